import type { Language, Status } from '../../../../engine/index.ts';
import { openFront, type FrontReply } from './front.ts';
import { createListening } from './listening.ts';
import type { Loss, Radio } from './radio.ts';

interface GameTelephoneParts {
  readonly name: string;
  readonly token: string;
  readonly language: Language;
  readonly radio: Radio;
  readonly random: () => number;
}

/** A telephone without its screen, whose radio can go silent. */
export interface GameTelephone {
  readonly name: string;
  /** The newest version that the stream has told. */
  heard(): number;
  isListening(): boolean;
  listen(): void;
  status(): Promise<Status>;
  /** Rejects when no response came. */
  post(path: string, body?: unknown, key?: string): Promise<FrontReply>;
  lose(loss: Loss): void;
  /** The radio works again, and nobody waits for what was asked before. */
  comeBack(): void;
  /** As when the application is killed. */
  stop(): Promise<void>;
}

export function createGameTelephone({
  name,
  token,
  language,
  radio,
  random,
}: GameTelephoneParts): GameTelephone {
  const headers = { 'x-token': token, 'x-language': language };
  const front = openFront(() => radio.at);
  let heard = 0;
  let asking = new AbortController();
  const listening = createListening({
    front,
    headers,
    random,
    onNews: ({ version = 0 }) => void (heard = Math.max(heard, version)),
    onChange: () => undefined,
  });
  const send = (method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<FrontReply> =>
    front.send({
      method,
      path: `/api/${path}`,
      body,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      signal: asking.signal,
    });
  const hangUp = (): void => {
    asking.abort();
    listening.close();
    front.stop();
  };
  return {
    name,
    heard: () => heard,
    isListening: listening.isLive,
    listen: listening.open,
    async status() {
      const { status, body } = await send('GET', 'user/status/current');
      if (status !== 200) throw new Error(`${name}: the status is ${status}`);
      return body as unknown as Status;
    },
    post: (path, body = {}, key) => send('POST', path, body, key),
    lose: (loss) => radio.lose(loss),
    comeBack() {
      hangUp();
      asking = new AbortController();
      radio.lose('nothing');
      listening.open();
    },
    async stop() {
      hangUp();
      await radio.stop();
    },
  };
}
