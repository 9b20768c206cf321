import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { puzzleTypes } from '../../engine/puzzles/index.ts';
import { everyCity, scenariosDir } from '../support/cities/cities.ts';
import { fonts, loadOf, stepLoad, webDir, type FirstLoad, type Sent } from '../support/e2e/first-load.ts';

const KB = 1024;

/** Compressed bytes: of the first screen at a step, of one more kind of instrument, and of a city. */
const BUDGET = { script: 110_000, style: 10.5 * KB, fonts: 60 * KB, furtherWidget: 6 * KB, sharedByWidgets: 8 * KB, city: 1536 * KB };

const slugs = Object.keys(puzzleTypes);
const weight = (files: readonly Sent[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Null if the budget holds, else the excess. */
function overrun(what: string, files: readonly Sent[], limit: number): string | null {
  const total = weight(files);
  return total <= limit
    ? null
    : `${what}: ${total} bytes for ${limit}: ${files.map(({ address, bytes }) => `${address} ${bytes}`).join(', ')}`;
}

const filesOf = ({ scripts, styles }: FirstLoad): readonly Sent[] => [...scripts, ...styles];

/** A tuner loads its sounds first. */
const receivers: Readonly<Record<string, FirstLoad>> = {
  'tuner with a needle': stepLoad('tuner', 'Tape.tsx'),
  'tuner with wheels': stepLoad('tuner', 'FrequencyDials.tsx'),
};
const firstScreens = Object.entries({ ...Object.fromEntries(slugs.map((slug) => [slug, stepLoad(slug)])), ...receivers });

const library = /\/xstate-/;
const game = new Set(filesOf(loadOf(['player/GameRoutes.tsx'])).map(({ address }) => address));
const instrumentFiles = (slug: string): readonly Sent[] => filesOf(stepLoad(slug)).filter(({ address }) => !game.has(address));

/** The number of instrument types that load a file. */
const sharers = (address: string): number => slugs.filter((slug) => instrumentFiles(slug).some((file) => file.address === address)).length;

describe('the first screen at a step', () => {
  it.each(firstScreens)('at %s stays within its budget of scripts and styles', (name, { scripts, styles }) => {
    expect(overrun(`script of ${name}`, scripts, BUDGET.script)).toBeNull();
    expect(overrun(`style of ${name}`, styles, BUDGET.style)).toBeNull();
  });

  it('has two font families, in Latin only', () => {
    expect(fonts().length).toBeGreaterThan(0);
    expect(overrun('fonts', fonts(), BUDGET.fonts)).toBeNull();
  });

  it.each(slugs)('adds little for %s after other instruments, which share their common files', (slug) => {
    const own = instrumentFiles(slug).filter(({ address }) => sharers(address) === 1);
    expect(own.length, 'a widget is a chunk of its own').toBeGreaterThan(0);
    expect(overrun(slug, own, BUDGET.furtherWidget)).toBeNull();
    const common = instrumentFiles(slug).filter(({ address }) => sharers(address) > 1 && !library.test(address));
    expect(overrun(`what ${slug} shares`, common, BUDGET.sharedByWidgets)).toBeNull();
  });

  it('leaves the stream of a party to a chunk of its own, for who plays together', () => {
    const own = filesOf(loadOf(['state/party/live.ts'])).filter(({ address }) => !game.has(address));
    expect(own.length).toBeGreaterThan(0);
    expect(overrun('stream', own, BUDGET.furtherWidget)).toBeNull();
  });

  it('names no file of the pages that are opened now and then: the other screens do', () => {
    const namesThem = ({ scripts }: FirstLoad) =>
      scripts.some(({ address }) => /(?:PartyPage|ReportPage)-[\w-]{7}\.js/u.test(readFileSync(join(webDir, address), 'utf8')));
    expect(slugs.filter((slug) => namesThem(stepLoad(slug)))).toEqual([]);
    expect(namesThem(loadOf(['player/screens.ts']))).toBe(true);
  });

  it('fails this check with planted sizes', () => {
    const { scripts } = stepLoad('text-field');
    expect(overrun('script', scripts, weight(scripts) - 1)).toContain('/assets/');
    const withOthers = loadOf(['player/GameRoutes.tsx', 'player/screens.ts', 'puzzles/text-field/TextField.tsx']);
    expect(overrun('an import too many', withOthers.scripts, BUDGET.script)).toContain('/assets/');
  });
});

it.each(everyCity)('the city %s is small enough for a bad network', (city) => {
  const folder = join(scenariosDir, city, 'media');
  const media = readdirSync(folder).map((name) => ({ address: name, bytes: statSync(join(folder, name)).size }));
  expect(overrun(city, media, BUDGET.city)).toBeNull();
});
