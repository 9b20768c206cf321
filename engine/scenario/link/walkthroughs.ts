import { playWalkthrough } from '../../prove/play-walkthrough.ts';
import type { Located } from '../draft.ts';
import type { LinkContext } from './context.ts';
import { checkIn, DOCUMENT, MESSAGE, STEP } from './references.ts';

/** Screens that are no message. */
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

/** What the walkthroughs name exists, and one of them is the main one. */
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

const WAY_OUT = 'Corrigez ce geste, ou l’étape.';

/** Written games, played by the rules, go as they are written. Asked only of a city without faults: they would come back here. */
export function checkWalkthroughMoves({ draft, story, report }: LinkContext): void {
  for (const { file, value } of draft.walkthroughs) {
    for (const { move, step, message } of playWalkthrough(story, value).problems) {
      report('walkthrough-disagrees', file.valueAt(['moves', move - 1, 'at']), `Geste ${move}, à ${step} : ${message}.`, WAY_OUT);
    }
  }
}
