import type { ReportDiagnostic } from '../diagnostics/report.ts';
import type { SourceText } from './parse/source-text.ts';

interface Habit {
  readonly pattern: RegExp;
  readonly message: string;
  /** The same passage as it is printed. */
  readonly set: (found: string) => string;
}

const ACCENTS: Readonly<Record<string, string>> = { A: 'À', E: 'É', I: 'Î' };

/** Words that lose their accent when their first letter is a capital. */
const BARE_CAPITAL =
  /(?<![\p{L}])(?:E(?:glise|cole|tat|toile|tage|poque|cluse|tang|tudiant|diteur|difice|crit|tienne|ditions?)s?|Ile(?:s|t)?)(?![\p{L}])/gu;

/** The habits of French printing that the game does not set by itself. */
const HABITS: readonly Habit[] = [
  { pattern: /\.{3}/gu, message: 'Trois points sont un seul signe.', set: () => '…' },
  {
    pattern: /(?<![\p{L}\d])\d{1,2}h(?:\d{2})?(?![\p{L}\d])/gu,
    message: 'Une heure s’écrit avec des espaces.',
    set: (found) => found.replace('h', ' h ').trim(),
  },
  {
    pattern: /(?<!\p{L})(?=[XVI]{2,})[XVI]+e(?!\p{L})/gu,
    message: 'Le « e » d’un siècle est en exposant.',
    set: (found) => found.replace('e', 'ᵉ'),
  },
  {
    pattern: /(?<=\S) +[,.](?![.\d])/gu,
    message: 'Rien ne sépare un mot de sa virgule ou de son point.',
    set: (found) => found.trim(),
  },
  {
    pattern:
      /(?<=^|[.!?…] |\n)A(?= (?:la|le|l’|les|un|une|ce|cette|votre|gauche|droite|pied|midi|partir|\d)(?!\p{L}))/gu,
    message: 'Une capitale garde son accent.',
    set: () => 'À',
  },
  {
    pattern: BARE_CAPITAL,
    message: 'Une capitale garde son accent.',
    set: (found) => (ACCENTS[found[0] ?? ''] ?? '') + found.slice(1),
  },
];

/** Pictures of the telephone's own, drawn differently by each maker. */
const EMOJI = /\p{Emoji_Presentation}+/gu;

/** Reports what the guide asks of French printing, in a range of a text. */
export function reportTypography(
  source: SourceText,
  start: number,
  end: number,
  report: ReportDiagnostic,
): void {
  const text = source.text.slice(start, end);
  for (const { pattern, message, set } of HABITS) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const at = source.range(start + index, start + index + found.length);
      report('typography', at, message, `Écrivez « ${set(found)} ».`);
    }
  }
  for (const { 0: found, index } of text.matchAll(EMOJI)) {
    const at = source.range(start + index, start + index + found.length);
    report(
      'emoji',
      at,
      'Chaque téléphone dessine cet émoji à sa façon, ou ne le dessine pas.',
      'Écrivez un mot, ou dessinez une image de media/.',
    );
  }
}
