import type { TestApp } from './test-app.ts';
import { createPlayer } from './test-player.ts';
import type { Answered, Player } from './test-player.ts';

export interface Invited {
  readonly code: string;
  readonly address: string;
  readonly expiresAt: string;
}

/** The holder's invitation. */
export async function invite(holder: Player, name: string | null = 'Camille'): Promise<Invited> {
  const { status, body, text } = await holder.post('/api/party/invitation', { name });
  if (status !== 200) throw new Error(`invitation: ${status} ${text}`);
  return body as unknown as Invited;
}

export const join = (
  guest: Player,
  code: string,
  name = 'Ali',
  headers: Record<string, string> = {},
): Promise<Answered> => guest.post('/api/party/join', { code, name }, headers);

/** The session of a response's cookie. */
export const tokenOf = ({ headers }: Answered): string | null =>
  /\btoken=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? null;

/** A telephone that has joined. */
export async function joined(address: string, code: string, name = 'Ali'): Promise<Player> {
  const guest = createPlayer(address);
  const answer = await join(guest, code, name);
  if (answer.status !== 200) throw new Error(`join: ${answer.status} ${answer.text}`);
  return Object.assign(guest, { token: tokenOf(answer) });
}

/** A letter that somebody plays with one guest. */
export async function startParty(app: TestApp): Promise<{ holder: Player; guest: Player; code: string }> {
  const holder = await app.playing();
  const { code } = await invite(holder);
  return { holder, guest: await joined(app.address, code), code };
}

/** The number of a telephone's person. */
export async function memberOf(player: Player): Promise<number> {
  const { party } = await player.status();
  if (!party) throw new Error('no party');
  return party.me;
}
