import type { SaleFacts } from '../store/shop/sale-facts.ts';

/** A signed event, parsed. */
export interface ShopEvent {
  readonly id: string;
  readonly kind: string;
  /** The shop's name of the sale; null for events that concern none. */
  readonly reference: string | null;
  readonly happenedAt: number;
  readonly isTest: boolean;
  /** Null where the shop is asked instead. */
  readonly facts: SaleFacts | null;
}
