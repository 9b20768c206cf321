import type { Condition } from '../types/condition.generated.ts';
import { combinationsOf, factsRead, factsWhere, holds } from './condition.ts';

// A page with passages for some players, <If chose="STEP" is="option">…</If>, is compiled into variants: one
// file for each combination of conditions that can hold. A player's facts select one of them, and only that
// file is named and served.

/** The most variants of a page: each is a text that somebody should read before players do. */
export const MOST_VARIANTS = 8;

/** For each passage of the page, in its order, whether the variant contains it. */
export type Variant = readonly boolean[];

/**
 * « laPasserelle~2 »: the slug of a variant, counted from 1. No file of a city may contain « ~ » in its name.
 */
export const variantSlug = (slug: string, index: number): string => `${slug}~${index + 1}`;

const NUMBER = /~(\d+)(?=$|\.mdx$)/u;

/** The page's own slug, key or path: without the number of a variant. */
export const withoutVariant = (name: string): string => name.replace(NUMBER, '');

/** The index of the variant that a slug, a key or a path names; null for a page without variants. */
export function variantIndex(name: string): number | null {
  const [, number] = NUMBER.exec(name) ?? [];
  return number === undefined ? null : Number(number) - 1;
}

/**
 * The variants of a page whose passages have these conditions; one more than `MOST_VARIANTS` when there are
 * too many.
 */
export function variantsOf(conditions: readonly Condition[]): readonly Variant[] {
  const variants = new Map<string, Variant>();
  for (const facts of combinationsOf(conditions.flatMap((condition) => factsRead(condition)))) {
    const variant = conditions.map((condition) => holds(condition, factsWhere(facts)));
    variants.set(variant.join(), variant);
    if (variants.size > MOST_VARIANTS) break;
  }
  return [...variants.values()];
}

export const conditionOfVariant = (conditions: readonly Condition[], variant: Variant): Condition => ({
  all: conditions.map((condition, index) => (variant[index] ? condition : { not: condition })),
});
