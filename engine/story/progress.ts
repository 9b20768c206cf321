/** The order's own life, around the steps. */
export const ORDER_STATES = ['COMMAND', 'SENT', 'ACTIVATED', 'DONE'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * Where one order stands: what is stored, and all that the engine needs beside the scenario. Times are integers,
 * milliseconds since 1970 UTC. `step` is null until the order is activated.
 */
export interface Progress {
  readonly state: OrderState;
  readonly step: string | null;
  /** The step at which the alternative route was taken; null on the main route. */
  readonly alternativeFrom: string | null;
  /** Hints asked at the current step. */
  readonly clueIndex: number;
  readonly lastClueDate: number | null;
  readonly lastStepDate: number | null;
  /** Fixed when the letter is first printed or marked sent, else at activation. */
  readonly startDate: number | null;
  /** When each step was reached, by name. */
  readonly reached: Readonly<Record<string, number>>;
  /** True once an instrument of the current step has recognised the right value. */
  readonly recognised: boolean;
  /** Wrong answers at the current step, distinct ones only, folded: they count towards the growing wait. */
  readonly wrongAnswers: readonly string[];
  /** No answer is judged before this time. */
  readonly waitUntil: number | null;
}

export const freshProgress: Progress = {
  state: 'COMMAND',
  step: null,
  alternativeFrom: null,
  clueIndex: 0,
  lastClueDate: null,
  lastStepDate: null,
  startDate: null,
  reached: {},
  recognised: false,
  wrongAnswers: [],
  waitUntil: null,
};

/** Whether what happened in between left the player where they stood. */
export const standsStill = (before: Progress, after: Progress): boolean =>
  before.reached === after.reached &&
  before.state === after.state &&
  before.step === after.step &&
  before.alternativeFrom === after.alternativeFrom &&
  before.lastStepDate === after.lastStepDate &&
  before.startDate === after.startDate;
