import type { ServedFile } from '../content/served-file.ts';
import type { ChunkManifest } from './lazy-files.ts';
import type { RenderedGame, ImportRenderedPage, Renderer } from './renderer.ts';

/** A document that needs nothing more to be painted, and the hash of the styles that stand in it. */
export interface WholeDocument {
  readonly text: string;
  readonly styleHash: string;
}

export interface DrawingParts {
  readonly renderer: Renderer;
  readonly chunks: ChunkManifest;
  /** Without a final slash. */
  readonly mainUrl: string;
  /** Gives what the build made of a city's page. */
  readonly importPage: ImportRenderedPage;
}

/** A page that was drawn, and the hash of the styles that stand in it, as the policy names it. */
export interface DrawnPage extends ServedFile {
  readonly styleHash: string;
}

/** Documents made ahead of time: pages for who has no session, and for who has one an empty document that asks for the game at once. */
export interface DrawnPages {
  readonly game: ServedFile;
  /** The same for one player at this moment, at an address. */
  withoutStep(initialGame: RenderedGame, path: string): string;
  /** Their step, drawn; null where they opened something else. */
  drawStep(initialGame: RenderedGame, path: string): Promise<WholeDocument | null>;
  /** By `drawingKey`. */
  readonly pages: ReadonlyMap<string, DrawnPage>;
  /** The query parameters that each path reads. */
  readonly query: ReadonlyMap<string, readonly string[]>;
  readonly notFound: DrawnPage;
}

/** The built site: its files by exact address, and the empty document, in which the script draws any page. */
export interface RenderedSite {
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly index: ServedFile;
  readonly drawn?: DrawnPages;
}
