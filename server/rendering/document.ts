import { tag } from './markup.ts';
import type { LazyFiles } from './lazy-files.ts';

/** What React draws for the head stands before the page itself. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
const EMPTY_ROOT = '<div id="root"></div>';
const NO_SCRIPT = /\s*<noscript>[\s\S]*?<\/noscript>/;

export interface Drawn {
  readonly head: string;
  readonly title: string;
  readonly body: string;
}

/** Parts a drawn page into what belongs in the head and what belongs in the body. */
export function partDrawing(markup: string): Drawn {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  if (title === undefined) throw new Error(`a page was drawn without a title: ${markup.slice(0, 120)}`);
  return { head, title, body: markup.slice(head.length) };
}

const stylesheet = (href: string, more = {}) => tag('link', { rel: 'stylesheet', crossorigin: '', ...more, href });
export const modulePreload = (href: string) => tag('link', { rel: 'modulepreload', crossorigin: '', href });

/** Asks for lazy parts at once. */
export const lazyTags = ({ styles, scripts }: LazyFiles): string =>
  [...styles.map((href) => stylesheet(href)), ...scripts.map(modulePreload)].join('');

/** The same, where their rules stand in the page already: they are named so that the script of a part does not ask for them. */
export const knownTags = ({ styles, scripts }: LazyFiles): string =>
  [...styles.map((href) => stylesheet(href, { media: 'not all' })), ...scripts.map(modulePreload)].join('');

const STYLESHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g;
/** Scripts and typefaces: what a page can be painted without. */
const LATER = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|preload)"[^>]*>)/g;

/** The addresses of the style sheets that the built document asks for, in their order. */
export const stylesheetsOf = (document: string): string[] => [...document.matchAll(STYLESHEET)].map(([, href = '']) => href);

/** The built document with its styles in it, its typefaces and scripts asked for at its end: it needs nothing more to be painted. */
export function withStyles(document: string, styles: string): string {
  const later = (document.match(LATER) ?? []).map((one) => one.trim()).join('');
  const bare = document.replace(STYLESHEET, '').replace(LATER, '');
  return withEnd(withHead(bare, `<style>${styles}</style>`), later);
}

/** The built document with more in its head. */
export const withHead = (document: string, head: string): string => document.replace('</head>', () => `${head}</head>`);

/** The built document with more at its end. */
export const withEnd = (document: string, end: string): string => document.replace('</body>', () => `${end}</body>`);

/** The built document with a page in it; the words for a browser without script go, unless the page has a form. */
export function withPage(document: string, body: string, needsScript: boolean): string {
  if (!document.includes(EMPTY_ROOT)) throw new Error('the built index.html has no empty #root');
  const filled = document.replace(EMPTY_ROOT, () => `<div id="root">${body}</div>`);
  return needsScript ? filled : filled.replace(NO_SCRIPT, '');
}

const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
/** Numbers, colours, units: nothing that could end a rule, or the style sheet. */
const PLAIN_STYLE = /^[-\w:;#.,%() ]*$/;

/** The policy refuses `style` attributes: each becomes a rule of the page's own styles, which the script then sets where it belongs. */
export function partStyles(markup: string): { readonly body: string; readonly rules: string } {
  const rules = new Set<string>();
  const body = markup.replace(STYLE_ATTRIBUTE, (_, style: string) => {
    if (!PLAIN_STYLE.test(style)) throw new Error(`a style that cannot stand in a style sheet: ${style}`);
    rules.add(`[data-style="${style}"]{${style}}`);
    return ` data-style="${style}"`;
  });
  return { body, rules: [...rules].join('') };
}
