import type { Compiler } from '../../city/compile.ts';
import { optionsOf, puzzleTypeOf } from '../../puzzles/index.ts';
import type { Step } from '../../scenario/scenario.ts';
import { judge, type Verdict } from '../../story/judge.ts';
import type { Story } from '../../story/story.ts';
import type { StepFile } from '../../types/step.generated.ts';
import { type EditValue, isSameData } from '../edit.ts';
import { readWalkthrough } from '../walkthrough/update-walkthrough.ts';
import { type CitiesDraft, type CityPath, stepsIn, walkthroughsIn } from './draft.ts';
import { tabledAt } from './example-table.ts';
import { followPictureNames } from './follow-picture-names.ts';
import { updateWalkthroughs } from './update-walkthroughs.ts';

type Examples = NonNullable<StepFile['examples']>;
type Column = keyof Examples;

const COLUMN_OF: Readonly<Record<Verdict, Column>> = {
  right: 'accept',
  almost: 'almost',
  wrong: 'refuse',
  unreadable: 'refuse',
  waiting: 'refuse',
};

const COLUMN_WORDS: Readonly<Record<Column, string>> = {
  accept: '« justes »',
  almost: '« presque »',
  refuse: '« fausses »',
};

/** A step whose puzzle or replies are others than before, in both stories, and which has a right answer. */
interface ChangedStep {
  readonly file: CityPath;
  readonly before: Step;
  readonly after: Step;
  /** A right answer of today, as the table has it. */
  readonly solution: string;
  /**
   * The columns in which the engine found a text that stands in `own`, and finds it now. Where the puzzle had
   * no right answer for a while, each text was where it stands.
   */
  readonly columnsOf: (typed: string, own: Column) => readonly [before: Column, after: Column];
  /** An answer as the table has it. */
  readonly tabled: (typed: string) => string;
}

const verdictIn = (story: Story, step: string, typed: string): Verdict => judge(story, step, typed).verdict;

/** A right answer; null while the solution is being written, when it may be none yet. */
function rightAnswer(story: Story, { name, puzzle }: Step): string | null {
  const answer = puzzle ? puzzleTypeOf(puzzle).solve(puzzle) : '';
  return COLUMN_OF[verdictIn(story, name, answer)] === 'accept' ? answer : null;
}

/** The answer that stands for one that was right: of a decision, that of the same option. */
function newAnswer({ before, after, solution }: ChangedStep, old: string): string {
  const [were, are] = [optionsOf(before.puzzle), optionsOf(after.puzzle)];
  const index = were.findIndex(({ answer }) => answer === old);
  const option = are.find(({ name }) => name === were[index]?.name) ?? are[index] ?? are[0];
  return option?.answer ?? solution;
}

/** Walkthroughs that typed the right answer of before type that of today. */
function followInWalkthrough(draft: CitiesDraft, file: CityPath, step: ChangedStep): boolean {
  const { moves } = readWalkthrough(draft.text(file) ?? '');
  const edits = moves.flatMap(({ at, answer }, index) => {
    if (at !== step.after.name || answer === undefined) return [];
    const [before, after] = step.columnsOf(answer, 'accept');
    if (before !== 'accept' || after === 'accept') return [];
    const path = ['moves', index, 'answer'];
    return [{ op: 'set', path, value: newAnswer(step, answer) } as const];
  });
  draft.edit(file, ...edits);
  return edits.length > 0;
}

interface MovedExample {
  readonly text: string;
  readonly from: Column;
  readonly to: Column;
}

const wayOf = ({ from, to }: MovedExample): string => `de ${COLUMN_WORDS[from]} à ${COLUMN_WORDS[to]}`;

/** One sentence for all examples that changed their column in the same way. */
const sayMoved = (moved: readonly MovedExample[]): readonly string[] =>
  [...new Set(moved.map(wayOf))].map((way) => {
    const [first, ...others] = moved.filter((one) => wayOf(one) === way);
    return others.length === 0
      ? `« ${first?.text} » passe ${way}.`
      : `${others.length + 1} essais passent ${way}.`;
  });

/**
 * An example that was in its column leaves it when the engine now finds it in another. One that the template
 * gave (`given`) and that is wrong now leaves the table: it was about the template’s answer.
 */
function followInTable(
  draft: CitiesDraft,
  { file, after, solution, columnsOf, tabled }: ChangedStep,
  given: ReadonlySet<string>,
): readonly string[] {
  const { examples } = after;
  const columns: readonly Column[] = ['accept', 'almost', 'refuse'];
  const misplaced = columns.flatMap((column) =>
    examples[column].flatMap((text): readonly MovedExample[] => {
      const [was, is] = columnsOf(text, column);
      return was === column && is !== column ? [{ text, from: column, to: is }] : [];
    }),
  );
  if (misplaced.length === 0) return [];
  const moved = misplaced.filter(({ text, to }) => to !== 'refuse' || !given.has(text));
  const gone = misplaced.length - moved.length;
  for (const column of columns) {
    const kept = examples[column].filter(
      (text) => !misplaced.some((one) => one.from === column && one.text === text),
    );
    const come = moved.flatMap(({ to, text }) => (to === column ? [text] : []));
    const texts = [...kept, ...come];
    const lacksSolution = column === 'accept' && !texts.map(tabled).includes(solution);
    const value: EditValue = [...new Set([...(lacksSolution ? [solution] : []), ...texts])];
    if (!isSameData(value, examples[column]))
      draft.edit(file, { op: 'set', path: ['examples', column], value });
  }
  return [
    ...sayMoved(moved),
    ...(gone > 0
      ? [gone === 1 ? 'Un essai du modèle est retiré.' : `${gone} essais du modèle sont retirés.`]
      : []),
  ];
}

/** Replies to an answer that is right today are never read. */
const unreadReplies = ({ after, columnsOf }: ChangedStep): readonly string[] =>
  after.replies.flatMap(({ to, say }) =>
    to.flatMap((typed) => {
      const [was, is] = columnsOf(typed, 'almost');
      return was !== 'accept' && is === 'accept'
        ? [`« ${typed} » est juste à présent : la réplique « ${say} » ne se lira plus.`]
        : [];
    }),
  );

function changedSteps(
  [before, after]: readonly [Story, Story],
  files: ReadonlyMap<string, CityPath>,
): readonly ChangedStep[] {
  return Object.values(after.scenario.steps).flatMap((step) => {
    const [old, file] = [before.scenario.steps[step.name], files.get(step.name)];
    if (!old?.puzzle || !step.puzzle || !file) return [];
    if (isSameData(old.puzzle, step.puzzle) && isSameData(old.replies, step.replies)) return [];
    const right = rightAnswer(after, step);
    if (right === null) return [];
    const wasNone = rightAnswer(before, old) === null;
    const columnsOf = (typed: string, own: Column): readonly [Column, Column] => [
      wasNone ? own : COLUMN_OF[verdictIn(before, step.name, typed)],
      COLUMN_OF[verdictIn(after, step.name, typed)],
    ];
    const tabled = tabledAt(after, step.name, step.puzzle);
    return [{ file, before: old, after: step, solution: tabled(right), columnsOf, tabled }];
  });
}

/** Whether a gathering has other parts than before, or needs more or fewer of them. */
const isGatheredAnew = (before: Story, after: Story): boolean =>
  Object.values(after.scenario.steps).some(({ name, gathering }) => {
    const was = before.scenario.steps[name]?.gathering;
    return was !== undefined && gathering !== undefined && !isSameData(was, gathering);
  });

/**
 * Lets the tables and walkthroughs of a city follow the answers, the names of pictures and the gatherings that an
 * edit changed. `before`: the city without the edit, which the draft has. `given`: the right and nearly right
 * examples of templates. Returns what the writer must know.
 */
export function followAnswers(
  draft: CitiesDraft,
  before: ReturnType<CitiesDraft['source']>,
  compile: Compiler,
  given: ReadonlySet<string>,
): readonly string[] {
  const { slug } = before;
  const old = compile(before).part();
  const named = old ? followPictureNames(draft, slug, old.scenario.steps) : [];
  const now = compile(draft.source(slug)).part();
  if (!old || !now) return named;
  const files = new Map(stepsIn(draft, slug).map(({ file, data }) => [data.name ?? '', file]));
  const told = changedSteps([old, now], files).flatMap((step) => {
    const walked = walkthroughsIn(draft, slug).filter((file) => followInWalkthrough(draft, file, step));
    const type = walked.length === 1 ? '1 parcours tape' : `${walked.length} parcours tapent`;
    return [
      ...(walked.length > 0 ? [`${type} la nouvelle réponse.`] : []),
      ...followInTable(draft, step, given),
      ...unreadReplies(step),
    ];
  });
  const walked = isGatheredAnew(old, now) ? updateWalkthroughs(draft, slug, null) : [];
  return [...named, ...told, ...walked];
}
