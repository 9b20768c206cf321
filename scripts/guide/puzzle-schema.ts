import type { ExampledType } from './examples.ts';

/** The branch of a type: what else is in the puzzle depends on it. */
const branch = (slug: string): string =>
  `{ "if": { "required": ["type"], "properties": { "type": { "const": "${slug}" } } }, "then": { "$ref": "puzzles/${slug}.schema.json" } }`;

/** A whole puzzle of each type, offered by editors where one begins. */
const snippets = (types: readonly ExampledType[]): string[] =>
  types.flatMap(({ slug, title, description, examples }) =>
    examples.slice(0, 1).map(({ config }) => JSON.stringify({ label: `${title} (${slug})`, description, body: config })),
  );

const listOf = (lines: readonly string[]): string => `[\n    ${lines.join(',\n    ')}\n  ]`;

/** schemas/puzzle.schema.json with the types of today, by slug, and their snippets, by French title; the rest is left as it is written. */
export function withTypes(schema: string, types: readonly ExampledType[]): string {
  const slugs = types.map(({ slug }) => slug).sort();
  return schema
    .replace(/"enum": \[[^\]]*\]/u, () => `"enum": [${slugs.map((slug) => `"${slug}"`).join(', ')}]`)
    .replace(/"allOf": \[\n[^]*?\n {2}\]/u, () => `"allOf": ${listOf(slugs.map(branch))}`)
    .replace(/"defaultSnippets": \[\n[^]*?\n {2}\]/u, () => `"defaultSnippets": ${listOf(snippets(types))}`);
}
