import { solutionMeant } from '../answers/verdict.ts';
import { isFrench } from '../answers/words/french.ts';
import { type Elsewhere, factsElsewhere, holdsElsewhere } from './condition.ts';
import type { Scenario } from './scenario.ts';

type Opened = Pick<Scenario, 'entry'>;

/**
 * Whether a typed text means the phrase of a city, as an answer does: « c’est : Rien n’est perdu ! ».
 */
export function isEntryPhrase({ entry }: Opened, typed: string): boolean {
  return entry !== null && solutionMeant(entry.phrase, typed, { reading: 'text', isWord: isFrench }) !== null;
}

/** Whether a player has done elsewhere everything that the city asks. */
export const mayEnter = ({ entry }: Opened, elsewhere: Elsewhere): boolean =>
  entry?.when.every((fact) => holdsElsewhere(fact, elsewhere[fact.city])) ?? false;

/** The facts that decide who may enter. */
export const factsOfEntry = ({ entry }: Opened) => entry?.when.flatMap((fact) => factsElsewhere(fact)) ?? [];
