import { typeset } from '../../components/text/typography.tsx';
import { useSite, type SiteSettings } from '../../state/site.ts';

const NO_BREAK_SPACE = '\u00A0';

function readFact(name: string, site: SiteSettings): string {
  const value = name
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      site,
    );
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new Error(`scenarios/site.yaml has no text « ${name} »`);
  return value;
}

function addressOf(fact: string): string | null {
  if (/^https?:\/\//.test(fact)) return fact;
  if (/^\S+@\S+$/.test(fact)) return `mailto:${fact}`;
  return /^0\d( \d\d){4}$/.test(fact) ? `tel:+33${fact.slice(1).replaceAll(' ', '')}` : null;
}

/** An address without its protocol; a telephone number without line breaks. */
const shown = (fact: string) =>
  fact.startsWith('0') ? fact.replaceAll(' ', NO_BREAK_SPACE) : fact.replace(/^https?:\/\//, '');

/**
 * A value of scenarios/site.yaml by its path (`legal.host.name`); addresses and telephone numbers become
 * links.
 */
export function Fact({ name }: { readonly name: string }) {
  const fact = readFact(name, useSite());
  const address = addressOf(fact);
  return address ? <a href={address}>{shown(fact)}</a> : <>{typeset(fact)}</>;
}
