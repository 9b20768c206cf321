import { formatDiagnostic } from '../../engine/diagnostics/format.ts';
import { didYouMean, quoted } from '../../engine/diagnostics/suggest.ts';
import { difference } from '../../engine/text/difference.ts';
import { flattened, palette } from '../shared/cities.ts';
import { misuse } from '../shared/command-line.ts';
import { wrappedVerbatim } from '../walk/plain-page.ts';
import { type Code, entries, type Example, exampleOf } from './examples.ts';
import type { SourceFile } from '../../engine/scenario/scenario.ts';

/** The differing lines of a file, wrong and right; empty when the file is missing. */
interface Excerpt {
  readonly path: string;
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

const MOST_LINES = 12;
const MOST_COLUMNS = 100;

const linesOf = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.replace(/\n$/u, '').split('\n');

/** The number of lines needed to recognise a passage. */
function shortened(lines: readonly string[]): string[] {
  const shown = lines
    .slice(0, MOST_LINES)
    .map((line) => (line.length > MOST_COLUMNS ? `${line.slice(0, MOST_COLUMNS)}…` : line));
  return lines.length > MOST_LINES ? [...shown, '…'] : shown;
}

function excerptOf(path: string, before: string | undefined, after: string | undefined): Excerpt {
  const [wrong, right] = [linesOf(before), linesOf(after)];
  const { start, oldEnd, nowEnd } = difference(wrong, right);
  // One line of context shows the position.
  const from = Math.max(0, start - 1);
  return {
    path,
    wrong: shortened(wrong.slice(from, oldEnd + 1)),
    right: shortened(right.slice(from, nowEnd + 1)),
  };
}

/** The differences between the files of a city with and without an error. */
export function excerptsOf(wrong: readonly SourceFile[], right: readonly SourceFile[]): readonly Excerpt[] {
  const textsOf = (files: readonly SourceFile[]): Map<string, string> =>
    new Map(files.map(({ path, text }) => [path, text]));
  const [before, after] = [textsOf(wrong), textsOf(right)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => excerptOf(path, before.get(path), after.get(path)));
}

const SEVERITIES = { error: 'erreur', warning: 'avertissement' } as const;

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`.trimEnd());

const paragraph = (text: string): string[] => [wrappedVerbatim(`  ${text}`)];

const section = (title: string, ...blocks: readonly (readonly string[])[]): string =>
  [palette.place(title), ...blocks.map((lines) => lines.join('\n'))].join('\n');

function passage(path: string, lines: readonly string[], none: string): string[] {
  return lines.length === 0
    ? paragraph(`${path} : ${none}`)
    : indented([path, ...lines.map((line) => palette.frame(`  ${line}`))]);
}

function cause({ harm }: Example, excerpts: readonly Excerpt[]): string[] {
  if (harm === undefined && excerpts.length === 0) return [];
  const passages = excerpts.map(({ path, wrong }) => passage(path, wrong, 'le fichier n’est pas là.'));
  return [section('Exemple', ...(harm === undefined ? [] : [paragraph(harm)]), ...passages)];
}

function message({ diagnostic, folder, wrong }: Example): string[] {
  if (!diagnostic)
    return [
      'Aucun fichier ne peut le faire naître : ce code dénonce un défaut du jeu lui-même. Signalez-le.',
    ];
  const text = wrong.find(({ path }) => path === diagnostic.at.file)?.text ?? null;
  return [
    section(
      'Ce que dit le terminal',
      indented(formatDiagnostic(diagnostic, folder, text, palette).split('\n')),
    ),
    section('Que faire', paragraph(diagnostic.wayOut)),
  ];
}

/** The page of a code: its title, its reason, the smallest example, its message, the way out, the correction. */
export function pageOf(code: Code): string {
  const { title, severity, explanation } = entries[code];
  const example = exampleOf(code);
  const excerpts = excerptsOf(example.wrong, example.right);
  const right = excerpts.map((excerpt) =>
    passage(excerpt.path, excerpt.right, 'le fichier n’a pas lieu d’être.'),
  );
  return [
    `${palette.place(title)}\n${code}  ${palette[severity](SEVERITIES[severity])}`,
    ...paragraph(explanation),
    ...cause(example, excerpts),
    ...message(example),
    ...(right.length > 0 ? [section('Corrigé', ...right)] : []),
  ].join('\n\n');
}

/** The same for programs. */
function jsonOf(code: Code) {
  const { title, severity, explanation } = entries[code];
  const { diagnostic, harm = null, wrong, right } = exampleOf(code);
  const problem = diagnostic && flattened(diagnostic);
  return { code, severity, title, explanation, harm, problem, excerpts: excerptsOf(wrong, right) };
}

const isCode = (code: string): code is Code => Object.hasOwn(entries, code);

const MOST_NEAR = 8;

/** The closest code, else some that share a word with it. */
function nearTo(code: string): string {
  const words = code.split('-');
  const near = Object.keys(entries).filter((known) => known.split('-').some((word) => words.includes(word)));
  const otherwise =
    near.length > 0
      ? `Codes proches : ${quoted(near.slice(0, MOST_NEAR))}.`
      : 'Le code suit « error » ou « warning » dans un message.';
  return didYouMean(code, Object.keys(entries), otherwise);
}

/** `npm run check -- --explain CODE`: prints the page of a code. */
export function explain(code: string, json: boolean): void {
  if (isCode(code)) console.log(json ? JSON.stringify(jsonOf(code)) : pageOf(code));
  else misuse(`Aucun problème ne porte le code « ${code} ». ${nearTo(code)}`);
}
