/**
 * The path below which this site stands, without a final slash: the document's root element says so where it is not the
 * whole origin. Its addresses, its cookie and what it keeps on the device belong to that path.
 */
export const mount = typeof document === 'undefined' ? '' : (document.documentElement.dataset.mount ?? '');
