import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { EXIT, readCommandLine } from './shared/command-line.ts';
import { generatedFiles } from './guide/generated.ts';
import { takeScreenshots } from './guide/pictures.ts';

// `npm run build -- guide`: generates the reference pages of scenarios/README.md and the editors' snippets from
// the schemas and the examples. `-- --pictures` also takes screenshots of all puzzle types, or of the named
// ones.
async function main(argv: readonly string[], root: string): Promise<void> {
  const program = new Command('build guide')
    .description('Refait les pages de référence du guide, d’après les schémas et les exemples.')
    .option('--check', 'dit seulement si elles sont à jour')
    .option(
      '--pictures [types...]',
      'refait aussi les images des épreuves, de toutes ou de celles-ci (Chromium)',
    );
  const line = readCommandLine(program, argv);
  if (!line) return;
  const { check = false, pictures = false } = line.opts<{ check?: boolean; pictures?: boolean | string[] }>();
  const stale = generatedFiles(root).filter(({ path, text }) => textOrEmpty(join(root, path)) !== text);
  if (check) {
    for (const { path } of stale)
      process.stderr.write(`${path} n’est plus à jour : npm run build -- guide\n`);
    process.exitCode = stale.length > 0 ? EXIT.problems : EXIT.fine;
    return;
  }
  for (const { path, text } of stale) writeFileSync(join(root, path), text);
  if (pictures) await takeScreenshots(root, pictures === true ? [] : pictures);
}

function textOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

await main(process.argv, resolve(import.meta.dirname, '..'));
