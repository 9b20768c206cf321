import { type DOMOutputSpec, Schema, type TagParseRule } from 'prosemirror-model';
import { typeset } from '../../../engine/public.ts';
import { componentName } from './blocks.ts';

/** The name of the component that a tag opens: « <Code /> ». */
export const tagName = (open: unknown): string => /^<(\w+)/u.exec(String(open))?.[1] ?? '';

/** What an element without words of its own shows: the component’s name, or its text in the file. */
const shownName = ({ open, text }: Readonly<Record<string, unknown>>): string =>
  tagName(open) === '' && typeof text === 'string' ? text : typeset(componentName(tagName(open)));

/** An element of the editor that pasting gives back as it was. */
const own = (type: string, element = 'div') => ({
  toDOM: (node: { readonly attrs: Readonly<Record<string, unknown>> }): DOMOutputSpec => [
    element,
    { 'data-own': type, 'data-attrs': JSON.stringify(node.attrs), 'data-name': shownName(node.attrs) },
  ],
  parseDOM: [
    {
      tag: `${element}[data-own="${type}"]`,
      getAttrs: (dom: HTMLElement) => JSON.parse(dom.dataset['attrs'] ?? '{}') as Record<string, unknown>,
    },
  ] satisfies TagParseRule[],
});

/** Titles from elsewhere become those that pages have. */
const TITLE_LEVEL = 3;

const box = own('box');

/** A page as the engine reads it: the same names as in `RichNode`. */
export const pageSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: '(inline | break)*',
      selectable: false,
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      selectable: false,
      attrs: { level: { default: TITLE_LEVEL } },
      parseDOM: [
        {
          tag: 'h1, h2, h3, h4, h5, h6',
          getAttrs: ({ dataset }) => ({ level: Number(dataset['level'] ?? TITLE_LEVEL) }),
        },
      ],
      toDOM: ({ attrs }) => [
        `h${Math.min(6, Number(attrs['level']) + 1)}`,
        { 'data-level': String(attrs['level']) },
        0,
      ],
    },
    quote: {
      group: 'block',
      content: 'block+',
      defining: true,
      selectable: false,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    list: {
      group: 'block',
      content: 'item+',
      selectable: false,
      attrs: { start: { default: null } },
      parseDOM: [
        { tag: 'ul', attrs: { start: null } },
        { tag: 'ol', getAttrs: (dom) => ({ start: Number(dom.getAttribute('start') ?? 1) }) },
      ],
      toDOM: ({ attrs: { start } }) =>
        start === null ? ['ul', 0] : ['ol', Number(start) === 1 ? {} : { start: String(start) }, 0],
    },
    item: {
      content: 'block+',
      defining: true,
      selectable: false,
      attrs: { checked: { default: null } },
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    card: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: { name: { default: '' }, open: { default: '' } },
      ...own('card'),
    },
    box: {
      group: 'block',
      content: 'block+',
      defining: true,
      isolating: true,
      draggable: true,
      attrs: { name: { default: '' }, open: { default: '' } },
      parseDOM: box.parseDOM,
      toDOM: (node) => [...(box.toDOM(node) as [string, object]), 0],
    },
    source: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: { text: { default: '' } },
      ...own('source'),
    },
    text: { group: 'inline' },
    sign: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { open: { default: '' } },
      ...own('sign', 'span'),
    },
    raw: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { text: { default: '' } },
      ...own('raw', 'span'),
    },
    break: { inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  // In the order in which they are nested, the outermost first.
  marks: {
    tag: {
      attrs: { name: { default: '' }, open: { default: '' } },
      excludes: '',
      parseDOM: [
        {
          tag: 'span[data-tag]',
          getAttrs: ({ dataset }) => ({ name: dataset['tag'] ?? '', open: dataset['open'] ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => [
        'span',
        { 'data-tag': String(attrs['name']), 'data-open': String(attrs['open']) },
        0,
      ],
    },
    link: {
      attrs: { open: { default: '[' }, close: { default: ']' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'span[data-link]',
          getAttrs: ({ dataset }) => ({ open: dataset['open'] ?? '[', close: dataset['link'] ?? ']' }),
        },
      ],
      toDOM: ({ attrs }) => [
        'span',
        { 'data-link': String(attrs['close']), 'data-open': String(attrs['open']) },
        0,
      ],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs puts all that is copied into a <b> that is not bold.
        { tag: 'b', getAttrs: ({ style }) => (style.fontWeight === 'normal' ? false : null) },
        { style: 'font-weight', getAttrs: (value) => /^(?:bold(?:er)?|[6-9]\d\d)$/u.test(value) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i', getAttrs: ({ style }) => (style.fontStyle === 'normal' ? false : null) },
        { style: 'font-style=italic' },
      ],
      toDOM: () => ['em', 0],
    },
    strike: { parseDOM: [{ tag: 's, del, strike' }], toDOM: () => ['del', 0] },
  },
});
