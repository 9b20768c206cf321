import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../programs/run.ts';
import { cacheFolder } from '../suite/cache-folder.ts';

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

/** The program of tsconfig.json and its type errors. Only files that changed since the last run are checked again. */
export function readTypes(): { readonly program: ts.BuilderProgram; readonly problems: string } {
  const { fileNames: rootNames, options, errors } = readConfig(join(root, 'tsconfig.json'));
  const tsBuildInfoFile = join(cacheFolder(), 'types.tsbuildinfo');
  const program = ts.createIncrementalProgram({
    rootNames,
    options: { ...options, noEmit: true, incremental: true, tsBuildInfoFile },
    configFileParsingDiagnostics: errors,
  });
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  program.emit();
  return { program, problems: describe(found) };
}

export const describe = (problems: readonly ts.Diagnostic[]): string => ts.formatDiagnostics(problems, host);

export function readConfig(path: string): ts.ParsedCommandLine {
  const read = ts.getParsedCommandLineOfConfigFile(path, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(ts.formatDiagnostic(problem, host));
    },
  });
  if (!read) throw new Error(`${path} cannot be read`);
  return read;
}
