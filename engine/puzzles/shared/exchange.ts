import { fold } from '../../answers/fold.ts';
import type { Lines } from '../../types/lines.generated.ts';
import type { PuzzlePath } from '../define.ts';

export type DialogueLine = Lines[number];
export type Reply = NonNullable<DialogueLine['replies']>[number];
export type AskedField = NonNullable<DialogueLine['asks']>;

/** An exchange as the browser receives it: what was said so far, and what the player may do next. */
export type Exchange = {
  readonly said: readonly { readonly text: string; readonly mine?: true }[];
  /** The replies to choose from; empty at a field and at the end. `ends`: it ends the exchange. */
  readonly replies: readonly { readonly label: string; readonly ends?: true }[];
  readonly field?: { readonly placeholder: string };
};

/** A place in a dialogue: at a question, or at the end. */
export interface Turn {
  readonly said: Exchange['said'];
  /** The labels of the replies given, first to last. */
  readonly given: readonly string[];
  /** The last name among the replies given. */
  readonly name: string | null;
  readonly replies: readonly Reply[];
  readonly field: AskedField | null;
  /** The lines after the question, for those who come back from it. */
  readonly after: readonly DialogueLine[];
}

/** In a text, the replies of a path are separated by this sign; so is what was typed at its end. */
export const SEPARATOR = '>';

export const pathText = (given: readonly string[]): string => given.join(` ${SEPARATOR} `);

const piecesOf = (raw: string): readonly string[] => raw.split(SEPARATOR).map((piece) => piece.trim());

/** A reply may consist of punctuation only: « … ». */
export const labelKey = (label: string): string => fold(label) || label.trim();

/** Up to the next question. */
function read(
  lines: readonly DialogueLine[],
  { said, given, name }: Pick<Turn, 'said' | 'given' | 'name'>,
): Turn {
  const at = lines.findIndex(({ says }) => says === undefined);
  const heard = (at === -1 ? lines : lines.slice(0, at)).map(({ says = '' }) => ({ text: says }));
  const { replies = [], asks = null } = lines[at] ?? {};
  return {
    said: [...said, ...heard],
    given,
    name,
    replies,
    field: asks,
    after: at === -1 ? [] : lines.slice(at + 1),
  };
}

export const opening = (lines: readonly DialogueLine[]): Turn =>
  read(lines, { said: [], given: [], name: null });

export function reply({ said, given, name, after }: Turn, { label, lines = [], ...own }: Reply): Turn {
  return read([...lines, ...after], {
    said: [...said, { text: label, mine: true }],
    given: [...given, label],
    name: own.name ?? name,
  });
}

export const isFinished = ({ replies, field }: Turn): boolean => replies.length === 0 && field === null;

/**
 * Follows a path as far as its replies lead. `rest`: what remains of the text, undefined when all of it was
 * read.
 */
export function follow(
  lines: readonly DialogueLine[],
  raw: string,
): { readonly turn: Turn; readonly rest: string | undefined } {
  let turn = opening(lines);
  const pieces = piecesOf(raw);
  for (const [index, piece] of pieces.entries()) {
    const given = turn.replies.find(({ label }) => labelKey(label) === labelKey(piece));
    if (!given) return { turn, rest: pathText(pieces.slice(index)) };
    turn = reply(turn, given);
  }
  return { turn, rest: undefined };
}

/** A path whose replies are labels of the same dialogue in another language, with the labels of this one. */
export function reworded(
  lines: readonly DialogueLine[],
  others: readonly DialogueLine[],
  raw: string,
): string {
  let [own, other] = [opening(lines), opening(others)];
  let isReworded = false;
  const pieces = piecesOf(raw);
  for (const [index, piece] of pieces.entries()) {
    const known = replyCalled(own, piece);
    const at = known === -1 ? replyCalled(other, piece) : known;
    const [given, twin] = [own.replies[at], other.replies[at]];
    if (!given || !twin) return isReworded ? pathText([...own.given, ...pieces.slice(index)]) : raw;
    isReworded ||= known === -1;
    [own, other] = [reply(own, given), reply(other, twin)];
  }
  return isReworded ? pathText(own.given) : raw;
}

const replyCalled = ({ replies }: Turn, label: string): number =>
  replies.findIndex((one) => labelKey(one.label) === labelKey(label));

/** The right answer that goes on with the first reply everywhere. */
export function firstAnswer(turn: Turn): string {
  const [first] = turn.replies;
  return first
    ? firstAnswer(reply(turn, first))
    : pathText([...turn.given, ...(turn.field ? [turn.field.solution[0] ?? ''] : [])]);
}

/** Every question once, as first reached when the replies are given in the order of the file. */
export function* questionsOf(lines: readonly DialogueLine[]): Generator<Turn> {
  const known = new Set<object>();
  function* from(turn: Turn): Generator<Turn> {
    const question = turn.field ?? turn.replies;
    if (isFinished(turn) || known.has(question)) return;
    known.add(question);
    yield turn;
    for (const given of turn.replies) yield* from(reply(turn, given));
  }
  yield* from(opening(lines));
}

export const exchangeAt = (turn: Turn): Exchange => ({
  said: turn.said,
  replies: turn.replies.map((given) => ({
    label: given.label,
    ...(isFinished(reply(turn, given)) && { ends: true }),
  })),
  ...(turn.field && { field: { placeholder: turn.field.placeholder } }),
});

/**
 * Time in which a message is deciphered on the screen, and the analysis before the first one, in
 * milliseconds.
 */
export const SMS_TIMES = {
  message: { play: 2000, debug: 200 },
  analysis: { play: 1600, debug: 200 },
} as const;

/** The texts of a field `messages`, with their places. */
export const smsIn = (
  messages: readonly string[] = [],
): readonly { readonly text: string; readonly path: PuzzlePath }[] =>
  messages.map((text, index) => ({ text, path: ['messages', index] }));
