import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Status } from '../../engine/index.ts';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import { lazyTags, modulePreload, writeDocument } from './document.ts';
import type { Template } from './document.ts';
import { readDrawing } from './drawing.ts';
import { lazyFiles } from './lazy-files.ts';
import { dataScript } from './markup.ts';
import type { RenderedGame } from './renderer.ts';
import type { DrawingParts, RenderedSite, WholeDocument } from './site.ts';
import { wholeDocument } from './whole-document.ts';

const STEP = '/home/app/code';

/** Documents of the game: the empty one, and those of one player. */
export function gameDocument(
  site: Pick<RenderedSite, 'files'>,
  template: Template,
  { chunks, renderer, importPage }: DrawingParts,
) {
  const gameTags = lazyTags(lazyFiles(chunks, [renderer.game]));
  const stepFiles = ({ view }: Status) =>
    lazyFiles(chunks, [renderer.game, ...(view?.puzzle ? renderer.instrument(view.puzzle) : [])]);
  const pageTags = ({ view }: Status): string => (view?.page ? modulePreload(view.page.address) : '');
  /** Drawing blocks the event loop: one at a time, and others are served in between. */
  const enqueue = limitConcurrency(1);
  const drawGame = async (initialGame: RenderedGame): Promise<WholeDocument> => {
    const { head, body, rules } = readDrawing(await renderer.renderGame(initialGame, STEP, importPage));
    const end =
      dataScript('application/json', renderer.initialStateOf(initialGame), renderer.initialStateId) +
      pageTags(initialGame.status);
    return wholeDocument(site, template, stepFiles(initialGame.status), { head, page: body, rules, end });
  };
  const isStep = (path: string): boolean => path.toLowerCase() === STEP;
  return {
    empty: writeDocument(template, { head: gameTags }),
    /** Preloads the files of the player's step while the script loads. */
    withoutStep: ({ status }: RenderedGame, path: string): string =>
      writeDocument(template, {
        head: isStep(path) ? lazyTags(stepFiles(status)) + pageTags(status) : gameTags,
      }),
    /** The prerendered step; null for other paths. */
    async drawStep(initialGame: RenderedGame, path: string): Promise<WholeDocument | null> {
      if (!isStep(path) || !initialGame.status.view?.puzzle) return null;
      return enqueue(async () => {
        await nextTurn();
        return drawGame(initialGame);
      });
    },
  };
}
