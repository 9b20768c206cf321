/** The requesting person in the party of an order. */
export interface Seat {
  readonly memberId: number;
  readonly orderId: number;
  /** Somebody without an account, who may do nothing but play this order. */
  readonly isGuest: boolean;
}
