import { join } from 'node:path';
import ts from 'typescript';
import { describe, readConfig } from './types.ts';

/** Prints what the type checker has against the files of a folder whose path contains one of the words; what they import is read, and not checked. */
const [folder = '', ...words] = process.argv.slice(2);
const isOne = (name: string): boolean => words.some((word) => name.slice(folder.length).includes(word));
const { fileNames, options } = readConfig(join(folder, 'tsconfig.json'));
const program = ts.createProgram(
  fileNames.filter((name) => isOne(name) || name.endsWith('.d.ts')),
  options,
);
const files = program.getSourceFiles().filter(({ fileName }) => isOne(fileName));
const found = files.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]);
process.stdout.write(JSON.stringify({ files: files.map(({ fileName }) => fileName.slice(folder.length + 1)), problems: describe(found) }));
