/** Where a designer is: what stands in the panel « Étape » beside the story. Plain data, for it leaves the page. */
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
