import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = ['web', 'engine', 'schemas', 'scenarios', 'node_modules'];
/** The files of a city that hold its solutions; the site imports none of them. */
const SOLUTIONS = ['scenario.yaml', 'rapport.yaml', '**/steps/*.yaml', '**/walkthroughs/*.yaml'];
/** Wherever they lie. */
const SECRETS = ['.env', '.env.*', '*.{crt,pem,key}', '**/.git/**', '*.sqlite*', '*.eml'];

/**
 * Files that the development server serves: the sources that the site imports.
 * `data`: the folder of the database and of mails, which may lie among them.
 */
export const servedFiles = (root: string, data: string): { allow: string[]; deny: string[] } => ({
  // A folder may be a link: a request names it one way or the other.
  allow: SOURCES.map((folder) => join(root, folder)).flatMap((folder) => [folder, realpathSync(folder)]),
  deny: [...SECRETS, ...SOLUTIONS, `${resolve(data)}/**`],
});
