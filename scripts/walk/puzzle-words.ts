import { recognise, type Status } from '../../engine/index.ts';
import { NAMES } from '../../engine/prove/address-book.ts';
import { type Exchange, pathText } from '../../engine/puzzles/shared/exchange.ts';
import { wrapped } from './plain-page.ts';
import type { WalkSession } from './session.ts';

type Puzzle = NonNullable<NonNullable<Status['view']>['puzzle']>;
type ToLines = (value: never) => readonly string[];

const one = (toLine: (value: string) => string) => ((value: string) => [toLine(value)]) as ToLines;
const each = <Entry>(toLine: (entry: Entry, index: number) => string) =>
  ((values: readonly Entry[]) => values.map(toLine)) as ToLines;

interface Picture {
  readonly id: string;
  readonly alt: string;
  readonly label?: string;
}

/**
 * Texts of the public fields of puzzles, in reading order. By field, not by type, so that common fields have
 * the same text and a new type is shown as far as its fields are known.
 */
const FIELDS: Readonly<Record<string, ToLines>> = {
  header: one((text) => text),
  subheader: one((text) => text),
  hint: one((text) => text),
  contact: one((name) => `Échange avec ${name} :`),
  log: each(({ who, text }: { who?: string; text: string }) =>
    who === undefined ? `  ${text}` : `  ${who} : ${text}`,
  ),
  messages: each((text: string) => `  « ${text} »`),
  prompt: one((text) => text),
  scrambled: one(() => 'Un message illisible attend le bon réglage : « :essayer <valeur> ».'),
  recognised: ({ code, message }: { code: string; message?: string }) => [
    `Reconnu : ${code}.`,
    ...(message === undefined ? [] : [`  « ${message} »`]),
  ],
  picture: ({ alt }: Picture) => [`[Image : ${alt}]`],
  pictures: each(({ id, alt, label }: Picture) => `  ${id}. ${label ? `${label} : ` : ''}${alt}`),
  fields: each(({ label }: { label: string }, index) => `  ${index + 1}. ${label}`),
  dials: (count: number) => [`${count} molettes.`],
  max: (max: number) => [`De 0 à ${max}. « :essayer 0100 » écoute une fréquence.`],
  preset: ({ value, reveal }: { value: number; reveal: { transcript?: string } }) => [
    `Réglé sur ${value}.`,
    ...(reveal.transcript === undefined ? [] : [`  « ${reveal.transcript} »`]),
  ],
  options: each(({ name, label }: { name: string; label: string }) => `  ${name} : ${label}`),
  exchange: (exchange: Exchange) => linesOf(exchange, 0),
  arrival: ({ question }: { question: string }) => [`${question} (oui, non, ou le nom du lieu)`],
  notice: one((text) => text),
  placeholder: one((text) => `Réponse attendue : ${text}`),
  links: each(({ label, to }: { label: string; to: string }) => `→ ${label} (${to.split('/').at(-1) ?? ''})`),
};

/** What was said after the first `known` lines, and what can be answered. */
function linesOf({ said, replies, field }: Exchange, known: number): readonly string[] {
  return [
    ...said.slice(known).map(({ text, mine }) => (mine ? `  — ${text}` : `  « ${text} »`)),
    ...(replies.length > 0
      ? ['Répondez l’une de ces lignes :', ...replies.map(({ label }) => `  — ${label}`)]
      : []),
    ...(field ? [`Réponse attendue : ${field.placeholder}`] : []),
  ];
}

export const exchangeWords = (exchange: Exchange, known: number): readonly string[] =>
  linesOf(exchange, known).map((line) => wrapped(line));

export function puzzleWords(puzzle: Puzzle): readonly string[] {
  return Object.entries(FIELDS).flatMap(([field, toLines]) => {
    const value = puzzle[field];
    return value === undefined ? [] : toLines(value as never).map((line) => wrapped(line));
  });
}

/** The code sent by « Oui », and the replies to « Non ». */
export function arrivalOf(
  puzzle: Puzzle | null,
): { readonly code: string; readonly refusals: readonly string[] } | null {
  const arrival = puzzle?.arrival as { code: string; refusals: readonly string[] } | undefined;
  return arrival ?? null;
}

interface ExchangeTurn {
  readonly exchange: Exchange;
  /** How much of it was printed before. */
  readonly known: number;
  readonly given: readonly string[];
  readonly isOver: boolean;
}

/** The move after a reply of a dialogue; null elsewhere, and for a text typed into its field. */
export function exchangeAfter({ standing, given }: WalkSession, line: string): ExchangeTurn | null {
  const follow = (path: readonly string[]): Exchange | null =>
    (recognise(standing, pathText(path), { addresses: NAMES, debug: false }).reveal?.['exchange'] as
      | Exchange
      | undefined) ?? null;
  const said = [...given, line];
  const exchange = follow(said);
  if (!exchange) return null;
  const known = follow(given)?.said.length ?? exchange.said.findIndex(({ mine }) => mine);
  return {
    exchange,
    known: known + 1,
    given: said,
    isOver: exchange.replies.length === 0 && !exchange.field,
  };
}
