import type { TypeNames } from './names.ts';

/** A source file with a list of all types. `add` inserts the new one into its text. */
export interface TypeList {
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
export const typeLists: readonly TypeList[] = [
  { path: 'engine/puzzles/index.ts', add: addToEngine },
  { path: 'web/puzzles/index.ts', add: addToWeb },
];
