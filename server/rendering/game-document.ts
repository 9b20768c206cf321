import type { Status } from '../../engine/index.ts';
import { lazyTags, modulePreload, withHead } from './document.ts';
import { lazyFiles, type ChunkManifest } from './lazy-files.ts';
import type { Renderer } from './renderer.ts';

const STEP = '/home/app/code';

/** The empty document of the game; and the same for one player at this moment, whose own parts are asked for while the script is on its way. */
export function gameDocument(template: string, chunks: ChunkManifest, renderer: Renderer) {
  const ofGame = lazyTags(lazyFiles(chunks, [renderer.game]));
  const ofStep = ({ view }: Status): string => {
    const sources = view?.puzzle ? [renderer.game, renderer.instrument(view.puzzle.type)] : [renderer.game];
    return lazyTags(lazyFiles(chunks, sources)) + (view?.page ? modulePreload(view.page.address) : '');
  };
  return {
    empty: withHead(template, ofGame),
    begin: (status: Status, path: string): string => withHead(template, path.toLowerCase() === STEP ? ofStep(status) : ofGame),
  };
}
