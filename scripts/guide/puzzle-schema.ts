import type { ExampledType } from './examples.ts';

/** The conditional schema of a type. */
const branch = (slug: string): string =>
  `{ "if": { "required": ["type"], "properties": { "type": { "const": "${slug}" } } }, "then": { "$ref": "puzzles/${slug}.schema.json" } }`;

/** Editor snippets: a complete puzzle of each type. */
const snippets = (types: readonly ExampledType[]): string[] =>
  types.flatMap(({ slug, title, description, examples }) =>
    examples
      .slice(0, 1)
      .map(({ config }) => JSON.stringify({ label: `${title} (${slug})`, description, body: config })),
  );

const listOf = (lines: readonly string[]): string => `[\n    ${lines.join(',\n    ')}\n  ]`;

/** Updates the types (by slug) and snippets (by French title) in the text of schemas/puzzle.schema.json. */
export function withTypes(schema: string, types: readonly ExampledType[]): string {
  const slugs = types.map(({ slug }) => slug).sort();
  return schema
    .replace(/"enum": \[[^\]]*\]/u, () => `"enum": [${slugs.map((slug) => `"${slug}"`).join(', ')}]`)
    .replace(/"allOf": \[\n[^]*?\n {2}\]/u, () => `"allOf": ${listOf(slugs.map(branch))}`)
    .replace(/"defaultSnippets": \[\n[^]*?\n {2}\]/u, () => `"defaultSnippets": ${listOf(snippets(types))}`);
}
