import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { WalkthroughFile } from '../../engine/index.ts';
import { citiesIn } from '../shared/cities.ts';
import type { ProbeMove } from './play.ts';

/** The written games of all cities. */
export const gamesIn = (scenarios: string): ProbeMove[][] =>
  citiesIn(scenarios).flatMap((city) => {
    const folder = join(scenarios, city, 'walkthroughs');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
    return names.map((name) => (parse(readFileSync(join(folder, name), 'utf8')) as WalkthroughFile).moves);
  });
