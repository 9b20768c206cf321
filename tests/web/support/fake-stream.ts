// jsdom has no streams of its own.
import { ReadableStream } from 'node:stream/web';
import type { ApiAnswer, ApiCall } from '../../../web/workshop/stage/network.ts';

interface OpenStream {
  send(event: string, data: unknown): void;
  /** What the server sends instead of events. */
  write(text: string): void;
  /** The server closes the connection. */
  end(): void;
  /** Whether the page has closed it. */
  isClosed(): boolean;
}

export interface FakeStreams {
  /** The route of the streams. */
  readonly answer: (call: ApiCall) => ApiAnswer;
  /** In the order of opening. */
  readonly opened: readonly OpenStream[];
  latest(): OpenStream;
}

/** Streams of Server-Sent Events that the test writes. */
export function fakeStreams(): FakeStreams {
  const opened: OpenStream[] = [];
  const answer = ({ signal }: ApiCall): ApiAnswer => {
    let isClosed = false;
    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        signal?.addEventListener('abort', () => {
          if (!isClosed) controller.error(new Error('aborted'));
          isClosed = true;
        });
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        opened.push({
          write,
          send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
          end: () => {
            isClosed = true;
            controller.close();
          },
          isClosed: () => isClosed,
        });
      },
    });
    return { stream: stream as globalThis.ReadableStream<Uint8Array> };
  };
  const latest = (): OpenStream => {
    const last = opened.at(-1);
    if (!last) throw new Error('no stream was opened');
    return last;
  };
  return { answer, opened, latest };
}
