import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Command } from 'commander';
import ts from 'typescript';
import { EXIT, readCommandLine } from './shared/command-line.ts';
import { textOutsideCatalogues, typographyFaults, unusedWords, type WordsFault } from './words/faults.ts';
import { sentencesIn } from './words/sentences.ts';

const root = join(import.meta.dirname, '..');

const CATALOGUE = /^(?:engine|server|web)\/words\/fr(?:\/|\.tsx?$)/;
/** Screens of players and visitors. Staff and writers read French in any case. */
const SCREEN = /^web\/(?:[^/]+|(?:account|api|components|player|puzzles|site|state|worker)\/.*)$/;
const STORY = /\.stories\.tsx$/;
const PRODUCT = /^(?:engine|server|web|scripts)\//;

function readProject() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = fileNames.map((file) => relative(root, file)).toSorted();
  const product = files.filter((file) => PRODUCT.test(file) && !STORY.test(file));
  return {
    catalogues: product.filter((file) => CATALOGUE.test(file)),
    screens: product.filter((file) => SCREEN.test(file)),
    program: () =>
      ts.createProgram(
        product.map((file) => join(root, file)),
        options,
      ),
    nameOf: (source: ts.SourceFile) => relative(root, source.fileName),
  };
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

function list(): void {
  for (const file of readProject().catalogues)
    for (const { key, line, texts } of sentencesIn(file, read(file)))
      console.log(`${file}:${line}\t${key}\t${texts.join(' | ')}`);
}

/** Among other words, the keys beside « x-words » in the description of the API. */
const described = (): string[] => read('schemas/api/openapi.yaml').split(/\W+/);

function faults(): WordsFault[] {
  const { catalogues, screens, program, nameOf } = readProject();
  const isCatalogue = (source: ts.SourceFile): boolean => CATALOGUE.test(nameOf(source));
  const isReader = (source: ts.SourceFile): boolean => PRODUCT.test(nameOf(source)) && !isCatalogue(source);
  return [
    ...catalogues.flatMap((file) => typographyFaults(file, read(file))),
    ...screens.flatMap((file) => textOutsideCatalogues(file, read(file))),
    ...unusedWords(program(), isCatalogue, isReader, described()),
  ];
}

function check(): void {
  const found = faults();
  for (const { file, line, sentence } of found) console.error(`${file}:${line} : ${sentence}`);
  if (found.length > 0) process.exitCode = EXIT.problems;
}

const command = readCommandLine(
  new Command('words')
    .description('Vérifie les phrases des catalogues : typographie, texte resté dans le code, sans emploi.')
    .option('--list', 'imprime toutes les phrases et leur place'),
  process.argv,
);
if (command) (command.opts<{ list?: boolean }>().list ? list : check)();
