import type { FieldConflict, Publication } from '../../../engine/editions/publication.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors } from '../../../engine/diagnostics/report.ts';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import { editYaml } from '../../../engine/edit/yaml/edit-yaml.ts';
import { compileCity, type Diagnostic } from '../../../engine/index.ts';
import { isDraft } from '../../../engine/scenario/scenario.ts';
import { compareCity, type ComparedCity } from '../../content/compare-with-edition.ts';
import { EditionUnavailable, type GitEdition, openEdition } from '../../content/git-edition.ts';
import { listCities } from '../../content/list-cities.ts';
import { readCityFolder } from '../../content/read-city-folder.ts';
import type { StudioBody } from '../../../schemas/api/studio.generated.ts';
import { cityFiles } from '../city-files.ts';
import { deskProblem, worstFirst } from '../problems.ts';
import type { StudioAnswer } from '../studio-answer.ts';
import { changedWords } from './changed-words.ts';
import { gitLine, readUpstream, runGit } from './git.ts';
import { zipSync } from 'fflate';

/** A city’s folder as an archive, for writers without git. */
export const zipOfCity = (folder: string, slug: string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      cityFiles(folder).map((path) => [`${slug}/${path}`, new Uint8Array(readFileSync(join(folder, path)))]),
    ),
  );

export interface Publisher {
  /** Null for an unknown city. */
  read(city: string, options: { readonly fetch: boolean }): Promise<Publication | null>;
  publish(request: StudioBody<'/api/studio/publish'>): Promise<StudioAnswer>;
}

const MESSAGES = {
  NO_GIT: 'Ici, la ville ne se publie pas : emportez-la dans un fichier ZIP.',
  NOTHING_TO_PUBLISH: 'Rien n’a changé depuis la dernière publication.',
  UNFINISHED: 'La ville ne se jouerait pas encore : il reste des erreurs. Rien n’est publié.',
  WOULD_BREAK: 'La ville, ou une partie en cours, en souffrirait. Rien n’est publié.',
  CONFLICT: 'Une autre machine a changé les mêmes champs. Rien n’est publié.',
  CHANGED: 'Les fichiers ont changé entre-temps. Relisez ce qui part.',
} as const;

const refused = (error: keyof typeof MESSAGES, more: object = {}): StudioAnswer => ({
  status: error === 'CHANGED' ? 409 : 422,
  body: { error, message: MESSAGES[error], ...more },
});

/** The last commit; null without one. */
function lastEdition(scenariosDir: string): GitEdition | null {
  try {
    return openEdition(scenariosDir, 'HEAD');
  } catch (error) {
    if (error instanceof EditionUnavailable) return null;
    throw error;
  }
}

function stateOf(folder: string): string {
  const hash = createHash('sha256');
  for (const path of cityFiles(folder))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  return hash.digest('hex');
}

/** Takes `draft: true` out of scenario.yaml for a publication, and puts it back when that is refused. */
async function finishing(folder: string, publish: () => Promise<StudioAnswer>): Promise<StudioAnswer> {
  const file = join(folder, 'scenario.yaml');
  const before = readFileSync(file, 'utf8');
  if (isDraft(before)) writeFileSync(file, editYaml(before, { op: 'remove', path: ['draft'] }));
  const answer = await publish();
  if (answer.status !== 200) writeFileSync(file, before);
  return answer;
}

/** `prove`: finds what only playing a city everywhere shows. */
export function createPublisher(
  scenariosDir: string,
  prove: (folder: string) => Promise<readonly Diagnostic[]>,
): Publisher {
  const folderOf = (city: string): string | null =>
    listCities(scenariosDir).includes(city) && existsSync(join(scenariosDir, city))
      ? join(scenariosDir, city)
      : null;

  /** Null where the earlier edition cannot be compared by today’s rules. */
  const compare = (city: string, edition: GitEdition | null): ComparedCity | null => {
    try {
      return edition && compareCity(scenariosDir, city, edition);
    } catch (error) {
      if (error instanceof EditionUnavailable) return null;
      throw error;
    }
  };

  const problemsOf = (folder: string, found: readonly Diagnostic[]): readonly DeskProblem[] =>
    worstFirst(found.map((problem) => deskProblem(scenariosDir, folder, problem)));

  const read: Publisher['read'] = async (city, { fetch }) => {
    const folder = folderOf(city);
    if (folder === null) return null;
    const edition = lastEdition(scenariosDir);
    // In one moment with its source: the files may change during the calls of git below.
    const [source, state] = [readCityFolder(folder), stateOf(folder)];
    const { diagnostics } = compileCity(source);
    const compared = hasErrors(diagnostics) ? null : compare(city, edition);
    return {
      git: edition !== null,
      since: edition?.cities.includes(city) ? edition.commit : null,
      state,
      changes: changedWords(edition?.read(city) ?? null, source),
      players: compared?.comparison?.steps ?? [],
      problems: problemsOf(folder, [...diagnostics, ...(compared?.diagnostics ?? [])]),
      theirs: edition && (await readUpstream(scenariosDir, city, { fetch })),
    };
  };

  const commit = async ({
    slug,
    words,
    writer: { name, email },
  }: StudioBody<'/api/studio/publish'>): Promise<StudioAnswer> => {
    const added = await runGit(scenariosDir, ['add', '--all', '--', slug]);
    const signed = ['-c', `user.name=${name.trim()}`, '-c', `user.email=${email.trim()}`];
    // « --only » leaves what else is staged out of the commit, and staged.
    const done = added.ok
      ? await runGit(scenariosDir, [...signed, 'commit', '--quiet', '--only', '--file=-', '--', slug], {
          input: words,
        })
      : added;
    if (!done.ok)
      return {
        status: 422,
        body: { error: 'GIT_REFUSED', message: `git refuse : ${done.error || done.output.trim()}` },
      };
    const hash = await gitLine(scenariosDir, 'rev-parse', '--short', 'HEAD');
    const files = await runGit(scenariosDir, [
      'show',
      '--name-only',
      '--format=',
      '-z',
      '--relative',
      'HEAD',
    ]);
    return {
      status: 200,
      body: { commit: hash, files: files.output.split('\0').filter((file) => file !== '') },
    };
  };

  const hasChanges = async (city: string): Promise<boolean> =>
    ((await gitLine(scenariosDir, 'status', '--porcelain', '--untracked-files=all', '--', city)) ?? '') !==
    '';

  return {
    read,
    publish: async (request) => {
      const { slug, seen, force } = request;
      const [folder, publication] = [folderOf(slug), await read(slug, { fetch: true })];
      if (folder === null || !publication) return { status: 404, body: { error: 'UNKNOWN' } };
      if (!publication.git) return refused('NO_GIT');
      if (publication.state !== seen) return refused('CHANGED', { state: publication.state });
      if (!isDraft(readFileSync(join(folder, 'scenario.yaml'), 'utf8')) && !(await hasChanges(slug)))
        return refused('NOTHING_TO_PUBLISH');
      const conflicts: readonly FieldConflict[] = publication.theirs?.conflicts ?? [];
      if (conflicts.length > 0 && !force) return refused('CONFLICT', { conflicts });
      const unfinished = publication.problems.filter(({ severity }) => severity === 'error');
      if (!compileCity(readCityFolder(folder)).story) return refused('UNFINISHED', { problems: unfinished });
      const problems = [...publication.problems, ...problemsOf(folder, await prove(folder))];
      const errors = problems.filter(({ severity }) => severity === 'error');
      if (errors.length > 0 && !force) return refused('WOULD_BREAK', { problems: errors });
      if (stateOf(folder) !== seen) return refused('CHANGED', { state: stateOf(folder) });
      return finishing(folder, () => commit(request));
    },
  };
}
