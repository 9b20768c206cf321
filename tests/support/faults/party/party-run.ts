import { join } from 'node:path';
import { randomFrom } from '../../../../engine/text/random.ts';
import type { DatabaseSettings } from '../../../../server/store/database/open-database.ts';
import { root } from '../../programs/run.ts';
import { brokenPromises } from '../broken-promises.ts';
import type { LetterRoute } from '../letters.ts';
import { addressOf } from '../player.ts';
import { storedIn, type StoredRows } from '../stored.ts';
import { NO_LOSSES, type Losses } from '../network/network-proxy.ts';
import { writeLongCity } from '../network/network-city.ts';
import { lossyFront, type LossyFront } from './front.ts';
import { startPartyServers, type PartyServers } from './party-servers.ts';
import { playParty, type PartyJournal, type PlayedParty } from './play-party.ts';
import { seatParties, writeLetters } from './seat-parties.ts';
import { createTelephone, LOOK_MS, pause, untilHolds, type PartyTelephone } from './telephone.ts';
import { missingCommand } from '../../suite/installed.ts';
import { TEST_TIMEOUT_MS } from '../../suite/timeouts.ts';

interface PartyRun {
  /** On PostgreSQL there are two servers, behind nginx if it is installed. */
  readonly where: DatabaseSettings;
  readonly parties: number;
  readonly kills: number;
  readonly seed: string;
  /** Steps of the story: no party may reach its end. */
  readonly steps: number;
  /** The mean pause between two turns of a party, in milliseconds. */
  readonly paceMs: number;
  /** Answers that are judged before the first kill, between two, and after the last. */
  readonly answersBetweenKills: number;
}

export interface PartyTally {
  /** One sentence for each broken promise, disagreement or stream that was held in vain. */
  readonly problems: readonly string[];
  readonly answers: number;
  readonly late: number;
  readonly requests: LossyFront['counts'];
  /** Milliseconds of quiet after which all telephones agreed. */
  readonly agreedAfter: number;
}

const LOSSES: Losses = { requests: 0.3, answers: 0.2 };
/** The mean time between two moments at which a telephone is hidden, and while it stays so. */
const HIDE_EVERY_MS = 20_000;
const HIDDEN_MS = 4000;

/**
 * Plays letters in parties of four telephones while requests, responses and servers are lost; then compares
 * what everybody knows.
 */
export async function partiesUnderFaults(
  run: PartyRun,
  onProgress: (what: string) => void = () => {},
): Promise<PartyTally> {
  const long = writeLongCity(run.steps);
  const { codes, route } = await writeLetters(run.where, run.parties, long.city);
  const { dataDir, databaseUrl } = run.where;
  const servers = await startPartyServers({
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    folder: { cwd: long.folder, command: [join(root, 'dist/server/main.js')] },
    count: databaseUrl === null ? 1 : 2,
    isBehindNginx: databaseUrl !== null && missingCommand('nginx', 'nginx-light') === null,
  });
  try {
    return await playAll(run, servers, codes, route, onProgress);
  } finally {
    await servers.stop();
    long.remove();
  }
}

async function playAll(
  run: PartyRun,
  servers: PartyServers,
  codes: readonly string[],
  route: LetterRoute,
  onProgress: (what: string) => void,
): Promise<PartyTally> {
  const random = randomFrom(run.seed);
  const front = lossyFront(servers.front, NO_LOSSES, random);
  const seated = await seatParties(servers.front, codes);
  const parties = seated.map(({ code, tokens }): PlayedParty => {
    const telephones = tokens.map((token) =>
      createTelephone({ front, token, from: addressOf(code), random }),
    );
    return { code, telephones, next: 0 };
  });
  const telephones = parties.flatMap((party) => party.telephones);
  const journal: PartyJournal = { acknowledged: [], late: new Set() };
  onProgress(`${parties.length} parties are seated`);
  telephones.forEach((telephone) => telephone.show());
  try {
    await untilHolds(
      () => telephones.every((telephone) => telephone.isListening() && telephone.version() > 0),
      TEST_TIMEOUT_MS,
    );
    const play = (isRunning: () => boolean) =>
      Promise.all(parties.map((party) => playParty(party, { ...run, route, journal, random, isRunning })));
    front.lose(LOSSES);
    await underFaults(run, servers, telephones, journal, random, play, onProgress);
    front.lose(NO_LOSSES);
    const { agreedAfter, disagreeing } = await agree(parties, run.where);
    onProgress('the network is quiet');
    const heldForHidden = await hideHalf(servers, telephones);
    const stored = await storedIn(run.where);
    return {
      problems: [
        ...brokenPromises(stored, journal.acknowledged, route),
        ...judgedLate(stored, journal),
        ...disagreeing,
        ...(heldForHidden === 0 ? [] : [`${heldForHidden} streams are held for hidden telephones`]),
      ],
      ...{
        answers: journal.acknowledged.length,
        late: journal.late.size,
        requests: front.counts,
        agreedAfter,
      },
    };
  } finally {
    telephones.forEach((telephone) => telephone.hide());
  }
}

type Play = (isRunning: () => boolean) => Promise<unknown>;

/** Kills servers in turn while telephones play, and are hidden and shown. */
async function underFaults(
  { kills, answersBetweenKills }: PartyRun,
  servers: PartyServers,
  telephones: readonly PartyTelephone[],
  { acknowledged }: PartyJournal,
  random: () => number,
  play: Play,
  onProgress: (what: string) => void,
): Promise<void> {
  let isRunning = true;
  const playing = play(() => isRunning);
  const hiding = hideSome(telephones, random, () => isRunning);
  await Promise.race([killOften(), playing]);
  isRunning = false;
  await playing;
  (await hiding).forEach((telephone) => telephone.show());

  async function judgedMore(): Promise<void> {
    const enough = acknowledged.length + answersBetweenKills;
    while (acknowledged.length < enough) await pause(LOOK_MS);
  }

  async function killOften(): Promise<void> {
    for (let killed = 0; killed < kills; killed += 1) {
      await judgedMore();
      await servers.restart(killed % servers.count);
      onProgress(`${killed + 1} of ${kills} kills, ${acknowledged.length} answers`);
    }
    await judgedMore();
  }
}

/** Hides one telephone after another for a while; returns those that are hidden at the end. */
async function hideSome(
  telephones: readonly PartyTelephone[],
  random: () => number,
  isRunning: () => boolean,
): Promise<ReadonlySet<PartyTelephone>> {
  const hidden = new Set<PartyTelephone>();
  while (isRunning()) {
    await pause((HIDE_EVERY_MS / telephones.length) * 2 * random());
    const telephone = telephones[Math.floor(random() * telephones.length)];
    if (!telephone || hidden.has(telephone)) continue;
    hidden.add(telephone);
    telephone.hide();
    void pause(HIDDEN_MS * 2 * random()).then(
      () => isRunning() && hidden.delete(telephone) && telephone.show(),
    );
  }
  return hidden;
}

/** Waits until all telephones of each party have its last version. */
async function agree(
  parties: readonly PlayedParty[],
  where: DatabaseSettings,
): Promise<{ readonly agreedAfter: number; readonly disagreeing: readonly string[] }> {
  const last = new Map((await storedIn(where)).orders.map(({ code, version }) => [code, version]));
  const isBehind = ({ code, telephones }: PlayedParty): boolean =>
    telephones.some((telephone) => telephone.version() < (last.get(code) ?? Infinity));
  const agreedAfter = await untilHolds(() => !parties.some(isBehind), TEST_TIMEOUT_MS);
  return {
    agreedAfter,
    disagreeing: parties
      .filter(isBehind)
      .map(({ code }) => `${code}: a telephone does not know the last version`),
  };
}

/**
 * Hides every second telephone, and somebody looks at the others; returns the number of streams beyond those
 * of the others.
 */
async function hideHalf(servers: PartyServers, telephones: readonly PartyTelephone[]): Promise<number> {
  const shown = telephones.filter((_, index) => index % 2 === 1);
  telephones.forEach((telephone) => (shown.includes(telephone) ? telephone.show() : telephone.hide()));
  await untilHolds(() => shown.every((telephone) => telephone.isListening()), TEST_TIMEOUT_MS);
  const excess = async (): Promise<number> => {
    const held = await servers.measure('party_streams');
    return held.reduce((sum, streams) => sum + streams, 0) - shown.length;
  };
  await untilHolds(async () => (await excess()) === 0, TEST_TIMEOUT_MS);
  return excess();
}

const judgedLate = ({ attempts }: StoredRows, { late }: PartyJournal): string[] =>
  attempts
    .filter(({ idempotency_key: key }) => late.has(key))
    .map(({ idempotency_key: key }) => `${key} was judged, and told to be late`);
