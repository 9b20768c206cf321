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

const stylesheet = (href: string) => tag('link', { rel: 'stylesheet', crossorigin: '', href });
const modulePreload = (href: string) => tag('link', { rel: 'modulepreload', crossorigin: '', href });

export const lazyTags = ({ styles, scripts }: LazyFiles): string => [...styles.map(stylesheet), ...scripts.map(modulePreload)].join('');

/** The built document with more in its head. */
export const withHead = (document: string, head: string): string => document.replace('</head>', () => `${head}</head>`);

/** The built document with a page in it; the words for a browser without script go, unless the page has a form. */
export function withPage(document: string, body: string, needsScript: boolean): string {
  if (!document.includes(EMPTY_ROOT)) throw new Error('the built index.html has no empty #root');
  const filled = document.replace(EMPTY_ROOT, () => `<div id="root">${body}</div>`);
  return needsScript ? filled : filled.replace(NO_SCRIPT, '');
}
