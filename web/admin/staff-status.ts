import type { Status } from '../../engine/public.ts';

/** What staff see of an order beside its status. Dates are ISO 8601, UTC. */
export interface StaffFacts {
  /** Of the account that plays it. */
  readonly email: string | null;
  /** Of the buyer, where staff know it. */
  readonly tiedEmail: string | null;
  /** Sent back with a change: whoever changed the order meanwhile is not overwritten. */
  readonly version: number;
  readonly batch: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly activatedAt: string | null;
  readonly cancelledAt: string | null;
  /** Since when its code opens nothing: the buyer withdrew. */
  readonly stoppedAt: string | null;
  readonly waiver: { readonly version: string; readonly at: string } | null;
}

/** An order as the staff's lists have it. */
export type StaffStatus = Status & { readonly staff: StaffFacts };
