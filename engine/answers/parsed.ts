/** An answer, read from the raw text; or the French message that says why the text cannot be read as one. */
export type Parsed<Answer> = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly message: string };
