import type { Status } from '../../engine/index.ts';
import { oneATurn } from '../give-way.ts';
import { lazyTags, modulePreload, partDrawing, partStyles, withEnd, withHead, withPage } from './document.ts';
import { lazyFiles } from './lazy-files.ts';
import { dataScript } from './markup.ts';
import type { Begun } from './renderer.ts';
import type { DrawingParts, Site, WholeDocument } from './site.ts';
import { wholeDocument } from './whole-document.ts';

const STEP = '/home/app/code';

/** The empty document of the game; and what one player at this moment gets instead. */
export function gameDocument(site: Pick<Site, 'files'>, template: string, { chunks, renderer, importPage }: DrawingParts) {
  const ofGame = lazyTags(lazyFiles(chunks, [renderer.game]));
  const ofStep = ({ view }: Status) => lazyFiles(chunks, [renderer.game, ...(view?.puzzle ? renderer.instrument(view.puzzle) : [])]);
  const ofPage = ({ view }: Status): string => (view?.page ? modulePreload(view.page.address) : '');
  const inTurn = oneATurn();
  const drawGame = async (begun: Begun): Promise<WholeDocument> => {
    const { head, body: drawn } = partDrawing(await renderer.renderGame(begun, STEP, importPage));
    const { body, rules } = partStyles(drawn);
    const said = dataScript('application/json', renderer.broughtBy(begun), renderer.brought) + ofPage(begun.status);
    return wholeDocument(site, withEnd(withHead(withPage(template, body, true), head), said), ofStep(begun.status), rules);
  };
  const isStep = (path: string): boolean => path.toLowerCase() === STEP;
  return {
    empty: withHead(template, ofGame),
    /** Their own parts are asked for while the script is on its way. */
    begin: ({ status }: Begun, path: string): string =>
      withHead(template, isStep(path) ? lazyTags(ofStep(status)) + ofPage(status) : ofGame),
    /** Their step as it stands, where that is what they opened; null elsewhere. */
    async drawStep(begun: Begun, path: string): Promise<WholeDocument | null> {
      if (!isStep(path) || !begun.status.view?.puzzle) return null;
      return inTurn(() => drawGame(begun));
    },
  };
}
