import { fold } from '../../answers/fold.ts';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { memoised } from '../../text/memoise.ts';
import { puzzleTypeOf } from '../../puzzles/index.ts';
import type { Located } from '../draft.ts';
import { stepCasesOf } from '../step-cases.ts';
import type { LinkContext } from './context.ts';

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

/** Reports a description, a recap and a first hint that give the answer away. */
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
