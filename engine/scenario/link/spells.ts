import type { Nodes, Root } from 'mdast';
import { fold } from '../../answers/fold.ts';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { createReport } from '../../diagnostics/report.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { puzzleTypeOf } from '../../puzzles/index.ts';
import type { StepFile } from '../../types/step.generated.ts';
import type { Located } from '../draft.ts';
import { parseMdx } from '../parse/parse-mdx.ts';
import { childrenOf, isBlank, isElement, keepPassages, variantsIn } from '../parse/passages.ts';
import { type SourceText, sourceText, startOf } from '../parse/source-text.ts';
import type { LinkContext } from './context.ts';

type Take = NonNullable<StepFile['spells']>['take'];

/** Part of the word that comes from one paragraph, or from one typed line. */
interface Piece {
  readonly text: string;
  readonly at: SourceRange;
}

const plain = (text: string): string => fold(text).replaceAll(' ', '');

const textOf = (node: Nodes): string =>
  node.type === 'break' ? '\n' : 'value' in node ? node.value : childrenOf(node).map(textOf).join('');

function rangeOf({ position }: Nodes, source: SourceText, end?: 'start' | 'end'): SourceRange {
  const from = position?.start.offset;
  const to = position?.end.offset;
  // A passage that is a block of its own has paragraphs without a position.
  if (from === undefined || to === undefined) return startOf(source.path);
  return source.range(end === 'end' ? to - 1 : from, end === 'start' ? from + 1 : to);
}

/** The paragraphs that stand between the tags, each with its first or last letter. */
function lettersOf({ children }: Root, source: SourceText, end: 'start' | 'end'): Piece[] {
  return children
    .filter(({ type }) => type === 'paragraph')
    .filter((node) => !childrenOf(node).every((child) => isElement(child) || isBlank(child)))
    .map((node) => ({
      text: plain(textOf(node)).at(end === 'start' ? 0 : -1) ?? '',
      at: rangeOf(node, source, end),
    }));
}

/** The first word of the first line of each typed block, the second of its second, and so on. */
function diagonalsOf({ children }: Root, source: SourceText): Piece[] {
  return children
    .flatMap((node) => (node.type === 'paragraph' ? childrenOf(node) : [node]))
    .filter((node) => isElement(node) && node.name === 'Typed')
    .flatMap((block) => {
      const lines = childrenOf(block).flatMap((node) =>
        textOf(node)
          .split('\n')
          .filter((line) => line.trim() !== ''),
      );
      return lines.map((line, index) => ({
        text: plain(line.trim().split(/[\s·]+/u)[index] ?? ''),
        at: rangeOf(block, source),
      }));
    });
}

const piecesOf = (root: Root, source: SourceText, take: Take): Piece[] =>
  take === 'diagonals'
    ? diagonalsOf(root, source)
    : lettersOf(root, source, take === 'first-letters' ? 'start' : 'end');

/** How many pieces, one after the other, agree with the beginning of a word. */
function agreeing(pieces: readonly Piece[], word: string): number {
  const count = pieces.findIndex((_piece, index) => !word.startsWith(joined(pieces.slice(0, index + 1))));
  return count === -1 ? pieces.length : count;
}

const joined = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

function checkPage(
  { draft, report }: LinkContext,
  { file, value: { puzzle } }: Located<'step'>,
  { path, take, at }: { readonly path: string; readonly take: Take; readonly at: SourceRange },
): void {
  const page = draft.source.files.find((one) => (one.translates ?? one.path) === path);
  if (!page) {
    report(
      'missing-page',
      at,
      `Le fichier ${path} n’existe pas.`,
      didYouMean(path, draft.pagePaths, 'Créez-le.'),
    );
    return;
  }
  const source = sourceText(page);
  // The problems of the page are reported where it is read.
  const root = parseMdx(source, createReport().report);
  if (!root) return;
  const answers = puzzle ? puzzleTypeOf(puzzle).answerParts(puzzle).flat(2) : [];
  const [first] = answers;
  if (first === undefined) {
    const message = 'Cette étape n’a pas de solution en mots : aucune page ne peut l’épeler.';
    report('spells-nothing', file.keyAt(['spells']), message, 'Retirez spells, ou donnez-lui une solution.');
    return;
  }
  const variants = variantsIn(root);
  for (const kept of variants.length === 0 ? [root] : variants.map((one) => keepPassages(root, one))) {
    const pieces = piecesOf(kept, source, take);
    if (answers.some((answer) => plain(answer) === joined(pieces))) continue;
    const nearest = answers.reduce(
      (best, one) => (agreeing(pieces, plain(one)) > agreeing(pieces, plain(best)) ? one : best),
      first,
    );
    const astray = pieces[agreeing(pieces, plain(nearest))] ?? pieces.at(-1);
    const read = pieces.map(({ text }) => text.toUpperCase()).join(take === 'diagonals' ? ' ' : '');
    report(
      'spells-nothing',
      astray?.at ?? startOf(page.path),
      `La page fait lire « ${read} », et l’étape attend « ${nearest.replaceAll('\n', ' / ')} ».`,
      'Reprenez le texte à cet endroit : une lettre, un mot ou un alinéa y manque, y est de trop ou a changé.',
    );
    return;
  }
}

/** Each page that hides a solution must still spell it, whoever reads it. */
export function checkSpelling(context: LinkContext): void {
  for (const step of context.draft.steps) {
    const { spells } = step.value;
    if (!spells) continue;
    const pages = typeof spells.page === 'string' ? [spells.page] : spells.page;
    pages.forEach((page, index) =>
      checkPage(context, step, {
        path: `${page}.mdx`,
        take: spells.take,
        at: step.file.valueAt(['spells', 'page', ...(typeof spells.page === 'string' ? [] : [index])]),
      }),
    );
  }
}
