import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ByLanguage, type Language, type SiteFile, siteIn, typeset } from '../../engine/index.ts';
import { valueAt } from '../../engine/text/is-record.ts';
import { pageAddress } from '../platform/main-url.ts';

/** The page /cgv has the same source. */
const NAME = 'terms-of-sale.mdx';

/**
 * The terms of sale as plain text, to be kept and printed: with every fact of the publisher in its place.
 * `folder`: of their source, which the build puts beside the server.
 */
export function readTermsOfSale(folder: string, facts: SiteFile): ByLanguage<string> {
  const read = (name: string, language: Language) =>
    writeTermsOfSale(readFileSync(join(folder, name), 'utf8'), siteIn(facts, language), language);
  return { fr: read(NAME, 'fr'), en: read(join('en', NAME), 'en') };
}

/** Throws when the page has an element that plain text does not know. */
export function writeTermsOfSale(source: string, facts: SiteFile, language: Language): string {
  const text = source
    .replace(/<Fact name="([\w.]+)" \/>/g, (_element, path: string) => factAt(facts, path))
    .replace(/<Price of="(\w+)" \/>/g, (_element, path: string) =>
      inEuros(factAt(facts.prices, path), language),
    )
    .replace(/<Boxed title="([^"]+)">/g, '### $1')
    .replaceAll('</Boxed>', '')
    .replace(
      /\[([^\]]+)\]\((\/[^)]*)\)/g,
      (_link, words: string, path: string) => `${words} (${pageAddress(facts, path, language)})`,
    )
    .replaceAll('**', '')
    .replace(/^#+ (.+)$/gm, (_line, title: string) => `\n${title.toUpperCase()}`)
    .replace(/\n{3,}/g, '\n\n');
  const unknown = /<\/?[A-Za-z][^>]*>/.exec(text);
  if (unknown) throw new Error(`${NAME} has ${unknown[0]}, which plain text does not know`);
  return `${typeset(text.trim(), language)}\n`;
}

function factAt(facts: object, path: string): string {
  const value = valueAt(facts, ...path.split('.'));
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`no fact « ${path} »`);
  return String(value);
}

const euros: ByLanguage<(amount: string) => string> = {
  fr: (amount) => `${amount.replace('.', ',')} €`,
  en: (amount) => `€${amount}`,
};

const inEuros = (amount: string, language: Language): string => euros[language](Number(amount).toFixed(2));
