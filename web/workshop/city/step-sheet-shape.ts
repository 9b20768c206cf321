/** Content of the panel « Étape » beside a story. Plain data, because it is sent to the manager's frame. */
export interface StepSheet {
  readonly city: string;
  readonly step: string;
  readonly file: string;
  readonly description: string;
  readonly puzzle: string;
  readonly answer: string;
  readonly hints: readonly string[];
  readonly hours: readonly string[];
  readonly closed: string;
}

export const STEP_SHEET = 'step';
