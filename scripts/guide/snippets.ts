import type { ExampledType } from './examples.ts';

/** A whole puzzle of each type, as an editor offers it to who begins one. */
const snippetsOf = (types: readonly ExampledType[]) =>
  types.flatMap(({ slug, title, description, examples }) =>
    examples.slice(0, 1).map(({ config }) => ({ label: `${title} (${slug})`, description, body: config })),
  );

const SNIPPETS = /,\n {2}"defaultSnippets": \[\n[^]*?\n {2}\]/u;

/** schemas/puzzle.schema.json with the snippets of today; the rest is left as it is written. */
export function withSnippets(schema: string, types: readonly ExampledType[]): string {
  const lines = snippetsOf(types).map((snippet) => `    ${JSON.stringify(snippet)}`);
  const bare = schema.replace(SNIPPETS, '');
  return bare.replace(/\n\}\n$/u, () => `,\n  "defaultSnippets": [\n${lines.join(',\n')}\n  ]\n}\n`);
}
