import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { EXIT, readCommandLine } from './command-line.ts';
import { generatedFiles } from './guide/generated.ts';
import { takePictures } from './guide/pictures.ts';

// `npm run build:guide`: the reference pages of scenarios/README.md, and the snippets that editors offer, from the
// schemas and the examples. `-- --pictures` also photographs every puzzle type, or those that
// are named, at work in the player's own screen.
async function main(argv: readonly string[], root: string): Promise<void> {
  const program = new Command('build:guide')
    .description('Refait les pages de référence du guide, d’après les schémas et les exemples.')
    .option('--check', 'dit seulement si elles sont à jour')
    .option('--pictures [types...]', 'refait aussi les images des épreuves, de toutes ou de celles-ci (Chromium)');
  const line = readCommandLine(program, argv);
  if (!line) return;
  const { check = false, pictures = false } = line.opts<{ check?: boolean; pictures?: boolean | string[] }>();
  const old = generatedFiles(root).filter(({ path, text }) => readIfThere(join(root, path)) !== text);
  if (check) {
    for (const { path } of old) process.stderr.write(`${path} n’est plus à jour : npm run build:guide\n`);
    process.exitCode = old.length > 0 ? EXIT.problems : EXIT.fine;
    return;
  }
  for (const { path, text } of old) writeFileSync(join(root, path), text);
  if (pictures) await takePictures(root, pictures === true ? [] : pictures);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

await main(process.argv, resolve(import.meta.dirname, '..'));
