import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runGit, gitLine } from '../../server/studio/publish/git.ts';
import type {
  Edition,
  EditionStore,
  WayBackRefusal,
  CityChanges,
} from '../../server/store/staff/editions.ts';
import { runProgram } from '../shared/run-program.ts';
import { exchange, ExchangeFailed, folderOf, linkedEdition } from './exchange.ts';
import type { EditionSettings } from './settings.ts';
import { openEdition } from '../../server/content/git-edition.ts';
import { listFinished } from '../../server/content/list-cities.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { changedWords } from '../../server/studio/publish/changed-words.ts';

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
async function refusalsOf(folder: string, live: string | null): Promise<readonly WayBackRefusal[]> {
  const against = live === null ? [] : [['scripts/check.ts', '--against', live]];
  const asked = [['scripts/check.ts'], ...against, ['scripts/prove.ts']];
  const found = await Promise.all(asked.map((args) => errorsOf(folder, args)));
  return found.find((errors) => errors.length > 0) ?? [];
}

/** The losses of players if the edition of this folder came back after the live one. */
const refusalsOfWayBack = (folder: string, live: string): Promise<readonly WayBackRefusal[]> =>
  errorsOf(folder, ['scripts/check.ts', '--against', live]);

/** The changes of an edition for players since another one, city by city. */
async function changesOf(folder: string, since: string): Promise<readonly CityChanges[]> {
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

export interface EditionParts {
  readonly settings: EditionSettings;
  readonly editions: EditionStore;
  /** Tells a person who looks on. */
  readonly say: (line: string) => void;
}

/** Builds that are kept beside the live one and the one before. */
const KEPT = 5;
/** Of a build that failed. */
const LINES_TOLD = 5;

const repositoryOf = ({ folder }: EditionSettings): string => join(folder, 'repository.git');

/** The commit of a reference in the repository of the server; null when it does not know it. */
export const commitOf = ({ settings }: EditionParts, reference: string): Promise<string | null> =>
  gitLine(repositoryOf(settings), 'rev-parse', '--verify', '--quiet', `${reference}^{commit}`);

/** Brings what was published elsewhere; without network, nothing is new. */
export async function fetchPublished({ settings }: EditionParts): Promise<void> {
  const { branch } = settings;
  await runGit(repositoryOf(settings), ['fetch', '--quiet', 'origin', `+${branch}:${branch}`]);
}

const sentence = ({ city, message }: WayBackRefusal): string =>
  city === '' ? message : `${city} : ${message}`;

/** Judges a commit against the live edition, builds it beside, and puts it in its place. True when it is live. */
export async function publish(parts: EditionParts, hash: string): Promise<boolean> {
  const { settings, editions, say } = parts;
  const repository = repositoryOf(settings);
  const [author = '', ...words] = (
    (await gitLine(repository, 'log', '-1', '--format=%an%n%B', hash)) ?? ''
  ).split('\n');
  const madeAt = Date.now();
  const id = await editions.add({
    hash,
    state: 'preparing',
    author,
    words: words.join('\n'),
    changes: [],
    madeAt,
  });
  const live = linkedEdition(settings);
  const folder = folderOf(settings, hash);
  const refuse = async (note: string): Promise<false> => {
    await editions.update(id, { state: 'refused', note });
    say(`Refusée : ${note}`);
    return false;
  };
  say(`Édition ${hash} de ${author}.`);
  const problem = await prepareFolder(settings, hash, live);
  if (problem !== null) return refuse(`Elle ne se prépare pas : ${problem}`);
  const refusals = await refusalsOf(folder, live);
  if (refusals.length > 0) return refuse(refusals.map(sentence).join('\n'));
  if (live !== null) await editions.update(id, { changes: await changesOf(folder, live) });
  say('Jugée bonne, elle se construit.');
  const broken = await build(settings, folder);
  if (broken !== null) return refuse(`La construction échoue : ${broken}`);
  return putInPlace(parts, id, hash);
}

/** Puts a kept edition back, as staff or the operator asked. */
export async function goBack(
  parts: EditionParts,
  { id, hash }: Pick<Edition, 'id' | 'hash'>,
): Promise<boolean> {
  const { editions, settings } = parts;
  await editions.update(id, { state: 'preparing' });
  if (existsSync(folderOf(settings, hash))) return putInPlace(parts, id, hash);
  await editions.update(id, { state: 'refused', note: 'Sa construction n’est plus là.' });
  return false;
}

async function putInPlace({ settings, editions, say }: EditionParts, id: number, hash: string) {
  const before = linkedEdition(settings);
  try {
    await exchange(settings, hash);
  } catch (error) {
    if (!(error instanceof ExchangeFailed)) throw error;
    await editions.update(id, { state: 'failed', note: error.message });
    say(`${error.message} L’édition d’avant est de nouveau en place.`);
    return false;
  }
  const wayBack =
    before === null || before === hash
      ? null
      : { hash: before, refusals: await refusalsOfWayBack(folderOf(settings, before), hash) };
  await editions.update(id, { state: 'live', liveAt: Date.now(), wayBack });
  say('En ligne.');
  await forgetOld(settings, [hash, before]);
  return true;
}

const lockIn = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/**
 * Checks the commit out, with the packages of the live edition where both need the same. Null when it is ready,
 * otherwise the reason.
 */
async function prepareFolder(settings: EditionSettings, hash: string, live: string | null) {
  const folder = folderOf(settings, hash);
  if (!existsSync(folder)) {
    const made = await runGit(repositoryOf(settings), [
      'worktree',
      'add',
      '--detach',
      '--force',
      folder,
      hash,
    ]);
    if (!made.ok) return made.error;
  }
  const packages = join(folder, 'node_modules');
  const known = live === null ? null : folderOf(settings, live);
  if (!existsSync(packages) && known !== null && lockIn(folder) === lockIn(known))
    await runProgram(['cp', '-al', join(known, 'node_modules'), packages], folder);
  // Before it is judged: its commands need its packages.
  const { code, error } = await runProgram([process.execPath, 'scripts/ensure.mjs'], folder);
  return code === 0 ? null : error;
}

/** Null when it is built; otherwise the last lines of what the command said. */
async function build({ build: command }: EditionSettings, folder: string): Promise<string | null> {
  const { code, output, error } = await runProgram(command, folder);
  return code === 0 ? null : `${output}\n${error}`.trim().split('\n').slice(-LINES_TOLD).join('\n');
}

async function forgetOld(settings: EditionSettings, needed: readonly (string | null)[]): Promise<void> {
  const names = readdirSync(join(settings.folder, 'editions'));
  const made = await Promise.all(
    names.map(async (name) => ({
      name,
      at: Number(await gitLine(repositoryOf(settings), 'log', '-1', '--format=%ct', name)),
    })),
  );
  const old = made.toSorted((one, other) => other.at - one.at).slice(KEPT);
  for (const { name } of old.filter(({ name }) => !needed.includes(name)))
    rmSync(folderOf(settings, name), { recursive: true, force: true });
  await runGit(repositoryOf(settings), ['worktree', 'prune']);
}
