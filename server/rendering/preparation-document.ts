import { setImmediate as nextTurn } from 'node:timers/promises';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import { dataScript, type Template } from './document.ts';
import { wholeDocument } from './game-document.ts';
import { lazyFiles } from './lazy-files.ts';
import { readRendering } from './read-rendering.ts';
import type { PrerenderedPages, PrerenderParts, RenderedSite } from './site.ts';

/** Draws the form of a buyer, so that it works in a browser without scripts. */
export function preparationDocument(
  site: Pick<RenderedSite, 'files'>,
  template: Template,
  { chunks, renderer }: PrerenderParts,
): PrerenderedPages['renderPreparation'] {
  /** Drawing blocks the event loop: one at a time, and others are served in between. */
  const enqueue = limitConcurrency(1);
  const lazy = () => lazyFiles(chunks, renderer.preparation);
  return (drawn, address) =>
    enqueue(async () => {
      await nextTurn();
      const { head, body, rules } = readRendering(await renderer.renderPreparation(drawn, address));
      const end = dataScript('application/json', renderer.preparationState(drawn), renderer.initialStateId);
      const page = { head, page: body, rules, end, worksWithoutScript: true };
      return wholeDocument(site, template, lazy(), page);
    });
}
