import { Command } from 'commander';
import { compile } from 'json-schema-to-typescript';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { pascalCase } from '../web/puzzles/pascal-case.ts';
import { isRecord, valueAt } from '../engine/text/is-record.ts';
import { readSchema, refersTo, simplify } from './shared/type-schema.ts';
import { translationSchema } from './shared/translation-schema.ts';

const SCHEMAS = new URL('../schemas/', import.meta.url);
const ROOT = new URL('../', import.meta.url);
const TYPES = 'engine/types/';

/** Generated files: schema, and type of a whole file. */
const FILES = [
  { schema: 'condition', type: 'Condition' },
  { schema: 'elsewhere', type: 'ElsewhereFact' },
  { schema: 'hours', type: 'Hours' },
  { schema: 'lines', type: 'Lines' },
  { schema: 'links', type: 'Links' },
  { schema: 'map', type: 'MapFile' },
  { schema: 'places', type: 'PlacesFile' },
  { schema: 'promotions', type: 'PromotionsFile' },
  { schema: 'report', type: 'ReportFile' },
  { schema: 'report-condition', type: 'ReportCondition' },
  { schema: 'scenario', type: 'ScenarioFile' },
  { schema: 'site', type: 'SiteFile' },
  { schema: 'step', type: 'StepFile' },
  { schema: 'voices', type: 'VoicesFile' },
  { schema: 'walkthrough', type: 'WalkthroughFile' },
] as const;

/** The files that a translation has too, with what players read and type. */
const TRANSLATED = ['map', 'promotions', 'report', 'scenario', 'site', 'step'];

/** Schemas with their own generated file, which other types import. */
const SHARED: Readonly<Record<string, string>> = {
  'condition.schema.json': 'Condition',
  'elsewhere.schema.json': 'ElsewhereFact',
  'hours.schema.json': 'Hours',
  'links.schema.json': 'Links',
  '../lines.schema.json': 'Lines',
  '../links.schema.json': 'Links',
  'puzzle.schema.json': 'Puzzle',
  'report-condition.schema.json': 'ReportCondition',
};

const header = (path: string) =>
  `// Generated from schemas/${path} by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».\n`;

const OPTIONS = {
  additionalProperties: false,
  bannerComment: '',
  format: true,
  style: { singleQuote: true, printWidth: 140 },
  ignoreMinAndMaxItems: true,
};

/** Imports of the shared types that these schemas refer to. */
function importsFor(schemas: readonly object[]): string[] {
  const shared = Object.entries(SHARED).filter(([file]) => file.endsWith('.json') && refersTo(schemas, file));
  return shared.map(
    ([file, name]) => `import type { ${name} } from './${basename(file, '.schema.json')}.generated.ts';\n`,
  );
}

async function fileTypes(schema: string, type: string): Promise<string> {
  const path = `${schema}.schema.json`;
  const raw = readSchema(SCHEMAS, path);
  // A schema that refers to itself.
  const body = await compile(simplify(raw, { ...SHARED, '#': type }), type, OPTIONS);
  return [header(path), ...importsFor([raw]), '\n', body].join('');
}

/** Every puzzle type has a schema. */
const puzzleSlugs = (): string[] =>
  readdirSync(new URL('puzzles/', SCHEMAS))
    .map((file) => basename(file, '.schema.json'))
    .sort();

async function puzzleTypes(): Promise<string> {
  const slugs = puzzleSlugs();
  const schemas = slugs.map((slug) => readSchema(SCHEMAS, `puzzles/${slug}.schema.json`));
  const bodies = await Promise.all(
    schemas.map((schema, index) =>
      compile(simplify(schema, SHARED), pascalCase(slugs[index] ?? ''), OPTIONS),
    ),
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

/** The names by which code refers to a description; `prefix`: their first word. */
const apiNames = (prefix: string): string => `export type ${prefix}Schemas = components['schemas'];

type Json<Body> = Body extends { readonly content: { readonly 'application/json': infer Value } } ? Value : never;

/** The body of a POST to this path. */
export type ${prefix}Body<Path extends keyof paths> = paths[Path] extends { readonly post: { readonly requestBody?: infer Body } } ? Json<Body> : never;

/** The query of a GET of this path. */
export type ${prefix}Query<Path extends keyof paths> = paths[Path] extends { readonly get: { readonly parameters: { readonly query?: infer Query } } } ? NonNullable<Query> : never;
`;

/** Generated beside the description, because the server and the site both import them but not each other. */
async function apiTypes(path: string, prefix: string): Promise<string> {
  const described = await openapiTypes(new URL(path, SCHEMAS), {
    immutable: true,
    emptyObjectsUnknown: true,
  });
  return [header(path), '\n', astToString(described), '\n', apiNames(prefix)].join('');
}

/** Texts of the generated files, by path. */
async function generate(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { schema, type } of FILES)
    files.set(`${TYPES}${schema}.generated.ts`, await fileTypes(schema, type));
  files.set(`${TYPES}puzzle.generated.ts`, await puzzleTypes());
  for (const kind of TRANSLATED) {
    const schema = translationSchema(`${kind}.schema.json`, (name) => readSchema(SCHEMAS, name));
    files.set(`schemas/translation/${kind}.generated.json`, `${JSON.stringify(schema, null, 1)}\n`);
  }
  files.set('schemas/api/openapi.generated.ts', await apiTypes('api/openapi.yaml', 'Api'));
  files.set('schemas/api/studio.generated.ts', await apiTypes('api/studio.yaml', 'Studio'));
  const [calls, studio] = ['openapi', 'studio'].map((name) =>
    requestSchemas(readFileSync(new URL(`api/${name}.yaml`, SCHEMAS), 'utf8')),
  );
  files.set('schemas/api/bodies.generated.json', calls?.bodies ?? '');
  files.set('schemas/api/queries.generated.json', calls?.queries ?? '');
  files.set('schemas/api/studio-bodies.generated.json', studio?.bodies ?? '');
  return files;
}

function current(path: string): string {
  try {
    return readFileSync(new URL(path, ROOT), 'utf8');
  } catch {
    return '';
  }
}

/** Paths of generated files that differ from the schemas. */
export async function staleTypes(): Promise<string[]> {
  return [...(await generate())].filter(([path, text]) => current(path) !== text).map(([path]) => path);
}

async function main(argv: string[]): Promise<void> {
  const program = new Command('build types')
    .option('--check', 'ne rien écrire : échouer si un fichier n’est plus à jour')
    .parse(argv);
  const stale = await staleTypes();
  if (program.opts<{ check?: boolean }>().check) {
    for (const path of stale) console.error(`${path} n’est plus à jour : lancez « npm run build -- types ».`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  const files = await generate();
  for (const path of stale) writeFileSync(new URL(path, ROOT), files.get(path) ?? '');
  console.log(stale.length > 0 ? `Types écrits : ${stale.join(', ')}` : 'Les types sont à jour.');
}

/**
 * JSON of the schemas of bodies and queries by path, with references resolved, so that the server need not
 * parse the description.
 */
function requestSchemas(openapi: string): Record<'bodies' | 'queries', string> {
  const description: unknown = parse(openapi, { merge: true });
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    if (!isRecord(value)) return value;
    const { $ref, description: _description, ...schema } = value;
    const target =
      typeof $ref === 'string' ? resolved(valueAt(description, ...$ref.split('/').slice(1))) : {};
    return Object.assign(
      {},
      target,
      Object.fromEntries(Object.entries(schema).map(([name, inner]) => [name, resolved(inner)])),
    );
  };
  const paths = Object.entries(valueAt(description, 'paths') ?? {});
  const bodies = paths.map(([path, operations]) => {
    return [
      path,
      valueAt(resolved(valueAt(operations, 'post', 'requestBody')), 'content', 'application/json', 'schema'),
    ] as const;
  });
  const queries = paths.map(
    ([path, operations]) => [path, queryOf(resolved(valueAt(operations, 'get', 'parameters')))] as const,
  );
  return { bodies: write(bodies), queries: write(queries) };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

function queryOf(parameters: unknown): object | undefined {
  const inQuery = ((parameters ?? []) as Parameter[]).filter((parameter) => parameter.in === 'query');
  const properties = Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema]));
  const required = inQuery.filter((parameter) => parameter.required).map(({ name }) => name);
  return inQuery.length === 0 ? undefined : { type: 'object', required, properties };
}

const write = (schemas: readonly (readonly [path: string, schema: unknown])[]): string =>
  `${JSON.stringify(Object.fromEntries(schemas), null, 1)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv);
