import schema from '../../schemas/puzzles/last-sms.schema.json' with { type: 'json' };
import { isFinalSolution, readFinalCode } from '../answers/final-code.ts';
import type { LastSms } from '../types/puzzle.generated.ts';
import { definePuzzleType } from './define.ts';
import { smsIn } from './shared/exchange.ts';
import { finalCodeParts, finalCodesIn, finalWords, sayFinalCodes } from './shared/solutions.ts';
import { type PuzzleLink, routesOf } from './shared/links.ts';

/** The widget sends nothing: the answer comes from the final application. */
export type LastSmsPublic = {
  readonly type: 'last-sms';
  readonly header: string;
  readonly subheader?: string;
  readonly contact: string;
  readonly messages: readonly string[];
  readonly links: readonly PuzzleLink[];
};

export const lastSms = definePuzzleType<'last-sms', LastSms, LastSmsPublic, string>({
  slug: 'last-sms',
  schema,
  toPublic: ({ header, subheader, contact, messages, links }) => ({
    type: 'last-sms',
    header,
    ...(subheader !== undefined && { subheader }),
    contact,
    messages,
    links: routesOf(links),
  }),
  parseAnswer: (_config, raw) => {
    const answer = readFinalCode(raw);
    return answer === null ? { ok: false, message: ['needsSizeAndWord'] } : { ok: true, answer };
  },
  evaluate: ({ finalCode }, answer) => isFinalSolution(finalCode, answer),
  key: (_config, answer) => answer,
  words: ({ finalCode }) => finalWords(finalCode),
  solve: ({ finalCode }) => finalCode[0] ?? '',
  said: ({ finalCode }) => sayFinalCodes(finalCode),
  answerParts: ({ finalCode }) => finalCodeParts(finalCode),
  answersIn: (_config, words) => finalCodesIn(words),
  finalCodes: ({ finalCode }) => finalCode,
  sms: ({ messages }) => smsIn(messages),
  media: () => ({ always: [], onceRecognised: [] }),
  links: ({ links }) => links ?? [],
  examples: {
    config: {
      type: 'last-sms',
      header: 'Dernier SMS',
      contact: 'B. M.',
      messages: ['Ne m’attendez plus.', 'Comptez les marches.'],
      finalCode: ['3_ÉCUME'],
    },
    correct: ['3_ÉCUME', '3_ecume', ' 3_Écume ', '3_ ecume'],
    incorrect: ['4_FALAISE', '4_ECUME', '3_ECUMES', '3_'],
    invalid: ['', 'ECUME', '0_ECUME', '33_ECUME', '3-ECUME'],
  },
});
