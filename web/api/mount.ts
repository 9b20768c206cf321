/**
 * Path below which this site is served, without a final slash, from the document's root element; empty for a
 * whole origin. Its addresses, its cookie and its storage keys all belong to that path.
 */
export const mount = typeof document === 'undefined' ? '' : (document.documentElement.dataset.mount ?? '');
