import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { pseudoData, pseudoPage } from '../../../engine/scenario/translation/pseudo-files.ts';
import { pseudo } from '../../../engine/text/pseudo.ts';

const root = join(import.meta.dirname, '../../..');

/** The facts of the site in the pseudo-language. */
export const pseudoSite = (): unknown =>
  pseudoData('site', parse(readFileSync(join(root, 'scenarios/site.yaml'), 'utf8')));

/** A legal text: the tags that it shares with no city have texts too. */
function pseudoText(name: string): string {
  const path = join(root, 'web/site/texts', name);
  return pseudoPage({ path: name, text: readFileSync(path, 'utf8') }).text.replaceAll(
    /(?<=<\w+ (?:title|label)=")[^"]*/gu,
    (text) => pseudo(text),
  );
}

const FACTS = '\0pseudo-site';

/** Modules with English texts outside the catalogues; each is replaced by the French in the pseudo-language. */
const WORDS: Readonly<Record<string, string>> = {
  '/web/words/en/descriptions.ts': `
    import { pseudoWords } from '/engine/text/pseudo.ts';
    import { descriptions as french } from '/web/words/fr/descriptions.ts';
    export const descriptions = pseudoWords(french);`,
  '/server/words/en.ts': `
    import { pseudoWords } from '/engine/text/pseudo.ts';
    import { fr } from '/server/words/fr.ts';
    export const en = { ...pseudoWords(fr), language: 'en', locale: 'en_GB' };`,
};

/** Replaces the modules of the English site by the French ones in the pseudo-language. */
export function pseudoModules(): Plugin {
  return {
    name: 'pseudo-modules',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/scenarios/site.yaml?in=en') ? FACTS : null),
    load(id) {
      if (id === FACTS) return `export default ${JSON.stringify(pseudoSite())};`;
      const path = id.startsWith(root) ? id.slice(root.length) : id;
      const text = /^\/web\/site\/texts\/en\/([\w-]+\.mdx)$/u.exec(path)?.[1];
      return text === undefined ? (WORDS[path] ?? null) : pseudoText(text);
    },
  };
}
