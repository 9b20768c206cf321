import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../engine/index.ts';
import { puzzleTypes } from '../../engine/puzzles/index.ts';
import { everyCity, scenariosDir } from '../support/cities/cities.ts';
import { fonts, loadOf, stepLoadIn, type FirstLoad, type Sent } from '../support/e2e/first-load.ts';

const KB = 1024;

/** Bytes: of the first screen at a step, compressed with brotli, and of a city's media. */
const BUDGET = { script: 125 * KB, style: 11 * KB, fonts: 60 * KB, city: 1536 * KB };

/** Null if the budget holds, else the excess. */
function overrun(what: string, files: readonly Sent[], limit: number): string | null {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return total <= limit
    ? null
    : `${what}: ${total} bytes for ${limit}: ${files.map(({ address, bytes }) => `${address} ${bytes}`).join(', ')}`;
}

const firstScreens: readonly (readonly [name: string, load: FirstLoad])[] = LANGUAGES.flatMap((language) => [
  ...Object.keys(puzzleTypes).map((slug) => [`${slug} (${language})`, stepLoadIn(language, slug)] as const),
  // A tuner loads its sounds first.
  [`tuner with a needle (${language})`, stepLoadIn(language, 'tuner', 'Tape.tsx')] as const,
  [`tuner with wheels (${language})`, stepLoadIn(language, 'tuner', 'FrequencyDials.tsx')] as const,
]);

describe('the first screen at a step', () => {
  it.each(firstScreens)(
    'at %s stays within its budget of scripts and styles',
    (name, { scripts, styles }) => {
      expect(overrun(`script of ${name}`, scripts, BUDGET.script)).toBeNull();
      expect(overrun(`style of ${name}`, styles, BUDGET.style)).toBeNull();
    },
  );

  it('has two font families, in Latin only', () => {
    expect(fonts().length).toBeGreaterThan(0);
    expect(overrun('fonts', fonts(), BUDGET.fonts)).toBeNull();
  });

  it('fails this check with a planted import of all screens', () => {
    const { scripts } = loadOf([
      'player/GameRoutes.tsx',
      'player/screens.ts',
      'puzzles/text-field/TextField.tsx',
    ]);
    expect(overrun('all screens', scripts, BUDGET.script)).toContain('/assets/');
  });
});

it.each(everyCity)('the city %s is small enough for a bad network', (city) => {
  const folder = join(scenariosDir, city, 'media');
  const media = readdirSync(folder).map((name) => ({
    address: name,
    bytes: statSync(join(folder, name)).size,
  }));
  expect(overrun(city, media, BUDGET.city)).toBeNull();
});
