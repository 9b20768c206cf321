import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeImages } from '../support/faults/crash-images.ts';
import type { CrashTally } from '../support/faults/crash-images.ts';
import { recordRun } from '../support/faults/recorded-run.ts';
import { straceMissing } from '../support/faults/strace.ts';
import { root } from '../support/programs/run.ts';

const missing = straceMissing();
const UNBROKEN = { damaged: [], lost: [], halfApplied: [], twice: [], disordered: [] };

describe.skipIf(missing !== null)(missing ?? 'a power cut', () => {
  const cutAgainAndAgain = async (seed: string, preload?: string): Promise<CrashTally> =>
    judgeImages(await recordRun({ players: 3, letters: 4, seed, ...(preload && { preload }) }), { seed, thorough: false, most: 100 });
  let tallies: Record<'ours' | 'weaker', CrashTally>;
  beforeAll(async () => {
    const weaker = join(root, 'tests/support/faults/weaker-sync.mjs');
    const [ours, theirs] = await Promise.all([cutAgainAndAgain('short'), cutAgainAndAgain('weaker', weaker)]);
    tallies = { ours, weaker: theirs };
  });

  it('loses nothing acknowledged and leaves nothing half applied', () => {
    const { images, acknowledged, damaged, broken } = tallies.ours;
    expect([images, acknowledged > 30]).toEqual([100, true]);
    expect({ damaged, ...broken }).toEqual(UNBROKEN);
  });

  it('loses data if the server responds before the disk has written', () => {
    const { damaged, broken } = tallies.weaker;
    expect(broken.lost.length).toBeGreaterThan(0);
    expect({ damaged, ...broken, lost: [] }).toEqual(UNBROKEN);
  });
});
