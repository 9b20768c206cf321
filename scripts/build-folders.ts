// Draws which folders of each part of the tree import which, as Mermaid in docs/folders.md.
// Usage: npm run build -- folders [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { EXIT } from './shared/command-line.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'docs/folders.md');

/** The lines of the drawing of one part, without files that stand in no folder of it. */
async function draw(part: string): Promise<string> {
  const options: ICruiseOptions = {
    baseDir: root,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    includeOnly: { path: `^${part}/[^/]+/` },
    exclude: { path: '[.]stories[.]tsx$|^web/workshop/' },
    collapse: `^${part}/[^/]+`,
    outputType: 'json',
  };
  const { output } = await cruise([part], options, undefined, {
    tsConfig: extractTSConfig(join(root, 'tsconfig.json')),
  });
  const { modules } = JSON.parse(output as string) as {
    readonly modules: readonly {
      readonly source: string;
      readonly dependencies: readonly { readonly resolved: string }[];
    }[];
  };
  const imported = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const leadsTo = (from: string, to: string): boolean =>
    (imported.get(from) ?? []).some((next) => next === to || leadsTo(next, to));
  const arrows = [...imported].flatMap(([from, all]) =>
    all.filter((to) => !all.some((other) => leadsTo(other, to))).map((to) => [from, to] as const),
  );
  const name = (path: string): string => path.slice(part.length + 1);
  // With a sign before it, since `graph` is a word of Mermaid's own.
  const node = (path: string): string => `_${name(path)}[${name(path)}]`;
  const lines = arrows.map(([from, to]) => `  ${node(from)} --> ${node(to)}`);
  return ['```mermaid', 'flowchart TD', ...lines.sort(), '```'].join('\n');
}

const drawings: string[] = [];
for (const part of ['engine', 'server', 'web', 'scripts'])
  drawings.push(`## ${part}/\n\n${await draw(part)}`);
const page = `# Folders

An arrow leads from a folder to one that it imports, by value or by type; arrows that follow from two others are
left out. \`npm run build -- folders\` draws this page.

${drawings.join('\n\n')}
`;

if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (page !== readFileSync(file, 'utf8')) {
  console.log('docs/folders.md is not current: npm run build -- folders');
  process.exitCode = EXIT.problems;
}
