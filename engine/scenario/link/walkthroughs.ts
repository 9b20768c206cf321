import { didYouMean } from '../../diagnostics/suggest.ts';
import { playWalkthrough } from '../../prove/play-walkthrough.ts';
import type { WalkthroughFile } from '../../types/walkthrough.generated.ts';
import type { Located } from '../draft.ts';
import type { ValuePath } from '../parse-yaml.ts';
import type { LinkContext } from './context.ts';

type Move = WalkthroughFile['moves'][number];
type Named = readonly [path: ValuePath, name: string];

/** Screens that are no message. */
const SCREENS = new Set(['home', 'correct']);

function messagesIn({ opens, messages = [] }: Move, index: number): Named[] {
  const opened: Named[] = opens === undefined || SCREENS.has(opens) ? [] : [[['moves', index, 'opens'], opens]];
  return [...opened, ...messages.map((slug, position): Named => [['moves', index, 'messages', position], slug])];
}

function checkNames({ stepNames, messages, report }: LinkContext, { file, value }: Located<'walkthrough'>): void {
  const steps: Named[] = [[['ends'], value.ends], ...value.moves.map(({ at }, index): Named => [['moves', index, 'at'], at])];
  for (const [path, name] of steps) {
    if (stepNames.has(name)) continue;
    report(
      'unknown-step',
      file.valueAt(path),
      `L’étape « ${name} » n’existe pas.`,
      didYouMean(name, stepNames, 'Aucun fichier de steps/ ne porte ce nom.'),
    );
  }
  for (const [path, slug] of value.moves.flatMap(messagesIn)) {
    if (messages === null || messages.has(slug)) continue;
    report(
      'unknown-message',
      file.valueAt(path),
      `Le message « ${slug} » n’existe pas.`,
      didYouMean(slug, messages, 'Ajoutez-le à la liste messages de scenario.yaml.'),
    );
  }
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
export function checkWalkthroughMoves({ draft, scenario, report }: LinkContext): void {
  for (const { file, value } of draft.walkthroughs) {
    for (const { move, step, message } of playWalkthrough(scenario, value).problems) {
      report('walkthrough-disagrees', file.valueAt(['moves', move - 1, 'at']), `Geste ${move}, à ${step} : ${message}.`, WAY_OUT);
    }
  }
}
