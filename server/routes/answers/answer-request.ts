export interface AnswerRequest {
  readonly code: string;
  /** Step and order shown to the player, if the client sent them. */
  readonly step: string | null;
  readonly order: string | null;
}
