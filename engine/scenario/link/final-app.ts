import { finalCodesOf } from '../../puzzles/index.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';
import type { ExtraTile } from '../scenario.ts';
import type { LinkContext } from './context.ts';

type FinalApp = NonNullable<ExtraTile['final']>;

const isReversed = ({ least = 1, most = 9 }: FinalApp): boolean => least > most;

/** Accepts every size when least and most are reversed, which is reported elsewhere. */
const hasSize = (final: FinalApp, size: number): boolean =>
  isReversed(final) || (size >= (final.least ?? 1) && size <= (final.most ?? 9));

/** A square must have `size` rows of `size` arrows. */
function checkPattern(context: LinkContext, path: ValuePath, size: number, rows: readonly string[]): void {
  const { draft, report } = context;
  const file = draft.scenario?.file;
  if (!file) return;
  const wayOut = `Il faut ${size} lignes de ${size} flèches.`;
  if (rows.length !== size) {
    report('final-size', file.keyAt(path), `Le carré de taille ${size} a ${rows.length} lignes.`, wayOut);
    return;
  }
  rows.forEach((row, index) => {
    const count = [...row].length;
    if (count !== size)
      report('final-size', file.valueAt([...path, index]), `Cette ligne a ${count} flèches.`, wayOut);
  });
}

function checkSizes(context: LinkContext, final: FinalApp, path: ValuePath): void {
  const { draft, report } = context;
  const file = draft.scenario?.file;
  const { least = 1, most = 9, patterns } = final;
  if (file && isReversed(final)) {
    const message = `La plus petite taille (${least}) dépasse la plus grande (${most}).`;
    report('final-size', file.valueAt([...path, 'least']), message, 'Échangez least et most.');
    return;
  }
  for (const [name, rows] of Object.entries(patterns)) {
    const size = Number(name);
    const at = [...path, 'patterns', name];
    if (hasSize(final, size)) checkPattern(context, at, size, rows);
    else if (file)
      report(
        'final-size',
        file.keyAt(at),
        `La taille ${size} ne se choisit pas.`,
        'Changez least ou most, ou retirez ce carré.',
      );
  }
}

/**
 * The application must be able to send the codes that steps expect, and at least one step must expect a code.
 */
function checkCodes({ draft, scenario, report }: LinkContext): void {
  const apps = scenario.tiles.flatMap(({ final }) => (final ? [final] : []));
  const waiting = draft.steps
    .map(({ file, value }) => ({ file, codes: finalCodesOf(value.puzzle) ?? [] }))
    .filter(({ codes }) => codes.length > 0);
  for (const { file, codes } of waiting) {
    codes.forEach((code, index) => {
      if (apps.length === 0 || apps.some((app) => hasSize(app, Number(code[0])))) return;
      const at = file.valueAt(['puzzle', 'finalCode', index]);
      report(
        'final-size',
        at,
        `La taille ${code[0]} ne se choisit pas.`,
        'Changez le code, ou les tailles de l’application.',
      );
    });
  }
  if (waiting.length > 0 || apps.length === 0 || draft.damaged.has('step') || !draft.scenario) return;
  const index = scenario.tiles.findIndex(({ app }) => app === 'final');
  const at = draft.scenario.file.valueAt(['tiles', index, 'app']);
  report(
    'final-without-step',
    at,
    'Aucune étape n’attend le code de cette application.',
    'Ajoutez finalCode à une épreuve.',
  );
}

export function checkFinalApp(context: LinkContext): void {
  context.scenario.tiles.forEach(({ final }, index) => {
    if (final) checkSizes(context, final, ['tiles', index, 'final']);
  });
  checkCodes(context);
}
