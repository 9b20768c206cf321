import { pathToFileURL } from 'node:url';
import type { PublicPuzzle, Status } from '../../engine/public.ts';

/** A public page as declared in web/site/head.ts. */
export interface RenderedPublicPage {
  readonly path: string;
  readonly description: string;
  /** Listed in the sitemap. */
  readonly listed: boolean;
  /** Sources of its lazy modules, below web/. */
  readonly modules: readonly string[];
  /** Query parameters that change its content. */
  readonly query?: readonly string[];
  /** Combinations of them that are prerendered too. */
  readonly forms?: readonly (readonly string[])[];
  /** Contains a form that only a script can submit. */
  readonly needsScript?: boolean;
}

/** Facts of scenarios/site.yaml for document heads. */
export interface SiteFacts {
  readonly name: string;
  readonly tagline: string;
  readonly mainUrl: string;
  readonly publisher: string;
  /** Current price in euros, taxes included. */
  readonly price: number;
  readonly preorder: boolean;
}

/** Exports of the built web/entry-server.tsx. */
export interface Renderer {
  readonly publicPages: readonly RenderedPublicPage[];
  /** Sources of the frame around public pages, below web/. */
  readonly frame: readonly string[];
  /** Sources of the game, below web/. */
  readonly game: readonly string[];
  /** Sources of an instrument, below web/. */
  instrument(puzzle: PublicPuzzle): readonly string[];
  readonly facts: SiteFacts;
  /** Renders the page at a path; head elements come first. */
  render(address: string): Promise<string>;
  /** Renders a game screen for one player. */
  renderGame(initialGame: RenderedGame, address: string, importPage: ImportRenderedPage): Promise<string>;
  /** Initial client state, and the id of the element that contains it. */
  initialStateOf(initialGame: RenderedGame): unknown;
  readonly initialStateId: string;
}

/** Account and status for a game document. A guest of a party has no account. */
export interface RenderedGame {
  readonly account: { readonly email: string; readonly admin: boolean } | null;
  readonly status: Status;
}

/** Imports a compiled city page by address. */
export type ImportRenderedPage = (address: string) => Promise<unknown>;

/** Loads the built bundle. */
export async function loadRenderer(file: string): Promise<Renderer> {
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Renderer;
}
