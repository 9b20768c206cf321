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
  'a abbr b bdi br cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

const BUTTONS: ReadonlySet<string> = new Set(['button', 'reset', 'submit']);

const valueOf = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';

const isElement = (node: Node): node is Element => 'tagName' in node;

/** The texts of a drawn screen: what is shown, line by line, and what is spoken. */
export function textsOfHtml(html: string): readonly string[] {
  const texts: string[] = [];
  let line = '';
  const end = (): void => {
    if (line.trim() !== '') texts.push(line.trim());
    line = '';
  };
  const walk = (node: Node): void => {
    if (node.nodeName === '#text') line += (node as DefaultTreeAdapterTypes.TextNode).value;
    if (!isElement(node) || SILENT.has(node.tagName)) return;
    for (const { name, value } of node.attrs) if (SPOKEN.has(name)) texts.push(value);
    if (node.tagName === 'input' && BUTTONS.has(valueOf(node, 'type'))) texts.push(valueOf(node, 'value'));
    const isOwn = !INLINE.has(node.tagName);
    if (isOwn) end();
    node.childNodes.forEach(walk);
    if (isOwn) end();
  };
  parseFragment(html).childNodes.forEach(walk);
  end();
  return texts;
}
