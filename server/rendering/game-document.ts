import { setImmediate as nextTurn } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import type { Language } from '../../engine/index.ts';
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
  templateIn: (language: Language) => Template,
  { chunks, renderer, importPage }: PrerenderParts,
) {
  const gameTags = (language: Language) => lazyTags(lazyFiles(chunks, renderer.game[language]));
  const stepFiles = ({ language, status: { view } }: RenderedGame) =>
    lazyFiles(chunks, [
      ...renderer.game[language],
      ...(view?.puzzle ? renderer.instrument(view.puzzle) : []),
    ]);
  const pageTags = ({ status: { view } }: RenderedGame): string =>
    view?.page ? modulePreload(view.page.address) : '';
  /** Drawing blocks the event loop: one at a time, and others are served in between. */
  const enqueue = limitConcurrency(1);
  const drawGame = async (initialGame: RenderedGame): Promise<WholeDocument> => {
    const { head, body, rules } = readRendering(await renderer.renderGame(initialGame, STEP, importPage));
    const end =
      dataScript('application/json', renderer.initialStateOf(initialGame), renderer.initialStateId) +
      pageTags(initialGame);
    const template = templateIn(initialGame.language);
    return wholeDocument(site, template, stepFiles(initialGame), { head, page: body, rules, end });
  };
  const isStep = (path: string): boolean => path.toLowerCase() === STEP;
  return {
    empty: (language: Language) => writeDocument(templateIn(language), { head: gameTags(language) }),
    /** Preloads the files of the player's step while the script loads. */
    withoutStep: (initialGame: RenderedGame, path: string): string =>
      writeDocument(templateIn(initialGame.language), {
        head: isStep(path)
          ? lazyTags(stepFiles(initialGame)) + pageTags(initialGame)
          : gameTags(initialGame.language),
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
