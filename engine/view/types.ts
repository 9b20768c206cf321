import type { PuzzleLink } from '../puzzles/shared/links.ts';
import type { HoursView } from '../hours/hours-view.ts';
import type { PublicPuzzle } from '../puzzles/define.ts';

export type TileId =
  | 'alpha'
  | 'code'
  | 'sms'
  | 'last-sms'
  | 'frequencies'
  | 'secret-app'
  | 'trail'
  | 'credits'
  | 'analyser'
  | 'final'
  | 'messages'
  | 'documents';

/** A stamp of the hub. `to` is the route it opens. */
export interface TileView {
  readonly id: TileId;
  readonly label: string;
  readonly to: string;
  readonly disabled: boolean;
  /** Something behind it has not been opened yet. */
  readonly isNew: boolean;
}

/** A page the player may read now: its compiled chunk and the media it shows, by the name written in the page. */
export interface PageView {
  readonly address: string;
  readonly media: Readonly<Record<string, string>>;
}

export interface MessageView {
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly date: string | null;
  readonly isNew: boolean;
  readonly page: PageView;
}

export interface DocumentView {
  readonly slug: string;
  readonly title: string;
  readonly stamp: string | null;
  readonly isNew: boolean;
  readonly page: PageView;
}

/** A screen to open on arrival at the current step. `to` holds the routes to visit in order. */
export interface ReactionView {
  readonly to: readonly string[];
}

export interface HintsView {
  readonly asked: readonly string[];
  readonly max: number;
  /** ISO 8601, UTC; null when the next one is free at once, or when all are given. */
  readonly nextAt: string | null;
  /** Length of a wait, milliseconds. */
  readonly waitMs: number;
  readonly next: 'hint' | 'solution' | null;
}

/**
 * The final application. What it sends to code/check is the size chosen, an underscore, the text typed: « 3_ancre ».
 */
export interface FinalView {
  /** The name under its tile. */
  readonly label: string;
  readonly header: string;
  readonly subheader: string | null;
  /** The sizes of the square go from one to the other. */
  readonly least: number;
  readonly most: number;
  /** The words on the button that starts the loading, on the one that shows the code's field, and in that field. */
  readonly select: string;
  readonly open: string;
  readonly placeholder: string;
  /** The square that stays at the end of the loading, by size: rows of ↑ → ↓ ←, top to bottom. Other sizes have none. */
  readonly patterns: Readonly<Record<string, readonly string[]>>;
  /** How slow the loading is: the specification's factor. */
  readonly loadingFactor: number;
  readonly links: readonly PuzzleLink[];
}

/** What the credits offer for another city. `price` names one of the site's prices. */
export interface AnotherCityView {
  readonly promoCode: string;
  readonly price: 'reduced' | 'regular';
}

/** A place of the step that is gone, and what stands in for it. Neither its name nor its place: they may be the answer. */
export interface UnavailableView {
  readonly sentence: string;
  readonly remedy:
    | { readonly kind: 'hint' | 'solution'; readonly text: string }
    | { readonly kind: 'photo'; readonly address: string; readonly alt: string };
}

/** All that the player's screens are drawn from. Nothing of the future is in it. */
export interface PlayerView {
  readonly city: { readonly slug: string; readonly name: string; readonly accent: { readonly onPaper: string; readonly onNight: string } };
  /** How many steps this player has come to along their route, this one included: the number they read. The index stays the staff's. */
  readonly stepNumber: number;
  /** The status version: goes up with every change of the order. */
  readonly version: number;
  readonly contentVersion: string;
  readonly tiles: readonly TileView[];
  /** Null where nothing is to be entered. */
  readonly puzzle: PublicPuzzle | null;
  /** The page shown above the puzzle, or on the credits screen. */
  readonly page: PageView | null;
  /** The standalone frequencies page, where it is reachable. */
  readonly analyser: { readonly header: string; readonly subheader: string | null; readonly puzzle: PublicPuzzle } | null;
  /** The final application, where its page is reachable: its tile may be gone by then. */
  readonly final: FinalView | null;
  readonly messages: readonly MessageView[];
  readonly documents: readonly DocumentView[];
  readonly reaction: ReactionView;
  readonly hours: HoursView;
  readonly hints: HintsView | null;
  /** The alternative route, where it is offered: when it may be confirmed, the length of the wait in milliseconds. */
  readonly alternative: {
    readonly availableAt: string;
    readonly waitMs: number;
    /** The city's own words where it is confirmed. */
    readonly question: string | null;
  } | null;
  /** Where the credits are. */
  readonly anotherCity: AnotherCityView | null;
  /** What cannot be seen in the street at this step, with its remedy; usually none. */
  readonly unavailable: readonly UnavailableView[];
  readonly debug: boolean;
}

/** The specification's status, field for field, with the view. Dates are ISO 8601, UTC. */
export interface Status {
  readonly code: string;
  readonly identifier: string | null;
  /** 1 COMMAND, 2 SENT, 3 ACTIVATED, 4 DONE. */
  readonly state: 1 | 2 | 3 | 4;
  readonly story: {
    readonly index: number;
    readonly city: string;
    readonly schedule: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  readonly step: {
    readonly index: number;
    readonly name: string;
    readonly description: string;
    readonly maxClues: number;
    readonly hasAlternativePath: boolean;
  } | null;
  readonly clueIndex: number;
  readonly clues: readonly { readonly hint: string }[];
  readonly lastClueDate: string | null;
  readonly lastStepDate: string | null;
  readonly startDate: string | null;
  readonly fullOnWin: boolean;
  readonly giftFrom: string | null;
  readonly infos: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly serverTime: string;
  /** Null before activation: nothing of the city is told to who has not begun. */
  readonly view: PlayerView | null;
}
