import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { headingAnchor } from '../../scripts/guide/field-tables.ts';
import { root, run } from '../support/programs/run.ts';

/** Files and folders of the tree, by their paths from its root. */
interface Tree {
  readonly files: readonly string[];
  readonly all: ReadonlySet<string>;
}

function treeOf(files: readonly string[]): Tree {
  const folders = files.flatMap((file) =>
    file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/')),
  );
  return { files, all: new Set([...files, ...folders]) };
}

const withoutCodeBlocks = (text: string): string => text.replace(/^ *```[^]*?^ *```/gm, '');

/** `a/{b,c}` means a/b and a/c. */
function alternatives(path: string): string[] {
  const braces = /\{([\w.,-]+)\}/.exec(path);
  return braces
    ? (braces[1] ?? '').split(',').flatMap((one) => alternatives(path.replace(braces[0], one)))
    : [path];
}

/** Files that a reader of these documents makes. */
const MADE_BY_READERS: ReadonlySet<string> = new Set(['deploy/.env', 'scenarios/rochefort']);

const PATH = /^\.?[\w.-]+(\/[\w.{},-]+)*\/?$/;
const CODE_FILE = /\.(ts|tsx|cjs|mjs|css|sh)$/;

/**
 * A path that begins with a folder of the root must exist; a shorter name of a code file must be the end of
 * one file's path.
 */
function isMissing(path: string, { files, all }: Tree): boolean {
  const plain = path.replace(/\/$/, '');
  if (all.has(plain) || MADE_BY_READERS.has(plain)) return false;
  if (plain.includes('/') && all.has(plain.split('/')[0] ?? '')) return true;
  return CODE_FILE.test(plain) && !files.some((file) => file.endsWith(`/${plain}`));
}

const readDocument = (path: string): string => readFileSync(join(root, path), 'utf8');

const fragmentsOf = (markdown: string): string[] =>
  [...withoutCodeBlocks(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingAnchor(heading));

/** Leads to a file of the tree, and to one of its headings where it names one. */
function leadsSomewhere(link: string, document: string, markdown: string, tree: Tree): boolean {
  const [path = '', fragment] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path)).replace(/\/$/, '');
  if (!tree.all.has(target)) return false;
  if (fragment === undefined || !target.endsWith('.md')) return true;
  return fragmentsOf(target === document ? markdown : readDocument(target)).includes(fragment);
}

/**
 * What a document names and the tree does not have: paths between backticks, tests anywhere, and targets of
 * links.
 */
function missingIn(document: string, markdown: string, tree: Tree): string[] {
  const text = withoutCodeBlocks(markdown);
  const coded = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code));
  const tests = markdown.match(/\btests\/[\w./-]*\w/g) ?? [];
  const links = [...text.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
    ([, link, html]) => link ?? html ?? '',
  );
  const missing = [
    ...[...coded.flatMap(alternatives), ...tests].filter((path) => isMissing(path, tree)),
    ...links.filter((link) => !/^\w+:/.test(link) && !leadsSomewhere(link, document, markdown, tree)),
  ];
  return [...new Set(missing)];
}

describe('the Markdown documents', () => {
  let tree: Tree;
  beforeAll(async () => {
    const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
    tree = treeOf(stdout.split('\n').filter((file) => file !== ''));
  });

  it('name paths and headings that exist', () => {
    const documents = tree.files.filter((file) => file.endsWith('.md'));
    expect(documents.length).toBeGreaterThan(20);
    const missing = documents.flatMap((file) =>
      missingIn(file, readDocument(file), tree).map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('are found out when a file moved, a folder is gone, or a link leads nowhere', () => {
    const planted =
      '`engine/gone.ts`, `server/{store,gone}/`, `gone.test.ts`, tests/gone.ts, [a](gone.md), [b](#gone) and <img src="gone.webp">';
    const missing = [
      'engine/gone.ts',
      'server/gone/',
      'gone.test.ts',
      'tests/gone.ts',
      'gone.md',
      '#gone',
      'gone.webp',
    ];
    expect(missingIn('docs/page.md', planted, treeOf([...tree.files, 'docs/page.md']))).toEqual(missing);
  });

  it('may contain commands, blocks of code, ends of paths, and links to other sites', () => {
    const planted =
      '`npm run check`, `store/commit/group-commit.ts`, `dist/web`, `steps/01.yaml`\n```\n`engine/gone.ts`\n```\n[elsewhere](https://exemple.fr/a), [here](#a-b)\n# A, b';
    expect(missingIn('README.md', planted, tree)).toEqual([]);
  });

  it('list each decision once, numbered without a hole', () => {
    const pages = tree.files.filter((file) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(file)).sort();
    const listed = [
      ...readDocument('docs/decisions/README.md').matchAll(/^\| (\d{4}) \| \[(.+)\]\((.+)\) \|/gm),
    ];
    expect(listed.map(([, , , page = '']) => `docs/decisions/${page}`)).toEqual(pages);
    expect(listed.map(([, number]) => Number(number))).toEqual(pages.map((_page, index) => index + 1));
    const headings = listed.map(([, number, title]) => `# ${Number(number)}. ${title}`);
    expect(pages.map((page) => readDocument(page).split('\n')[0])).toEqual(headings);
  });
});
