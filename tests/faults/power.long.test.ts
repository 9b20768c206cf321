import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeImages } from '../support/faults/crash-images.ts';
import type { CrashTally } from '../support/faults/crash-images.ts';
import { recordRun } from '../support/faults/recorded-run.ts';
import { straceMissing } from '../support/faults/system-calls.ts';
import { root } from '../support/programs/run.ts';

const missing = straceMissing();

describe.skipIf(missing !== null)(missing ?? 'a power cut', () => {
  const cutAgainAndAgain = async (seed: string, preload?: string): Promise<CrashTally> =>
    judgeImages(await recordRun({ players: 3, letters: 4, seed, ...(preload && { preload }) }), {
      seed,
      thorough: false,
      most: 100,
    });
  let tallies: Record<'ours' | 'weaker', CrashTally>;
  beforeAll(async () => {
    const weaker = join(root, 'tests/support/faults/weaker-sync.mjs');
    const [ours, theirs] = await Promise.all([cutAgainAndAgain('short'), cutAgainAndAgain('weaker', weaker)]);
    tallies = { ours, weaker: theirs };
  });

  it('loses nothing acknowledged and leaves nothing half applied', () => {
    const { images, acknowledged, problems } = tallies.ours;
    expect([images, acknowledged > 30]).toEqual([100, true]);
    expect(problems).toEqual([]);
  });

  it('loses data if the server responds before the disk has written, and nothing else happens', () => {
    const kinds = tallies.weaker.problems.map((problem) => problem.split(':')[0]);
    expect([...new Set(kinds)]).toEqual(['lost']);
  });
});
