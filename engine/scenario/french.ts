import type { ReportDiagnostic } from '../diagnostics/report.ts';
import type { YamlFile } from './parse/parse-yaml.ts';
import type { SourceText } from './parse/source-text.ts';
import type { ByLanguage, Language } from '../words/language.ts';
import { textsIn } from './schema-words.ts';

/** A straight apostrophe between two letters. Inside single quotes YAML doubles it. */
const STRAIGHT = /(?<=\p{L})'{1,2}(?=\p{L})/gu;

/** Straight quotation marks around words, escaped with a backslash where YAML requires it. */
const QUOTED = /\\?"([^"]*?)\\?"/gu;

/** Reports straight apostrophes and quotation marks in a range of a text. */
export function reportStraightQuotes(
  source: SourceText,
  start: number,
  end: number,
  report: ReportDiagnostic,
  language: Language = 'fr',
): void {
  const text = source.text.slice(start, end);
  for (const match of text.matchAll(STRAIGHT)) {
    const at = start + match.index;
    report(
      'straight-apostrophe',
      source.range(at, at + match[0].length),
      'L’apostrophe est droite.',
      "Écrivez ’ à la place de '.",
    );
  }
  for (const { 0: found, 1: words = '', index } of text.matchAll(QUOTED)) {
    const at = source.range(start + index, start + index + found.length);
    const curly = { fr: `« ${words.trim()} »`, en: `“${words.trim()}”` }[language];
    report('straight-quotes', at, 'Les guillemets sont droits.', `Écrivez ${curly}.`);
  }
}

/**
 * Fields with answers typed by players or sent by buttons, and hours in figures: they are not French prose.
 */
const TYPED_FIELDS: ReadonlySet<string> = new Set([
  'solution',
  'solutions',
  'to',
  'also',
  'accept',
  'almost',
  'refuse',
  'code',
  'keywords',
  'finalCode',
  'schedule',
  'exceptions',
]);

/** Excludes the quotation marks of YAML. */
function withoutQuotes(text: string, [start, end]: readonly [number, number]): [number, number] {
  return /^["']/u.test(text.slice(start, end)) ? [start + 1, end - 1] : [start, end];
}

/** Reports faults of printing in all texts of a file that players read. */
export function reportFrenchInFile(
  file: YamlFile,
  report: ReportDiagnostic,
  language: Language = 'fr',
): void {
  for (const { path } of textsIn(file.value, TYPED_FIELDS)) {
    const offsets = file.offsetsOf(path);
    if (!offsets) continue;
    const [start, end] = withoutQuotes(file.source.text, offsets);
    reportTypography(file.source, start, end, report, language);
  }
}

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

const ELLIPSIS: Habit = { pattern: /\.{3}/gu, message: 'Trois points sont un seul signe.', set: () => '…' };

/** The habits of French printing that the game does not set by itself. */
const FRENCH_HABITS: readonly Habit[] = [
  ELLIPSIS,
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

const HABITS: ByLanguage<readonly Habit[]> = {
  fr: FRENCH_HABITS,
  en: [
    ELLIPSIS,
    {
      pattern: /(?<=[\p{L}\d”’)])[ \u00A0\u202F]+[;:!?](?!\S)/gu,
      message: 'En anglais, rien ne sépare un mot de ce signe.',
      set: (found) => found.trim(),
    },
  ],
};

/** Pictures of the telephone's own, drawn differently by each maker. */
const EMOJI = /\p{Emoji_Presentation}+/gu;

/** Reports what the guide asks of printing, in a range of a text. */
export function reportTypography(
  source: SourceText,
  start: number,
  end: number,
  report: ReportDiagnostic,
  language: Language = 'fr',
): void {
  reportStraightQuotes(source, start, end, report, language);
  const text = source.text.slice(start, end);
  for (const { pattern, message, set } of HABITS[language]) {
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
