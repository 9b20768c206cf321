import { parse, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';
import type { LazyFiles } from './lazy-files.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and double-quoted attributes, in HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeMarkup(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** JSON in a script element. `<` is escaped, as it could end the element. */
export const dataScript = (
  type: 'application/ld+json' | 'application/json',
  data: unknown,
  id?: string,
): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Parts of the built index.html, as markup; style sheets as addresses in order. */
export interface Template {
  readonly language: string;
  /** Path below which the document’s site lies: see web/api/mount.ts. */
  readonly mount?: string;
  readonly head: string;
  readonly stylesheets: readonly string[];
  /** Scripts and fonts, which the first paint does not need. */
  readonly deferred: string;
  /** Content of noscript. */
  readonly noScript: string;
}

/** Markup added to the template. */
export interface Additions {
  readonly head?: string;
  /** Content of #root. */
  readonly page?: string;
  readonly end?: string;
  /**
   * Makes a self-contained document: `styles` are inlined in its head; scripts and `knownLinks` come last.
   */
  readonly whole?: { readonly styles: string; readonly knownLinks: string };
  /** Omits the noscript message. */
  readonly worksWithoutScript?: boolean;
}

const isElement = (node: Node): node is Element => 'tagName' in node;
const valueOf = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';
const isNamed = (node: Node | undefined, name: string): node is Element =>
  node !== undefined && isElement(node) && node.tagName === name;
const markupOf = (nodes: readonly Node[]): string => nodes.map((node) => serializeOuter(node)).join('');

const isStylesheet = (node: Node): node is Element =>
  isNamed(node, 'link') && valueOf(node, 'rel') === 'stylesheet';

function isDeferred(node: Node): boolean {
  if (isNamed(node, 'script')) return valueOf(node, 'type') === 'module';
  return isNamed(node, 'link') && ['modulepreload', 'preload'].includes(valueOf(node, 'rel'));
}

/** Throws when the document has no empty #root. */
export function readTemplate(html: string): Template {
  const root = parse(html).childNodes.find((node) => isNamed(node, 'html')) as Element;
  const [head, body] = ['head', 'body'].map(
    (name) => root.childNodes.find((node) => isNamed(node, name)) as Element,
  ) as [Element, Element];
  const place = body.childNodes.find((node) => isElement(node) && valueOf(node, 'id') === 'root');
  if (!isNamed(place, 'div') || place.childNodes.length > 0)
    throw new Error('the built index.html has no empty #root');
  const isHeadContent = (node: Node): boolean => isElement(node) && !isStylesheet(node) && !isDeferred(node);
  return {
    language: valueOf(root, 'lang'),
    head: markupOf(head.childNodes.filter(isHeadContent)),
    stylesheets: head.childNodes.filter(isStylesheet).map((node) => valueOf(node, 'href')),
    deferred: markupOf(head.childNodes.filter(isDeferred)),
    noScript: markupOf(body.childNodes.filter((node) => isNamed(node, 'noscript'))),
  };
}

const stylesheet = (href: string, more = {}): string =>
  tag('link', { rel: 'stylesheet', crossorigin: '', ...more, href });
export const modulePreload = (href: string): string =>
  tag('link', { rel: 'modulepreload', crossorigin: '', href });

/** Links that load lazy files immediately. */
export const lazyTags = ({ styles, scripts }: LazyFiles): string =>
  [...styles.map((href) => stylesheet(href)), ...scripts.map(modulePreload)].join('');

/** Links for files whose styles are already inlined; they keep lazy modules from loading them again. */
export const knownTags = ({ styles, scripts }: LazyFiles): string =>
  [...styles.map((href) => stylesheet(href, { media: 'not all' })), ...scripts.map(modulePreload)].join('');

const mountOf = ({ mount }: Template): Record<string, string> =>
  mount === undefined ? {} : { 'data-mount': mount };

export function writeDocument(
  template: Template,
  { head = '', page = '', end = '', whole, worksWithoutScript = false }: Additions,
): string {
  const linked = whole
    ? ''
    : template.deferred + template.stylesheets.map((href) => stylesheet(href)).join('');
  const styles = whole ? `<style>${whole.styles}</style>` : '';
  const trailing = whole ? template.deferred + whole.knownLinks : '';
  return [
    `<!doctype html>${tag('html', { lang: template.language, ...mountOf(template) })}<head>${template.head}${linked}${head}${styles}</head>`,
    `<body>${worksWithoutScript ? '' : template.noScript}<div id="root">${page}</div>${end}${trailing}</body></html>`,
  ].join('');
}
