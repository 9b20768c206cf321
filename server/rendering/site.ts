import type { ByLanguage } from '../../engine/index.ts';
import type { ServedFile } from '../content/served-file.ts';
import type { ChunkManifest } from './lazy-files.ts';
import type { RenderedGame, ImportRenderedPage, RenderedPreparation, Renderer } from './renderer.ts';

/** A self-contained document and the CSP hash of its styles. */
export interface WholeDocument {
  readonly text: string;
  readonly styleHash: string;
}

export interface PrerenderParts {
  readonly renderer: Renderer;
  readonly chunks: ChunkManifest;
  /** Without a trailing slash. */
  readonly mainUrl: string;
  /** Imports a compiled city page. */
  readonly importPage: ImportRenderedPage;
}

/** A prerendered page and the CSP hash of its styles. */
export interface PrerenderedPage extends ServedFile {
  readonly styleHash: string;
}

/** Prerendered documents: public pages for visitors, empty documents for players and for pages of one visitor. */
export interface PrerenderedPages {
  readonly game: ServedFile;
  readonly empty: ByLanguage<ServedFile>;
  /** The empty documents of the game that anybody may play. */
  readonly trial: ByLanguage<ServedFile>;
  /** Document that preloads the files of one player's step. */
  withoutStep(initialGame: RenderedGame, path: string): string;
  /** The prerendered step; null for other paths. */
  renderStep(initialGame: RenderedGame, path: string): Promise<WholeDocument | null>;
  /** The form of a buyer. `address`: with its query. */
  renderPreparation(drawn: RenderedPreparation, address: string): Promise<WholeDocument>;
  /** Keyed by `prerenderedKey`. */
  readonly pages: ReadonlyMap<string, PrerenderedPage>;
  /** Query parameters by `prerenderedKey` of a path. */
  readonly query: ReadonlyMap<string, readonly string[]>;
  readonly notFound: ByLanguage<PrerenderedPage>;
}

/** The built site: files by exact path, and the empty document for client-side rendering. */
export interface RenderedSite {
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly index: ServedFile;
  readonly prerendered?: PrerenderedPages;
}
