import { lazyParts } from '../../components/lazy-parts.ts';

/** Parts of few pages, or of pages that no step shows. */
export const { load: loadPageParts, part: pagePart } = lazyParts('page', () => import('./page-parts.ts'));
