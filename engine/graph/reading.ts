import type { Nodes } from 'mdast';
import { createReport } from '../diagnostics/report.ts';
import { routeName } from '../scenario/decision-words.ts';
import { parseMdx } from '../scenario/parse/parse-mdx.ts';
import { variantSlug } from '../scenario/page-variants.ts';
import { keepPassages, variantsIn } from '../scenario/parse/passages.ts';
import { pageNameOf } from '../scenario/parse/read-page.ts';
import type { Route } from '../scenario/routes.ts';
import type { ScenarioSource } from '../scenario/scenario.ts';
import { sourceText } from '../scenario/parse/source-text.ts';
import { countWords } from '../text/words.ts';
import { columnsAlong, type Presence } from './presence.ts';

/** Reading speed on a phone in the street. */
export const WORDS_A_MINUTE = 200;

/** The usual length of a whole story, in words. */
export const USUAL_WORDS = { least: 2500, most: 4000 } as const;

export interface PageWords {
  /** `<kind>/<slug>`, of each variant. */
  readonly page: string;
  readonly words: number;
  readonly seconds: number;
}

/** The words of a whole route when every page is opened once. */
export interface RouteWords {
  /** Its French name. */
  readonly route: string;
  readonly words: number;
  readonly seconds: number;
}

export interface StoryReading {
  readonly wordsAMinute: number;
  readonly usual: { readonly least: number; readonly most: number };
  readonly pages: readonly PageWords[];
  readonly routes: readonly RouteWords[];
}

/** Counts the words of each page and of each route. The paper letter is not counted. */
export function readingOf(
  { files }: ScenarioSource,
  presence: Presence,
  routes: readonly Route[],
): StoryReading {
  const pages = files.flatMap((file): PageWords[] => {
    const name = pageNameOf(file.path);
    if (!name) return [];
    const root = parseMdx(sourceText(file), createReport().report);
    const variants = root ? variantsIn(root) : [];
    if (!root || variants.length === 0)
      return [{ page: `${name.kind}/${name.slug}`, ...timed(root ? wordsIn(root) : 0) }];
    return variants.map((variant, index) => ({
      page: `${name.kind}/${variantSlug(name.slug, index)}`,
      ...timed(wordsIn(keepPassages(root, variant))),
    }));
  });
  return {
    wordsAMinute: WORDS_A_MINUTE,
    usual: USUAL_WORDS,
    pages,
    routes: routeWords(pages, presence, routes),
  };
}

const timed = (words: number) => ({ words, seconds: Math.round((words / WORDS_A_MINUTE) * 60) });

/** Attributes whose value the player reads. */
const READ_ATTRIBUTES: readonly string[] = ['caption', 'legend', 'transcript', 'who', 'voice'];

/** The words that a player reads of a page, or of a part of it. */
export function wordsIn(node: Nodes): number {
  const own = 'value' in node && typeof node.value === 'string' ? countWords(node.value) : 0;
  const attributes =
    'attributes' in node
      ? node.attributes.reduce((sum, attribute) => sum + wordsOfAttribute(attribute), 0)
      : 0;
  const inside = 'children' in node ? node.children.reduce((sum, child) => sum + wordsIn(child), 0) : 0;
  return own + attributes + inside;
}

function wordsOfAttribute(attribute: {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}): number {
  const isRead = attribute.type === 'mdxJsxAttribute' && READ_ATTRIBUTES.includes(attribute.name ?? '');
  return isRead && typeof attribute.value === 'string' ? countWords(attribute.value) : 0;
}

function routeWords(pages: readonly PageWords[], presence: Presence, routes: readonly Route[]): RouteWords[] {
  return routes.map((route) => {
    const read = new Set(columnsAlong(presence, route).flatMap(({ there }) => Object.values(there)));
    const words = pages.filter(({ page }) => read.has(page)).reduce((sum, page) => sum + page.words, 0);
    return { route: routeName(route, routes[0]?.chosen), ...timed(words) };
  });
}
