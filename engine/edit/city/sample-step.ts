import { puzzleTypeOf, puzzleTypes, takesAnyAnswer } from '../../puzzles/index.ts';
import { randomFrom } from '../../text/random.ts';
import type { Puzzle, PuzzleSlug } from '../../types/puzzle.generated.ts';
import type { StepFile } from '../../types/step.generated.ts';

type Examples = NonNullable<StepFile['examples']>;

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 16;

/** How many examples the compiler asks for, of what is typed and of what is set by hand. */
const LEAST = { typed: { accept: 8, almost: 3, refuse: 8 }, byHand: { accept: 1, almost: 0, refuse: 1 } } as const;

const WRONG_GUESSES = ['je ne sais pas', 'oui', 'non', 'bonjour', 'un indice', 'la réponse', 'ici', 'là-bas', 'peut-être', 'rien', '12345'];

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Spellings of a right answer that players type. */
const spellings = (text: string): readonly string[] => [
  text,
  text.toLowerCase(),
  text.toUpperCase(),
  withoutAccents(text),
  withoutAccents(text).toLowerCase(),
  ` ${text} `,
  `${text}.`,
  `« ${text} »`,
  `${text} !`,
  text.replaceAll(' ', '  '),
];

const isRight = (puzzle: Puzzle, typed: string): boolean => {
  const type = puzzleTypeOf(puzzle);
  const parsed = type.parseAnswer(puzzle, typed);
  return parsed.ok && type.evaluate(puzzle, parsed.answer);
};

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** A table of examples that the compiler accepts: those there are, sorted by today’s solution, and more where it asks for more. */
export function examplesFor(puzzle: Puzzle, known: Partial<Examples> = {}, replied: readonly string[] = []): Examples {
  const { examples, solve, isTyped } = puzzleTypeOf(puzzle);
  const least = isTyped?.(puzzle) ? LEAST.typed : LEAST.byHand;
  const { accept = [], almost = [], refuse = [] } = known;
  const all = unique([...accept, ...almost, ...refuse]);
  const right = all.filter((typed) => isRight(puzzle, typed));
  const wrong = all.filter((typed) => !isRight(puzzle, typed) && !almost.includes(typed));
  const near = almost.filter((typed) => !isRight(puzzle, typed));
  const more = unique([...spellings(solve(puzzle)), ...examples.correct]).filter((typed) => isRight(puzzle, typed) && !right.includes(typed));
  const others = unique([...examples.incorrect, ...WRONG_GUESSES]).filter(
    (typed) => !isRight(puzzle, typed) && !wrong.includes(typed) && !replied.includes(typed),
  );
  const upTo = (list: readonly string[], extra: readonly string[], count: number): string[] => [
    ...list,
    ...extra.slice(0, Math.max(0, count - list.length)),
  ];
  return {
    accept: upTo(right, more, least.accept),
    almost: upTo(near, replied, least.almost),
    refuse: upTo(wrong, others, least.refuse),
  };
}

/** A puzzle of a type, made from the type’s own example, without what it links to. `seed`: makes the code of its button its own. */
export function samplePuzzle(type: PuzzleSlug, seed: string): Puzzle {
  const { links: _links, picture: _picture, ...config } = puzzleTypes[type].examples.config as Puzzle & { links?: unknown; picture?: unknown };
  return withOwnCode(config as Puzzle, seed);
}

/** The same puzzle with another code behind its button, if it has one. */
export function withOwnCode(puzzle: Puzzle, seed: string): Puzzle {
  const button = puzzleTypeOf(puzzle).buttonCode?.(puzzle);
  if (!button) return puzzle;
  const chance = randomFrom(seed);
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(Math.floor(chance() * LETTERS.length))).join('');
  const withCode = (value: unknown, [key, ...rest]: readonly (string | number)[]): unknown =>
    key === undefined ? code : { ...(value as object), [key]: withCode((value as Readonly<Record<string, unknown>>)[key], rest) };
  return withCode(puzzle, button.path) as Puzzle;
}

/** What a new step says beside its puzzle, until its writer says more; the compiler accepts it. */
export function sampleTexts(puzzle: Puzzle): Pick<StepFile, 'hints' | 'replies' | 'examples'> {
  if (takesAnyAnswer(puzzle)) return {};
  const [parts = []] = puzzleTypeOf(puzzle).answerParts(puzzle);
  const solution = parts.map(([form = '']) => form).join(', ');
  const isTyped = puzzleTypeOf(puzzle).isTyped?.(puzzle) === true;
  const replied = isTyped ? ['presque', 'je brûle', 'je donne ma langue au chat'] : [];
  return {
    ...(replied.length > 0 && { replies: [{ to: replied as [string, ...string[]], say: 'Pas encore. Relisez la question, mot après mot.' }] }),
    hints: ['Relisez la question, mot après mot.', 'Rien d’autre n’est à chercher que ce qui est demandé.', `${solution} : c’est la réponse.`],
    examples: examplesFor(puzzle, {}, replied),
  };
}
