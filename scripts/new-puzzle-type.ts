import { Command } from 'commander';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findMentions } from './new-puzzle/mentions.ts';
import { namesOf, type TypeNames, newPuzzleFiles, type PuzzleFile } from './new-puzzle/templates.ts';
import { EXIT, misuse, readCommandLine } from './shared/command-line.ts';

interface Created {
  readonly slug: string;
  readonly created: readonly string[];
  readonly changed: readonly string[];
}

/** As `oxfmt` leaves it: where a line breaks depends on the length of the slug. */
function formatted(root: string, { path, text }: PuzzleFile): PuzzleFile {
  const oxfmt = join(root, 'node_modules/.bin/oxfmt');
  return {
    path,
    text: execFileSync(oxfmt, ['--stdin-filepath', path], { cwd: root, input: text, encoding: 'utf8' }),
  };
}

/**
 * Works everything out before it writes anything: a list that lost its shape leaves no half-made type behind.
 */
function createType(root: string, names: TypeNames): Created {
  const files = newPuzzleFiles(names).map((file) => formatted(root, file));
  const changes = typeLists.map(({ path, add }) => ({
    path,
    text: add(readFileSync(join(root, path), 'utf8'), names),
  }));
  for (const { path, text } of [...files, ...changes]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return {
    slug: names.slug,
    created: files.map(({ path }) => path),
    changed: changes.map(({ path }) => path),
  };
}

/** Regenerates the files made from schemas and examples: types, editor snippets, guide and screenshot. */
function generate(root: string, pictures: readonly string[]): void {
  const run = (script: string, ...argv: readonly string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', join(root, script), ...argv], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('scripts/build-types.ts');
  run('scripts/build-guide.ts', ...pictures);
}

function creationMessage({ slug, created, changed }: Created): string {
  return [
    `Le type « ${slug} » existe, et se joue :`,
    ...created.map((path) => `  + ${path}`),
    ...changed.map((path) => `  ~ ${path}`),
    `Ce qui vous reste à écrire : npx vitest run --project node tests/conformance. Après un changement des schémas ou de l’exemple : npm run build -- puzzles ${slug}`,
  ].join('\n');
}

export function main(argv: readonly string[], root: string): void {
  const program = readCommandLine(
    new Command('new:puzzle')
      .argument('<slug>', 'le nom du type, en minuscules et tirets')
      .option('--no-picture', 'sans l’image du guide (Chromium)')
      .option('--json', 'dit le résultat en JSON'),
    argv,
  );
  if (!program) return;
  const slug = program.args[0] ?? '';
  const names = namesOf(slug);
  if (!names)
    return void misuse(
      `« ${slug} » ne peut pas nommer un type : il faut des mots en minuscules, joints par des tirets, par exemple six-wheels.`,
    );
  if (
    [`web/puzzles/${slug}`, ...newPuzzleFiles(names).map(({ path }) => path)].some((path) =>
      existsSync(join(root, path)),
    )
  )
    return void misuse(`Le type « ${slug} » existe déjà.`);
  const [known] = findMentions(root, [slug]);
  if (known !== undefined) return void misuse(`« ${slug} » nomme déjà autre chose : ${known}.`);
  const created = createType(root, names);
  const { picture, json } = program.opts<{ picture: boolean; json?: boolean }>();
  try {
    generate(root, picture ? ['--pictures', slug] : []);
  } catch {
    // The failed command has printed the reason.
    process.stderr.write(
      `Le type « ${slug} » est écrit, mais pas tout ce qui en découle. Une fois la cause levée : npm run build -- puzzles ${slug}\n`,
    );
    process.exitCode = EXIT.problems;
  }
  process.stdout.write(`${json ? JSON.stringify(created) : creationMessage(created)}\n`);
}

/** A source file with a list of all types. `add` inserts the new one into its text. */
interface TypeList {
  readonly path: string;
  add(text: string, names: TypeNames): string;
}

/** Inserts a line before the first match of `anchor`; throws when there is none. */
function insertBefore(text: string, anchor: RegExp, line: string): string {
  const at = text.search(anchor);
  if (at < 0) throw new Error(`Cette liste n’a plus la forme attendue : ${String(anchor)} ne s’y trouve pas`);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** Quoted only when necessary. */
const objectKey = (slug: string) => (slug.includes('-') ? `'${slug}'` : slug);

function addToEngine(text: string, { slug, camel }: TypeNames): string {
  const imported = insertBefore(
    text,
    /\n\/\*\* A puzzle type for code/,
    `import { ${camel} } from './${slug}.ts';`,
  );
  const entry = objectKey(slug) === camel ? camel : `${objectKey(slug)}: ${camel}`;
  return insertBefore(imported, /^\} satisfies Record<PuzzleSlug/m, `  ${entry},`);
}

function addToWeb(text: string, { slug, pascal }: TypeNames): string {
  const widget = [
    `  ${objectKey(slug)}: defineWidget({`,
    `    slug: '${slug}',`,
    '    fixed: false,',
    `    load: async () => (await import('./${slug}/${pascal}.tsx')).${pascal},`,
    '  }),',
  ];
  return insertBefore(text, /^\} satisfies/m, widget.join('\n'));
}

/** The two handwritten lists; the compiler checks that both are complete. */
const typeLists: readonly TypeList[] = [
  { path: 'engine/puzzles/index.ts', add: addToEngine },
  { path: 'web/puzzles/index.ts', add: addToWeb },
];

if (import.meta.filename === process.argv[1]) main(process.argv, resolve(import.meta.dirname, '..'));
