import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The long tests, the one that checks the types of the whole tree, and the one that proves all cities. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\.long\.test\.tsx?$|\/(?:project\/tools|scenarios\/prove)\.test\.ts$/.test(moduleId);

/**
 * Vitest's order: files that failed, then the longest of the last run, or the largest where there was none.
 * The long tests come first, because the first run knows no durations, and a file of minutes at the end would
 * leave the other processor idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((left, right) => Number(isLong(right)) - Number(isLong(left)));
  }
}
