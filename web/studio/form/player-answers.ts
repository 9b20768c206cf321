import { isRecord } from '../../../engine/public.ts';
import type { Verdict } from '../../../engine/public.ts';
import type { Edit } from '../../../engine/edit/edit.ts';

/** The words for a verdict. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  right: 'juste',
  almost: 'presque',
  wrong: 'fausse',
  unreadable: 'illisible',
  waiting: 'en attente',
};

/** An answer that players gave, and how often. */
export interface CountedAnswer {
  readonly answer: string;
  readonly count: number;
}

const SEPARATORS = [';', '\t', ','] as const;

/** The separator that stands outside of quotes most often on the first line. */
function separatorOf(text: string): string {
  const first = (/^[^\r\n]*/u.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/gu, '');
  const counts = SEPARATORS.map((sign) => first.split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** The rows of a CSV text. In quotes, a quote is written twice. */
export function csvRows(csv: string): readonly (readonly string[])[] {
  const text = csv.replace(/^\uFEFF/u, '');
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  const pattern = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, 'gu');
  for (const [whole, cell = '', end = ''] of text.matchAll(pattern)) {
    if (whole === '') break;
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell.trim());
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

const HEADS = {
  answer: /^(réponse|reponse|saisie|lecture|answer|reading)s?$/iu,
  count: /^(nombre|fois|combien|count)$/iu,
  step: /^(étape|etape|step)$/iu,
} as const;

const MOST_ANSWERS = 500;

/**
 * The answers of a CSV, the most frequent first. Columns are found by their heads; without heads, the first
 * holds answers, the second how often each was given. Without a number, each row counts once. Rows of other
 * steps are left out.
 */
export function countedAnswers(csv: string, step: string): readonly CountedAnswer[] {
  const rows = csvRows(csv);
  const columnOf = (name: keyof typeof HEADS): number =>
    rows[0]?.findIndex((cell) => HEADS[name].test(cell.trim())) ?? -1;
  const hasHeads = columnOf('answer') >= 0;
  const [answerAt, countAt, stepAt] = hasHeads
    ? [columnOf('answer'), columnOf('count'), columnOf('step')]
    : [0, 1, -1];
  const counts = new Map<string, number>();
  for (const row of hasHeads ? rows.slice(1) : rows) {
    // Spreadsheets are kept from reading an answer as a formula by an apostrophe.
    const answer = (row[answerAt] ?? '').replace(/^'(?=[=+\-@|%])/u, '').trim();
    if (answer === '' || (stepAt >= 0 && row[stepAt] !== step)) continue;
    const given = /^\d+$/u.test(row[countAt] ?? '') ? Number(row[countAt]) : 1;
    counts.set(answer, (counts.get(answer) ?? 0) + given);
  }
  return [...counts]
    .map(([answer, count]) => ({ answer, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_ANSWERS);
}

export type AnswerColumn = 'accept' | 'almost' | 'refuse';

const listAt = (value: unknown, name: string): readonly unknown[] | null => {
  const found = isRecord(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : null;
};

/**
 * The edits of a step that give an answer of players its place: a right one also becomes a solution, where
 * the puzzle has a list of them; a near one gets a reply, whose sentence the writer still has to give.
 */
export function answerEdits(step: unknown, column: AnswerColumn, answer: string): readonly Edit[] {
  const example: Edit = { op: 'add', path: ['examples', column], value: answer };
  const puzzle = isRecord(step) ? step.puzzle : undefined;
  if (column === 'accept' && listAt(puzzle, 'solution'))
    return [{ op: 'add', path: ['puzzle', 'solution'], value: answer }, example];
  if (column !== 'almost') return [example];
  const reply = { to: [answer], say: '' };
  return [
    listAt(step, 'replies')
      ? { op: 'add', path: ['replies'], value: reply }
      : { op: 'add', path: [], key: 'replies', value: [reply] },
    example,
  ];
}

/** Where the sentence of the last reply stands. */
export const lastReplyPath = (step: unknown): readonly (string | number)[] => [
  'replies',
  listAt(step, 'replies')?.length ?? 0,
  'say',
];
