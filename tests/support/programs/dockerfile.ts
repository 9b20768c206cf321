import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser, type Copy, type Dockerfile } from 'dockerfile-ast';

export interface ProductImage {
  readonly folder: string;
  /** The `scripts` of package.json. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The paths that .dockerignore leaves visible. */
  readonly visible: readonly string[];
}

/** Reasons why a build would fail or run as root, one sentence each. */
export function dockerfileProblems(text: string, product: ProductImage): string[] {
  const file = DockerfileParser.parse(text);
  return [...copyProblems(file, product), ...scriptProblems(text, file, product), ...stageProblems(file)];
}

function copyProblems(file: Dockerfile, { folder, visible }: ProductImage): string[] {
  const stages = new Set(file.getFROMs().map((from) => from.getBuildStage()));
  return file.getCOPYs().flatMap((copy) => {
    const from = fromOf(copy);
    if (from !== null) return stages.has(from) ? [] : [`COPY from an unknown stage: ${from}`];
    return sourcesOf(copy).flatMap((source) => {
      if (!existsSync(join(folder, source))) return [`COPY of what does not exist: ${source}`];
      const isVisible = visible.some((path) => `${source}/`.startsWith(`${path}/`));
      return isVisible ? [] : [`COPY of what the ignore file hides: ${source}`];
    });
  });
}

const fromOf = (copy: Copy): string | null =>
  copy
    .getFlags()
    .find((flag) => flag.getName() === 'from')
    ?.getValue() ?? null;

function sourcesOf(copy: Copy): string[] {
  return copy
    .getArguments()
    .map((argument) => argument.getValue())
    .slice(0, -1);
}

const namedScripts = (text: string): string[] =>
  [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);

/** A script of package.json with the source of the program that it runs. */
function commandOf(script: string, folder: string): string {
  const [, program] = /node (scripts\/[\w./-]+)/.exec(script) ?? [];
  return program ? `${script}\n${readFileSync(join(folder, program), 'utf8')}` : script;
}

/** Checks that every script exists and that the config files it names, directly or indirectly, are copied. */
function scriptProblems(text: string, file: Dockerfile, { scripts, folder }: ProductImage): string[] {
  const names = new Set(namedScripts(text));
  for (const name of names) namedScripts(scripts[name] ?? '').forEach((next) => names.add(next));
  const unknown = [...names].filter((name) => scripts[name] === undefined);
  const copied = new Set(file.getCOPYs().flatMap(sourcesOf));
  const commands = [...names].map((name) => commandOf(scripts[name] ?? '', folder));
  const settings = commands.flatMap((command) =>
    [...command.matchAll(/--config(?:', '| )([\w./-]+)/g)].map(([, path = '']) => path),
  );
  return [
    ...unknown.map((name) => `npm run ${name}: no such script`),
    ...settings.filter((path) => !copied.has(path)).map((path) => `${path} is needed and not copied`),
  ];
}

/** Checks the last stage, which is the one that runs. */
function stageProblems(file: Dockerfile): string[] {
  const names = file.getInstructions().map((instruction) => ({
    keyword: instruction.getKeyword(),
    text: instruction.getArgumentsContent() ?? '',
  }));
  const last = names.slice(names.findLastIndex(({ keyword }) => keyword === 'FROM'));
  const user = last.findLast(({ keyword }) => keyword === 'USER')?.text ?? 'root';
  const missing = ['HEALTHCHECK', 'CMD'].filter((wanted) => !last.some(({ keyword }) => keyword === wanted));
  return [
    ...missing.map((keyword) => `no ${keyword}`),
    ...(/^(root|0)\b/.test(user) ? ['it runs as root'] : []),
  ];
}
