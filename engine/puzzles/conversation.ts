import schema from '../../schemas/puzzles/conversation.schema.json' with { type: 'json' };
import { fold } from '../answers/fold.ts';
import { type Parsed, parseText } from '../answers/parse-text.ts';
import { answerKey } from '../answers/reading.ts';
import type { Conversation } from '../types/puzzle.generated.ts';
import { definePuzzleType } from './define.ts';
import { SMS_TIMES, smsIn } from './shared/exchange.ts';
import { typedParts } from './shared/solutions.ts';

export type ConversationPublic =
  | {
      readonly type: 'conversation';
      readonly contact: string;
      readonly phase: 'locked';
      readonly prompt: string;
      /** Number of initials. */
      readonly length: number;
      readonly analysisMs: number;
    }
  | {
      readonly type: 'conversation';
      readonly contact: string;
      readonly phase: 'open';
      /** All messages of the step; the screen reveals them one after the other. */
      readonly messages: readonly string[];
      /**
       * « Oui » sends `code`; each « Non » is answered with the next of `refusals`, then with the last one.
       */
      readonly arrival: {
        readonly question: string;
        readonly code: string;
        readonly refusals: readonly string[];
      };
      readonly messageMs: number;
      readonly analysisMs: number;
    };

export const conversation = definePuzzleType<'conversation', Conversation, ConversationPublic, string>({
  slug: 'conversation',
  schema,
  toPublic: (config, { debug }) => {
    const speed = debug ? 'debug' : 'play';
    return config.initials ? lockedPhase(config, config.initials, speed) : openPhase(config, speed);
  },
  parseAnswer: (config, raw) =>
    config.initials ? parseInitials(raw, config.initials.solution.length) : parseText(raw, 1),
  evaluate: (config, answer) =>
    solutionsOf(config).some((solution) => keyOf(config, solution) === keyOf(config, answer)),
  key: keyOf,
  said: ({ initials, arrival }) => initials?.solution ?? (arrival ? '« Oui », une fois arrivé' : null),
  // Initials and the button's code are exact.
  words: ({ initials, arrival }) =>
    initials || !arrival
      ? undefined
      : {
          solutions: arrival.solution,
          path: ['arrival', 'solution'],
          reading: 'place',
          asked: [arrival.question],
        },
  solve: (config) => solutionsOf(config)[0] ?? '',
  answerParts: ({ initials, arrival }) =>
    typedParts(initials ? [initials.solution] : (arrival?.solution ?? []), initials ? 'word' : 'place'),
  buttonCode: ({ arrival }) => arrival && { code: arrival.code, path: ['arrival', 'code'] },
  sms: ({ messages }) => smsIn(messages),
  media: () => ({ always: [], onceRecognised: [] }),
  examples: {
    config: {
      type: 'conversation',
      contact: 'Numéro masqué',
      initials: { prompt: 'Qui vous écrit ?', solution: 'HQ' },
    },
    correct: ['HQ', 'hq', 'Hq', ' h. q. '],
    incorrect: ['QH', 'HH'],
    invalid: ['', 'H', 'HQX', '12'],
  },
});

type Speed = 'play' | 'debug';

function lockedPhase(
  config: Conversation,
  initials: NonNullable<Conversation['initials']>,
  speed: Speed,
): ConversationPublic {
  return {
    type: 'conversation',
    contact: config.contact,
    phase: 'locked',
    prompt: initials.prompt,
    length: initials.solution.length,
    analysisMs: SMS_TIMES.analysis[speed],
  };
}

function openPhase(config: Conversation, speed: Speed): ConversationPublic {
  const { question = '', code = '', refusals = [] } = config.arrival ?? {};
  return {
    type: 'conversation',
    contact: config.contact,
    phase: 'open',
    messages: config.messages ?? [],
    arrival: { question, code, refusals },
    messageMs: SMS_TIMES.message[speed],
    analysisMs: SMS_TIMES.analysis[speed],
  };
}

/** The code that « Oui » sends comes first; the typed names of the place are right too. */
function solutionsOf(config: Conversation): readonly string[] {
  if (config.initials) return [config.initials.solution];
  return config.arrival ? [config.arrival.code, ...config.arrival.solution] : [];
}

function keyOf(config: Conversation, answer: string): string {
  return answerKey(answer, config.initials ? 'word' : 'place');
}

function parseInitials(raw: string, length: number): Parsed<string> {
  const letters = fold(raw).replaceAll(' ', '');
  if (letters.length !== length || !/^\p{L}+$/u.test(letters))
    return { ok: false, message: ['needsLetters', length] };
  return { ok: true, answer: letters };
}
