import type { PuzzleLink } from '../puzzles/shared/links.ts';
import type { HoursView } from '../hours/present-hours.ts';
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
  | 'aside'
  | 'messages'
  | 'documents';

/** A tile of the hub. `to`: the route it opens. */
export interface TileView {
  readonly id: TileId;
  readonly label: string;
  readonly to: string;
  readonly disabled: boolean;
  /** True when it leads to something that has not been opened yet. */
  readonly isNew: boolean;
  /** The role that has it, when another telephone does: it is disabled then. */
  readonly heldBy?: string;
}

/** Address of an unlocked page's compiled chunk, and of its media by the name used in the page. */
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

/** A paper that is there, in the hand of another telephone. `heldBy`: the name of its role. */
export interface HeldPaperView {
  readonly slug: string;
  readonly title: string;
  readonly heldBy: string;
}

/** The roles of this telephone, and the papers of the others. */
export interface HandsView {
  readonly roles: readonly { readonly name: string; readonly task: string | null }[];
  readonly messages: readonly HeldPaperView[];
  readonly documents: readonly HeldPaperView[];
}

/** `to`: routes to open on arrival at the current step, in order. */
export interface ReactionView {
  readonly to: readonly string[];
}

export interface HintsView {
  readonly asked: readonly string[];
  readonly max: number;
  /** ISO 8601, UTC; null when the next hint is available now, or when all are given. */
  readonly nextAt: string | null;
  /** Length of a wait, in milliseconds. */
  readonly waitMs: number;
  readonly next: 'hint' | 'solution' | null;
}

/**
 * The final application. It sends the chosen size, an underscore and the typed text to code/check: « 3_ancre
 * ».
 */
export interface FinalView {
  /** Label of its tile. */
  readonly label: string;
  readonly header: string;
  readonly subheader: string | null;
  /** Range of the square's sizes. */
  readonly least: number;
  readonly most: number;
  /**
   * Labels of the button that starts the loading, of the one that shows the code field, and placeholder of
   * that field.
   */
  readonly select: string;
  readonly open: string;
  readonly placeholder: string;
  /** The square at the end of the loading, by size: rows of ↑ → ↓ ←, top to bottom. Other sizes have none. */
  readonly patterns: Readonly<Record<string, readonly string[]>>;
  /** Slowness of the loading, as in the specification. */
  readonly loadingFactor: number;
  readonly links: readonly PuzzleLink[];
}

/**
 * A step open beside the player's own: a part of a gathering, or an aside. A solved one shows no puzzle, page
 * or hints.
 */
export interface SideStepView {
  readonly name: string;
  readonly title: string;
  readonly picture: TileId;
  readonly description: string;
  /** The route of its screen. */
  readonly to: string;
  /** ISO 8601, UTC; null while it is to be solved. */
  readonly solvedAt: string | null;
  /** When it takes answers again, ISO 8601; null while it takes them. */
  readonly opensAt: string | null;
  readonly puzzle: PublicPuzzle | null;
  /** The role that has the puzzle, when another telephone does: it is null here then. */
  readonly puzzleHeldBy?: string;
  readonly page: PageView | null;
  readonly hints: HintsView | null;
  /** Routes to open on its solution; null until then, since they name what it brings. */
  readonly reaction: ReactionView | null;
  readonly unavailable: readonly UnavailableView[];
}

/** The credits' offer for another city. `price`: one of the site's prices. */
export interface AnotherCityView {
  readonly promoCode: string;
  readonly price: 'reduced' | 'regular';
}

/** Replacement of an unavailable place. Without the place's name and position, which may be the answer. */
export interface UnavailableView {
  readonly sentence: string;
  readonly remedy:
    | { readonly kind: 'hint' | 'solution'; readonly text: string }
    | { readonly kind: 'photo'; readonly address: string; readonly alt: string };
}

/** Everything that the player's screens display. Contains nothing locked. */
export interface PlayerView {
  /** `timeZone`: IANA name, for the hours that screens tell. */
  readonly city: {
    readonly slug: string;
    readonly name: string;
    readonly timeZone: string;
    readonly accent: { readonly onPaper: string; readonly onNight: string };
  };
  /** Number of steps reached on the player's route, displayed to the player. The index is for staff. */
  readonly stepNumber: number;
  /** Increases with every change of the order. */
  readonly version: number;
  readonly contentVersion: string;
  readonly tiles: readonly TileView[];
  /** Null when the step has no puzzle, and in another hand. */
  readonly puzzle: PublicPuzzle | null;
  /** The role that has the puzzle, when another telephone does. */
  readonly puzzleHeldBy?: string;
  /** Displayed above the puzzle or on the credits screen. */
  readonly page: PageView | null;
  /** Undefined when no step is open beside the player's. */
  readonly beside?: readonly SideStepView[];
  /** The names of its parts, and how many of them lead on; undefined away from a gathering. */
  readonly gathering?: { readonly parts: readonly string[]; readonly needs: number };
  /**
   * The author's lines for a player who comes back after days; undefined for everybody else, and where the
   * step has none.
   */
  readonly recap?: readonly string[];
  /** The standalone frequencies page; null while it cannot be opened. */
  readonly analyser: {
    readonly header: string;
    readonly subheader: string | null;
    readonly puzzle: PublicPuzzle;
  } | null;
  /** Null while its page cannot be opened; the page may stay after its tile has disappeared. */
  readonly final: FinalView | null;
  readonly messages: readonly MessageView[];
  readonly documents: readonly DocumentView[];
  /** The names of the roles that a party may share; undefined in a city without roles. */
  readonly roles?: readonly string[];
  /** Undefined when this telephone shows everything. */
  readonly hands?: HandsView;
  /** When the next message comes, ISO 8601, UTC; null when the player waits for none. */
  readonly nextArrival: string | null;
  /** The player asked for a mail when it comes; undefined when not. */
  readonly mailAsked?: true;
  /** When the step takes answers again, ISO 8601, UTC; null while it takes them. */
  readonly opensAt: string | null;
  readonly reaction: ReactionView;
  readonly hours: HoursView;
  readonly hints: HintsView | null;
  /**
   * Null when no alternative route is offered. `availableAt`: when it may be confirmed, ISO 8601; `waitMs`:
   * length of the wait.
   */
  readonly alternative: {
    readonly availableAt: string;
    readonly waitMs: number;
    /** The city's own text in the confirmation dialog. */
    readonly question: string | null;
  } | null;
  /** Null except on the credits step. */
  readonly anotherCity: AnotherCityView | null;
  /** True after the end, where the city has a report on the game (GET user/report); undefined otherwise. */
  readonly report?: true;
  /**
   * The giver's own words, after the last message of a game that was a present; undefined before and without
   * them.
   */
  readonly lastWord?: { readonly text: string; readonly from: string | null };
  /** Replacements of unavailable places at this step; usually empty. */
  readonly unavailable: readonly UnavailableView[];
  readonly debug: boolean;
}

/**
 * Several telephones that play one order, as one of them sees it. People are named by their numbers. Dates
 * are ISO 8601, UTC.
 */
export interface PartyView {
  /** The person of this telephone. */
  readonly me: number;
  /** True for the account that holds the letter. */
  readonly isHolder: boolean;
  /** The holder first, then the guests in the order of joining. */
  readonly members: readonly PartyMemberView[];
  /** The member who may write long texts. */
  readonly pen: number;
  /** The alternative route of the current step, proposed by a guest. */
  readonly proposal: { readonly member: number; readonly step: string } | null;
  /** Papers are dealt among the telephones. */
  readonly severalHands: boolean;
  /** The names of the roles that each member holds; empty where one telephone has everything. */
  readonly hands: readonly { readonly member: number; readonly roles: readonly string[] }[];
  readonly last: PartyDeedView | null;
  /** When the party itself changed last. */
  readonly changedAt: string;
  /** Null for guests and without an invitation. */
  readonly invitedUntil: string | null;
}

export interface PartyMemberView {
  readonly id: number;
  readonly name: string;
  readonly isHolder: boolean;
  /** One of its telephones listens. */
  readonly isHere: boolean;
}

/**
 * The last thing that somebody of the party did. `paper`: mark of the opened paper; `name`: null once erased.
 */
export interface PartyDeedView {
  readonly member: number;
  readonly name: string | null;
  readonly kind: 'answer' | 'clue' | 'alternative' | 'opened' | 'report';
  readonly step: string | null;
  readonly paper: string | null;
  readonly at: string;
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
  /** Null before activation: no content of the city leaves the server before. */
  readonly view: PlayerView | null;
  /** Undefined for a player alone, and in the lists of staff. */
  readonly party?: PartyView;
}
