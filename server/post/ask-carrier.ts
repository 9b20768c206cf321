import { CarrierFailure } from './carrier.ts';

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
