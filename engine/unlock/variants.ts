import { firstOf } from '../scenario/cases.ts';
import type { PageKey, PageKind } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';

/**
 * The page as this player reads it: the variant that the player's facts select, or the page itself when all
 * players read the same.
 */
export function variantFor(standing: Standing, kind: PageKind, slug: string): PageKey {
  const key: PageKey = `${kind}/${slug}`;
  const conditional = standing.story.scenario.conditionalPages[key];
  const variant = conditional && firstOf(conditional.variants, standing.facts);
  return variant === undefined ? key : `${kind}/${variant}`;
}
