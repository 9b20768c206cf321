import { formatDiagnostic } from '../../engine/diagnostics/format.ts';
import { type Code, entries, type Example, exampleOf } from './examples.ts';
import { type Excerpt, excerptsOf } from './excerpt.ts';

const SEVERITIES = { error: 'erreur', warning: 'avertissement' } as const;

const fenced = (text: string, language = ''): string => `\`\`\`\`${language}\n${text}\n\`\`\`\``;

const languageOf = (path: string): string => (path.endsWith('.mdx') ? 'mdx' : 'yaml');

function passage({ path }: Excerpt, lines: readonly string[], none: string): string {
  return lines.length === 0
    ? `\`${path}\` : ${none}`
    : `\`${path}\`\n\n${fenced(lines.join('\n'), languageOf(path))}`;
}

function printed({ diagnostic, folder, wrong }: Example): readonly string[] {
  if (!diagnostic)
    return [
      'Aucun fichier ne peut le faire naître : ce code dénonce un défaut du jeu lui-même. Signalez-le.',
    ];
  const text = wrong.find(({ path }) => path === diagnostic.at.file)?.text ?? null;
  return [
    '## Ce que dit le terminal',
    fenced(formatDiagnostic(diagnostic, folder, text)),
    '## Que faire',
    diagnostic.wayOut,
  ];
}

/** The page of a code: its meaning, an example, its output, and the correction. */
export function pageOf(code: Code): string {
  const { title, severity, explanation } = entries[code];
  const example = exampleOf(code);
  const excerpts = excerptsOf(example.wrong, example.right);
  const before = excerpts.map((excerpt) => passage(excerpt, excerpt.wrong, 'le fichier n’est pas là.'));
  const after = excerpts.map((excerpt) => passage(excerpt, excerpt.right, 'le fichier n’a pas lieu d’être.'));
  const parts = [
    `# ${title}`,
    `\`${code}\` · ${SEVERITIES[severity]}`,
    explanation,
    ...(before.length > 0 || example.harm !== undefined
      ? ['## Exemple', ...(example.harm === undefined ? [] : [example.harm]), ...before]
      : []),
    ...printed(example),
    ...(after.length > 0 ? ['## Corrigé', ...after] : []),
    '[Tous les codes](README.md)',
  ];
  return `${parts.join('\n\n')}\n`;
}

const row = (code: Code): string =>
  `| [\`${code}\`](${code}.md) | ${SEVERITIES[entries[code].severity]} | ${entries[code].title} |`;

function index(codes: readonly Code[]): string {
  const intro =
    'Une page par code : ce qu’il veut dire, le plus petit exemple qui le fait naître, ce que dit le terminal, le même passage corrigé. Ces pages sont écrites par `npm run build:docs` à partir d’exemples que les tests font vraiment naître.';
  return `${['# Les problèmes, code par code', intro, ['| code | | |', '|---|---|---|', ...codes.map(row)].join('\n')].join('\n\n')}\n`;
}

/** Every file of docs/diagnostics/, by name. */
export function pages(): ReadonlyMap<string, string> {
  const codes = (Object.keys(entries) as Code[]).sort();
  return new Map([
    ['README.md', index(codes)],
    ...codes.map((code) => [`${code}.md`, pageOf(code)] as const),
  ]);
}
