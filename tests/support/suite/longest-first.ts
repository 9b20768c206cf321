import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take minutes. Started last, one of them would leave the other processor idle at the end. */
const LONG = [
  'project/tools.test.ts',
  'printing/print-jobs.long.test.ts',
  'operators/two-servers.long.test.ts',
  'prove/random-walks.long.test.ts',
  'scripts/new-puzzle-type.long.test.ts',
  'e2e/game/branching-game.long.test.ts',
  'e2e/staff/dev.long.test.ts',
  'e2e/game/keyboard-game.long.test.ts',
  'visual/game.long.test.ts',
  'visual/site.long.test.ts',
  'e2e/staff/staff-life.long.test.ts',
  'e2e/spoilers.long.test.ts',
  'e2e/network/offline-losses.long.test.ts',
  'e2e/letter/start.test.ts',
  'e2e/game/webkit.long.test.ts',
  'e2e/game/reader-game.long.test.ts',
  'e2e/game/remaining-widgets.long.test.ts',
  'e2e/game/screens.long.test.ts',
  'e2e/game/play.test.ts',
  'e2e/game/opened-by-a-phrase.long.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((name) => moduleId.endsWith(name));
  return rank < 0 ? LONG.length : rank;
};

/** Vitest's order, with the files known to be long first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((left, right) => rankOf(left) - rankOf(right));
  }
}
