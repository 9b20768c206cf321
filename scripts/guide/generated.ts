import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExampledType, exampledTypes } from './examples.ts';
import { fieldTable, headingAnchor, readGuideSchema, SECTIONS } from './field-tables.ts';
import { pictureOf } from './pictures.ts';
import { readAlike } from './read-alike.ts';

const GUIDE = 'scenarios/README.md';

interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

const mark =
  '<!-- Écrit par « npm run build -- guide » d’après schemas/ et scripts/guide/puzzles/. Ne pas changer ici. -->';

const fence = (text: string): string => `\`\`\`yaml schema=puzzle.schema.json\n${text}\`\`\``;

function typeSection({ slug, title, description, examples }: ExampledType): string {
  const [first, ...others] = examples;
  if (!first)
    throw new Error(`Le type ${slug} n’a pas d’exemple : écrivez scripts/guide/puzzles/${slug}.yaml`);
  const configs = examples.map(({ config }) => config);
  return [
    `## ${title}\n\n\`type: ${slug}\` — ${description}`,
    `<img src="../${pictureOf(slug)}" width="300" alt="${title}, sur un téléphone">`,
    fence(first.text),
    ...others.flatMap(({ text }) => ['Ou bien, écrit autrement :', fence(text)]),
    fieldTable(`puzzles/${slug}.schema.json`, configs),
  ].join('\n\n');
}

function puzzlePage(types: readonly ExampledType[]): string {
  const list = types.map(
    ({ title, slug, description }) => `- [${title}](#${headingAnchor(title)}) (\`${slug}\`) : ${description}`,
  );
  const intro =
    'Le champ `puzzle` d’une étape. `type` choisit l’instrument, les autres champs dépendent de lui. ● : le champ est obligatoire. ' +
    'Les exemples emploient les images, les sons et les pages de la ville que « npm run new:city » écrit : copiez-les dans une de ses étapes, en retrait sous `puzzle:`.';
  return ['# Les épreuves', mark, intro, list.join('\n'), ...types.map(typeSection)].join('\n\n') + '\n';
}

function fieldPage(): string {
  const intro =
    'Chaque champ de chaque fichier, avec un exemple. ● : le champ est obligatoire. `[]` : une liste ; `…` : une clé que vous choisissez. ' +
    'Les épreuves ont [leur page](GUIDE-epreuves.md).';
  const sections = SECTIONS.map(
    ({ schema, heading, files }) =>
      `## ${heading}\n\n${String(readGuideSchema(schema)['description'])} ${files}\n\n${fieldTable(schema)}`,
  );
  return ['# Les champs', mark, intro, ...sections].join('\n\n') + '\n';
}

const BETWEEN = /(<!-- épreuves : début [^]*?-->\n)[^]*?(<!-- épreuves : fin -->)/u;

const ALIKE_BETWEEN = /(<!-- égalités : début [^]*?-->\n)[^]*?(<!-- égalités : fin -->)/u;

/** The guide, in which the list of types is generated, and what is read as equal. */
function guide(text: string, types: readonly ExampledType[]): string {
  const rows = types.map(({ slug, title, description }) => {
    const link = `GUIDE-epreuves.md#${headingAnchor(title)}`;
    return `| [<img src="../${pictureOf(slug)}" width="110" alt="${title}">](${link}) | [**${title}**](${link}), \`${slug}\` | ${description} |`;
  });
  const table = ['| | épreuve | ce que c’est |', '|---|---|---|', ...rows].join('\n');
  return text
    .replace(BETWEEN, (_whole, before: string, after: string) => `${before}\n${table}\n\n${after}`)
    .replace(
      ALIKE_BETWEEN,
      (_whole, before: string, after: string) => `${before}\n${readAlike()}\n\n${after}`,
    );
}

/** All files generated from the schemas and the examples. */
export function generatedFiles(root: string): GeneratedFile[] {
  const types = exampledTypes();
  const schema = 'schemas/puzzle.schema.json';
  return [
    { path: schema, text: withTypes(readFileSync(join(root, schema), 'utf8'), types) },
    { path: GUIDE, text: guide(readFileSync(join(root, GUIDE), 'utf8'), types) },
    { path: 'scenarios/GUIDE-epreuves.md', text: puzzlePage(types) },
    { path: 'scenarios/GUIDE-champs.md', text: fieldPage() },
  ];
}

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
function withTypes(schema: string, types: readonly ExampledType[]): string {
  const slugs = types.map(({ slug }) => slug).sort();
  return schema
    .replace(/"enum": \[[^\]]*\]/u, () => `"enum": [${slugs.map((slug) => `"${slug}"`).join(', ')}]`)
    .replace(/"allOf": \[\n[^]*?\n {2}\]/u, () => `"allOf": ${listOf(slugs.map(branch))}`)
    .replace(/"defaultSnippets": \[\n[^]*?\n {2}\]/u, () => `"defaultSnippets": ${listOf(snippets(types))}`);
}
