import type { SiteFile } from '../../engine/public.ts';
import file from '../../scenarios/site.yaml';

/** Settings and facts of the site: scenarios/site.yaml, checked by schemas/site.schema.json. */
export type SiteSettings = SiteFile;

export const site = file as SiteSettings;
