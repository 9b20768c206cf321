import { isRecord } from '../../engine/public.ts';
import endpoint from '../../scenarios/site.yaml?entry=endpoint';
import { isTrial, mount } from './mount.ts';
import { noteServerTime, wait } from './server-clock.ts';

/**
 * A failure is a value: a code or a text to show, and the rest of the body. `status` 0 means that no response
 * came.
 */
export interface ApiFailure {
  readonly ok: false;
  readonly status: number;
  readonly error: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Seconds to wait before the next try, where the server gives them. */
  readonly seconds?: number;
}

interface ApiSuccess<Data> {
  readonly ok: true;
  readonly status: number;
  readonly data: Data;
  /** Length of the whole list, for one page of it. */
  readonly total?: number;
  /** ETag of the response, for conditional requests. */
  readonly tag?: string;
}

export type ApiResult<Data> = ApiSuccess<Data> | ApiFailure;
export type ApiPromise<Data> = Promise<ApiResult<Data>>;

interface RequestOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Sends the request a second time when no response came; only for requests that have one effect however
   * often they are sent.
   */
  readonly retry?: boolean;
  readonly timeoutMs?: number;
  /** Sends the request even when the page is being closed. */
  readonly outlivesPage?: boolean;
}

const ENDPOINT = endpoint.replace(/\/$/, '');
const MOUNTED = ENDPOINT.startsWith('/') ? mount + ENDPOINT : ENDPOINT;
/** A game without an account has the same calls, below a path of their own. */
const BASE = isTrial ? `${ENDPOINT}/trial` : MOUNTED;
const TIMEOUT_MS = 15_000;
const RETRY_AFTER_MS = 800;

const NETWORK_FAILURE: ApiFailure = { ok: false, status: 0, error: 'ERROR_NETWORK', body: {} };

/** Address of a call, below the base configured in scenarios/site.yaml. */
export const apiAddress = (path: string): string => `${BASE}/${path}`;

/** The response's JSON; undefined when it is not JSON. */
async function readJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorOf(body: unknown): string {
  if (body === undefined) return 'ERROR_UNKNOWN';
  return isRecord(body) && typeof body.error === 'string' && body.error !== '' ? body.error : 'UNKNOWN_ERROR';
}

function secondsOf(response: Response, body: unknown): number | undefined {
  if (isRecord(body) && typeof body.seconds === 'number') return body.seconds;
  const header = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(header) ? header : undefined;
}

function failure(response: Response, body: unknown): ApiFailure {
  const seconds = secondsOf(response, body);
  return {
    ok: false,
    status: response.status,
    error: errorOf(body),
    body: isRecord(body) ? body : {},
    ...(seconds !== undefined && { seconds }),
  };
}

function headersOf({ headers }: Response): Pick<ApiSuccess<unknown>, 'total' | 'tag'> {
  const [total, tag] = [headers.get('x-total-count'), headers.get('etag')];
  return { ...(total !== null && { total: Number(total) }), ...(tag !== null && { tag }) };
}

function noteTime(body: unknown): void {
  if (!isRecord(body)) return;
  const status = isRecord(body.status) ? body.status : body;
  if (typeof status.serverTime === 'string') noteServerTime(status.serverTime);
}

function requestInit(
  method: string,
  { body, headers, outlivesPage }: RequestOptions,
  signal: AbortSignal,
): RequestInit {
  return {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      // What the server says is read on this screen.
      'x-language': document.documentElement.lang,
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(outlivesPage && { keepalive: true }),
    signal,
  };
}

async function send<Data>(method: string, path: string, options: RequestOptions): Promise<ApiResult<Data>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), options.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await fetch(apiAddress(path), requestInit(method, options, abort.signal));
    const body = await readJson(response);
    noteTime(body);
    if (!response.ok || body === undefined) return failure(response, body);
    return { ok: true, status: response.status, data: body as Data, ...headersOf(response) };
  } catch {
    return NETWORK_FAILURE;
  } finally {
    clearTimeout(timer);
  }
}

/** Codes of a session that the server no longer accepts. Any other 401 is about what was typed. */
const SESSION_ENDED: ReadonlySet<string> = new Set(['NOT_CONNECTED', 'PARTY_ENDED']);
export const isSessionEnded = ({ status, error }: ApiFailure): boolean =>
  status === 401 && SESSION_ENDED.has(error);

/** Whether the call came too early; `seconds` says when the next one may come. */
export const isTooMany = ({ status }: ApiFailure): boolean => status === 429;

let sessionEnded: () => void = () => undefined;

/** Sets what is done when a call, whichever it is, finds that the session has ended. */
export function onSessionEnded(listener: () => void): void {
  sessionEnded = listener;
}

/** The only use of fetch: below the API base, JSON, with the session's cookie. Never throws. */
export async function request<Data>(
  method: 'GET' | 'POST',
  path: string,
  options: RequestOptions = {},
): Promise<ApiResult<Data>> {
  let result = await send<Data>(method, path, options);
  const unanswered = !result.ok && result.status === 0;
  // A device that has no network does not delay the player with a second try.
  if (unanswered && navigator.onLine && (options.retry ?? method === 'GET')) {
    await wait(RETRY_AFTER_MS);
    result = await send<Data>(method, path, options);
  }
  if (!result.ok && isSessionEnded(result)) sessionEnded();
  return result;
}
