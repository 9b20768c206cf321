import { ProbeFault } from './calls.ts';

const MOST_WAIT_MS = 10_000;

/** Opens the stream of the player’s party; the result waits for news of a version. */
export async function listenForVersion(
  site: string,
  token: string,
): Promise<{ heard(version: number): Promise<void>; close(): void }> {
  const closing = new AbortController();
  const response = await fetch(`${site}/api/party/stream`, {
    headers: { 'x-token': token },
    signal: closing.signal,
  });
  const reader = response.status === 200 ? response.body?.getReader() : undefined;
  if (!reader) throw new ProbeFault(`Le flux des nouvelles répond ${response.status}.`);
  let text = '';
  const isTold = (version: number): boolean =>
    [...text.matchAll(/event: version\ndata: .*?"version":(\d+)/g)].some(
      ([, told]) => Number(told) >= version,
    );
  async function readUntil(version: number): Promise<void> {
    const decoder = new TextDecoder();
    while (!isTold(version)) {
      const part = await reader?.read();
      if (!part || part.done) throw new ProbeFault('Le flux des nouvelles s’est fermé.');
      text += decoder.decode(part.value, { stream: true });
    }
  }
  return {
    async heard(version) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(
          () => reject(new ProbeFault('Le flux des nouvelles ne dit rien d’une réponse juste.')),
          MOST_WAIT_MS,
        );
      });
      const reading = readUntil(version);
      await Promise.race([reading, late]).finally(() => clearTimeout(timer));
    },
    close: () => closing.abort(),
  };
}
