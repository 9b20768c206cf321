import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take minutes. Started last, one of them would leave the other processor idle at the end. */
const LONG = [
  'project/tools.test.ts',
  'printing/print-jobs.test.ts',
  'operators/two-servers.test.ts',
  'prove/random-walks.test.ts',
  'scripts/new-puzzle-type.test.ts',
  'e2e/game/branching-game.test.ts',
  'e2e/staff/dev.test.ts',
  'e2e/game/keyboard-game.test.ts',
  'visual/game.test.ts',
  'visual/site.test.ts',
  'e2e/staff/staff-life.test.ts',
  'e2e/spoilers.test.ts',
  'e2e/network/offline-losses.test.ts',
  'e2e/letter/start.test.ts',
  'e2e/game/webkit.test.ts',
  'e2e/game/reader-game.test.ts',
  'e2e/staff/print-batch.test.ts',
  'e2e/game/remaining-widgets.test.ts',
  'e2e/game/screens.test.ts',
  'e2e/game/play.test.ts',
  'e2e/game/opened-by-a-phrase.test.ts',
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
