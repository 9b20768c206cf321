import schema from '../../schemas/puzzles/dialogue.schema.json' with { type: 'json' };
import { type Parsed, parseText } from '../answers/parse-text.ts';
import { answerKey } from '../answers/reading.ts';
import type { Dialogue } from '../types/puzzle.generated.ts';
import { type AnswerWords, definePuzzleType, type PuzzleOption, type ReplyPattern } from './define.ts';
import {
  type AskedField,
  type Exchange,
  exchangeAt,
  firstAnswer,
  follow,
  isFinished,
  labelKey,
  opening,
  pathText,
  questionsOf,
  reply,
  reworded,
  SEPARATOR,
  SMS_TIMES,
  type Turn,
} from './shared/exchange.ts';
import { exchangeFaults, messagesIn, placedReplies } from './shared/exchange-faults.ts';
import { typedParts } from './shared/solutions.ts';

export type DialoguePublic = {
  readonly type: 'dialogue';
  readonly contact: string;
  /** Whether the screen asks for confirmation before the last answer, because it is final. */
  readonly confirm: boolean;
  /** Up to the first question. */
  readonly exchange: Exchange;
  readonly messageMs: number;
};

/** What is said after the replies given so far, from the beginning on. */
type DialogueReveal = { readonly exchange: Exchange };

/**
 * `typed`: what was typed, as it is compared; undefined at the end of a dialogue without a field. `field`:
 * null for a text that follows no reply and that no field of the dialogue admits.
 */
type Answer = {
  readonly turn: Turn;
  readonly typed?: { readonly key: string; readonly field: AskedField | null };
};

/** Ten requests a second. Replies are no secret: guessing them wins nothing. */
const EVERY_MS = 100;

/**
 * An exchange in which the player replies. An answer is what the player said: the labels of the replies and,
 * at a field, the typed text, as in « La recrue > Personne > sésame ». The server sends each part of the
 * dialogue once the replies before it are given.
 */
export const dialogue = definePuzzleType<'dialogue', Dialogue, DialoguePublic, Answer, DialogueReveal>({
  slug: 'dialogue',
  schema,
  isTyped: ({ lines }) => fieldTurns(lines).length > 0,
  toPublic: ({ contact, confirm = false, lines }, { debug }) => ({
    type: 'dialogue',
    contact,
    confirm,
    exchange: exchangeAt(opening(lines)),
    messageMs: SMS_TIMES.message[debug ? 'debug' : 'play'],
  }),
  parseAnswer,
  evaluate,
  key: keyOf,
  words: wordsIn,
  replyPattern,
  reworded: ({ lines }, other, raw) => reworded(lines, other.lines, raw),
  solve: ({ lines }) => firstAnswer(opening(lines)),
  options: ({ lines }) => optionsIn(lines),
  answerParts: ({ lines }) =>
    fieldTurns(lines).flatMap(({ field }) => typedParts(field.solution, field.reading ?? 'place')),
  faults: ({ lines }) => exchangeFaults(lines),
  sms: ({ lines }) => messagesIn(lines),
  media: () => ({ always: [], onceRecognised: [] }),
  continuation: {
    everyMs: EVERY_MS,
    after({ lines }, raw) {
      const { turn, rest } = follow(lines, raw);
      return rest === undefined ? { exchange: exchangeAt(turn) } : null;
    },
  },
  examples: {
    config: {
      type: 'dialogue',
      contact: 'Numéro masqué',
      lines: [
        { says: 'Qui êtes-vous ?' },
        {
          replies: [
            {
              label: 'Personne',
              name: 'personne',
              lines: [
                { says: 'Alors donnez le mot.' },
                { asks: { placeholder: 'Le mot', solution: ['SÉSAME'] } },
              ],
            },
            { label: 'La recrue', name: 'recrue', lines: [{ says: 'On m’a parlé de vous.' }] },
          ],
        },
        { says: 'Êtes-vous en chemin ?' },
        { replies: [{ label: 'Oui, par le pont' }, { label: 'Pas encore' }] },
      ],
    },
    correct: [
      'Personne > sésame',
      'sesame',
      ' personne>SÉSAME ',
      'La recrue > Pas encore',
      'la recrue > oui par le pont',
    ],
    incorrect: ['Personne > lampe', 'lampe'],
    invalid: [
      '',
      'Personne',
      'La recrue',
      'La recrue > peut-être',
      'Le facteur > sésame',
      'La recrue > Pas encore > sésame',
      'Personne > !!!',
    ],
  },
});

const fieldTurns = (lines: Dialogue['lines']): readonly (Turn & { readonly field: AskedField })[] =>
  [...questionsOf(lines)].flatMap((turn) => (turn.field ? [{ ...turn, field: turn.field }] : []));

const typedKey = ({ reading }: AskedField, text: string): string => answerKey(text, reading ?? 'place');

/** `key`: as compared. */
const isRight = (field: AskedField, key: string): boolean =>
  field.solution.some((solution) => typedKey(field, solution) === key);

const NOT_OFFERED = { ok: false, message: ['unknownReply'] } as const;
const NOT_OVER = { ok: false, message: ['notFinished'] } as const;

/**
 * A text that follows no reply is meant for the first field that admits it, so that writers can write the
 * word alone.
 */
function parseAnswer({ lines }: Dialogue, raw: string): Parsed<Answer> {
  const { turn, rest } = follow(lines, raw);
  if (rest === undefined) return isFinished(turn) ? { ok: true, answer: { turn } } : NOT_OVER;
  if (!turn.field && raw.includes(SEPARATOR)) return NOT_OFFERED;
  const fields = turn.field ? [{ ...turn, field: turn.field }] : fieldTurns(lines);
  const [first] = fields;
  if (!first) return NOT_OFFERED;
  const parsed = parseText(rest, 1);
  if (!parsed.ok) return parsed;
  const meant = fields.find(({ field }) => turn.field === field || isRight(field, typedKey(field, rest)));
  const key = typedKey((meant ?? first).field, rest);
  return { ok: true, answer: { turn: meant ?? turn, typed: { key, field: meant?.field ?? null } } };
}

function evaluate(_config: Dialogue, { turn, typed }: Answer): boolean {
  return typed ? typed.field !== null && isRight(typed.field, typed.key) : isFinished(turn);
}

/** The words that its fields ask for, where all are read alike. */
function wordsIn(config: Dialogue): AnswerWords | undefined {
  const fields = fieldTurns(config.lines).map(({ field }) => field);
  const [reading = 'place', ...others] = new Set(fields.map((field) => field.reading ?? 'place'));
  if (fields.length === 0 || others.length > 0) return undefined;
  const keyWith = (frame: string, typed: string): string | null => {
    const parsed = parseAnswer(config, frame + typed);
    return parsed.ok && evaluate(config, parsed.answer) ? keyOf(config, parsed.answer) : null;
  };
  const split = (raw: string) => {
    // Where a dialogue ends without a field, the last part is a reply that was offered, and no words to read.
    if (follow(config.lines, raw).rest === undefined) return { frame: raw, typed: '' };
    const end = raw.lastIndexOf(SEPARATOR) + SEPARATOR.length;
    return end === 0 ? { frame: '', typed: raw } : { frame: raw.slice(0, end), typed: raw.slice(end) };
  };
  return {
    solutions: fields.flatMap(({ solution }) => solution),
    path: ['lines'],
    reading,
    asked: [],
    within: { split, keyWith },
  };
}

/** Right answers that lead to the same decision mean the same. */
function keyOf(_config: Dialogue, { turn, typed }: Answer): string {
  const path = pathText([...turn.given.map(labelKey), ...(typed ? [typed.key] : [])]);
  return typed && !(typed.field && isRight(typed.field, typed.key)) ? path : (turn.name ?? path);
}

/** A word without its replies is meant for every field of the dialogue. */
function replyPattern({ lines }: Dialogue, typed: string): ReplyPattern<Answer> | null {
  const [first] = fieldTurns(lines);
  const { turn } = follow(lines, typed);
  if (!first || turn.given.length > 0 || typed.includes(SEPARATOR)) return null;
  const key = typedKey(first.field, typed);
  return {
    key,
    meets: (answer) =>
      answer.typed !== undefined &&
      answer.typed.key === (answer.typed.field ? typedKey(answer.typed.field, typed) : key),
  };
}

function optionsIn(lines: Dialogue['lines']): readonly PuzzleOption[] {
  const paths = new Map(placedReplies(lines).map(({ reply: given, path }) => [given, path]));
  const taken = new Map(
    [...questionsOf(lines)].flatMap((turn) =>
      turn.replies.map((given) => [given, firstAnswer(reply(turn, given))] as const),
    ),
  );
  return [...taken].flatMap(([given, answer]): readonly PuzzleOption[] => {
    const { label, name, formerly, next } = given;
    if (name === undefined) return [];
    return [
      {
        name,
        label,
        answer,
        path: paths.get(given) ?? [],
        ...(formerly && { formerly }),
        ...(next !== undefined && { next }),
      },
    ];
  });
}
