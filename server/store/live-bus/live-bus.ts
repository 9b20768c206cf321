/**
 * Changes of orders that have a party. They contain nothing of a story but the names of open steps and papers, and
 * what its players show each other.
 */
export interface LiveNews {
  readonly versions: readonly (readonly [orderId: number, version: number])[];
  /** Orders whose party changed. */
  readonly parties: readonly number[];
  readonly writing: readonly Writing[];
  readonly shown: readonly Shown[];
}

/** A member of a party is typing at a step. */
export interface Writing {
  readonly orderId: number;
  readonly memberId: number;
  readonly step: string;
}

/**
 * A member’s unfinished answer, mark or sign, or how much of a try was right, which the others see for a
 * moment. It is never stored.
 */
export interface Shown {
  readonly orderId: number;
  readonly memberId: number;
  /** Whose telephones hold what it is about; null for all. */
  readonly to: readonly number[] | null;
  readonly event: 'hand' | 'mark' | 'sign' | 'tried';
  readonly data: Readonly<Record<string, string | number>>;
}

export interface LiveListener {
  onNews(news: LiveNews): void;
  /** News may have been lost: everything that depends on it is to be read again. */
  onGap(): void;
}

/**
 * Carries news to all server processes, the sender included. Losing some is allowed: whoever listens asks
 * again from time to time.
 */
export interface LiveBus {
  /** Never throws and is not waited for. */
  publish(news: LiveNews): void;
  /** One listener per process. */
  listen(listener: LiveListener): void;
  stop(): Promise<void>;
}
