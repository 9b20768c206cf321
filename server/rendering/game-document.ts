import type { Status } from '../../engine/index.ts';
import { createYieldingQueue } from '../event-loop.ts';
import { lazyTags, modulePreload, writeDocument } from './document.ts';
import type { Template } from './document.ts';
import { readDrawing } from './drawing.ts';
import { lazyFiles } from './lazy-files.ts';
import { dataScript } from './markup.ts';
import type { RenderedGame } from './renderer.ts';
import type { DrawingParts, RenderedSite, WholeDocument } from './site.ts';
import { wholeDocument } from './whole-document.ts';

const STEP = '/home/app/code';

/** The empty document of the game; and what one player at this moment gets instead. */
export function gameDocument(site: Pick<RenderedSite, 'files'>, template: Template, { chunks, renderer, importPage }: DrawingParts) {
  const ofGame = lazyTags(lazyFiles(chunks, [renderer.game]));
  const ofStep = ({ view }: Status) => lazyFiles(chunks, [renderer.game, ...(view?.puzzle ? renderer.instrument(view.puzzle) : [])]);
  const ofPage = ({ view }: Status): string => (view?.page ? modulePreload(view.page.address) : '');
  const enqueue = createYieldingQueue();
  const drawGame = async (initialGame: RenderedGame): Promise<WholeDocument> => {
    const { head, body, rules } = readDrawing(await renderer.renderGame(initialGame, STEP, importPage));
    const end = dataScript('application/json', renderer.initialStateOf(initialGame), renderer.initialStateId) + ofPage(initialGame.status);
    return wholeDocument(site, template, ofStep(initialGame.status), { head, page: body, rules, end });
  };
  const isStep = (path: string): boolean => path.toLowerCase() === STEP;
  return {
    empty: writeDocument(template, { head: ofGame }),
    /** Their own parts are asked for while the script is on its way. */
    withoutStep: ({ status }: RenderedGame, path: string): string =>
      writeDocument(template, { head: isStep(path) ? lazyTags(ofStep(status)) + ofPage(status) : ofGame }),
    /** Their step as it stands, where that is what they opened; null elsewhere. */
    async drawStep(initialGame: RenderedGame, path: string): Promise<WholeDocument | null> {
      if (!isStep(path) || !initialGame.status.view?.puzzle) return null;
      return enqueue(() => drawGame(initialGame));
    },
  };
}
