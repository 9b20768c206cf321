import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface MeasuredRequest {
  readonly method?: string;
  readonly path: string;
  readonly token?: string | null;
  readonly body?: string | null;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** A text without which the answer is another one than was meant. */
  readonly holds?: string;
}

let address = 0;

/** From an address of its own each time, unless `headers` say another one. Gives the status, once all of the answer has come. */
export function ask(
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
    const asked = request({ host: '127.0.0.1', port, agent, method, path: encodeURI(decodeURI(path)), headers: sent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => holds !== undefined && parts.push(part));
      response.on('end', () => {
        if (holds !== undefined && !Buffer.concat(parts).includes(holds)) reject(new Error(`${path}: answered without ${holds}`));
        else resolve(response.statusCode ?? 0);
      });
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body ?? undefined);
  });
}
