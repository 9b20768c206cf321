import { withoutLeadingFillers } from '../answers/around.ts';
import { fold } from '../answers/fold.ts';
import { answerKey } from '../answers/reading.ts';
import { type Elsewhere, factsElsewhere, holdsElsewhere } from './condition.ts';
import type { Scenario } from './scenario.ts';

type Opened = Pick<Scenario, 'entry'>;

/**
 * Whether a typed text is the phrase of a city, read as an answer is: « c’est : Rien n’est perdu ! » is
 * riennestperdu.
 */
export function isEntryPhrase({ entry }: Opened, typed: string): boolean {
  if (!entry) return false;
  const said = [typed, ...withoutLeadingFillers(fold(typed))].map((text) => answerKey(text, 'word'));
  return entry.phrase.some((phrase) => said.includes(answerKey(phrase, 'word')));
}

/** Whether a player has done elsewhere everything that the city asks. */
export const mayEnter = ({ entry }: Opened, elsewhere: Elsewhere): boolean =>
  entry?.when.every((fact) => holdsElsewhere(fact, elsewhere[fact.city])) ?? false;

/** The facts that decide who may enter. */
export const factsOfEntry = ({ entry }: Opened) => entry?.when.flatMap((fact) => factsElsewhere(fact)) ?? [];
