import { lateParts } from '../../components/late-parts.ts';

/** What few pages have, or only those that no step shows. */
export const { load: loadPageParts, part: pagePart } = lateParts('page', () => import('./page-parts.ts'));
