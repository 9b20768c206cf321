import type { Located } from '../draft.ts';
import type { LinkContext } from './context.ts';
import { checkIn, DOCUMENT, MESSAGE, STEP } from './references.ts';

const SCREENS = new Set(['home', 'correct']);

function checkNames(context: LinkContext, { file, value }: Located<'walkthrough'>): void {
  const { stepNames, messages, documents } = context;
  const check = checkIn(context, file);
  check(STEP, ['ends'], value.ends, stepNames);
  value.moves.forEach((move, index) => {
    check(STEP, ['moves', index, 'at'], move.at, stepNames);
    if (!SCREENS.has(move.opens ?? '')) check(MESSAGE, ['moves', index, 'opens'], move.opens, messages);
    move.messages?.forEach((slug, position) => check(MESSAGE, ['moves', index, 'messages', position], slug, messages));
    move.documents?.forEach((slug, position) => check(DOCUMENT, ['moves', index, 'documents', position], slug, documents));
  });
}

/** Reports unknown names in walkthroughs, and a missing main walkthrough. */
export function checkWalkthroughNames(context: LinkContext): void {
  const { draft, report } = context;
  for (const walkthrough of draft.walkthroughs) checkNames(context, walkthrough);
  if (!draft.scenario || draft.damaged.has('walkthrough') || draft.walkthroughs.some(({ value }) => value.name === 'main')) return;
  report(
    'missing-walkthrough',
    draft.scenario.file.keyAt(['city']),
    'Aucun parcours ne s’appelle main.',
    'Écrivez walkthroughs/main.yaml : chaque geste, de la première étape à la fin.',
  );
}
