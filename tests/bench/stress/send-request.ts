import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface MeasuredRequest {
  readonly method?: string;
  readonly path: string;
  readonly token?: string | null;
  readonly body?: string | null;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** A text that the response must contain. */
  readonly holds?: string;
}

let address = 0;

/** Sends a request with a new client address, unless `headers` set one. Resolves to the status when the response is complete. */
export function sendRequest(
  port: number,
  { method = 'GET', path, token = null, body = null, headers = {}, holds }: MeasuredRequest,
): Promise<number> {
  address += 1;
  const from = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
  const sent = {
    'x-forwarded-for': from,
    ...(token !== null && { 'x-token': token }),
    ...(body !== null && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...(headers as Record<string, string>),
  };
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { host: '127.0.0.1', port, agent, method, path: encodeURI(decodeURI(path)), headers: sent },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => holds !== undefined && parts.push(part));
        response.on('end', () => {
          if (holds !== undefined && !Buffer.concat(parts).includes(holds)) reject(new Error(`${path}: answered without ${holds}`));
          else resolve(response.statusCode ?? 0);
        });
        response.on('error', reject);
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(body ?? undefined);
  });
}
