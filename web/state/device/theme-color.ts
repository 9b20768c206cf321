/** Gives the browser's own bars the page's background colour. Each shell calls it when it is mounted. */
export const updateThemeColor = (): void =>
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(document.body).backgroundColor);
