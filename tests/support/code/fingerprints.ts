import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type ts from 'typescript';
import { root } from '../programs/run.ts';

/** Files that every lint result depends on: the rules, the options and the packages. */
const SHARED = ['eslint.config.js', 'tsconfig.json', 'package-lock.json'];

const hash = (texts: readonly string[]): string => createHash('sha256').update(texts.join('\0')).digest('base64');

/** Maps each source file to a hash of everything a lint rule can read: the file, its transitive imports, and global declarations. */
export function fingerprints(program: ts.BuilderProgram): ReadonlyMap<string, string> {
  const ours = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root) && !fileName.includes('/node_modules/'));
  const texts = new Map(ours.map(({ fileName, text }) => [fileName, hash([text])]));
  const declaredForAll = ours.filter(({ text }) => /^\s*declare (module|global)\b/m.test(text)).map(({ text }) => text);
  const shared = hash([...SHARED.map((name) => readFileSync(join(root, name), 'utf8')), ...declaredForAll]);
  return new Map(
    ours.map((file) => {
      const imported = program.getAllDependencies(file).flatMap((name) => texts.get(name) ?? []);
      return [file.fileName, hash([relative(root, file.fileName), shared, texts.get(file.fileName) ?? '', ...imported])];
    }),
  );
}
