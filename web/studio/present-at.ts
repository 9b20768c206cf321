import type { Column, PresentThing } from '../../engine/graph/presence.ts';
import type { Circumstances } from './use-telephone.ts';

/** The page that is shown for a thing at a step; undefined where it is not there. */
export const pageIn = (
  { there, withHelp, withAllAsidesSolved }: Column,
  { id }: PresentThing,
): string | undefined => there[id] ?? withHelp[id] ?? withAllAsidesSolved[id];

/** Circumstances without which the telephone would not have the thing; undefined when any will do. */
export function needsOf(
  { there, withHelp }: Column,
  { id, isLate }: PresentThing,
): Circumstances | undefined {
  const isBeside = there[id] === undefined && withHelp[id] === undefined;
  return isLate || isBeside
    ? { ...(isLate && { mailed: true }), ...(isBeside && { asides: true }) }
    : undefined;
}

/** The steps at which a hint must have been asked for the thing to be there. */
export const askedFor = ({ there, helpAt }: Column, { id }: PresentThing): readonly string[] =>
  there[id] === undefined ? helpAt : [];
