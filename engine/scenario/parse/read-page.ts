import type { Definition, Link, Nodes } from 'mdast';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import { reportTypography } from '../french.ts';
import type { Language } from '../../words/language.ts';
import { LIMITS } from '../limits.ts';
import type { PageKind, SourceFile } from '../scenario.ts';
import { checkComponent, fixedAttributes, type MediumUse, nameRange } from './check-component.ts';
import { checkPassage, checkVariants, type PagePassage } from './check-passage.ts';
import { parseMdx } from './parse-mdx.ts';
import { childrenOf, isElement, PASSAGE } from './passages.ts';
import { isText, type SourceText, sourceText, startOf } from './source-text.ts';

/** A parsed MDX file and the media it shows. */
export interface ReadPage {
  readonly path: string;
  /** `letter`: a file at the root of the city's folder. */
  readonly kind: PageKind;
  readonly slug: string;
  readonly media: readonly MediumUse[];
  /** Every link, mail addresses and other sites included. */
  readonly links: readonly PageLink[];
  /** One for each use of a tag. */
  readonly tags: readonly PageTag[];
  /** The passages for some players, in the page's order. */
  readonly passages: readonly PagePassage[];
}

interface PageLink {
  readonly url: string;
  readonly at: SourceRange;
  /** As in `MediumUse`. */
  readonly passage?: number;
}

export interface PageTag {
  readonly name: string;
  /** Its attributes that are no texts for readers: « side="right" ». */
  readonly fixed: readonly string[];
  readonly at: SourceRange;
  /** As in `MediumUse`. */
  readonly passage?: number;
}

interface Walk {
  readonly source: SourceText;
  readonly language: Language;
  readonly letter: boolean;
  readonly report: ReportDiagnostic;
  readonly media: MediumUse[];
  readonly links: PageLink[];
  readonly tags: PageTag[];
  readonly passages: PagePassage[];
  /** The passage around the node. */
  readonly within: { readonly passage?: number };
}

const IN_FOLDER = /^(messages|documents|pages)\/([^/]+)\.mdx$/u;
const AT_ROOT = /^([^/]+)\.mdx$/u;

/** Kind and slug of a page; null for a path where no page is allowed. */
export function pageNameOf(path: string): Pick<ReadPage, 'kind' | 'slug'> | null {
  const [, folder, slug] = IN_FOLDER.exec(path) ?? [];
  if (folder !== undefined && slug !== undefined) return { kind: folder as PageKind, slug };
  const [, letter] = AT_ROOT.exec(path) ?? [];
  return letter === undefined ? null : { kind: 'letter', slug: letter };
}

const CODE_NODES: Readonly<Record<string, string>> = {
  mdxjsEsm: 'Une page ne contient ni import ni export.',
  mdxFlowExpression: 'Les accolades commencent du code, et une page n’en contient pas.',
  mdxTextExpression: 'Les accolades commencent du code, et une page n’en contient pas.',
};

const rangeOf = (node: Nodes, source: SourceText) =>
  source.range(node.position?.start.offset ?? 0, node.position?.end.offset ?? 1);

/** An address of the site, of the web, or a mail address. */
const SAFE_LINK = /^(https:\/\/|mailto:|\/(?!\/)|#)/u;

function checkLink(node: Link | Definition, { source, report, links, within }: Walk): void {
  links.push({ url: node.url, at: rangeOf(node, source), ...within });
  if (SAFE_LINK.test(node.url)) return;
  const message = `Un lien ne peut pas mener à « ${node.url.slice(0, 40)} ».`;
  report(
    'unsafe-link',
    rangeOf(node, source),
    message,
    'Écrivez une adresse qui commence par https://, par / pour une page du site, ou par mailto: pour un courriel.',
  );
}

function checkNode(node: Nodes, ancestors: readonly string[], walk: Walk): void {
  const code = CODE_NODES[node.type];
  if (code !== undefined) {
    const wayOut =
      node.type === 'mdxjsEsm'
        ? 'Retirez cette ligne : les balises sont déjà là.'
        : 'Écrivez du texte ; une accolade du texte s’écrit \\{.';
    walk.report('page-code', rangeOf(node, walk.source), code, wayOut);
  } else if (node.type === 'image') {
    walk.report(
      'markdown-image',
      rangeOf(node, walk.source),
      'Une image ne s’écrit pas ![…](…) ici.',
      'Écrivez <Picture name="fichier.svg" alt="…"/>.',
    );
  } else if (node.type === 'text' && node.position) {
    const [start, end] = [node.position.start.offset ?? 0, node.position.end.offset ?? 0];
    reportTypography(walk.source, start, end, walk.report, walk.language);
    reportJoinedLines(walk.source, start, end, walk.report);
  } else if (node.type === 'link' || node.type === 'definition') {
    checkLink(node, walk);
  } else if (isElement(node)) {
    walk.media.push(...checkComponent(node, ancestors, walk).map((use) => ({ ...use, ...walk.within })));
    if (node.name !== null)
      walk.tags.push({
        name: node.name,
        fixed: fixedAttributes(node),
        at: nameRange(node, walk.source),
        ...walk.within,
      });
    if (node.name === PASSAGE) walk.passages.push(checkPassage(node, ancestors, walk));
  }
  const inside = isElement(node) && node.name !== null ? [...ancestors, node.name] : ancestors;
  const walkInside =
    isElement(node) && node.name === PASSAGE
      ? { ...walk, within: { passage: walk.passages.length - 1 } }
      : walk;
  for (const child of childrenOf(node)) checkNode(child, inside, walkInside);
}

/** Checks that a page contains only Markdown and known components. Null when it cannot be parsed. */
export function readPage(
  file: SourceFile,
  name: Pick<ReadPage, 'kind' | 'slug'>,
  report: ReportDiagnostic,
  language: Language = 'fr',
): ReadPage | null {
  const source = sourceText(file);
  const root = isText(source, LIMITS.page, report) ? parseMdx(source, report) : null;
  if (!root) return null;
  if (childrenOf(root).length === 0)
    report('empty-page', startOf(file.path), 'Cette page est vide.', 'Écrivez-la, ou retirez-la.');
  const walk: Walk = {
    source,
    language,
    letter: name.kind === 'letter',
    report,
    media: [],
    links: [],
    tags: [],
    passages: [],
    within: {},
  };
  checkNode(root, [], walk);
  const { media, links, tags, passages } = walk;
  checkVariants(passages, report);
  return { path: file.path, ...name, media, links, tags, passages };
}

/** Longer lines were broken by an editor; shorter ones, by a writer who wants two lines. */
const SHORT = 45;

/** Reports short lines that follow each other: Markdown joins them. */
function reportJoinedLines(source: SourceText, start: number, end: number, report: ReportDiagnostic): void {
  const lines = source.text.slice(start, end).split(/\r?\n/u);
  if (lines.length < 2 || lines.some((line) => line.trim() === '' || line.trim().length > SHORT)) return;
  const wayOut =
    'Finissez la ligne par un antislash (\\) pour aller à la ligne, ou laissez une ligne vide pour un autre alinéa.';
  report(
    'joined-lines',
    source.range(start, end),
    'Cette ligne et la suivante se rejoindront à l’écran.',
    wayOut,
  );
}
