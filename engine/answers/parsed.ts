/** What was sent, read as an answer; or a message in French when it is none. */
export type Parsed<Answer> = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly message: string };
