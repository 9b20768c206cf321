import { startOf } from '../../scenario/parse/source-text.ts';
import { variantsOf, variantSlug } from '../../scenario/page-variants.ts';
import type { PageKey, ScenarioSource } from '../../scenario/scenario.ts';
import { ALL_ARRIVED } from '../../unlock/arrival.ts';
import { unlockedPages } from '../../unlock/unlock.ts';
import type { Checker, Fault, ProofContext } from '../context.ts';

/** Passages do not contain each other. A signature alone says nothing. */
const PASSAGES = /<If\b[\s\S]*?<\/If>|<Signature\b[^>]*\/>/gu;

/** Whether nothing stands outside the passages of a page. */
function isBare({ files }: ScenarioSource, page: string): boolean {
  const text = files.find(({ path }) => path === `${page}.mdx`)?.text;
  return text !== undefined && text.replaceAll(PASSAGES, '').trim() === '';
}

/** The variants without any passage of the pages that have nothing else, by their key. */
function emptyVariants({ source, scenario }: ProofContext): ReadonlySet<PageKey> {
  const bare = Object.entries(scenario.conditionalPages).filter(([page]) => isBare(source, page));
  return new Set(
    bare.flatMap(([page, { passages }]) =>
      variantsOf(passages.map(({ condition }) => condition)).flatMap((variant, index) =>
        variant.some(Boolean) ? [] : [variantSlug(page, index) as PageKey],
      ),
    ),
  );
}

/** Checks that nobody opens a page of which no passage is theirs. */
export const checkEmptyPages: Checker = (context) => {
  const empty = emptyVariants(context);
  const faults = new Map<string, Fault>();
  for (const state of empty.size === 0 ? [] : context.graph.states.values())
    for (const page of unlockedPages(context.graph.standingAt(state), ALL_ARRIVED)) {
      if (!empty.has(page) || faults.has(page)) continue;
      const at = startOf(`${page.split('~')[0] ?? page}.mdx`);
      faults.set(page, {
        code: 'page-empty',
        about: { at },
        message: 'Certains joueurs ouvrent cette page, et elle est vide : aucun passage n’est pour eux.',
        wayOut: 'Écrivez un passage pour les autres (not), ou une phrase pour tous.',
        state,
      });
    }
  return [...faults.values()];
};
