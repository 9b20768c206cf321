import { useLayoutEffect } from 'react';

const meta = (): HTMLMetaElement | null => document.querySelector('meta[name="theme-color"]');

/** The browser's own bars take the colour that the page stands on now. */
export function matchBars(): void {
  const element = meta();
  if (element) element.content = getComputedStyle(document.body).backgroundColor;
}

/** While a screen of the night is shown the browser's bars are dark too; the paper of the document comes back with it. */
export function useNightBars(): void {
  useLayoutEffect(() => {
    const element = meta();
    const paper = element?.content ?? '';
    matchBars();
    return () => {
      if (element) element.content = paper;
    };
  }, []);
}
