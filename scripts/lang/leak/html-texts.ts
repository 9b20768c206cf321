import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that are read or spoken. */
const SPOKEN: ReadonlySet<string> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** Elements inside a line of text: all others begin a text of their own. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi br cite em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);

/** Words of programs, which have no language, are no texts. */
const SILENT: ReadonlySet<string> = new Set(['code', 'script', 'style', 'template']);

/** Texts of the head that search engines and previews of links show. */
const IN_HEAD: ReadonlySet<string> = new Set(
  'description og:description og:image:alt og:site_name og:title'.split(' '),
);

const IN_DATA: ReadonlySet<string> = new Set(['description', 'name', 'short_name']);

/** The texts of data that a search or a home screen shows. */
export const textsOfData = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
        typeof inner === 'string' ? (IN_DATA.has(key) ? [inner] : []) : textsOfData(inner),
      );

const BUTTONS: ReadonlySet<string> = new Set(['button', 'reset', 'submit']);

const valueOf = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Texts of the head that stand in attributes. */
function textsOfHead(node: Element): readonly string[] {
  if (node.tagName === 'meta')
    return IN_HEAD.has(valueOf(node, 'name') || valueOf(node, 'property')) ? [valueOf(node, 'content')] : [];
  if (valueOf(node, 'type') !== 'application/ld+json') return [];
  const [data] = node.childNodes;
  return data?.nodeName === '#text'
    ? textsOfData(JSON.parse((data as DefaultTreeAdapterTypes.TextNode).value))
    : [];
}

/** The texts of a document or screen: what is shown, line by line, what is spoken, and what its head says. */
export function textsOfHtml(html: string): readonly string[] {
  const texts: string[] = [];
  let line = '';
  const end = (): void => {
    if (line.trim() !== '') texts.push(line.trim());
    line = '';
  };
  const walk = (node: Node): void => {
    if (node.nodeName === '#text') line += (node as DefaultTreeAdapterTypes.TextNode).value;
    if (!isElement(node)) return;
    texts.push(...textsOfHead(node));
    if (SILENT.has(node.tagName)) return;
    for (const { name, value } of node.attrs) if (SPOKEN.has(name)) texts.push(value);
    if (node.tagName === 'input' && BUTTONS.has(valueOf(node, 'type'))) texts.push(valueOf(node, 'value'));
    const isOwn = !INLINE.has(node.tagName);
    if (isOwn) end();
    node.childNodes.forEach(walk);
    if (isOwn) end();
  };
  parseFragment(html, { scriptingEnabled: false }).childNodes.forEach(walk);
  end();
  return texts;
}
