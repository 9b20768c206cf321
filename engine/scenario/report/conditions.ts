import { dailySpan } from '../../hours/status.ts';
import { readDelay, weekdayNumber } from '../../hours/zoned.ts';
import type { ReportCondition } from '../../types/report-condition.generated.ts';
import type { ReportFile } from '../../types/report.generated.ts';
import { type FactRead, type Facts, factsRead, holds } from '../condition.ts';

/** How far a player went into the hints: `all` means every hint of some step, its solution included. */
export type HintsAsked = 'none' | 'some' | 'all';

/** The measures of a game that a report’s conditions read, from activation to the end. */
export interface Measures {
  /** Number of wrong answers, by the name of the step. */
  readonly wrong: Readonly<Record<string, number>>;
  /** The step of the wrong answer that may be shown; null when there is none. */
  readonly finestAt: string | null;
  readonly hints: HintsAsked;
  /** The longest time without an answer or a hint. `at`: the step that the player stood at. */
  readonly silence: { readonly ms: number; readonly at: string | null };
  readonly lastedMs: number;
  /** Calendar days of the city, 1 for a game that ends on the day on which it begins. */
  readonly days: number;
  /** When the last right answer came: decimal hours of the city. */
  readonly lastWord: number;
  /** Its day of the week in the city, 1 for Monday to 7. */
  readonly lastDay: number;
}

interface Range {
  readonly least?: number | null;
  readonly most?: number | null;
}

const isIn = (value: number, { least, most }: Range): boolean =>
  value >= (least ?? -Infinity) && value <= (most ?? Infinity);

/** Written lengths of time, in milliseconds. */
const inMs = ({ least, most }: { readonly least?: string; readonly most?: string }): Range => ({
  least: least === undefined ? null : readDelay(least),
  most: most === undefined ? null : readDelay(most),
});

export const wrongAnswersAt = ({ wrong }: Pick<Measures, 'wrong'>, step?: string): number =>
  step === undefined ? Object.values(wrong).reduce((sum, count) => sum + count, 0) : (wrong[step] ?? 0);

/** `hour`: decimal; `between`: « 22-6 » passes midnight. */
function isBetweenHours(hour: number, between: string): boolean {
  const span = dailySpan(between);
  return span !== undefined && [hour, hour + 24].some((time) => time >= span.opens && time < span.closes);
}

const areHintsSo = (asked: HintsAsked, wanted: HintsAsked): boolean =>
  asked === wanted || (wanted === 'some' && asked === 'all');

/** A missing condition is always true. `facts.asked`: the steps at which a hint was asked before the end. */
export function meetsReport(
  condition: ReportCondition | undefined,
  facts: Facts,
  measures: Measures,
): boolean {
  if (!condition) return true;
  const { wrong, finest, hints, silence, lasted, days, lastWord, lastDay, ...others } = condition;
  const { all = [], any, not, ...plain } = others;
  const isMet = (inner: ReportCondition): boolean => meetsReport(inner, facts, measures);
  return (
    holds(plain, facts) &&
    (wrong === undefined || isIn(wrongAnswersAt(measures, wrong.at), wrong)) &&
    (finest === undefined || measures.finestAt === finest) &&
    (hints === undefined || areHintsSo(measures.hints, hints)) &&
    (silence === undefined ||
      (isIn(measures.silence.ms, inMs(silence)) &&
        (silence.at ?? measures.silence.at) === measures.silence.at)) &&
    (lasted === undefined || isIn(measures.lastedMs, inMs(lasted))) &&
    (days === undefined || isIn(measures.days, days)) &&
    (lastWord === undefined || isBetweenHours(measures.lastWord, lastWord.between)) &&
    (lastDay === undefined || measures.lastDay === weekdayNumber(lastDay)) &&
    all.every(isMet) &&
    (any === undefined || any.some(isMet)) &&
    (not === undefined || !isMet(not))
  );
}

export type ReportGroup = ReportFile['groups'][number];

/** A part of a condition that reads no other conditions. */
export type PlainCondition = Omit<ReportCondition, 'all' | 'any' | 'not'>;

interface ConditionPart {
  readonly plain: PlainCondition;
  readonly path: readonly (string | number)[];
}

/** Every plain part of a condition, nested ones included. */
export function partsOf(
  { all = [], any = [], not, ...plain }: ReportCondition,
  path: ConditionPart['path'] = [],
): readonly ConditionPart[] {
  return [
    { plain, path },
    ...all.flatMap((inner, index) => partsOf(inner, [...path, 'all', index])),
    ...any.flatMap((inner, index) => partsOf(inner, [...path, 'any', index])),
    ...(not ? partsOf(not, [...path, 'not']) : []),
  ];
}

/** The facts that a plain part reads as every other condition does. */
export const plainFacts = ({
  plain: { chose, solved, asked, took, elsewhere },
  path,
}: ConditionPart): readonly FactRead[] =>
  factsRead(
    {
      ...(chose && { chose }),
      ...(solved && { solved }),
      ...(asked && { asked }),
      ...(took && { took }),
      ...(elsewhere && { elsewhere }),
    },
    path,
  );

/** The steps that measures name, each with its place in the condition. */
export const measuredSteps = ({
  plain: { wrong, finest, silence },
  path,
}: ConditionPart): readonly (readonly [string, ConditionPart['path']])[] => [
  ...(wrong?.at === undefined ? [] : [[wrong.at, [...path, 'wrong', 'at']] as const]),
  ...(finest === undefined ? [] : [[finest, [...path, 'finest']] as const]),
  ...(silence?.at === undefined ? [] : [[silence.at, [...path, 'silence', 'at']] as const]),
];

/** The blanks of a sentence, without braces, and what fills them. */
export const BLANKS = {
  réponse: 'la plus belle réponse fausse, en capitales',
  erreurs: '« trois réponses fausses », « aucune réponse fausse »',
  indices: '« deux indices », « aucun indice »',
  silence: 'le plus long silence, « 2 h 12 »',
  heure: 'l’heure du dernier mot, « 13 h 07 »',
  début: 'l’heure du premier geste, « 10 h 40 »',
  durée: 'le temps entre les deux, « 2 h 27 »',
  jours: '« un jour », « trois jours »',
  date: 'le jour de la fin, « lundi 23 novembre »',
} as const;

export type BlankName = keyof typeof BLANKS;

const BLANK = /\{([^{}]*)\}/gu;

/** The names in braces, known or not, in the order of the text. */
export const blanksIn = (text: string): readonly string[] =>
  [...text.matchAll(BLANK)].map(([, name = '']) => name.normalize('NFC'));

/** « de {silence} » is « d’une minute » for some. */
const elided = (text: string): string => text.replace(/\b(d|qu)e (?=(?:un|une|aucun|aucune) )/gu, '$1’');

/** The text with its blanks filled; it begins with a capital. */
export function fillBlanks(text: string, values: Readonly<Record<BlankName, string>>): string {
  const filled = elided(
    text.replace(BLANK, (blank, name: string) => values[name.normalize('NFC') as BlankName] ?? blank),
  );
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Whether a sentence shows the finest wrong answer: it is then for players who gave one. */
export const showsAnswer = (text: string): boolean => blanksIn(text).includes('réponse');
