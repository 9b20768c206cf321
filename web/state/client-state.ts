import type { PartyView, Status, TileView } from '../../engine/public.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';

export interface AuthState {
  readonly initialized: boolean;
  readonly loading: boolean;
  readonly logged: boolean;
  readonly error: string | null;
  readonly email: string | null;
  readonly admin: boolean;
  /** The address is not confirmed yet: letters ordered with it are on hold. */
  readonly emailWaits: boolean;
}

export interface StatusState {
  readonly initialized: boolean;
  readonly loading: boolean;
  readonly error: string | null;
  readonly status: Status | null;
}

export const TUTORIAL_STEPS = ['application', 'navbar', 'parameters', 'end'] as const;
/** 1 Application, 2 Navbar, 3 Parameters, 4 End. */
export type TutorialStep = 1 | 2 | 3 | 4;

/** An answer from its entry until the server's verdict: stored on the device, so it survives reloads. */
export interface WaitingAnswer {
  /** Storage key, one per answer: two tabs of one player do not overwrite each other. */
  readonly name: string;
  /** Position in the order of entry. */
  readonly turn: number;
  /** Order code, and the step that the answer was typed for. */
  readonly order: string;
  readonly step: string;
  readonly version: number;
  readonly code: string;
  /** The words of the option that it takes, where the player had to choose. */
  readonly decision?: string;
  /** Idempotency key: the same at every try, so that the answer counts once. */
  readonly key: string;
}

/** Parts of the party that its stream sends whenever one of them changes. */
export type Presence = Pick<PartyView, 'members' | 'pen' | 'proposal'> & {
  /** When the server read it. */
  readonly at: string;
};

/** What the open stream of a party has told. */
export interface LiveParty {
  /** As told last; null before. */
  readonly presence: Presence | null;
  /** Newest version of the order. */
  readonly version: number;
  /** Last change of the party itself. */
  readonly changedAt: string;
  /** Who is writing, and at which step. */
  readonly writing: readonly { readonly member: number; readonly step: string }[];
  /** What each of the others sets, lights or writes at a step; the last one of each. */
  readonly hands: readonly { readonly member: number; readonly step: string; readonly value: string }[];
  /** How much of what each of the others tried last was right, where its step tells that. */
  readonly tries: readonly Try[];
  /** Where the others point at this moment. */
  readonly marks: readonly Mark[];
  /** The last sign. */
  readonly sign: { readonly member: number; readonly sign: 'look' | 'here' | 'wait' } | null;
}

export interface Try {
  readonly member: number;
  readonly step: string;
  readonly right: number;
  readonly of: number;
}

/** A place in a picture of a paper. `x` and `y`: from 0 to 1 in it. */
export interface Mark {
  readonly member: number;
  readonly paper: string;
  readonly picture: number;
  readonly x: number;
  readonly y: number;
}

/** How long a mark and a sign are shown. */
export const MARK_MS = 10_000;

/** What the form of a buyer was drawn from on the server. */
export interface DrawnPreparation {
  /** Null for a link that opens nothing; `message` says why. */
  readonly preparation: ApiSchemas['Preparation'] | null;
  readonly message: string | null;
  /** What a browser without scripts sent and was refused, to be corrected. */
  readonly refused: {
    readonly copy: number;
    readonly words: ApiSchemas['LetterWords'];
    readonly faults: readonly ApiSchemas['LetterFault'][];
  } | null;
}

export interface ClientState {
  readonly auth: AuthState;
  readonly status: StatusState;
  /** The screen is as the server rendered it, without anything of this device, and is inert. */
  readonly isServerRendered: boolean;
  /** A code that still has to be confirmed. */
  readonly activationCode: string | null;
  /** A status supplied from the staff screens: shown instead of the player's own, read only. */
  readonly adminStatus: Status | null;
  readonly tutorialStep: TutorialStep | null;
  /** Lists of the staff screens already loaded, by name. Each is loaded once, on its first display. */
  readonly staffLists: Readonly<Record<string, { readonly rows: unknown }>>;
  /** A story has just started: its envelope opens over the desk. */
  readonly opening: boolean;
  /** The hints popup is open. */
  readonly showClue: boolean;
  /** The step that has just been solved, while its envelope is being cancelled. */
  readonly solved: {
    readonly tile: TileView;
    readonly stepNumber: number;
    readonly at: string | null;
  } | null;
  /** Answers without a verdict yet, stored on the device. */
  readonly waiting: readonly WaitingAnswer[];
  /** Error code of the last failure to send them. */
  readonly waitingBecause: string;
  /** What became of a waiting answer is told: nothing else is meanwhile. */
  readonly isTelling: boolean;
  /** What is said once to who answered where a friend had just found. */
  readonly friendFound: string | null;
  /** Null while no stream is open: the status is then polled. */
  readonly live: LiveParty | null;
  /** Null in every other document. */
  readonly preparation: DrawnPreparation | null;
}

export const initialState: ClientState = {
  auth: {
    initialized: false,
    loading: false,
    logged: false,
    error: null,
    email: null,
    admin: false,
    emailWaits: false,
  },
  status: { initialized: false, loading: false, error: null, status: null },
  isServerRendered: false,
  activationCode: null,
  adminStatus: null,
  staffLists: {},
  tutorialStep: null,
  opening: false,
  showClue: false,
  solved: null,
  waiting: [],
  waitingBecause: 'ERROR_NETWORK',
  isTelling: false,
  friendFound: null,
  live: null,
  preparation: null,
};

/** A guest of a party has a session without an account. */
export const isGuestSession = ({ auth }: ClientState): boolean => auth.logged && auth.email === null;

/** Status that the screens are drawn from. */
export const shownStatus = (state: ClientState): Status | null => state.adminStatus ?? state.status.status;
