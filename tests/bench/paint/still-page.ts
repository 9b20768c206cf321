import type { Page } from 'playwright-core';

/**
 * The displayed page as a single file without scripts: the same elements, texts and style rules, inlined. It
 * is the lower limit for painting this page.
 */
export function stillPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets]
      .filter(({ media }) => media.mediaText !== 'not all')
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('');
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of root.querySelectorAll('script, link, style, noscript')) element.remove();
    const style = document.createElement('style');
    style.textContent = rules;
    root.querySelector('head')?.append(style);
    return `<!doctype html>${root.outerHTML}`;
  });
}
