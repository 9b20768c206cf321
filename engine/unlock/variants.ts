import { firstOf } from '../scenario/cases.ts';
import type { PageKind } from '../scenario/scenario.ts';
import { factsOf } from '../story/facts.ts';
import type { Standing } from '../story/standing.ts';

/** The slug of the variant of a page that the player's facts select: the page's own slug when all players read the same. */
export function variantFor(standing: Standing, kind: PageKind, slug: string): string {
  const variants = standing.story.scenario.conditionalPages[`${kind}/${slug}`]?.variants ?? [];
  return firstOf(variants, factsOf(standing)) ?? slug;
}
