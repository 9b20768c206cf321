import { apiAddress } from './client.ts';

export interface StreamEvent {
  readonly name: string;
  readonly data: unknown;
}

/**
 * How a stream ended. `status`: of the response; 0 when the connection was lost. `seconds`: wait that the
 * server asks for.
 */
export interface StreamEnd {
  readonly status: number;
  readonly seconds: number | null;
}

/**
 * The server sends a comment every 20 s: after a longer silence the connection is dead, which no error tells.
 */
const SILENCE_MS = 50_000;

const BLOCK_END = '\n\n';

/** Value of a field in one block of lines. */
const fieldOf = (block: string, name: string): string | null =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? null;

/** Splits text into whole blocks and a rest. */
function takeBlocks(text: string): { readonly blocks: readonly string[]; readonly rest: string } {
  const parts = text.split(BLOCK_END);
  return { blocks: parts.slice(0, -1), rest: parts.at(-1) ?? '' };
}

interface Reading {
  readonly signal: AbortSignal;
  onOpen(): void;
  onEvent(event: StreamEvent): void;
}

/** Seconds before the next attempt, of a `retry` block; null for any other. */
function retryOf(block: string): number | null {
  const milliseconds = fieldOf(block, 'retry');
  return milliseconds === null ? null : Number(milliseconds) / 1000;
}

async function readBlocks(
  body: ReadableStream<Uint8Array>,
  onBlock: (block: string) => void,
  abort: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let timer = setTimeout(abort, SILENCE_MS);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
      const { blocks, rest } = takeBlocks(text + decoder.decode(part.value, { stream: true }));
      text = rest;
      blocks.forEach(onBlock);
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads the party's events until the stream ends. With `fetch`, because EventSource hides the status, the
 * comments, and with them a connection that died in silence. Never throws.
 */
export async function readPartyStream({ signal, onOpen, onEvent }: Reading): Promise<StreamEnd> {
  const silent = new AbortController();
  const stop = (): void => silent.abort();
  signal.addEventListener('abort', stop);
  let seconds: number | null = null;
  const onBlock = (block: string): void => {
    seconds = retryOf(block) ?? seconds;
    const [name, data] = [fieldOf(block, 'event'), fieldOf(block, 'data')];
    if (name !== null && data !== null) onEvent({ name, data: JSON.parse(data) as unknown });
  };
  try {
    const init = {
      credentials: 'include',
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
      signal: silent.signal,
    } as const;
    const response = await fetch(apiAddress('party/stream'), init);
    if (!response.ok || !response.body)
      return { status: response.status, seconds: Number(response.headers.get('retry-after')) || null };
    onOpen();
    await readBlocks(response.body, onBlock, stop);
    return { status: response.status, seconds };
  } catch {
    return { status: 0, seconds };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
