import { pathToFileURL } from 'node:url';
import type { ByLanguage, Language, PublicPuzzle, Status } from '../../engine/public.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';

/** A public page as declared in web/site/head.ts. */
export interface RenderedPublicPage {
  readonly language: Language;
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
  /** The product that the page sells, and facts about it by their names. */
  readonly product?: { readonly name: string; readonly facts: Readonly<Record<string, string>> };
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
  readonly frame: ByLanguage<readonly string[]>;
  /** Sources of the game, below web/. */
  readonly game: ByLanguage<readonly string[]>;
  /** Sources of an instrument, below web/. */
  instrument(puzzle: PublicPuzzle): readonly string[];
  readonly facts: ByLanguage<SiteFacts>;
  /** Renders the page at a path; head elements come first. */
  render(address: string): Promise<string>;
  /** Renders a game screen for one player. */
  renderGame(initialGame: RenderedGame, address: string, importPage: ImportRenderedPage): Promise<string>;
  /** Initial client state, and the id of the element that contains it. */
  initialStateOf(initialGame: RenderedGame): unknown;
  readonly initialStateId: string;
  /** Sources of the form of a buyer, below web/. */
  readonly preparation: ByLanguage<readonly string[]>;
  /** Renders that form, and the state that its document holds. */
  renderPreparation(drawn: RenderedPreparation, address: string): Promise<string>;
  preparationState(drawn: RenderedPreparation): unknown;
}

/** What the form of a buyer is drawn from. */
export interface RenderedPreparation {
  /** Null for a link that opens nothing; `message` says why. */
  readonly preparation: ApiSchemas['Preparation'] | null;
  readonly message: string | null;
  /** What a browser without scripts sent and was refused. */
  readonly refused: {
    readonly copy: number;
    readonly words: ApiSchemas['LetterWords'];
    readonly faults: readonly ApiSchemas['LetterFault'][];
  } | null;
}

/** Account and status for a game document. A guest of a party has no account. */
export interface RenderedGame {
  /** Of the game: the one that the telephone has chosen, where the city offers it. */
  readonly language: Language;
  readonly account: { readonly email: string; readonly admin: boolean } | null;
  readonly status: Status;
}

/** Imports a compiled city page by address. */
export type ImportRenderedPage = (address: string) => Promise<unknown>;

/** Loads the built bundle. */
export async function loadRenderer(file: string): Promise<Renderer> {
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Renderer;
}
