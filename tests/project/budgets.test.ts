import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { puzzleTypes } from '../../engine/puzzles/index.ts';
import { cityNames, scenariosDir } from '../support/cities.ts';
import { fonts, loadOf, stepLoad, type Load, type Sent } from '../support/first-load.ts';

const KB = 1024;

/** Bytes on the wire: of the first screen at a step, of one more kind of instrument, and of a city. */
const BUDGET = { script: 109 * KB, style: 10.5 * KB, fonts: 60 * KB, furtherWidget: 12 * KB, city: 1536 * KB };

const slugs = Object.keys(puzzleTypes);
const weight = (files: readonly Sent[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Null when the budget holds, else what is too heavy. */
function overrun(what: string, files: readonly Sent[], limit: number): string | null {
  const total = weight(files);
  return total <= limit
    ? null
    : `${what}: ${total} bytes for ${limit}: ${files.map(({ address, bytes }) => `${address} ${bytes}`).join(', ')}`;
}

const filesOf = ({ scripts, styles }: Load): readonly Sent[] => [...scripts, ...styles];

/** What a load asks for that another one did not bring. */
function beyond(load: Load, before: Load): Sent[] {
  const there = new Set(filesOf(before).map(({ address }) => address));
  return filesOf(load).filter(({ address }) => !there.has(address));
}

/** Whether a type's widget brings the library of state machines along, which counts once. */
const hasMachine = (slug: string): boolean => stepLoad(slug).scripts.some(({ address }) => address.includes('/xstate'));

describe('the first screen at a step', () => {
  it.each(slugs)('%s: little script and little style', (slug) => {
    const { scripts, styles } = stepLoad(slug);
    expect(overrun(`script of ${slug}`, scripts, BUDGET.script)).toBeNull();
    expect(overrun(`style of ${slug}`, styles, BUDGET.style)).toBeNull();
  });

  it('has two families of letters, in Latin alone', () => {
    expect(fonts().length).toBeGreaterThan(0);
    expect(overrun('fonts', fonts(), BUDGET.fonts)).toBeNull();
  });

  it.each(slugs)('%s is little more, whichever instrument with a machine came before', (slug) => {
    const others = slugs.filter((other) => other !== slug && hasMachine(other));
    const troubles = others.map((other) =>
      overrun(`${slug} after ${other}`, beyond(stepLoad(slug), stepLoad(other)), BUDGET.furtherWidget),
    );
    expect(troubles.filter((trouble) => trouble !== null)).toEqual([]);
    expect(beyond(stepLoad(slug), loadOf(['player/GameRoutes.tsx'])).length, 'a widget is a chunk of its own').toBeGreaterThan(0);
  });

  it('planted weights are caught', () => {
    const { scripts } = stepLoad('text-field');
    expect(overrun('script', scripts, weight(scripts) - 1)).toContain('/assets/');
    const withOthers = loadOf(['player/GameRoutes.tsx', 'player/screens.ts', 'puzzles/text-field/TextField.tsx']);
    expect(overrun('an import too many', withOthers.scripts, BUDGET.script)).toContain('/assets/');
  });
});

it.each(cityNames)('%s is light enough for a bad network', (city) => {
  const folder = join(scenariosDir, city, 'media');
  const media = readdirSync(folder).map((name) => ({ address: name, bytes: statSync(join(folder, name)).size }));
  expect(overrun(city, media, BUDGET.city)).toBeNull();
});
