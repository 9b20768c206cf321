import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { createReport, type ReportDiagnostic } from '../../diagnostics/report.ts';
import { isKnownComponent, reportUnknown } from './check-component.ts';
import { childrenOf, keepPassages, PASSAGE, variantsIn } from './passages.ts';
import { LIMITS } from '../limits.ts';
import type { SourceFile } from '../scenario.ts';
import { variantSlug } from '../page-variants.ts';
import { type SourceText, sourceText } from './source-text.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset?: number;
}

/** The used part of a VFileMessage, whose package is not a dependency. */
interface ParseError {
  readonly reason: string;
  readonly ruleId?: string;
  readonly place?: Point | { readonly start: Point; readonly end: Point };
}

const isParseError = (error: unknown): error is ParseError =>
  typeof error === 'object' && error !== null && 'reason' in error;

/** Texts for the errors of micromark and mdast-util-mdx-jsx, by rule. */
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
    'Mettez la valeur d’un attribut entre guillemets droits ; un signe « inférieur » du texte s’écrit \\<.',
  ],
  'unexpected-closing-slash': [
    'Cette balise en ferme une qui n’est pas ouverte.',
    'Retirez-la, ou ouvrez-la plus haut.',
  ],
  comment: [
    'Une page n’a pas de commentaires : le navigateur du joueur les recevrait.',
    'Retirez le commentaire, ou mettez-le dans un fichier YAML, après un #.',
  ],
  acorn: [
    'Les accolades commencent du code, et une page n’en contient pas.',
    'Une accolade du texte s’écrit \\{.',
  ],
};

const OTHER: readonly [string, string] = [
  'Cette page ne se lit pas.',
  'Regardez les balises et les accolades de cette ligne.',
];

/**
 * The position of the opening tag, « (1:1-1:4) » in the reason: the place to correct when it is never closed.
 */
function openedAt(reason: string): Point | null {
  const [, line, column] = /\((\d+):(\d+)-\d+:\d+\)/u.exec(reason) ?? [];
  return line !== undefined && column !== undefined ? { line: Number(line), column: Number(column) } : null;
}

/** Whether the closing tag has no opening tag, so that the closing one must be corrected. */
function isStray(reason: string, closing: Point | undefined, source: SourceText): boolean {
  const name = /closing tag `<\/(\w+)>`/u.exec(reason)?.[1];
  if (name === undefined || closing?.offset === undefined) return false;
  const before = source.text.slice(0, closing.offset);
  const opened = before.match(new RegExp(`<${name}(?:\\s[^>]*[^/])?>`, 'gu'))?.length ?? 0;
  return opened <= before.split(`</${name}>`).length - 1;
}

/** The name of an unclosed tag that is not a known component: reported as unknown instead of unclosed. */
function unknownTag({ reason, ruleId }: ParseError): string | null {
  const name =
    ruleId === 'end-tag-mismatch' ? /Expected a closing tag for `<(\w+)>`/u.exec(reason)?.[1] : undefined;
  return name === undefined || isKnownComponent(name) ? null : name;
}

function placeOf({ place, reason }: ParseError, source: SourceText): SourceRange {
  const given = place && ('start' in place ? place.start : place);
  const point = (isStray(reason, given, source) ? given : openedAt(reason)) ??
    given ?? { line: 1, column: 1 };
  const line = source.text.split(/\r?\n/)[point.line - 1] ?? '';
  // At the end of the file there is nothing to underline: show the last character.
  const column = Math.max(1, Math.min(point.column, line.length));
  return { file: source.path, line: point.line, column, length: 1 };
}

/** Nested quotation and list markers at the beginning of a line. */
const MANY_MARKS = new RegExp(
  `^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${LIMITS.depth},}`,
  'mu',
);

/**
 * The first node that is nested too deep. Searches level by level, because recursion could overflow the
 * stack.
 */
function tooDeep(root: Root): Nodes | null {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > 2 * LIMITS.depth) return level[0] ?? null;
    level = level.flatMap(childrenOf);
  }
  return null;
}

function reportTooDeep(at: SourceRange, report: ReportDiagnostic): null {
  const message = `Plus de ${LIMITS.depth} listes, citations ou balises sont mises les unes dans les autres.`;
  report('too-deep', at, message, 'Retirez les signes ou les balises en trop au début de cette ligne.');
  return null;
}

/** Null, with one problem reported, when the page is not valid MDX. */
export function parseMdx(source: SourceText, report: ReportDiagnostic): Root | null {
  const marks = MANY_MARKS.exec(source.text);
  if (marks) return reportTooDeep(source.range(marks.index, marks.index + marks[0].length), report);
  try {
    const root = parser.parse(source.text);
    const deep = tooDeep(root);
    return deep
      ? reportTooDeep(source.range(deep.position?.start.offset ?? 0, deep.position?.end.offset ?? 1), report)
      : root;
  } catch (error) {
    if (!isParseError(error)) throw error;
    const unknown = unknownTag(error);
    if (unknown !== null) {
      reportUnknown(unknown, { ...placeOf(error, source), length: unknown.length + 1 }, report);
      return null;
    }
    const [message, wayOut] =
      WORDS[error.reason.includes('to create a comment') ? 'comment' : (error.ruleId ?? '')] ?? OTHER;
    report('mdx-syntax', placeOf(error, source), message, wayOut);
    return null;
  }
}

/**
 * A variant of a page that was checked before, by its index; null: a page without variants. Null when it
 * cannot be parsed.
 */
export function parseVariant(file: SourceFile, index: number | null): Root | null {
  const root = parseMdx(sourceText(file), createReport().report);
  const variant = root && index !== null ? variantsIn(root)[index] : undefined;
  return root && variant ? keepPassages(root, variant) : root;
}

/** The slugs under which a page is compiled: its own, or those of its variants. */
export function compiledSlugs(slug: string, text: string): readonly string[] {
  // Most pages have no passages: they need not be parsed.
  const root = text.includes(`<${PASSAGE}`)
    ? parseMdx(sourceText({ path: `${slug}.mdx`, text }), createReport().report)
    : null;
  const variants = root ? variantsIn(root) : [];
  return variants.length === 0 ? [slug] : variants.map((_variant, index) => variantSlug(slug, index));
}
