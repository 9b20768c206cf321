import { optionsOf, puzzleTypeOf } from '../../puzzles/index.ts';
import type { Puzzle } from '../../types/puzzle.generated.ts';
import type { Located } from '../draft.ts';
import type { LinkContext } from './context.ts';
import { checkIn, DOCUMENT, MESSAGE, STEP } from './references.ts';

const SCREENS = new Set(['home', 'correct', 'credits']);

function checkNames(context: LinkContext, { file, value }: Located<'walkthrough'>): void {
  const { stepNames, messages, documents } = context;
  const check = checkIn(context, file);
  check(STEP, ['ends'], value.ends, stepNames);
  value.moves.forEach((move, index) => {
    check(STEP, ['moves', index, 'at'], move.at, stepNames);
    if (!SCREENS.has(move.opens ?? '')) check(MESSAGE, ['moves', index, 'opens'], move.opens, messages);
    move.messages?.forEach((slug, position) =>
      check(MESSAGE, ['moves', index, 'messages', position], slug, messages),
    );
    move.documents?.forEach((slug, position) =>
      check(DOCUMENT, ['moves', index, 'documents', position], slug, documents),
    );
  });
}

/** The key of an answer; null when it cannot be read. */
function keyOf(puzzle: Puzzle | undefined, answer: string): string | null {
  if (!puzzle) return null;
  const type = puzzleTypeOf(puzzle);
  const parsed = type.parseAnswer(puzzle, answer);
  return parsed.ok ? type.key(puzzle, parsed.answer) : null;
}

/** Reports options that no walkthrough takes, where a city has walkthroughs. */
function checkOptions({ draft, report }: LinkContext): void {
  const moves = draft.walkthroughs.flatMap(({ value }) => value.moves);
  if (moves.length === 0) return;
  for (const { file, value } of draft.steps) {
    for (const { name, path } of optionsOf(value.puzzle)) {
      if (
        moves.some(
          ({ at, answer }) =>
            at === value.name && answer !== undefined && keyOf(value.puzzle, answer) === name,
        )
      )
        continue;
      const message = `Aucun parcours ne prend l’option « ${name} » de ${value.name}.`;
      const wayOut =
        'Écrivez un parcours qui la prend : copiez celui d’une autre option, puis « npm run walk -- <ville> --update ».';
      report('option-not-walked', file.valueAt(['puzzle', ...path, 'name']), message, wayOut);
    }
  }
}

/** Reports unknown names in walkthroughs, options that none takes, and a missing main walkthrough. */
export function checkWalkthroughNames(context: LinkContext): void {
  const { draft, report } = context;
  for (const walkthrough of draft.walkthroughs) checkNames(context, walkthrough);
  if (!draft.damaged.has('walkthrough')) checkOptions(context);
  if (
    !draft.scenario ||
    draft.damaged.has('walkthrough') ||
    draft.walkthroughs.some(({ value }) => value.name === 'main')
  )
    return;
  report(
    'missing-walkthrough',
    draft.scenario.file.keyAt(['city']),
    'Aucun parcours ne s’appelle main.',
    'Écrivez walkthroughs/main.yaml : chaque geste, de la première étape à la fin.',
  );
}
