import { applyMove, isOpenAt, walkStart } from '../../prove/play-walkthrough.ts';
import { optionsOf, puzzleTypeOf } from '../../puzzles/index.ts';
import { supposedElsewhere } from '../../scenario/fact-combinations.ts';
import type { Step } from '../../scenario/scenario.ts';
import { begin } from '../../story/begin.ts';
import { type Standing, unsolvedSteps } from '../../story/standing.ts';
import type { Story } from '../../story/story.ts';
import type { EditValue, PathEdit } from '../edit.ts';
import { editYaml } from '../yaml/edit-yaml.ts';
import type { WrittenMove } from './expectations.ts';
import { readWalkthrough, type UpdatedWalkthrough, updateWalkthrough } from './update-walkthrough.ts';

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
export function repairWalkthrough(
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
