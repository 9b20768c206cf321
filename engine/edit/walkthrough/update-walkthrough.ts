import { applyMove, isOpenAt, reactingStep, walkStart } from '../../prove/play-walkthrough.ts';
import { optionsOf, puzzleTypeOf } from '../../puzzles/index.ts';
import { supposedElsewhere } from '../../scenario/condition.ts';
import type { Step } from '../../scenario/scenario.ts';
import { begin } from '../../story/advance.ts';
import { type Standing, unsolvedSteps } from '../../story/standing.ts';
import type { Story } from '../../story/story.ts';
import type { WalkthroughFile } from '../../types/walkthrough.generated.ts';
import { type Edit, type EditValue, isSameData, type PathEdit } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { editYaml } from '../yaml/edit-yaml.ts';
import { dataOf } from '../yaml/shape.ts';
import { readYamlTree } from '../yaml/tree.ts';
import { whatFollows, type WrittenMove } from './expectations.ts';

type Expectation = keyof ReturnType<typeof whatFollows>;

/** One value of a walkthrough that no longer agreed with the city. `move` counts from 1; null for `ends`. */
export interface WalkthroughChange {
  readonly move: number | null;
  readonly step: string;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** `problem`: in French, for a walkthrough that cannot be played to its end; its text is then unchanged. */
interface UpdatedWalkthrough {
  readonly text: string;
  readonly changes: readonly WalkthroughChange[];
  readonly problem: string | null;
}

const EXPECTATIONS: readonly Expectation[] = ['opens', 'tile', 'messages', 'documents', 'extraTiles'];
/** Without this field, a move expects the same as the one before. */
const INHERITED: readonly Expectation[] = ['documents', 'extraTiles'];

/** The data of a valid walkthrough. */
export function readWalkthrough(text: string): WalkthroughFile {
  const tree = readYamlTree(text) ?? refuse('edit-unreadable');
  return dataOf(tree.root) as WalkthroughFile;
}

/**
 * A walkthrough with its expectations as the city fulfils them today. Only fields that it states are changed,
 * and lists that it inherits where they now differ; comments and order are kept.
 */
export function updateWalkthrough(story: Story, text: string): UpdatedWalkthrough {
  const { ends, moves, elsewhere } = readWalkthrough(text);
  const changes: WalkthroughChange[] = [];
  const edits: Exclude<Edit, { op: 'splice' }>[] = [];
  let stated: Partial<Record<Expectation, unknown>> = {};
  let now = walkStart(story);
  let standing = begin(story, now, supposedElsewhere(elsewhere));
  for (const [index, move] of moves.entries()) {
    if (!isOpenAt(standing, move.at))
      return unplayable(text, index, move, `le joueur est à ${standing.step?.name ?? 'la fin'}`);
    const { standing: next, outcome, now: after } = applyMove(standing, move, now);
    now = after;
    if (!outcome.accepted) return unplayable(text, index, move, `refusé : ${outcome.message}`);
    const found = whatFollows(next, now, reactingStep(standing, next, move.at));
    standing = next;
    for (const field of EXPECTATIONS) {
      const isInherited = INHERITED.includes(field) && stated[field] !== undefined;
      if (move[field] === undefined && !isInherited) continue;
      const before = move[field] ?? stated[field];
      stated = { ...stated, [field]: found[field] };
      if (isSameData(before, found[field])) continue;
      const value = found[field] as EditValue;
      const at = ['moves', index];
      edits.push(
        move[field] === undefined
          ? { op: 'add', path: at, key: field, value }
          : { op: 'set', path: [...at, field], value },
      );
      changes.push({ move: index + 1, step: move.at, field, before, after: found[field] });
    }
  }
  const last = standing.step?.name ?? '';
  if (last !== ends) {
    edits.push({ op: 'set', path: ['ends'], value: last });
    changes.push({ move: null, step: last, field: 'ends', before: ends, after: last });
  }
  return { text: edits.reduce(editYaml, text), changes, problem: null };
}

const unplayable = (text: string, index: number, { at }: WrittenMove, why: string): UpdatedWalkthrough => ({
  text,
  changes: [],
  problem: `geste ${index + 1} (${at}) : ${why}. Écrivez d’abord ce geste comme la ville se joue`,
});

/** More moves in a row than this are no walkthrough that a writer would want. */
const MOST_ADDED = 40;

/** The move that solves a step; null for a step without an answer. */
function solvingMove({ name, puzzle }: Step): WrittenMove | null {
  if (!puzzle) return null;
  return { at: name, answer: optionsOf(puzzle)[0]?.answer ?? puzzleTypeOf(puzzle).solve(puzzle) };
}

const openMove = (standing: Standing): WrittenMove | null =>
  unsolvedSteps(standing)
    .filter(({ kind }) => kind !== 'aside')
    .map(solvingMove)
    .find((move) => move !== null) ?? null;

/** Solves a step beside the route as soon as it is open. */
function solveBeside(replay: Replay, beside: string | null): boolean {
  const step = unsolvedSteps(replay.standing).find(({ name }) => name === beside);
  const move = step && solvingMove(step);
  const { at } = replay;
  if (!move || !play(replay, move)) return false;
  replay.edits.push({ op: 'add', path: ['moves'], at, value: move as EditValue });
  return true;
}

const isAtEnd = ({ step }: Standing, ends: string): boolean =>
  step === null || step.name === ends || step.kind === 'end';

interface Replay {
  standing: Standing;
  now: number;
  readonly edits: PathEdit[];
  /** Of the move that comes next in the new text. */
  at: number;
  added: number;
}

/** Plays a move and keeps its place; false when the game refuses it. */
function play(replay: Replay, move: WrittenMove): boolean {
  const { standing, outcome, now } = applyMove(replay.standing, move, replay.now);
  if (!outcome.accepted) return false;
  Object.assign(replay, { standing, now, at: replay.at + 1 });
  return true;
}

/** Adds the move that solves the open step; false when there is none. */
function add(replay: Replay): boolean {
  const move = replay.added < MOST_ADDED ? openMove(replay.standing) : null;
  const { at } = replay;
  if (!move || !play(replay, move)) return false;
  replay.added += 1;
  replay.edits.push({ op: 'add', path: ['moves'], at, value: move as EditValue });
  return true;
}

/**
 * A walkthrough that follows a changed route: moves at steps that are passed by are left out, and steps
 * without a move are solved. Its expectations are those of today. `beside`: a new step beside the route,
 * which it solves too.
 */
export function mendWalkthrough(
  story: Story,
  text: string,
  beside: string | null = null,
): UpdatedWalkthrough {
  const { moves, ends, elsewhere } = readWalkthrough(text);
  const now = walkStart(story);
  const replay: Replay = {
    standing: begin(story, now, supposedElsewhere(elsewhere)),
    now,
    edits: [],
    at: 0,
    added: 0,
  };
  let isSolved = beside === null;
  for (const [index, move] of moves.entries()) {
    isSolved ||= solveBeside(replay, beside);
    const isLaterOpen = (): boolean => moves.slice(index + 1).some(({ at }) => isOpenAt(replay.standing, at));
    while (
      !isOpenAt(replay.standing, move.at) &&
      story.scenario.steps[move.at] &&
      !isLaterOpen() &&
      add(replay)
    );
    if (isOpenAt(replay.standing, move.at) && play(replay, move)) continue;
    replay.edits.push({ op: 'remove', path: ['moves', replay.at] });
  }
  while (!isAtEnd(replay.standing, ends) && add(replay));
  return updateWalkthrough(story, replay.edits.reduce(editYaml, text));
}
