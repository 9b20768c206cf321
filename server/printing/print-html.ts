import { withBrowser } from './with-browser.ts';

/** A page that needs nothing from outside, as a PDF by its own print styles; null where no Chromium is installed. */
export function printHtml(html: string): Promise<Buffer | null> {
  return withBrowser(async (browser) => {
    const tab = await browser.newPage({ locale: 'fr-FR' });
    await tab.setContent(html, { waitUntil: 'load' });
    await tab.evaluate('document.fonts.ready');
    return tab.pdf({ preferCSSPageSize: true, printBackground: true });
  });
}
