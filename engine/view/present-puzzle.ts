import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Step } from '../scenario/scenario.ts';
import { seedOf } from '../story/recognise.ts';
import { openTiles } from '../unlock/tiles.ts';
import type { ViewInput } from './context.ts';
import { onceACity } from './once-a-city.ts';
import type { PlayerView, PublicPuzzle } from './types.ts';

/** The puzzle of the step where the player stands; null where nothing is to be entered. */
export function presentPuzzle(input: ViewInput): PublicPuzzle | null {
  return publicPuzzle(input, input.step, { recognised: input.progress.recognised, solved: false });
}

/** The instrument of a solved step, shown again; null where its page is out of reach. */
export function presentAnalyser(input: ViewInput): PlayerView['analyser'] {
  const tile = openTiles(input.scenario, input.progress).find(({ app }) => app === 'frequencies');
  const step = input.scenario.steps[tile?.puzzleOf ?? ''];
  const puzzle = step ? publicPuzzle(input, step, { recognised: true, solved: true }) : null;
  if (!tile || !puzzle) return null;
  return { header: tile.header ?? tile.label, subheader: tile.subheader ?? null, puzzle };
}

const puzzleOnce = onceACity<PublicPuzzle>();

function publicPuzzle(input: ViewInput, step: Step, found: { recognised: boolean; solved: boolean }): PublicPuzzle | null {
  const { scenario, addresses, debug } = input;
  const { puzzle } = step;
  if (!puzzle) return null;
  return puzzleOnce(input, [step.name, found.recognised, found.solved, debug].join(' '), () =>
    puzzleTypeOf(puzzle).toPublic(puzzle, { addresses, debug, seed: seedOf(scenario, step), ...found }),
  );
}
