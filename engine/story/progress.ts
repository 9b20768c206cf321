export const ORDER_STATES = ['COMMAND', 'SENT', 'ACTIVATED', 'DONE'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * The stored state of one order. Times are integers, milliseconds since 1970 UTC. `step` is null until the order is
 * activated.
 */
export interface Progress {
  readonly state: OrderState;
  readonly step: string | null;
  /** The step at which the alternative route was taken; null on the main route. */
  readonly alternativeFrom: string | null;
  /** The option chosen at each step of choice, by the step's name. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The steps at which a hint was asked. */
  readonly asked: readonly string[];
  /** Hints asked at the current step. */
  readonly clueIndex: number;
  readonly lastClueDate: number | null;
  readonly lastStepDate: number | null;
  /** Fixed when the letter is first printed or marked sent, else at activation. */
  readonly startDate: number | null;
  /** Time at which each step was reached, by name. */
  readonly reached: Readonly<Record<string, number>>;
  /** True once an instrument of the current step has recognised the right value. */
  readonly recognised: boolean;
  /** Keys of the distinct wrong answers at the current step, which determine the growing wait. */
  readonly wrongAnswers: readonly string[];
  /** No answer is judged before this time. */
  readonly waitUntil: number | null;
}

export const freshProgress: Progress = {
  state: 'COMMAND',
  step: null,
  alternativeFrom: null,
  chosen: {},
  asked: [],
  clueIndex: 0,
  lastClueDate: null,
  lastStepDate: null,
  startDate: null,
  reached: {},
  recognised: false,
  wrongAnswers: [],
  waitUntil: null,
};

export const isSamePosition = (before: Progress, after: Progress): boolean =>
  before.reached === after.reached &&
  before.state === after.state &&
  before.step === after.step &&
  before.alternativeFrom === after.alternativeFrom &&
  before.chosen === after.chosen &&
  before.lastStepDate === after.lastStepDate &&
  before.startDate === after.startDate;
