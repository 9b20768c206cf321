import { createReport } from '../../diagnostics/report.ts';
import { readPage, pageNameOf } from '../../scenario/parse/read-page.ts';
import { pageDifference } from '../../scenario/translation/compare-pages.ts';
import { figuresIn } from '../../scenario/translation/report-units.ts';
import type { Translation } from '../../words/language.ts';

/** « 7 h » is « 7:00 » in English. */
const figures = (text: string): string => figuresIn(text.replaceAll(/(\d):00(?!\d)/gu, '$1'));

const blanks = (text: string): string => (text.match(/\{[^{}]*\}/gu) ?? []).sort().join(' ');

const listed = (found: string): string => (found === '' ? 'aucun' : found);

/**
 * What a translated text has lost of its French: a number or a blank. Null when nothing is lost. `before`: the
 * translation so far, whose numbers somebody has accepted: an English page may count its own paragraphs.
 */
export function lostIn(french: string, before: string, text: string): string | null {
  const [wanted, found, accepted] = [french, text, before].map(figures) as [string, string, string];
  if (found !== wanted && (before === '' || found !== accepted))
    return `Les nombres du français (${listed(wanted)}) ne sont pas ceux de ce texte (${listed(found)}).`;
  const [holes, its] = [french, text].map(blanks) as [string, string];
  return holes === its
    ? null
    : `Les champs entre accolades du français (${listed(holes)}) ne sont pas ceux de ce texte (${listed(its)}).`;
}

interface Pages {
  /** The path of the French page. */
  readonly path: string;
  readonly french: string;
  readonly language: Translation;
}

/** The faults of a translated page: what cannot be read, and how it differs from the French one. */
function faultsOf({ path, french, language }: Pages, text: string): readonly string[] {
  const name = pageNameOf(path);
  if (!name) return [];
  const { report, diagnostics } = createReport();
  const own = readPage({ path: `${language}/${path}`, text }, name, report, language);
  const source = readPage({ path, text: french }, name, () => undefined);
  const difference = own && source && pageDifference(source, own);
  return [
    ...(difference ? [`${difference.message} ${difference.wayOut}`] : []),
    ...diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ message, wayOut }) => `${message} ${wayOut}`),
  ];
}

/** The first fault that a page has with its new text, and did not have before; null when there is none. */
export function newFaultOf(pages: Pages, before: string | null, text: string): string | null {
  const known = before === null ? [] : faultsOf(pages, before);
  return faultsOf(pages, text).find((fault) => !known.includes(fault)) ?? null;
}
