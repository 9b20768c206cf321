import { faultsOf, puzzleTypeOf } from '../../puzzles/index.ts';
import { judge } from '../../story/judge.ts';
import type { Located } from '../../scenario/draft.ts';
import { fr } from '../../words/fr.ts';
import { writeSentence } from '../../words/words.ts';
import type { PlayContext } from './context.ts';
import { whyUnsolvable } from './examples.ts';

/**
 * Reports replies that would never be shown: to a right answer, to an answer that cannot be sent, or to one
 * that has a reply already.
 */
function checkEachReply({ story, report }: PlayContext, { file, value }: Located<'step'>): void {
  const answered = new Map<string, number>();
  value.replies?.forEach(({ to, if: condition }, index) => {
    to.forEach((text, position) => {
      const at = file.valueAt(['replies', index, 'to', position]);
      const { verdict, key: reading, message } = judge(story, value.name, text);
      const pattern = value.puzzle && puzzleTypeOf(value.puzzle).replyPattern?.(value.puzzle, text);
      const key = pattern?.key ?? reading;
      const earlier = answered.get(key);
      if (verdict === 'right')
        report(
          'reply-is-right',
          at,
          `« ${text} » est une bonne réponse.`,
          'Retirez-la de « to », ou de « solution ».',
        );
      else if (verdict === 'unreadable' && !pattern)
        report(
          'reply-unreadable',
          at,
          `« ${text} » ne se saisit pas ici (${writeSentence(message, fr)}).`,
          'Retirez-la, ou corrigez-la.',
        );
      else if (earlier !== undefined && earlier !== index)
        report(
          'reply-repeated',
          at,
          `« ${text} » a déjà une réponse plus haut.`,
          'Gardez une seule des deux phrases.',
        );
      // A later reply to the same answer is for players who do not meet the condition.
      else if (!condition) answered.set(key, index);
    });
  });
}

/** Checks that the solution can be sent and that every author's reply can be shown. */
export function checkReplies(context: PlayContext): void {
  for (const step of context.draft.steps) {
    const { file, value } = step;
    if (!value.puzzle) continue;
    const why = whyUnsolvable(value.puzzle);
    if (why === null) {
      checkEachReply(context, step);
      continue;
    }
    // The checks of the puzzle itself have already reported why.
    if (faultsOf(value.puzzle).some(({ unsolvable }) => unsolvable)) continue;
    const solution = puzzleTypeOf(value.puzzle).solve(value.puzzle);
    const message = `La solution « ${solution} » ne se saisit pas : ${why}.`;
    context.report(
      'solution-unreadable',
      file.valueAt(['puzzle', 'solution']),
      message,
      'Corrigez la solution, ou les réglages de l’épreuve.',
    );
  }
}
