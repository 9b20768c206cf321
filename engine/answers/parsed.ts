/** An answer parsed from the raw text, or the French message that explains why it cannot be parsed. */
export type Parsed<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };
