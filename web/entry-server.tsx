import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Screens } from './App.tsx';
import { site } from './site/site.ts';

export { frame, game, instrument, publicPages } from './site/head.ts';

/** The product's facts that stand in the head of a document. */
export const facts = {
  name: site.name,
  tagline: site.tagline,
  mainUrl: site.mainUrl,
  publisher: site.legal.publisher,
  price: site.promoCode ? site.prices.preorder : site.prices.regular,
  preorder: site.promoCode !== undefined,
};

/**
 * Draws the page at an address as a visitor without session sees it first; rejects when a component throws.
 * Every lazy part is waited for and stands in its place: nothing is left for an inline script, which the policy forbids.
 */
export async function render(address: string): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <Screens />
    </StaticRouter>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (problem) => void problems.push(problem) },
  );
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw problems[0];
  return html;
}
