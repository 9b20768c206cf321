import type { Status, TileView } from '../../engine/public.ts';

export interface AuthState {
  readonly initialized: boolean;
  readonly loading: boolean;
  readonly logged: boolean;
  readonly error: string | null;
  readonly email: string | null;
  readonly admin: boolean;
  /** The mail is not proved yet: letters that were ordered with it wait. */
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

/** An answer from the moment it is entered until the server said what became of it: kept on the device, through reloads. */
export interface WaitingAnswer {
  /** Each is kept under a name of its own: two tabs of one player do not write over each other's. */
  readonly name: string;
  /** Where it stands in the order in which they were entered. */
  readonly turn: number;
  /** The code of the order, and the step it was typed for. */
  readonly order: string;
  readonly step: string;
  readonly version: number;
  readonly code: string;
  /** The same at every try, so that it counts once. */
  readonly key: string;
}

/** All that the client remembers. */
export interface ClientState {
  readonly auth: AuthState;
  readonly status: StatusState;
  /** The screen stands as the server drew it, which knows nothing of this device, and answers nobody yet. */
  readonly drawn: boolean;
  /** A code that waits to be confirmed. */
  readonly activationCode: string | null;
  /** A status supplied from the staff screens: it stands in for the player's own, read only. */
  readonly adminStatus: Status | null;
  readonly tutorialStep: TutorialStep | null;
  /** Lists of the staff screens that have come, by name: each is loaded once, on its first display. */
  readonly staffLists: Readonly<Record<string, { readonly rows: unknown }>>;
  /** A story has just begun, and its envelope opens over the desk. */
  readonly opening: boolean;
  /** The hints popup is open. */
  readonly showClue: boolean;
  /** The step that has just been solved, while its envelope is being cancelled. */
  readonly solved: { readonly tile: TileView; readonly stepNumber: number } | null;
  /** Answers that nobody judged yet, kept on the device. */
  readonly waiting: readonly WaitingAnswer[];
  /** The code of what keeps them waiting. */
  readonly waitingBecause: string;
}

export const initialState: ClientState = {
  auth: { initialized: false, loading: false, logged: false, error: null, email: null, admin: false, emailWaits: false },
  status: { initialized: false, loading: false, error: null, status: null },
  drawn: false,
  activationCode: null,
  adminStatus: null,
  staffLists: {},
  tutorialStep: null,
  opening: false,
  showClue: false,
  solved: null,
  waiting: [],
  waitingBecause: 'ERROR_NETWORK',
};

/** The status the screens are drawn from. */
export const shownStatus = (state: ClientState): Status | null => state.adminStatus ?? state.status.status;
