import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import { faultsOf, puzzleTypeOf, takesAnyAnswer } from '../../puzzles/index.ts';
import type { Located } from '../../scenario/draft.ts';
import { judge, type Verdict } from '../../story/judge.ts';
import type { Puzzle } from '../../types/puzzle.generated.ts';
import { fr } from '../../words/fr.ts';
import { writeSentence } from '../../words/words.ts';
import type { PlayContext } from './context.ts';

type Column = 'accept' | 'almost' | 'refuse';

const COLUMNS: readonly Column[] = ['accept', 'almost', 'refuse'];

/** A wrong answer and an unreadable one are both refused without an author's reply. */
const EXPECTED: Readonly<
  Record<
    Column,
    { readonly verdicts: readonly Verdict[]; readonly code: DiagnosticCode; readonly should: string }
  >
> = {
  accept: { verdicts: ['right'], code: 'example-not-accepted', should: 'juste' },
  almost: {
    verdicts: ['almost'],
    code: 'example-without-reply',
    should: 'presque juste, avec une phrase de l’auteur',
  },
  refuse: {
    verdicts: ['wrong', 'unreadable'],
    code: 'example-not-refused',
    should: 'fausse, sans phrase de l’auteur',
  },
};

const WORDS: Readonly<Record<string, string>> = {
  right: 'elle est juste',
  almost: 'elle est presque juste, et l’auteur y répond',
  wrong: 'elle est fausse',
  unreadable: 'l’instrument ne la lit pas',
};

const WAYS_OUT: Readonly<Record<Column, string>> = {
  accept: 'Ajoutez-la à « solution », ou changez-la de colonne.',
  almost: 'Ajoutez-la à « replies » avec une phrase, ou changez-la de colonne.',
  refuse: 'Changez-la de colonne, ou corrigez « solution » et « replies ».',
};

const TYPED = { accept: 8, almost: 3, refuse: 8 };
const SET_BY_HAND = { accept: 1, almost: 0, refuse: 1 };

function checkColumn({ story, report }: PlayContext, { file, value }: Located<'step'>, column: Column): void {
  const { verdicts, code, should } = EXPECTED[column];
  value.examples?.[column].forEach((text, index) => {
    const { verdict } = judge(story, value.name, text);
    if (verdicts.includes(verdict)) return;
    const message = `La saisie « ${text} » devrait être ${should} ; or ${WORDS[verdict] ?? verdict}.`;
    report(code, file.valueAt(['examples', column, index]), message, WAYS_OUT[column]);
  });
}

function checkSize({ report }: PlayContext, { file, value }: Located<'step'>, puzzle: Puzzle): void {
  const least = puzzleTypeOf(puzzle).isTyped?.(puzzle) ? TYPED : SET_BY_HAND;
  for (const column of COLUMNS) {
    const count = value.examples?.[column].length ?? 0;
    if (count >= least[column]) continue;
    const message = `La colonne « ${column} » a ${count} saisie${count > 1 ? 's' : ''} : il en faut ${least[column]} au moins.`;
    report(
      'too-few-examples',
      file.keyAt(['examples', column]),
      message,
      'Ajoutez ce que de vrais joueurs taperaient : accents, majuscules, articles, abréviations.',
    );
  }
}

/** Checks that each step's table of example answers agrees with `judge` and is long enough. */
export function checkExamples(context: PlayContext): void {
  for (const step of context.draft.steps) {
    const { file, value } = step;
    if (!value.puzzle || (!value.examples && takesAnyAnswer(value.puzzle))) continue;
    if (!value.examples) {
      context.report(
        'missing-examples',
        file.keyAt(['puzzle']),
        `L’étape ${value.name} n’a pas de table d’essais.`,
        'Ajoutez « examples: » avec accept, almost et refuse.',
      );
      continue;
    }
    checkSize(context, step, value.puzzle);
    // With a solution that cannot be sent, every example would be reported as wrong.
    if (whyUnsolvable(value.puzzle) === null)
      for (const column of COLUMNS) checkColumn(context, step, column);
  }
}

/** Why the solution of a puzzle cannot be sent with its own instrument; null when it can. */
export function whyUnsolvable(puzzle: Puzzle): string | null {
  const fault = faultsOf(puzzle).find(({ unsolvable }) => unsolvable);
  if (fault) return fault.message;
  const type = puzzleTypeOf(puzzle);
  const parsed = type.parseAnswer(puzzle, type.solve(puzzle));
  if (!parsed.ok) return writeSentence(parsed.message, fr);
  return type.evaluate(puzzle, parsed.answer) ? null : 'elle est jugée fausse';
}
