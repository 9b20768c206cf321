import { join } from 'node:path';
import type { RecentChange } from '../../../engine/editions/publication.ts';
import { EditionUnavailable, openEdition } from '../../content/git-edition.ts';
import { readCityFolder } from '../../content/read-city-folder.ts';
import { changedWords } from './changed-words.ts';
import { runGit } from './git.ts';

const SINCE = 'yesterday 00:00';
const MOST = '20';

interface Commit {
  readonly hash: string;
  readonly by: string;
  readonly at: string;
}

async function commitsOf(scenariosDir: string, city: string): Promise<readonly Commit[]> {
  const { output } = await runGit(scenariosDir, [
    'log',
    `--since=${SINCE}`,
    `--max-count=${MOST}`,
    '--no-merges',
    '--format=%H%x09%aI%x09%an',
    '--',
    city,
  ]);
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hash = '', at = '', ...by] = line.split('\t');
      return { hash, at, by: by.join(' ') };
    });
}

const editionAt = (scenariosDir: string, reference: string) => {
  try {
    return openEdition(scenariosDir, reference);
  } catch (error) {
    // A first commit has none before it, and a folder may be in no repository.
    if (error instanceof EditionUnavailable) return null;
    throw error;
  }
};

/** What each writer changed in a city since yesterday, the newest first; what is not published yet has no writer. */
export async function recentChanges(scenariosDir: string, city: string): Promise<readonly RecentChange[]> {
  const head = editionAt(scenariosDir, 'HEAD');
  if (!head) return [];
  const own = {
    by: null,
    at: null,
    changes: changedWords(head.read(city), readCityFolder(join(scenariosDir, city))),
  };
  const published = (await commitsOf(scenariosDir, city)).flatMap(({ hash, by, at }) => {
    const after = editionAt(scenariosDir, hash)?.read(city);
    return after
      ? [{ by, at, changes: changedWords(editionAt(scenariosDir, `${hash}~1`)?.read(city) ?? null, after) }]
      : [];
  });
  return [own, ...published].filter(({ changes }) => changes.length > 0);
}
