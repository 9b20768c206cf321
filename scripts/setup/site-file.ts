import { readSiteFile } from '../../engine/index.ts';
import { editText } from '../../engine/edit/change-file.ts';
import { valueAt } from '../../engine/text/is-record.ts';
import { inventedFacts, type InventedFact } from '../../server/platform/invented-facts.ts';
import { NOTE } from './questions.ts';

const PATH = 'site.yaml';

/** A text of site.yaml. Only the lines of changed values change. */
export interface SiteText {
  readonly text: string;
  textAt(path: readonly string[]): string;
  /** The facts that still are the example’s. */
  readonly invented: readonly InventedFact[];
}

/** Throws when the file is not valid: nothing can be written into it. */
export function siteText(text: string): SiteText {
  const { site, diagnostics } = readSiteFile({ path: PATH, text });
  if (!site) throw new Error(diagnostics[0]?.message ?? PATH);
  const textAt = (path: readonly string[]): string => {
    const value = valueAt(site, ...path);
    return typeof value === 'string' ? value : '';
  };
  return { text, textAt, invented: inventedFacts(site) };
}

/** The text with a value, or why it cannot have it. */
export function withFact(
  { text }: SiteText,
  path: readonly string[],
  value: string,
): SiteText | { readonly refused: string } {
  const edited = editText({ path: PATH, text }, [{ op: 'set', path, value }]);
  if ('refusal' in edited) return { refused: 'Cette valeur ne peut pas être écrite.' };
  const { site, diagnostics } = readSiteFile({ path: PATH, text: edited.text });
  if (!site) return { refused: diagnostics[0]?.message ?? 'Cette valeur n’est pas acceptée.' };
  const still = inventedFacts(site).find((fact) => fact.path.join('.') === path.join('.'));
  return still
    ? { refused: `C’est celui de l’exemple, ou sa clé est fausse : ${still.remedy}` }
    : siteText(edited.text);
}

/** Removes the example’s warning once nothing else is the example’s. */
export function withoutNote(site: SiteText): SiteText {
  const isLast = site.invented.length === 1 && site.invented[0]?.path.join('.') === NOTE.join('.');
  if (!isLast) return site;
  const edited = editText({ path: PATH, text: site.text }, [{ op: 'remove', path: NOTE }]);
  return 'refusal' in edited ? site : siteText(edited.text);
}
