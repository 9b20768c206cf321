import { assemble } from '../../scenario/assemble.ts';
import { readScenarioDraft } from '../../scenario/draft.ts';
import type { Step } from '../../scenario/scenario.ts';
import { puzzleTypeOf } from '../../puzzles/index.ts';
import { judge } from '../../story/judge.ts';
import { createStory } from '../../story/story.ts';
import type { Checker, Fault } from '../context.ts';

const VERDICTS = {
  right: 'juste',
  almost: 'presque juste',
  wrong: 'fausse',
  unreadable: 'illisible',
} as const;

/** The solutions, replies, synonyms and examples of a step, in its own language. */
function textsAt({
  puzzle,
  replies,
  synonyms,
  examples,
}: Step): readonly (readonly [string, readonly string[]])[] {
  const solutions = puzzle ? (puzzleTypeOf(puzzle).words?.(puzzle)?.solutions ?? []) : [];
  return [
    ['puzzle', solutions],
    ['replies', replies.flatMap(({ to }) => to)],
    ['synonyms', synonyms],
    ['examples', [...examples.accept, ...examples.almost, ...examples.refuse]],
  ];
}

/**
 * Checks that the answers of other languages change nothing of how the French ones are judged: neither a verdict,
 * nor which reply comes, nor what counts as a repeated mistake.
 */
export const checkLanguages: Checker = ({ source, story }) => {
  if (story.translations.length === 0) return [];
  const alone = createStory(assemble(readScenarioDraft(source)));
  return Object.values(alone.scenario.steps).flatMap((step) =>
    textsAt(step).flatMap(([field, texts]) =>
      texts.flatMap((text): Fault[] => {
        const [before, after] = [alone, story].map((one) => judge(one, step.name, text));
        if (!before || !after || JSON.stringify(before) === JSON.stringify(after)) return [];
        // A translation of the solution is a synonym in French, and right in its own language.
        if (field === 'synonyms' && after.verdict === 'right') return [];
        const moved =
          before.verdict === after.verdict
            ? 'reçoit une autre phrase, ou compte autrement'
            : `était ${VERDICTS[before.verdict]} et devient ${VERDICTS[after.verdict]}`;
        return [
          {
            code: 'answers-collide',
            about: { step: step.name, path: [field] },
            message: `À l’étape ${step.name}, « ${text} » ${moved} quand la ville est aussi dans une autre langue.`,
            wayOut: 'Retirez de la traduction le mot qui s’y confond : une réponse, ou un mot de ses pages.',
          },
        ];
      }),
    ),
  );
};
