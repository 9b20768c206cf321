import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openEdition } from '../../server/content/git-edition.ts';
import { listFinished } from '../../server/content/list-cities.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import type { CityChanges, WayBackRefusal } from '../../server/store/staff/editions.ts';
import { changedWords } from '../../server/studio/publish/changed-words.ts';
import { gitLine } from '../../server/studio/publish/git.ts';
import { runProgram } from '../shared/run-program.ts';

interface Found {
  readonly severity: string;
  readonly message: string;
  readonly steps?: readonly string[];
}

interface Told {
  readonly cities?: readonly { readonly city: string; readonly problems: readonly Found[] }[];
  readonly files?: readonly { readonly file: string; readonly problems: readonly Found[] }[];
}

/**
 * The errors that a command of an edition finds in each city or file, by its own rules; without a city when it
 * could not be run.
 */
async function errorsOf(folder: string, args: readonly string[]): Promise<readonly WayBackRefusal[]> {
  const command = [process.execPath, '--import', 'tsx', ...args, '--json'];
  const { output, code, error } = await runProgram(command, folder);
  if (code === 0) return [];
  if (code !== 1 || output === '')
    return [{ city: '', steps: [], message: error.split('\n')[0] || `${args.join(' ')} : ${code}` }];
  const { cities = [], files = [] } = JSON.parse(output) as Told;
  const named = [...cities, ...files.map(({ file, problems }) => ({ city: file, problems }))];
  return named.flatMap(({ city, problems }) =>
    problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message, steps = [] }) => ({ city, steps, message })),
  );
}

/** Reasons not to let an edition replace another one, or to begin with it when `live` is null. */
export async function refusalsOf(folder: string, live: string | null): Promise<readonly WayBackRefusal[]> {
  const against = live === null ? [] : [['scripts/check.ts', '--against', live]];
  const asked = [['scripts/check.ts'], ...against, ['scripts/prove.ts']];
  const found = await Promise.all(asked.map((args) => errorsOf(folder, args)));
  return found.find((errors) => errors.length > 0) ?? [];
}

/** What players would lose if the edition of this folder came back after the live one. */
export const refusalsOfWayBack = (folder: string, live: string): Promise<readonly WayBackRefusal[]> =>
  errorsOf(folder, ['scripts/check.ts', '--against', live]);

/** What an edition changes for players since another one, city by city. */
export async function changesOf(folder: string, since: string): Promise<readonly CityChanges[]> {
  const scenarios = join(folder, 'scenarios');
  const before = openEdition(scenarios, since);
  const cities = existsSync(scenarios) ? listFinished(scenarios) : [];
  const ofCities = cities.map((city) => ({
    city,
    changes: changedWords(before.read(city), readCityFolder(join(scenarios, city))),
  }));
  const others = await gitLine(folder, 'diff', '--name-only', since, 'HEAD', '--');
  const count = (others ?? '').split('\n').filter((path) => !/^(scenarios\/[^/]+\/.*)?$/.test(path)).length;
  const words = [`Le site et ses programmes : ${count} fichier${count > 1 ? 's' : ''}`];
  const ofSite = count === 0 ? [] : [{ city: null, changes: [{ step: null, index: null, words }] }];
  return [...ofCities.filter(({ changes }) => changes.length > 0), ...ofSite];
}
