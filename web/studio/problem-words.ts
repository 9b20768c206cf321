import type { Desk, DeskProblem } from '../../engine/graph/desk.ts';
import { inFieldNames } from './field-names.ts';
import { typeset } from '../components/text/typography.tsx';

const counted = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;

/** « 2 erreurs, 1 avertissement »; empty without problems. */
export function problemWords(problems: readonly DeskProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return [errors > 0 && counted(errors, 'erreur'), warnings > 0 && counted(warnings, 'avertissement')]
    .filter(Boolean)
    .join(', ');
}

/** Without the other cities that are being written. `shown`: the city on the desk. */
export const problemCount = ({ cities, problems }: Desk, shown: string | undefined): number =>
  cities.reduce(
    (sum, { slug, isDraft, problems: own }) => sum + (isDraft && slug !== shown ? 0 : own.length),
    problems.length,
  );

/** Whether a problem is only that nothing has been typed yet: its field waits, and is not wrong. */
export const isToFill = ({ code }: Pick<DeskProblem, 'code'>): boolean =>
  code === 'empty-value' || code === 'empty-passage';

/** What the compiler says of a place, with the names that the forms have. */
export const problemText = (
  text: string,
  { file, titles }: Pick<DeskProblem, 'file'> & Partial<Pick<DeskProblem, 'titles'>>,
): string => setExceptTyped(inFieldNames(text, file, titles));

const helps = new Map<string, string>();

/** What a schema says of a field, with the names that the forms have. */
export function helpText(text: string): string {
  const known = helps.get(text) ?? setExceptTyped(inFieldNames(text));
  helps.set(text, known);
  return known;
}

/** French typography, except for straight quotes, which have to be typed into files. */
export const setExceptTyped = (text: string): string =>
  text
    .split("'")
    .map((part) => typeset(part))
    .join("'");
