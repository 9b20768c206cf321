import type { Page } from 'playwright-core';

/**
 * What is on the screen as one file without script: the same elements, the same words, the same rules, which stand in it. Nothing
 * that looks like this can be painted sooner.
 */
export function stillPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets]
      .filter(({ media }) => media.mediaText !== 'not all')
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('');
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    for (const asked of root.querySelectorAll('script, link, style, noscript')) asked.remove();
    const style = document.createElement('style');
    style.textContent = rules;
    root.querySelector('head')?.append(style);
    return `<!doctype html>${root.outerHTML}`;
  });
}
