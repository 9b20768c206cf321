import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { compile } from 'json-schema-to-typescript';
import { pascalCase } from '../web/puzzles/pascal-case.ts';
import { readSchema, refersTo, simplify } from './type-schema.ts';

const SCHEMAS = new URL('../schemas/', import.meta.url);
const TYPES = new URL('../engine/types/', import.meta.url);

/** One generated file: the schema it comes from and the name of the type that describes a whole file. */
const FILES = [
  { schema: 'hours', type: 'Hours' },
  { schema: 'links', type: 'Links' },
  { schema: 'map', type: 'MapFile' },
  { schema: 'places', type: 'PlacesFile' },
  { schema: 'promotions', type: 'PromotionsFile' },
  { schema: 'scenario', type: 'ScenarioFile' },
  { schema: 'site', type: 'SiteFile' },
  { schema: 'step', type: 'StepFile' },
  { schema: 'walkthrough', type: 'WalkthroughFile' },
] as const;

/** Schemas that stand in a file of their own: the types import them instead of repeating them. */
const SHARED: Readonly<Record<string, string>> = {
  'hours.schema.json': 'Hours',
  'links.schema.json': 'Links',
  '../links.schema.json': 'Links',
  'puzzle.schema.json': 'Puzzle',
};

const header = (path: string) =>
  `// Generated from schemas/${path} by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build:types ».\n`;

const OPTIONS = {
  additionalProperties: false,
  bannerComment: '',
  format: true,
  style: { singleQuote: true, printWidth: 140 },
  ignoreMinAndMaxItems: true,
};

/** The imports of what schemas share. */
function importsFor(schemas: readonly object[]): string[] {
  const shared = Object.entries(SHARED).filter(([file]) => refersTo(schemas, file));
  return shared.map(([file, name]) => `import type { ${name} } from './${basename(file, '.schema.json')}.generated.ts';\n`);
}

async function fileTypes(schema: string, type: string): Promise<string> {
  const path = `${schema}.schema.json`;
  const raw = readSchema(SCHEMAS, path);
  const body = await compile(simplify(raw, SHARED), type, OPTIONS);
  return [header(path), ...importsFor([raw]), '\n', body].join('');
}

/** A puzzle type begins with its schema. */
const puzzleSlugs = (): string[] =>
  readdirSync(new URL('puzzles/', SCHEMAS))
    .map((file) => basename(file, '.schema.json'))
    .sort();

async function puzzleTypes(): Promise<string> {
  const slugs = puzzleSlugs();
  const schemas = slugs.map((slug) => readSchema(SCHEMAS, `puzzles/${slug}.schema.json`));
  const bodies = await Promise.all(
    schemas.map((schema, index) => compile(simplify(schema, SHARED), pascalCase(slugs[index] ?? ''), OPTIONS)),
  );
  const union = `export type Puzzle = ${slugs.map(pascalCase).join(' | ')};\n`;
  return [
    header('puzzles/'),
    ...importsFor(schemas),
    '\n',
    bodies.join('\n'),
    '\n',
    union,
    "\nexport type PuzzleSlug = Puzzle['type'];\n",
  ].join('');
}

async function generate(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { schema, type } of FILES) files.set(`${schema}.generated.ts`, await fileTypes(schema, type));
  files.set('puzzle.generated.ts', await puzzleTypes());
  return files;
}

function current(name: string): string {
  try {
    return readFileSync(new URL(name, TYPES), 'utf8');
  } catch {
    return '';
  }
}

/** Names of the generated files that no longer say what the schemas say. */
export async function staleTypes(): Promise<string[]> {
  return [...(await generate())].filter(([name, text]) => current(name) !== text).map(([name]) => name);
}

async function main(argv: string[]): Promise<void> {
  const program = new Command('build-types').option('--check', 'ne rien écrire : échouer si un fichier n’est plus à jour').parse(argv);
  const stale = await staleTypes();
  if (program.opts<{ check?: boolean }>().check) {
    for (const name of stale) console.error(`engine/types/${name} n’est plus à jour : lancez « npm run build:types ».`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  const files = await generate();
  for (const name of stale) writeFileSync(new URL(name, TYPES), files.get(name) ?? '');
  console.log(stale.length > 0 ? `Types écrits : ${stale.join(', ')}` : 'Les types sont à jour.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv);
