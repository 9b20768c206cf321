import { Agent, request as open, type IncomingMessage } from 'node:http';
import {
  brotliCompressSync,
  brotliDecompressSync,
  deflateSync,
  gunzipSync,
  gzipSync,
  inflateSync,
} from 'node:zlib';
import { wellFormed, type FuzzRequest } from './request.ts';
import { TEST_TIMEOUT_MS } from '../support/suite/timeouts.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The client. */
export type Token = string | null;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const WRITE: Readonly<Record<FuzzRequest['writing'], (text: string) => Buffer>> = {
  utf8: (text) => Buffer.from(text),
  latin1: (text) => Buffer.from(text, 'latin1'),
  utf16le: (text) => Buffer.from(text, 'utf16le'),
  gzip: (text) => gzipSync(text),
  deflate: (text) => deflateSync(text),
  brotli: (text) => brotliCompressSync(text),
};

const READ: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Characters that HTTP forbids. */
const fitPath = (path: string): string =>
  path.replace(/[^\u0021-\u00ff]/g, (sign) => encodeURIComponent(wellFormed(sign)));
const isHeaderName = (name: string): boolean => /^[\w-]+$/.test(name);
const fitHeader = (value: string): string => value.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?');

function headersOf(
  { headers, by }: FuzzRequest,
  token: Token,
  body: Buffer | null,
): Record<string, string | string[]> {
  const own = Object.entries(headers)
    .filter(([name]) => isHeaderName(name))
    .map(([name, value]) => [name, typeof value === 'string' ? fitHeader(value) : value.map(fitHeader)]);
  const session = by === 'header' ? ['x-token', token] : ['cookie', `token=${token}; session=1`];
  const length = ['content-length', String(body?.length)];
  return Object.fromEntries([
    ...(token === null ? [] : [session]),
    ...(body === null ? [] : [length]),
    ...own,
  ]) as ReturnType<typeof headersOf>;
}

/** Sends the request byte for byte, because `fetch` would normalise it. Rejects without a response. */
export function send(address: string, request: FuzzRequest, token: Token): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const body = request.body === null ? null : WRITE[request.writing](request.body);
  const { method, path } = request;
  return new Promise((resolve, reject) => {
    const headers = headersOf(request, token, body);
    // Requests with their own `connection` header get no second one.
    const connection = 'connection' in headers ? false : agent;
    const sent = open(
      { hostname, port, agent: connection, method, path: fitPath(path), headers, timeout: TEST_TIMEOUT_MS },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => {
          parts.push(part);
          // A stream has no end of its own: what it says first is its answer.
          if (
            isStream(response) &&
            /\nevent: party\n|\nevent: goodbye\n/.test(Buffer.concat(parts).toString())
          )
            response.destroy();
        });
        response.on('error', (error) => isStream(response) || reject(error));
        response.on(isStream(response) ? 'close' : 'end', () => {
          const bytes = Buffer.concat(parts);
          const read = READ[response.headers['content-encoding'] ?? ''];
          const text = (read && bytes.length > 0 ? read(bytes) : bytes).toString();
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(pairsOf(response.rawHeaders)),
            text,
          });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}

const isStream = ({ headers, method }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true && method !== 'HEAD';

const pairsOf = (raw: readonly string[]): [string, string][] =>
  Array.from({ length: raw.length / 2 }, (_, index) => [raw[index * 2] ?? '', raw[index * 2 + 1] ?? '']);
