import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { SourceRange } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import type { SourceText } from './source-text.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset?: number;
}

/** The parser's complaint: a VFileMessage, of which the type is not ours to import for so little. */
interface Complaint {
  readonly reason: string;
  readonly ruleId?: string;
  readonly place?: Point | { readonly start: Point; readonly end: Point };
}

const isComplaint = (error: unknown): error is Complaint => typeof error === 'object' && error !== null && 'reason' in error;

/** Words for the complaints of micromark and mdast-util-mdx-jsx, by their rule. */
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  'end-tag-mismatch': [
    'Une balise n’est pas fermée, ou fermée dans un autre ordre.',
    'Fermez chaque balise, la dernière ouverte d’abord : <Aside>…</Aside>, ou <Ref/> si elle est vide.',
  ],
  'unexpected-eof': [
    'La page finit au milieu d’une balise ou d’une accolade.',
    'Fermez-la ; une accolade du texte s’écrit \\{, un signe « inférieur » s’écrit \\<.',
  ],
  'unexpected-character': [
    'Ce signe ne peut pas se trouver ici dans une balise.',
    'Une valeur d’attribut se met entre guillemets droits ; un signe « inférieur » du texte s’écrit \\<.',
  ],
  'unexpected-closing-slash': ['Cette balise en ferme une qui n’est pas ouverte.', 'Retirez-la, ou ouvrez-la plus haut.'],
  acorn: ['Les accolades commencent du code, et une page n’en contient pas.', 'Une accolade du texte s’écrit \\{.'],
};

const OTHER: readonly [string, string] = ['Cette page ne se lit pas.', 'Regardez les balises et les accolades de cette ligne.'];

/** « (1:1-1:4) » in a complaint tells where the tag was opened: the place to mend when it was never closed. */
function openedAt(reason: string): Point | null {
  const [, line, column] = /\((\d+):(\d+)-\d+:\d+\)/u.exec(reason) ?? [];
  return line !== undefined && column !== undefined ? { line: Number(line), column: Number(column) } : null;
}

function placeOf({ place, reason }: Complaint, source: SourceText): SourceRange {
  const point = place === undefined ? (openedAt(reason) ?? { line: 1, column: 1 }) : 'start' in place ? place.start : place;
  const line = source.text.split(/\r?\n/)[point.line - 1] ?? '';
  // At the end of the file nothing is left to underline: show the last character instead.
  const column = Math.max(1, Math.min(point.column, line.length));
  return { file: source.path, line: point.line, column, length: 1 };
}

/** The tree of a page; null, with one problem noted, when it is no MDX. */
export function parseMdx(source: SourceText, report: Report): Root | null {
  try {
    return parser.parse(source.text);
  } catch (error) {
    if (!isComplaint(error)) throw error;
    const [message, wayOut] = WORDS[error.ruleId ?? ''] ?? OTHER;
    report('mdx-syntax', placeOf(error, source), message, wayOut);
    return null;
  }
}
