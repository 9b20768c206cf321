import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take minutes. Started last, one of them would leave the other processor idle at the end. */
const LONG = [
  'project/tools.test.ts',
  'e2e/game/reader-game.test.ts',
  'e2e/game/play.test.ts',
  'e2e/game/keyboard-game.test.ts',
  'visual/game.test.ts',
  'visual/site.test.ts',
  'e2e/game/webkit.test.ts',
  'e2e/spoilers.test.ts',
  'e2e/game/screens.test.ts',
  'e2e/site/no-script.test.ts',
];

/** A worker that changes its project is started anew, so that projects follow one another; the one with the longest files is first. */
const PROJECTS = ['e2e', 'node', 'dom'];

const rankIn = (list: readonly string[], fits: (name: string) => boolean): number => {
  const rank = list.findIndex(fits);
  return rank < 0 ? list.length : rank;
};

const rankOf = ({ project, moduleId }: TestSpecification): number =>
  rankIn(PROJECTS, (name) => name === project.name) * (LONG.length + 1) + rankIn(LONG, (name) => moduleId.endsWith(name));

/** Vitest's order, by project, with the files known to be long first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((left, right) => rankOf(left) - rankOf(right));
  }
}
