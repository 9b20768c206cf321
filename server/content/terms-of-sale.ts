import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeset, type SiteFile } from '../../engine/index.ts';

/** The page /cgv has the same source. */
const NAME = 'terms-of-sale.mdx';

/**
 * The terms of sale as plain text, to be kept and printed: with every fact of the publisher in its place.
 * `folder`: of their source, which the build puts beside the server.
 */
export const readTermsOfSale = (folder: string, facts: SiteFile): string =>
  writeTermsOfSale(readFileSync(join(folder, NAME), 'utf8'), facts);

/** Throws when the page has an element that plain text does not know. */
export function writeTermsOfSale(source: string, facts: SiteFile): string {
  const text = source
    .replace(/<Fact name="([\w.]+)" \/>/g, (_element, path: string) => factAt(facts, path))
    .replace(/<Price of="(\w+)" \/>/g, (_element, path: string) => inEuros(factAt(facts.prices, path)))
    .replace(/<Boxed title="([^"]+)">/g, '### $1')
    .replaceAll('</Boxed>', '')
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, `$1 (${facts.mainUrl}$2)`)
    .replaceAll('**', '')
    .replace(/^#+ (.+)$/gm, (_line, title: string) => `\n${title.toUpperCase()}`)
    .replace(/\n{3,}/g, '\n\n');
  const unknown = /<\/?[A-Za-z][^>]*>/.exec(text);
  if (unknown) throw new Error(`${NAME} has ${unknown[0]}, which plain text does not know`);
  return `${typeset(text.trim(), 'fr')}\n`;
}

function factAt(facts: object, path: string): string {
  const value = path.split('.').reduce<unknown>((node, key) => Reflect.get(node as object, key), facts);
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`no fact « ${path} »`);
  return String(value);
}

const inEuros = (amount: string): string => `${Number(amount).toFixed(2).replace('.', ',')} €`;
