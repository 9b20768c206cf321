import { puzzleTypeOf } from '../../../engine/puzzles/index.ts';
import { type AddressBook, fr, writeSentence } from '../../../engine/index.ts';
import type { Puzzle } from '../../../engine/types/puzzle.generated.ts';
import type { PublicPuzzle, RecogniseAnswer } from '../../../engine/public.ts';

/** A puzzle with the engine's public view and its verdicts. */
export interface StagedPuzzle {
  show(found: { readonly recognised: boolean; readonly solved: boolean }): PublicPuzzle;
  judge(code: string): { readonly verdict: string; readonly message: string };
  recognise(code: string): RecogniseAnswer;
  readonly solution: string;
}

/** Addresses of files that do not exist: a sample picture, and sounds without audio. */
const placeholderAddresses: AddressBook = {
  medium: (name) =>
    `data:${name.endsWith('.svg') ? `image/svg+xml,${encodeURIComponent(SAMPLE_PICTURE)}` : 'application/octet-stream,'}`,
  page: (key) => `/${key}`,
};

const SAMPLE_PICTURE =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96' fill='none' stroke='#15213d' stroke-width='2'><path d='M0 0H96V96H0Z' fill='#f4ecdb' stroke='none'/><path d='M20 76V40l28-20 28 20v36ZM40 76V54h16v22'/></svg>";

/** A puzzle judged by its own type, without a story around it. */
export function stagedPuzzle(puzzle: Puzzle): StagedPuzzle {
  const type = puzzleTypeOf(puzzle);
  const context = { addresses: placeholderAddresses, seed: 'ville/GARE', words: fr, debug: true };
  const parse = (code: string) => type.parseAnswer(puzzle, code);
  return {
    show: (found) => type.toPublic(puzzle, { ...context, ...found }),
    judge(code) {
      const parsed = parse(code);
      if (!parsed.ok) return { verdict: 'unreadable', message: writeSentence(parsed.message, fr) };
      return type.evaluate(puzzle, parsed.answer)
        ? { verdict: 'right', message: '' }
        : { verdict: 'wrong', message: fr.refusals.wrong };
    },
    recognise(code) {
      if (type.continuation) {
        const reveal = type.continuation.after(puzzle, code);
        return { recognised: false, ...(reveal && { reveal }) };
      }
      const parsed = parse(code);
      return parsed.ok && type.recognise
        ? type.recognise.ask(puzzle, parsed.answer, { ...context, recognised: false, solved: false })
        : { recognised: false };
    },
    solution: type.solve(puzzle),
  };
}
