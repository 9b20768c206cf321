import { join } from 'node:path';
import { ESLint } from 'eslint';
import { check, resolveConfig } from 'prettier';
import ts from 'typescript';
import { readConfig } from './types.ts';

/**
 * Type-checks, lints and checks the format of the files of a folder whose path contains one of the words. Prints each problem behind its
 * file's name. Imported files are read but not checked.
 */
const [folder = '', ...words] = process.argv.slice(2);
const isOne = (name: string): boolean => words.some((word) => name.slice(folder.length).includes(word));
const nameOf = (path: string): string => path.slice(folder.length + 1);
const { fileNames, options } = readConfig(join(folder, 'tsconfig.json'));
const program = ts.createProgram(
  fileNames.filter((name) => isOne(name) || name.endsWith('.d.ts')),
  options,
);
const files = program.getSourceFiles().filter(({ fileName }) => isOne(fileName));
const sources = files.filter(({ fileName }) => !fileName.endsWith('.json'));

const types = files.flatMap((file) =>
  [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ messageText }) => `${nameOf(file.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  ),
);

const eslint = new ESLint({
  cwd: folder,
  warnIgnored: false,
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { programs: [program] } } },
});
const results = await eslint.lintFiles(sources.map(({ fileName }) => fileName));
const lint = results.flatMap(({ filePath, messages }) =>
  messages.map(({ ruleId, message }) => `${nameOf(filePath)}: ${ruleId ?? message}`),
);

const format: string[] = [];
for (const { fileName, text } of sources.filter((file) => !file.fileName.endsWith('.generated.ts'))) {
  const isFormatted = await check(text, { ...(await resolveConfig(fileName)), filepath: fileName });
  if (!isFormatted) format.push(`${nameOf(fileName)}: not formatted`);
}

process.stdout.write(JSON.stringify({ files: files.map(({ fileName }) => nameOf(fileName)), problems: [...types, ...lint, ...format] }));
