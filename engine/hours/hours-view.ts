export interface HoursView {
  /** `closing`: at most 1.5 hours remain. */
  readonly state: 'open' | 'closing' | 'closed';
  /** When the state next changes between open and closed; ISO 8601, UTC; null when it never does. */
  readonly until: string | null;
  /** French lines for the popup: « lundi au dimanche », « 7 h à 19 h ». */
  readonly lines: readonly { readonly days: string; readonly hours: string }[];
  readonly reason: string | null;
  /**
   * The city's own messages when it closes soon and when it is closed; null where the hours no longer matter.
   */
  readonly notices: { readonly closing: string | null; readonly closed: string | null };
  /** Whether the player's step depends on these hours. */
  readonly neededHere: boolean;
  /** True when the city is closed and the player is still on the main route. */
  readonly mainRouteImpossible: boolean;
  /** « 8 h », when it is closed and opens later today. */
  readonly opensToday: string | null;
  /** « jusqu’à 19 h », « ouvre demain à 7 h ». */
  readonly label: string;
  /** Places of later steps that are closed or close soon, unnamed. `notice`: the writer's words. */
  readonly ahead: readonly {
    readonly state: 'closing' | 'closed';
    readonly label: string;
    readonly notice: string | null;
  }[];
}
