import { parse, serializeOuter } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { LazyFiles } from './lazy-files.ts';
import { tag } from './markup.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The built index.html, read once. Its parts are markup, the style sheets are addresses in their order. */
export interface Template {
  readonly language: string;
  readonly head: string;
  readonly stylesheets: readonly string[];
  /** Scripts and typefaces: a page can be painted without them. */
  readonly later: string;
  /** What a browser without script shows. */
  readonly noScript: string;
}

/** What a document has beyond its template, as markup. */
export interface Additions {
  readonly head?: string;
  /** The page inside #root. */
  readonly page?: string;
  readonly end?: string;
  /** Makes a document that can be painted alone: `styles` stand in its head, scripts and `known` come last. */
  readonly whole?: { readonly styles: string; readonly known: string };
  /** Drops the words for a browser without script. */
  readonly worksWithoutScript?: boolean;
}

const isElement = (node: Node): node is Element => 'tagName' in node;
const valueOf = ({ attrs }: Element, name: string): string => attrs.find((one) => one.name === name)?.value ?? '';
const isNamed = (node: Node | undefined, name: string): node is Element => node !== undefined && isElement(node) && node.tagName === name;
const markupOf = (nodes: readonly Node[]): string => nodes.map((node) => serializeOuter(node)).join('');

const isStylesheet = (node: Node): node is Element => isNamed(node, 'link') && valueOf(node, 'rel') === 'stylesheet';

function isLater(node: Node): boolean {
  if (isNamed(node, 'script')) return valueOf(node, 'type') === 'module';
  return isNamed(node, 'link') && ['modulepreload', 'preload'].includes(valueOf(node, 'rel'));
}

/** Throws when the document has no empty #root. */
export function readTemplate(html: string): Template {
  const root = parse(html).childNodes.find((node) => isNamed(node, 'html')) as Element;
  const [head, body] = ['head', 'body'].map((name) => root.childNodes.find((node) => isNamed(node, name)) as Element) as [Element, Element];
  const place = body.childNodes.find((node) => isElement(node) && valueOf(node, 'id') === 'root');
  if (!isNamed(place, 'div') || place.childNodes.length > 0) throw new Error('the built index.html has no empty #root');
  const isKept = (node: Node): boolean => isElement(node) && !isStylesheet(node) && !isLater(node);
  return {
    language: valueOf(root, 'lang'),
    head: markupOf(head.childNodes.filter(isKept)),
    stylesheets: head.childNodes.filter(isStylesheet).map((node) => valueOf(node, 'href')),
    later: markupOf(head.childNodes.filter(isLater)),
    noScript: markupOf(body.childNodes.filter((node) => isNamed(node, 'noscript'))),
  };
}

const stylesheet = (href: string, more = {}): string => tag('link', { rel: 'stylesheet', crossorigin: '', ...more, href });
export const modulePreload = (href: string): string => tag('link', { rel: 'modulepreload', crossorigin: '', href });

/** Asks for lazy parts at once. */
export const lazyTags = ({ styles, scripts }: LazyFiles): string =>
  [...styles.map((href) => stylesheet(href)), ...scripts.map(modulePreload)].join('');

/** The same, where their rules stand in the page already: they are named so that the script of a part does not ask for them. */
export const knownTags = ({ styles, scripts }: LazyFiles): string =>
  [...styles.map((href) => stylesheet(href, { media: 'not all' })), ...scripts.map(modulePreload)].join('');

export function writeDocument(
  template: Template,
  { head = '', page = '', end = '', whole, worksWithoutScript = false }: Additions,
): string {
  const linked = whole ? '' : template.later + template.stylesheets.map((href) => stylesheet(href)).join('');
  const styles = whole ? `<style>${whole.styles}</style>` : '';
  const last = whole ? template.later + whole.known : '';
  return [
    `<!doctype html>${tag('html', { lang: template.language })}<head>${template.head}${linked}${head}${styles}</head>`,
    `<body>${worksWithoutScript ? '' : template.noScript}<div id="root">${page}</div>${end}${last}</body></html>`,
  ].join('');
}
