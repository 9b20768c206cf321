import { setImmediate as nextTurn } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import type { Status } from '../../engine/index.ts';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import {
  lazyTags,
  modulePreload,
  writeDocument,
  type Template,
  knownTags,
  type Additions,
  dataScript,
} from './document.ts';
import { readRendering, type Rendering } from './read-rendering.ts';
import { lazyFiles, type LazyFiles } from './lazy-files.ts';
import type { RenderedGame } from './renderer.ts';
import type { PrerenderParts, RenderedSite, WholeDocument } from './site.ts';

const STEP = '/home/app/code';

/** Documents of the game: the empty one, and those of one player. */
export function gameDocument(
  site: Pick<RenderedSite, 'files'>,
  template: Template,
  { chunks, renderer, importPage }: PrerenderParts,
) {
  const gameTags = lazyTags(lazyFiles(chunks, renderer.game));
  const stepFiles = ({ view }: Status) =>
    lazyFiles(chunks, [...renderer.game, ...(view?.puzzle ? renderer.instrument(view.puzzle) : [])]);
  const pageTags = ({ view }: Status): string => (view?.page ? modulePreload(view.page.address) : '');
  /** Drawing blocks the event loop: one at a time, and others are served in between. */
  const enqueue = limitConcurrency(1);
  const drawGame = async (initialGame: RenderedGame): Promise<WholeDocument> => {
    const { head, body, rules } = readRendering(await renderer.renderGame(initialGame, STEP, importPage));
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
    async renderStep(initialGame: RenderedGame, path: string): Promise<WholeDocument | null> {
      if (!isStep(path) || !initialGame.status.view?.puzzle) return null;
      return enqueue(async () => {
        await nextTurn();
        return drawGame(initialGame);
      });
    },
  };
}

function textOf({ files }: Pick<RenderedSite, 'files'>, address: string): string {
  const file = files.get(address);
  if (!file) throw new Error(`the build has no file at ${address}, which a page names`);
  return file.body.toString('utf8');
}

/** Builds a document with all styles inlined; scripts and links of lazy files come last. */
export function wholeDocument(
  site: Pick<RenderedSite, 'files'>,
  template: Template,
  lazy: LazyFiles,
  { rules, ...page }: Omit<Additions, 'whole'> & Pick<Rendering, 'rules'>,
): WholeDocument {
  const allFiles = { ...lazy, styles: [...template.stylesheets, ...lazy.styles] };
  const styles = allFiles.styles.map((address) => textOf(site, address)).join('') + rules;
  const styleHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`;
  return {
    text: writeDocument(template, { ...page, whole: { styles, knownLinks: knownTags(allFiles) } }),
    styleHash,
  };
}
