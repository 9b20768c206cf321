import type { SiteFile } from '../../engine/public.ts';
import file from '../../scenarios/site.yaml';

/** The site's settings and facts: scenarios/site.yaml, whose shape schemas/site.schema.json checks. */
export type SiteSettings = SiteFile;

export const site = file as SiteSettings;
