import { Agent, request } from 'node:http';

const REQUESTS = 1500;
const TOGETHER = 16;

const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });

export function call(url: string, options: { method?: string; token?: string; body?: string } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { ...(options.body && { 'content-type': 'application/json' }), ...(options.token && { 'x-token': options.token }) };
    const sent = request(url, { agent, method: options.method ?? 'GET', headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () =>
        (response.statusCode ?? 500) < 400 ? resolve(text) : reject(new Error(`${url}: ${response.statusCode} ${text}`)),
      );
    });
    sent.on('error', reject);
    sent.end(options.body);
  });
}

/** Responses per second with sixteen concurrent requests. */
export async function throughput(once: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 50; warm += 1) await once();
  const start = performance.now();
  let left = REQUESTS;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await once();
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  return (REQUESTS * 1000) / (performance.now() - start);
}
