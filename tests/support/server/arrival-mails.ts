import { beforeAll, beforeEach, expect } from 'vitest';
import type { OutgoingMail } from '../../../server/mail/mailer.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import { waitingCity } from '../../../scripts/explain/cities/waiting-city.ts';
import type { TestServers } from './both-servers.ts';
import { markEmailProved } from './mark-email-proved.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';
import type { Answered, Player } from './test-player.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const ARRIVAL_MAIL = '/api/user/status/arrivalMail';

/** A player who waits for a message of twenty minutes later. */
export interface WaitingPlayer {
  readonly player: Player;
  readonly email: string;
  readonly code: string;
  /** When the message comes. */
  readonly at: number;
}

/** `arrival`: ISO 8601, or milliseconds since 1970 UTC; null takes the request back. */
export const askForMail = (player: Player, arrival: string | number | null): Promise<Answered> =>
  player.post(ARRIVAL_MAIL, {
    arrival: typeof arrival === 'number' ? new Date(arrival).toISOString() : arrival,
  });

export const isMailAsked = async (player: Player) => (await player.status()).view?.mailAsked;

let count = 0;

/** A player at the step of the late messages, whose address is proved. */
export async function waitingPlayer(app: TestApp): Promise<WaitingPlayer> {
  const email = `attente${(count += 1)}@poste.test`;
  const player = await app.player(email);
  const code = await app.post();
  await player.post(`/api/a/${code}`, { waiver: { version: '1' } });
  await markEmailProved(app, email);
  for (const step of ['GARE', 'PORT_VIEUX']) await player.answer(TINY_ANSWERS[step] ?? '');
  await app.mailsSettled();
  return { player, email, code, at: app.clock.now + 20 * MINUTE };
}

/** The same, who has asked for a mail. */
export async function askingPlayer(app: TestApp): Promise<WaitingPlayer> {
  const one = await waitingPlayer(app);
  expect((await askForMail(one.player, one.at)).status).toBe(200);
  return one;
}

/** Advances the clock, then sends what is due. */
export async function deliverAfter(app: TestApp, milliseconds: number): Promise<void> {
  app.clock.wait(milliseconds);
  await app.deliver();
}

/** A mail server in memory that can be away, and the options of servers that use it. */
export interface HeldMails {
  readonly options: TestAppOptions;
  /** Mails about an arrival to an address. */
  to(email: string): readonly OutgoingMail[];
  away(isAway: boolean): void;
  /** The server of this file's tests. */
  app(): TestApp;
}

export function useArrivalMails({ start }: Pick<TestServers, 'start'>): HeldMails {
  const sent: OutgoingMail[] = [];
  let isAway = false;
  let app: TestApp;
  const mailer = {
    send: (mail: OutgoingMail) =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(void sent.push(mail)),
  };
  const options = { cities: [waitingCity()], mailer };
  beforeAll(async () => void (app = await start(options)));
  beforeEach(() => void (isAway = false));
  return {
    options,
    to: (email) => sent.filter((mail) => mail.to === email && mail.kind === 'arrival'),
    away: (value) => void (isAway = value),
    app: () => app,
  };
}
