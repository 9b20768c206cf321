import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import type ts from 'typescript';
import { cacheFolder } from '../suite/cache-folder.ts';
import { root } from '../programs/run.ts';
import { fingerprints } from './fingerprints.ts';

const OTHERS = ['**/*.{js,mjs,cjs}'];

/** Lints the tree and returns the formatted problems. A file is linted again once it, or a file that it imports, has changed. */
export async function lint(program: ts.BuilderProgram): Promise<string> {
  const marks = fingerprints(program);
  const clean = readClean();
  const stale = [...marks].filter(([, mark]) => !clean.has(mark)).map(([file]) => file);
  const eslint = new ESLint({
    cwd: root,
    warnIgnored: false,
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { programs: [program.getProgram()] } } },
  });
  const results = await eslint.lintFiles(clean.size === 0 ? ['.'] : [...stale, ...OTHERS]);
  const faulty = new Set(results.filter(({ messages }) => messages.length > 0).map(({ filePath }) => filePath));
  writeClean([...marks].filter(([file]) => !faulty.has(file)).map(([, mark]) => mark));
  const formatter = await eslint.loadFormatter('stylish');
  return formatter.format(results);
}

const cacheFile = (): string => join(cacheFolder(), 'lint.json');

/** The fingerprints of files without lint problems. */
function readClean(): ReadonlySet<string> {
  return new Set(existsSync(cacheFile()) ? (JSON.parse(readFileSync(cacheFile(), 'utf8')) as string[]) : []);
}

const writeClean = (marks: readonly string[]): void => writeFileSync(cacheFile(), JSON.stringify(marks));
