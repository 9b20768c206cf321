import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScenarioSource } from '../../../../engine/index.ts';
import { cityNames, compileTestCity, readCity, scenariosDir, type TestCity } from '../../cities/cities.ts';
import { writeCity } from '../../../../scripts/explain/cities/city-folder.ts';

/**
 * One answer that a player enters: « 12-3 » is the third wrong answer at step 12. The journal stores it as
 * typed.
 */
export interface Entry {
  readonly step: number;
  readonly reading: string;
  readonly verdict: 'wrong' | 'right';
}

/** The second number of every right answer. */
const RIGHT = 100;
/** More wrong answers at one step would trigger the server's delays. */
const MOST_MISTAKES = 5;

export const rightAnswer = (step: number): string => `${step}-${RIGHT}`;

function stepOf(step: number, mistakes: number): readonly Entry[] {
  const wrong = Array.from({ length: mistakes }, (_, index) => ({
    step,
    reading: `${step}-${index + 1}`,
    verdict: 'wrong' as const,
  }));
  return [...wrong, { step, reading: rightAnswer(step), verdict: 'right' }];
}

/** A script of this many answers: at each step a few wrong ones before the right one. */
export function scriptOf(count: number, random: () => number): readonly Entry[] {
  const script: Entry[] = [];
  for (let step = 1; script.length < count; step += 1)
    script.push(...stepOf(step, 1 + Math.floor(random() * MOST_MISTAKES)));
  return script.slice(0, count);
}

/** The most steps that a script of this length can use: each has at least one wrong and one right answer. */
export const stepsFor = (count: number): number => Math.ceil(count / 2) + 1;

const nameOf = (step: number): string => `ETAPE_${step}`;

const yaml = (path: string, value: unknown) => ({ path, text: `${JSON.stringify(value, null, 2)}\n` });

function stepFile(step: number, last: number) {
  const common = {
    name: nameOf(step),
    index: step,
    description: 'Un carton, une fiche.',
    tile: 'code',
    reaction: { screen: 'home' },
  };
  if (step === last) return yaml(`steps/${step}.yaml`, { ...common, kind: 'end', tile: 'credits' });
  const right = rightAnswer(step);
  return yaml(`steps/${step}.yaml`, {
    ...common,
    next: nameOf(step + 1),
    puzzle: {
      type: 'number-fields',
      header: 'Le fichier',
      fields: [{ label: 'Carton' }, { label: 'Fiche' }],
      solution: right.split('-'),
    },
    hints: ['Comptez.', 'Comptez encore.', `Le carton et la fiche : ${right}.`],
    examples: { accept: [right], almost: [], refuse: [`${step}-1`] },
  });
}

/**
 * A story of this many identical steps with nothing but a letter. It borrows the slug of a built city, whose
 * pages the build contains.
 */
function longStory(steps: number): ScenarioSource {
  const [slug = ''] = cityNames;
  const { letter } = readCity(slug).scenario;
  const files = Array.from({ length: steps }, (_, index) => stepFile(index + 1, steps));
  const moves = files.slice(1).map((_, index) => ({ at: nameOf(index + 1), answer: rightAnswer(index + 1) }));
  const about = {
    ...{ city: slug.toUpperCase(), name: 'Longue', story: 1, reference: 'LON/1-A', timeZone: 'Europe/Paris' },
    ...{
      accent: { onPaper: '#5a1a1a', onNight: '#ffd9a0' },
      hours: { schedule: { '1/1-31/12': { '1-7': '0-24' } } },
    },
    ...{ start: nameOf(1), letter, messages: [], documents: [] },
  };
  const main = yaml('walkthroughs/main.yaml', { name: 'main', ends: nameOf(steps), moves });
  return {
    slug,
    files: [
      yaml('scenario.yaml', about),
      ...files,
      { path: `${letter}.mdx`, text: '# Un pli\n\n<Code />\n\n<QrCode />\n' },
      main,
    ],
    media: [],
  };
}

export interface LongCity {
  readonly city: TestCity;
  readonly start: string;
  /** The server's working directory; its scenarios/ holds this city only. */
  readonly folder: string;
  remove(): void;
}

export function writeLongCity(steps: number): LongCity {
  const city = compileTestCity(longStory(steps));
  const folder = mkdtempSync(join(tmpdir(), 'longue-'));
  writeCity(join(folder, 'scenarios'), city.source);
  cpSync(join(scenariosDir, 'site.yaml'), join(folder, 'scenarios/site.yaml'));
  return { city, start: nameOf(1), folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
