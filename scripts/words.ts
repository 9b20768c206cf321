import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Command } from 'commander';
import ts from 'typescript';
import { EXIT, readCommandLine } from './shared/command-line.ts';
import { textOutsideCatalogues, typographyFaults, unusedWords, type WordsFault } from './words/faults.ts';
import { sentencesIn } from './words/sentences.ts';

const root = join(import.meta.dirname, '..');

const CATALOGUE = /^(?:engine|server|web)\/words\/fr(?:\/|\.tsx?$)/;
/** Where players and visitors are spoken to. */
const FOR_PLAYERS = new RegExp(
  [
    String.raw`^web\/(?:[^/]+$|(?:account|api|components|player|puzzles|site|state|worker)\/)`,
    String.raw`^server\/(?:accounts|http|limits|live|mail|party|post|rendering|routes)\/`,
    String.raw`^engine\/(?:hands|hours|story|unlock|view)\/`,
  ].join('|'),
);
/** Staff read French in any case, the reasons in the journal too. */
const FOR_STAFF = /^server\/(?:mail\/letters\/staff|routes\/admin\/|routes\/activation\/activation)/;
const STORY = /\.stories\.tsx$/;
const PRODUCT = /^(?:engine|server|web|scripts)\//;

function readProject() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = fileNames.map((file) => relative(root, file)).toSorted();
  const product = files.filter((file) => PRODUCT.test(file) && !STORY.test(file));
  return {
    catalogues: product.filter((file) => CATALOGUE.test(file)),
    spoken: product.filter((file) => FOR_PLAYERS.test(file) && !FOR_STAFF.test(file)),
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
  const { catalogues, spoken, program, nameOf } = readProject();
  const isCatalogue = (source: ts.SourceFile): boolean => CATALOGUE.test(nameOf(source));
  const isReader = (source: ts.SourceFile): boolean => PRODUCT.test(nameOf(source)) && !isCatalogue(source);
  return [
    ...catalogues.flatMap((file) => typographyFaults(file, read(file))),
    ...spoken.flatMap((file) => textOutsideCatalogues(file, read(file))),
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
