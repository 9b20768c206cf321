import type { PostalAddress } from '../store/shop/sale-facts.ts';

/** A carrier that letters are given to. */
export interface Carrier {
  /** Stored with the tracking number of a letter. */
  readonly name: CarrierName;
  /** Buys a label; null where the carrier only tells of letters. */
  readonly createLabel: ((parcel: Parcel) => Promise<Label>) | null;
  track(number: string): Promise<CarrierReport>;
}

export type CarrierName = 'la-poste' | 'sendcloud';

export interface Parcel {
  /** The same reference never buys a second label. */
  readonly reference: string;
  readonly to: PostalAddress;
}

export interface Label {
  readonly number: string;
  readonly pdf: Buffer;
}

/** A carrier’s news of a letter; nulls until there are any. Instants are milliseconds since 1970. */
export interface CarrierReport {
  readonly news: { readonly said: string; readonly at: number } | null;
  readonly deliveredAt: number | null;
}

/** The carrier did not answer as expected. The message holds nothing of a letter. */
export class CarrierFailure extends Error {}

export const NOTHING_KNOWN: CarrierReport = { news: null, deliveredAt: null };

/** Milliseconds since 1970; null when it is no instant. */
export function readInstant(text: string | null): number | null {
  const instant = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

const TIMEOUT_MS = 8000;

interface Question {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Statuses that are answers too. */
  readonly also?: readonly number[];
}

/** Asks a carrier; the secrets in the headers stay out of every message. */
export async function askCarrier({ url, headers, body, also = [] }: Question): Promise<Response> {
  const init: RequestInit = {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  };
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new CarrierFailure(error instanceof Error ? error.name : 'no response');
  });
  if (!response.ok && !also.includes(response.status)) throw new CarrierFailure(`status ${response.status}`);
  return response;
}

export function readCarrierAnswer(response: Response): Promise<unknown> {
  return response.json().catch(() => {
    throw new CarrierFailure('no JSON');
  });
}
