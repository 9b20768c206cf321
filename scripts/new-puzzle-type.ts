import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { misuse, readCommandLine } from './command-line.ts';
import { typeLists } from './new-puzzle/lists.ts';
import { namesOf, type TypeNames } from './new-puzzle/names.ts';
import { newFiles } from './new-puzzle/templates.ts';

interface Created {
  readonly slug: string;
  readonly created: readonly string[];
  readonly changed: readonly string[];
}

/** Works everything out before it writes anything: a list that lost its shape leaves no half-made type behind. */
function createType(root: string, names: TypeNames): Created {
  const files = newFiles(names);
  const changes = typeLists.map(({ path, add }) => ({ path, text: add(readFileSync(join(root, path), 'utf8'), names) }));
  for (const { path, text } of [...files, ...changes]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { slug: names.slug, created: files.map(({ path }) => path), changed: changes.map(({ path }) => path) };
}

/** Types come from the schemas. */
function buildTypes(root: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/build-types.ts')], { cwd: root, stdio: 'ignore' });
}

function tell({ slug, created, changed }: Created): string {
  return [
    `Le type « ${slug} » existe :`,
    ...created.map((path) => `  + ${path}`),
    ...changed.map((path) => `  ~ ${path}`),
    'Cherchez « À ÉCRIRE » dans ces fichiers, puis : npx vitest run tests/conformance/faces.test.ts',
  ].join('\n');
}

function main(argv: readonly string[], root: string): void {
  const program = readCommandLine(
    new Command('new:puzzle').argument('<slug>', 'le nom du type, en minuscules et tirets').option('--json', 'dit le résultat en JSON'),
    argv,
  );
  if (!program) return;
  const slug = program.args[0] ?? '';
  const names = namesOf(slug);
  if (!names)
    return void misuse(`« ${slug} » n’est pas un nom de type : des mots en minuscules, joints par des tirets, par exemple six-wheels.`);
  if (existsSync(join(root, `schemas/puzzles/${slug}.schema.json`))) return void misuse(`Le type « ${slug} » existe déjà.`);
  const created = createType(root, names);
  buildTypes(root);
  process.stdout.write(`${program.opts<{ json?: boolean }>().json ? JSON.stringify(created) : tell(created)}\n`);
}

main(process.argv, resolve(import.meta.dirname, '..'));
