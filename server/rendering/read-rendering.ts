import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A rendered page, split into the parts of a document. */
export interface Rendering {
  readonly head: string;
  /** Plain text. */
  readonly title: string;
  readonly body: string;
  /** CSS rules that replace its `style` attributes. */
  readonly rules: string;
}

/** React renders these elements before the page. */
const IN_HEAD: ReadonlySet<string> = new Set(['title', 'meta', 'link']);

/** Numbers, colours and units only: nothing that could end the rule. */
const PLAIN_STYLE = /^[-\w:;#.,%() ]*$/;

const isElement = (node: Node): node is Element => 'tagName' in node;
const isInHead = (node: Node): node is Element => isElement(node) && IN_HEAD.has(node.tagName);

interface StyleAttribute {
  readonly value: string;
  /** Offset in the markup. */
  readonly start: number;
}

function* styleAttributes(nodes: readonly Node[]): Generator<StyleAttribute> {
  for (const node of nodes.filter(isElement)) {
    const value = node.attrs.find(({ name }) => name === 'style')?.value;
    if (value !== undefined) yield { value, start: node.sourceCodeLocation?.attrs?.style?.startOffset ?? 0 };
    yield* styleAttributes(node.childNodes);
  }
}

/**
 * Splits rendered markup into head and body. As the CSP forbids `style` attributes, each becomes a CSS rule
 * and a `data-style`, from which the script sets it.
 */
export function readRendering(markup: string): Rendering {
  const nodes = parseFragment(markup, { sourceCodeLocationInfo: true }).childNodes;
  const first = nodes.findIndex((node) => !isInHead(node));
  const hoisted = nodes.slice(0, first).filter(isInHead);
  const title = hoisted.find(({ tagName }) => tagName === 'title')?.childNodes[0];
  if (!title || !('value' in title))
    throw new Error(`a page was drawn without a title: ${markup.slice(0, 120)}`);
  const rules = new Set<string>();
  let end = nodes[first]?.sourceCodeLocation?.startOffset ?? markup.length;
  const head = markup.slice(0, end);
  let body = '';
  for (const { value, start } of styleAttributes(nodes.slice(first))) {
    if (!PLAIN_STYLE.test(value)) throw new Error(`a style that cannot stand in a style sheet: ${value}`);
    rules.add(`[data-style="${value}"]{${value}}`);
    body += `${markup.slice(end, start)}data-`;
    end = start;
  }
  return { head, title: title.value, body: body + markup.slice(end), rules: [...rules].join('') };
}
