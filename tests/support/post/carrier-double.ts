import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a double answered. */
interface CarrierRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

type Answer =
  | { readonly status: number; readonly json: unknown }
  | { readonly status: number; readonly pdf: string };

export interface CarrierDouble {
  readonly url: string;
  readonly asked: CarrierRequest[];
  /** Answers by path, without the query; others get 500. */
  readonly answers: Map<string, Answer>;
  stop(): Promise<void>;
}

/** A local server that answers what was recorded of a carrier. */
export async function startCarrier(): Promise<CarrierDouble> {
  const asked: CarrierRequest[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const path = (request.url ?? '').replace(/\?.*/, '');
      asked.push({ method: request.method ?? '', path, headers: request.headers, body });
      const answer = answers.get(path) ?? { status: 500, json: {} };
      const isPdf = 'pdf' in answer;
      response.writeHead(answer.status, { 'content-type': isPdf ? 'application/pdf' : 'application/json' });
      response.end(isPdf ? answer.pdf : JSON.stringify(answer.json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** The answer of the tracking API « Suivi v2 » about one letter. The newest event comes first. */
export const laPosteAnswer = (
  number: string,
  events: readonly { code: string; label: string; date: string }[],
  deliveryDate?: string,
) => ({
  status: 200,
  json: {
    lang: 'fr_FR',
    scope: 'open',
    returnCode: 200,
    shipment: {
      idShip: number,
      holder: 1,
      product: 'Lettre suivie',
      isFinal: deliveryDate !== undefined,
      deliveryDate,
      event: events,
    },
  },
});
