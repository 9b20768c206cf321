import { fold } from '../../answers/fold.ts';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { faultsOf, puzzleTypeOf, takesAnyAnswer } from '../../puzzles/index.ts';
import { memoised } from '../../text/memoise.ts';
import { stepCasesOf } from '../cases.ts';
import type { Located } from '../draft.ts';
import type { LinkContext } from './context.ts';

const squeezed = (text: string) => fold(text).replaceAll(' ', '');

function checkStep({ report }: LinkContext, { file, value }: Located<'step'>): void {
  const hints = value.hints ?? [];
  if (value.kind === 'end' || value.kind === 'secret' || value.kind === 'gathering') {
    if (hints.length > 0)
      report(
        'hints-at-end',
        file.keyAt(['hints']),
        'Cette étape n’offre pas d’indices.',
        'Retirez le champ hints.',
      );
    return;
  }
  if (value.puzzle && takesAnyAnswer(value.puzzle)) return;
  // The minimum number of hints is checked by the schema.
  if (hints.length === 0) {
    report(
      'too-few-hints',
      file.keyAt(['name']),
      `L’étape ${value.name} n’a pas d’indices.`,
      'Ajoutez « hints: » : trois au moins, le dernier donnant la solution.',
    );
    return;
  }
  // With a fault in the solution itself, no hint could be compared with it.
  if (value.puzzle && faultsOf(value.puzzle).some(({ path }) => path[0] === 'solution')) return;
  const answers = value.puzzle ? puzzleTypeOf(value.puzzle).answerParts(value.puzzle) : [];
  const [first] = answers;
  for (const { value: last, path } of stepCasesOf(value).hints.at(-1) ?? []) {
    const holds = (forms: readonly string[]) => forms.some((form) => squeezed(last).includes(squeezed(form)));
    if (!first || answers.some((parts) => parts.every(holds))) continue;
    report(
      'last-hint-without-solution',
      file.valueAt(path),
      'Le dernier indice ne contient pas la solution.',
      `Écrivez-y « ${first.map(([form]) => form).join(', ')} », et pourquoi.`,
    );
  }
}

/**
 * Steps with a puzzle must have hints, the last with the solution, unless every answer is right; other steps
 * must have none.
 */
export function checkHints(context: LinkContext): void {
  for (const step of context.draft.steps) checkStep(context, step);
}

/** Words with a space on each side, so that « mer » is not read in « merci ». */
const padded = memoised(
  (text) =>
    ` ${fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
);

/** Shorter answers are found in any sentence by chance. */
const LEAST = 4;

/**
 * Reads a text once, then tells for any step the solution as the text holds it whole; null when it holds
 * none.
 */
export function solutionsIn(text: string): (step: Located<'step'>) => string | null {
  const said = padded(text);
  const isSaid = (form: string) => padded(form).trim().length >= LEAST && said.includes(padded(form));
  return ({ value: { puzzle } }) => {
    for (const parts of puzzle ? puzzleTypeOf(puzzle).answerParts(puzzle) : []) {
      const forms = parts.map((alternatives) => alternatives.find(isSaid));
      if (parts.length > 0 && forms.every((form) => form !== undefined)) return forms.join(', ');
    }
    return null;
  };
}

/** Reports a description, a stamp, a recap and a first hint that give the answer away. */
export function checkEarlySolutions({ draft, report }: LinkContext): void {
  for (const step of draft.steps) {
    const { file, value } = step;
    const check = (text: string | undefined, at: SourceRange, what: string, wayOut: string) => {
      const solution = text === undefined ? null : solutionsIn(text)(step);
      if (solution !== null)
        report('solution-given-early', at, `${what} donne la solution, « ${solution} ».`, wayOut);
    };
    check(
      value.description,
      file.valueAt(['description']),
      'La description, qui se lit sur le bureau,',
      'Dites où l’on en est, sans rien dévoiler.',
    );
    check(
      value.stamp?.alt,
      file.valueAt(['stamp', 'alt']),
      'Le texte de la vignette, qui se lit avant de répondre,',
      'Dites ce que le dessin montre, sans rien dévoiler.',
    );
    value.recap?.forEach((line, index) =>
      check(
        line,
        file.valueAt(['recap', index]),
        '« Où j’en étais »',
        'Rappelez ce qui est trouvé, qui l’on cherche, où se tenir.',
      ),
    );
    for (const { value: text, path } of stepCasesOf(value).hints[0] ?? [])
      check(
        text,
        file.valueAt(path),
        'Le premier indice',
        'Dites où regarder ; la solution vient au dernier indice.',
      );
  }
}

/** Reports faults that the schema of a puzzle cannot detect. */
function checkPuzzle({ report }: LinkContext, { file, value }: Located<'step'>): void {
  for (const { code, path, onKey, message, wayOut } of value.puzzle ? faultsOf(value.puzzle) : []) {
    const at = ['puzzle', ...path];
    report(code, onKey ? file.keyAt(at) : file.valueAt(at), message, wayOut);
  }
}

export function checkSolutions(context: LinkContext): void {
  for (const step of context.draft.steps) checkPuzzle(context, step);
}
