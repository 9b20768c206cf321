import { statusIn, type SentAnswer } from '../../state/game/answers.ts';
import { tooMany, whereNow } from '../../state/words.ts';

/** What the player reads of answers that went by themselves. */
export interface OutcomeWords {
  readonly words: string;
  /** The story has gone on, and leads somewhere. */
  readonly isRight: boolean;
}

const WORDS: Readonly<Record<number, (outcome: SentAnswer) => string>> = {
  404: ({ answer, result }) => `Votre réponse « ${answer.code} » : ${result.ok ? '' : result.error}.`,
  409: ({ result }) => whereNow(result.ok ? undefined : statusIn(result)?.view?.stepNumber),
  429: ({ result }) => `${tooMany(result.ok ? undefined : result.seconds)}. Votre réponse partira d’elle-même.`,
};

/** The one thing to say: that one was right, else what the last one met. Null when nobody was there. */
export function tellOutcome(outcomes: readonly SentAnswer[]): OutcomeWords | null {
  const right = outcomes.find(({ result }) => result.ok);
  if (right) return { words: `Votre réponse « ${right.answer.code} » est juste.`, isRight: true };
  const last = outcomes.findLast(({ result }) => result.status in WORDS);
  return last ? { words: WORDS[last.result.status]?.(last) ?? '', isRight: false } : null;
}
