import { type SentAnswer, staleMessage } from '../../state/game/answers.ts';
import { NOT_JUDGED, tooManyTriesMessage } from '../../state/words.ts';

/** Message about answers that were sent automatically. */
export interface OutcomeMessage {
  readonly words: string;
  /** The story has advanced. */
  readonly isRight: boolean;
}

const WORDS: Readonly<Record<number, (outcome: SentAnswer) => string>> = {
  404: ({ answer, result }) => `Votre réponse « ${answer.code} » : ${result.ok ? '' : result.error}.`,
  409: ({ result }) => (result.ok ? '' : `${staleMessage(result)} ${NOT_JUDGED}`),
  429: ({ result }) =>
    `${tooManyTriesMessage(result.ok ? undefined : result.seconds)}. Votre réponse partira d’elle-même.`,
};

/** One message for all: an accepted answer, else the last result. Null when no server responded. */
export function outcomeMessage(outcomes: readonly SentAnswer[]): OutcomeMessage | null {
  const right = outcomes.find(({ result }) => result.ok);
  if (right) return { words: acceptedWords(right.answer), isRight: true };
  const last = outcomes.findLast(({ result }) => result.status in WORDS);
  return last ? { words: WORDS[last.result.status]?.(last) ?? '', isRight: false } : null;
}

const acceptedWords = ({ code, decision }: SentAnswer['answer']): string =>
  decision === undefined
    ? `Votre réponse « ${code} » est juste.`
    : `Votre décision est prise : « ${decision} ».`;
