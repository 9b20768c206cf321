import { pathToFileURL } from 'node:url';
import type { PublicPuzzle, Status } from '../../engine/public.ts';

/** A public page, as web/site/head.ts declares it. */
export interface RenderedPublicPage {
  readonly path: string;
  readonly description: string;
  /** Stands in the sitemap. */
  readonly listed: boolean;
  /** Sources of its lazy parts, below web/. */
  readonly modules: readonly string[];
  /** Query parameters that change what it shows. */
  readonly query?: readonly string[];
  /** Sets of them, by name, that are drawn ahead too. */
  readonly forms?: readonly (readonly string[])[];
  /** It holds a form, which only a script sends. */
  readonly needsScript?: boolean;
}

/** Facts of scenarios/site.yaml for the head of a document. */
export interface SiteFacts {
  readonly name: string;
  readonly tagline: string;
  readonly mainUrl: string;
  readonly publisher: string;
  /** Euros, taxes included: the price a visitor would pay today. */
  readonly price: number;
  readonly preorder: boolean;
}

/** What the build makes of web/entry-server.tsx: the site's own components, drawn to text. */
export interface Renderer {
  readonly publicPages: readonly RenderedPublicPage[];
  /** Source, below web/, of what stands round each of them. */
  readonly frame: string;
  /** Source, below web/, of what a step is played with. */
  readonly game: string;
  /** Sources, below web/, of an instrument. */
  instrument(puzzle: PublicPuzzle): readonly string[];
  readonly facts: SiteFacts;
  /** The markup of the page at an address; tags for the head come first. */
  render(address: string): Promise<string>;
  /** The same of a screen of the game, for one player. */
  renderGame(initialGame: RenderedGame, address: string, importPage: ImportRenderedPage): Promise<string>;
  /** The client's first state in such a document, and the id of the element that holds it. */
  initialStateOf(initialGame: RenderedGame): unknown;
  readonly initialStateId: string;
}

/** What a document of the game is drawn from: whose it is, and where their story stands. */
export interface RenderedGame {
  readonly account: { readonly email: string; readonly admin: boolean };
  readonly status: Status;
}

/** Gives a compiled page of a city, by its address. */
export type ImportRenderedPage = (address: string) => Promise<unknown>;

/** Loads the built artefact: the server knows it by this shape alone. */
export async function loadRenderer(file: string): Promise<Renderer> {
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Renderer;
}
