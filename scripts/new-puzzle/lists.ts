import type { TypeNames } from './names.ts';

/** A list that names every type, and how the new one gets into it. */
export interface TypeList {
  readonly path: string;
  add(text: string, names: TypeNames): string;
}

/** Puts a line before the first line that matches, in the text as it is: a list that lost its shape is an error. */
function insertBefore(text: string, anchor: RegExp, line: string): string {
  const at = text.search(anchor);
  if (at < 0) throw new Error(`Cette liste n’a plus la forme attendue : ${String(anchor)} ne s’y trouve pas`);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** A key of an object, quoted only where it must be. */
const objectKey = (slug: string) => (slug.includes('-') ? `'${slug}'` : slug);

function addToSchema(text: string, { slug }: TypeNames): string {
  const listed = text.replace(/("enum": \[[^\]]*)\]/, `$1, "${slug}"]`);
  const rule = `    { "if": { "required": ["type"], "properties": { "type": { "const": "${slug}" } } }, "then": { "$ref": "puzzles/${slug}.schema.json" } }`;
  const ruled = listed.replace(/(\}\s*\})(\n {2}\])/, `$1,\n${rule}$2`);
  if (listed === text || ruled === listed) throw new Error('schemas/puzzle.schema.json n’a plus la forme attendue');
  return ruled;
}

function addToEngine(text: string, { slug, camel }: TypeNames): string {
  const imported = insertBefore(text, /\n\/\*\* Any puzzle type/, `import { ${camel} } from './${slug}.ts';`);
  const entry = objectKey(slug) === camel ? camel : `${objectKey(slug)}: ${camel}`;
  return insertBefore(imported, /^\} satisfies Record<PuzzleSlug/m, `  ${entry},`);
}

function addToPublic(text: string, { slug, pascal }: TypeNames): string {
  const exported = insertBefore(text, /\nimport type \{/, `export type { ${pascal}Public } from './puzzles/${slug}.ts';`);
  const imported = insertBefore(exported, /^import type \{ PuzzleSlug \}/m, `import type { ${pascal}Public } from './puzzles/${slug}.ts';`);
  const [before = '', after = ''] = imported.split(/(?=export interface PublicPuzzles)/);
  return before + insertBefore(after, /^\}/m, `  readonly ${objectKey(slug)}: ${pascal}Public;`);
}

function addToWeb(text: string, { slug, pascal }: TypeNames): string {
  const widget = [
    `  ${objectKey(slug)}: defineWidget({`,
    `    slug: '${slug}',`,
    '    fixed: false,',
    `    Component: lazyScreen('${slug}', async () => (await import('./${slug}/${pascal}.tsx')).${pascal}),`,
    '  }),',
  ];
  return insertBefore(text, /^\} satisfies/m, widget.join('\n'));
}

/** Every list that names the types; the compiler or the conformance test notices one that was forgotten. */
export const typeLists: readonly TypeList[] = [
  { path: 'schemas/puzzle.schema.json', add: addToSchema },
  { path: 'engine/puzzles/index.ts', add: addToEngine },
  { path: 'engine/public.ts', add: addToPublic },
  { path: 'web/puzzles/index.ts', add: addToWeb },
];
