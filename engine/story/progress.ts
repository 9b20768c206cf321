export const ORDER_STATES = ['COMMAND', 'SENT', 'ACTIVATED', 'DONE'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The tries at one step. Times are milliseconds since 1970 UTC. */
export interface Attempts {
  /** Hints asked. */
  readonly clueIndex: number;
  readonly lastClueDate: number | null;
  /** True once an instrument of the step has recognised the right value. */
  readonly recognised: boolean;
  /** Keys of the distinct wrong answers, which determine the growing wait; see `mistakesAmong`. */
  readonly wrongAnswers: readonly string[];
  /** No answer is judged before this time. */
  readonly waitUntil: number | null;
  /** The member of a party whose answer began that wait. */
  readonly waitBy: number | null;
}

/** The tries at a step beside the route, and when it was solved. */
export interface SideAttempts extends Attempts {
  readonly solvedAt: number | null;
}

/**
 * The stored state of one order, with the tries at its current step. Times are integers, milliseconds since
 * 1970 UTC. `step` is null until the order is activated.
 */
export interface Progress extends Attempts {
  readonly state: OrderState;
  readonly step: string | null;
  /** The steps at which an alternative route was taken, in order; empty on the main route. */
  readonly taken: readonly string[];
  /** The option chosen at each step of choice, by the step's name. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The steps at which a hint was asked; again where the last one, the solution, was. */
  readonly asked: readonly string[];
  readonly lastStepDate: number | null;
  /** Fixed when the letter is first printed or marked sent, else at activation. */
  readonly startDate: number | null;
  /** Time at which each step was reached, by name. */
  readonly reached: Readonly<Record<string, number>>;
  /** The steps beside the route at which something was tried, by name. */
  readonly sideSteps: Readonly<Record<string, SideAttempts>>;
  /** The step at which each member of a party answered first, by the member’s number. */
  readonly answeredBy: Readonly<Record<string, string>>;
}

export const freshAttempts: Attempts = {
  clueIndex: 0,
  lastClueDate: null,
  recognised: false,
  wrongAnswers: [],
  waitUntil: null,
  waitBy: null,
};

export const freshProgress: Progress = {
  state: 'COMMAND',
  step: null,
  taken: [],
  chosen: {},
  asked: [],
  lastStepDate: null,
  startDate: null,
  reached: {},
  sideSteps: {},
  answeredBy: {},
  ...freshAttempts,
};

export const isSamePosition = (before: Progress, after: Progress): boolean =>
  before.reached === after.reached &&
  before.state === after.state &&
  before.step === after.step &&
  before.taken === after.taken &&
  before.chosen === after.chosen &&
  before.lastStepDate === after.lastStepDate &&
  before.startDate === after.startDate;

export const isSolvedBeside = ({ sideSteps }: Pick<Progress, 'sideSteps'>, step: string): boolean =>
  (sideSteps[step]?.solvedAt ?? null) !== null;
