import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root, run } from '../support/programs/run.ts';

/** Files and folders of the tree, by their paths from its root. */
interface Tree {
  readonly files: readonly string[];
  readonly all: ReadonlySet<string>;
}

function treeOf(files: readonly string[]): Tree {
  const folders = files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/')));
  return { files, all: new Set([...files, ...folders]) };
}

const withoutCodeBlocks = (text: string): string => text.replace(/^ *```[^]*?^ *```/gm, '');

/** `a/{b,c}` means a/b and a/c. */
function alternatives(path: string): string[] {
  const braces = /\{([\w.,-]+)\}/.exec(path);
  return braces ? (braces[1] ?? '').split(',').flatMap((one) => alternatives(path.replace(braces[0], one))) : [path];
}

/** Files that a reader of these documents makes. */
const MADE_BY_READERS: ReadonlySet<string> = new Set(['deploy/.env', 'scenarios/bordeaux']);

const PATH = /^\.?[\w.-]+(\/[\w.{},-]+)*\/?$/;
const CODE_FILE = /\.(ts|tsx|cjs|mjs|css|sh)$/;

/** A path that begins with a folder of the root must exist; a shorter name of a code file must be the end of one file's path. */
function isMissing(path: string, { files, all }: Tree): boolean {
  const plain = path.replace(/\/$/, '');
  if (all.has(plain) || MADE_BY_READERS.has(plain)) return false;
  if (plain.includes('/') && all.has(plain.split('/')[0] ?? '')) return true;
  return CODE_FILE.test(plain) && !files.some((file) => file.endsWith(`/${plain}`));
}

/** What a document names and the tree does not have: paths between backticks, and targets of links. */
function missingIn(document: string, markdown: string, tree: Tree): string[] {
  const text = withoutCodeBlocks(markdown);
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => PATH.test(code));
  const linked = [...text.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)#\s]+)|(?:src|href)="([^"#]+)/g)].map(
    ([, link, html]) => link ?? html ?? '',
  );
  return [
    ...named.flatMap(alternatives).filter((path) => isMissing(path, tree)),
    ...linked.filter((link) => !/^\w+:/.test(link) && !tree.all.has(normalize(join(dirname(document), link)).replace(/\/$/, ''))),
  ];
}

describe('the Markdown documents', () => {
  let tree: Tree;
  beforeAll(async () => {
    const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
    tree = treeOf(stdout.split('\n').filter((file) => file !== ''));
  });

  it('name paths that exist', () => {
    const documents = tree.files.filter((file) => file.endsWith('.md'));
    expect(documents.length).toBeGreaterThan(100);
    const missing = documents.flatMap((file) =>
      missingIn(file, readFileSync(join(root, file), 'utf8'), tree).map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('would be reported for a file that moved, a folder that is gone, and a link that leads nowhere', () => {
    const planted = 'See `engine/gone.ts`, `server/{store,gone}/`, `gone.test.ts`, [this](gone.md) and <img src="gone.webp">.';
    expect(missingIn('docs/page.md', planted, tree)).toEqual(['engine/gone.ts', 'server/gone/', 'gone.test.ts', 'gone.md', 'gone.webp']);
  });

  it('may name what is no path, a block of code, the end of a path, and another site', () => {
    const planted =
      '`npm run check`, `store/commit/gather.ts`, `dist/web`, `steps/01.yaml`\n```\n`engine/gone.ts`\n```\n[elsewhere](https://exemple.fr/a)';
    expect(missingIn('README.md', planted, tree)).toEqual([]);
  });
});
