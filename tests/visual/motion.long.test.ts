// Plays lyon, toulouse.
import { describe, expect, it } from 'vitest';
import { changesOf } from './frames/held-motion.ts';
import { moments, otherMoments } from './frames/moments.ts';
import { film } from './frames/take-frames.ts';

/** What a browser moves without a new layout. What is still invisible is hidden from the keyboard too. */
const CHEAP = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'visibility'];

describe('a movement changes transform and opacity only', () => {
  it.each([...moments, ...otherMoments])('$name', async (moment) => {
    const changes = await film(moment, 390, changesOf);
    const names = new Set(changes.flatMap((changed) => Object.keys(changed)));
    expect([...names]).toEqual(expect.arrayContaining([...moment.moves]));
    const properties = changes.flatMap((changed) => Object.entries(changed));
    expect(properties.filter(([, changed]) => changed.some((property) => !CHEAP.includes(property)))).toEqual(
      [],
    );
  });
});
