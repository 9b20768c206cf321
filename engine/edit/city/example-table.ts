import { puzzleTypeOf, takesAnyAnswer } from '../../puzzles/index.ts';
import { assemble } from '../../scenario/assemble.ts';
import { readScenarioDraft } from '../../scenario/draft.ts';
import { readFile } from '../../scenario/parse/read-file.ts';
import { judge } from '../../story/judge.ts';
import type { Step } from '../../scenario/scenario.ts';
import { createStory } from '../../story/story.ts';
import type { StoryIndex } from '../../story/story-index.ts';
import type { StepFile } from '../../types/step.generated.ts';
import type { EditValue } from '../edit.ts';
import type { Puzzle } from '../../types/puzzle.generated.ts';
import { type CitiesDraft, stepNamed } from './draft.ts';

type Examples = NonNullable<StepFile['examples']>;

/** How many examples the compiler asks for, of what is typed and of what is set by hand. */
const LEAST = {
  typed: { accept: 8, almost: 3, refuse: 8 },
  byHand: { accept: 1, almost: 0, refuse: 1 },
} as const;

const WRONG_GUESSES = [
  'je ne sais pas',
  'oui',
  'non',
  'bonjour',
  'un indice',
  'la réponse',
  'ici',
  'là-bas',
  'peut-être',
  'rien',
  '12345',
];

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

/** A right answer within the words that players put around it. */
const inSentences = (text: string): readonly string[] => [
  `c’est ${text}`,
  `C’est ${text} !`,
  `${text} ?`,
  `${text}…`,
  `la réponse est ${text}`,
  `je pense que c’est ${text}`,
  `je crois que c’est ${text}`,
  `peut-être ${text}`,
];

/** The answer in a longer name: a word that has a reply may be a part of it, as a first name is. */
const longerNames = (text: string, replied: readonly string[]): readonly string[] =>
  replied.filter((word) => /^\p{L}+$/u.test(word)).map((word) => `${word} ${text}`);

/** One slip of the finger in the longest word: a letter left out, written twice, or after its neighbour. */
function slips(text: string): readonly string[] {
  const longest = [...(text.match(/\p{L}{4,}/gu) ?? [])].sort((one, other) => other.length - one.length)[0];
  if (longest === undefined) return [];
  const at = Math.floor(longest.length / 2);
  const [before, here, next] = [longest.slice(0, at), longest.charAt(at), longest.charAt(at + 1)];
  return [
    before + longest.slice(at + 1),
    before + here + longest.slice(at),
    before + next + here + longest.slice(at + 2),
  ].map((word) => text.replace(longest, word));
}

/** Wrong readings of an instrument’s numbers: in the other order, and each one off by one. */
function misreadings(text: string): readonly string[] {
  const numbers = text.split('-');
  if (!numbers.every((one) => /^\d+$/u.test(one))) return [];
  const nextTo = (one: string): string => String(Number(one) + 1).padStart(one.length, '0');
  return [
    numbers.toReversed().join('-'),
    ...numbers.map((one, index) => numbers.with(index, nextTo(one)).join('-')),
  ];
}

/** An answer of a step as its table has it. */
type Tabled = (text: string) => string;

/**
 * An answer that is set by hand has one form: dials without spaces, pictures by their names, which stay right
 * when the pictures change places. An answer in words stays as it is typed.
 */
export function tabledAt(story: StoryIndex, step: string, puzzle: Puzzle): Tabled {
  const { isTyped, words } = puzzleTypeOf(puzzle);
  if (isTyped?.(puzzle) || words?.(puzzle)) return (text) => text;
  return (text) => {
    const { verdict, key } = judge(story, step, text);
    return verdict !== 'unreadable' && judge(story, step, key).key === key ? key : text;
  };
}

/** How many further answers a writer is offered for each column: as many as the compiler may ask for. */
const MOST_OFFERED = 8;

/**
 * Answers that players may give at a step and that its table has not, each with the column in which the engine
 * finds it: other spellings, slips, near places, the answers of other steps, guesses. What is set by hand has no
 * spellings.
 */
export function offeredExamples(
  story: StoryIndex,
  step: Step,
): readonly { readonly text: string; readonly column: keyof Examples }[] {
  const { puzzle, examples, replies } = step;
  if (!puzzle || takesAnyAnswer(puzzle)) return [];
  const { scenario } = story;
  const { solve, parseAnswer, examples: own } = puzzleTypeOf(puzzle);
  const elsewhere = Object.values(scenario.steps).flatMap((other) =>
    other.puzzle && other.name !== step.name && !takesAnyAnswer(other.puzzle)
      ? [puzzleTypeOf(other.puzzle).solve(other.puzzle)]
      : [],
  );
  const solution = solve(puzzle);
  const tabled = tabledAt(story, step.name, puzzle);
  const known = new Set([...examples.accept, ...examples.almost, ...examples.refuse].map(tabled));
  const replied = replies.flatMap(({ to }) => to);
  const candidates = [
    ...spellings(solution),
    ...slips(solution),
    ...replied,
    ...longerNames(solution, replied),
    ...replied.flatMap(spellings),
    ...scenario.places.map(({ name }) => name),
    ...scenario.mapNames,
    ...elsewhere,
    ...own.incorrect,
    ...misreadings(solution),
    ...WRONG_GUESSES,
    // Last: where an instrument does not read sentences, they are no better wrong answers than the guesses.
    ...inSentences(solution),
  ];
  // An entry that the instrument cannot read is refused without a judgement, so it tries no wrong answer.
  const found = unique(candidates.map(tabled))
    .filter((text) => !known.has(text) && parseAnswer(puzzle, text).ok)
    .map((text) => ({ text, column: columnIn(story, step.name, text) }));
  return (['accept', 'almost', 'refuse'] as const).flatMap((column) =>
    found.filter((one) => one.column === column).slice(0, MOST_OFFERED),
  );
}

/** The column of the table in which the engine finds an answer. */
function columnIn(story: StoryIndex, step: string, typed: string): keyof Examples {
  const { verdict } = judge(story, step, typed);
  return verdict === 'right' ? 'accept' : verdict === 'almost' ? 'almost' : 'refuse';
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** The right and nearly right answers that a new table begins with. */
export const firstTrials = (puzzle: Puzzle, replies: StepFile['replies'] = []): readonly string[] => {
  const { solve, examples } = puzzleTypeOf(puzzle);
  return [...spellings(solve(puzzle)), ...examples.correct, ...replies.flatMap(({ to }) => to)];
};

/**
 * Sorts a step’s table of examples as the engine judges them today, and adds to it what the compiler asks
 * for.
 */
export function fillExamples(draft: CitiesDraft, slug: string, step: string): void {
  const { file, data } = stepNamed(draft, slug, step);
  const { puzzle, examples, replies = [] } = data;
  if (!puzzle || takesAnyAnswer(puzzle)) return;
  const { isTyped, examples: own } = puzzleTypeOf(puzzle);
  const least = isTyped?.(puzzle) ? LEAST.typed : LEAST.byHand;
  // The city may still have errors.
  const story = createStory(assemble(readScenarioDraft(draft.source(slug), readFile)));
  const columnOf = (typed: string): keyof Examples => columnIn(story, step, typed);
  const { accept = [], almost = [], refuse = [] } = examples ?? {};
  const known = unique([...accept, ...almost, ...refuse]);
  const more = unique(
    [...firstTrials(puzzle, replies), ...own.incorrect, ...WRONG_GUESSES].map(tabledAt(story, step, puzzle)),
  );
  const column = (wanted: keyof Examples): string[] => {
    const list = known.filter((typed) => columnOf(typed) === wanted);
    const others = more.filter((typed) => columnOf(typed) === wanted && !list.includes(typed));
    return [...list, ...others.slice(0, Math.max(0, least[wanted] - list.length))];
  };
  const value: EditValue = { accept: column('accept'), almost: column('almost'), refuse: column('refuse') };
  draft.edit(
    file,
    examples ? { op: 'set', path: ['examples'], value } : { op: 'add', path: [], key: 'examples', value },
  );
}
