import { join } from 'node:path';
import { randomFrom } from '../../../../engine/text/random.ts';
import type { DatabaseSettings } from '../../../../server/store/database/open-database.ts';
import { root } from '../../programs/run.ts';
import { brokenPromises, type BrokenPromises } from '../broken-promises.ts';
import type { LetterRoute } from '../letters.ts';
import { addressOf } from '../player.ts';
import { storedIn, type StoredRows } from '../stored.ts';
import { NO_LOSSES, type Losses } from '../network/network-proxy.ts';
import { writeLongCity } from '../network/network-city.ts';
import { lossyFront, type LossyFront } from './front.ts';
import { latenciesOf, type TimeSpan } from './latencies.ts';
import { startPartyServers, type PartyServers } from './party-servers.ts';
import { playParty, type PartyJournal, type PlayedParty } from './play-party.ts';
import { seatParties, writeLetters } from './seat-parties.ts';
import { createTelephone, type PartyTelephone } from './telephone.ts';
import { TEST_PATIENCE_MS } from '../../suite/patience.ts';

interface PartyRun {
  readonly where: DatabaseSettings;
  readonly servers: 1 | 2;
  readonly isBehindNginx: boolean;
  readonly parties: number;
  readonly kills: number;
  readonly losses: Losses;
  readonly seed: string;
  /** Steps of the story: no party may reach its end. */
  readonly steps: number;
  /** The mean pause between two turns of a party, in milliseconds. */
  readonly paceMs: number;
  /** Undisturbed rounds, with streams and without them in turn. */
  readonly rounds: number;
  readonly roundMs: number;
  /** Answers that are judged before the first kill, between two, and after the last. */
  readonly answersBetweenKills: number;
  /** How long all telephones listen at the end. */
  readonly listenMs: number;
}

export interface PartyTally {
  readonly broken: BrokenPromises;
  /** One sentence per answer that was judged although its telephone was told that it came too late. */
  readonly judgedLate: readonly string[];
  readonly answers: number;
  readonly late: number;
  readonly requests: LossyFront['counts'];
  /** Milliseconds of quiet after which the last telephone of each party agreed. */
  readonly agreedAfter: readonly number[];
  /** Milliseconds from the judgement of an answer until another telephone knew it, undisturbed and under faults. */
  readonly known: { readonly undisturbed: readonly number[]; readonly faulty: readonly number[] };
  /** Milliseconds of code/check in undisturbed rounds, by round: as nginx saw it, or without nginx the telephones. */
  readonly check: { readonly streams: readonly (readonly number[])[]; readonly alone: readonly (readonly number[])[] };
  /** Streams that the servers still held for hidden telephones. */
  readonly heldForHidden: number;
  /** The longest silence of an open stream, in milliseconds. */
  readonly silence: number;
}

const LOOK_MS = 100;
/** The mean time between two moments at which a telephone is hidden, and while it stays so. */
const HIDE_EVERY_MS = 20_000;
const HIDDEN_MS = 4000;

// Fixed wait: polls for a visible condition, with a pause in between.
const pause = (ms: number): Promise<void> => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until it holds, at most so long; returns the milliseconds that passed. */
async function untilHolds(holds: () => boolean | Promise<boolean>, mostMs: number): Promise<number> {
  const start = Date.now();
  while (Date.now() - start < mostMs && !(await holds())) await pause(LOOK_MS);
  return Date.now() - start;
}

/** Plays letters in parties of four telephones while requests, responses and servers are lost; then compares what everybody knows. */
export async function partiesUnderFaults(run: PartyRun, onProgress: (what: string) => void = () => {}): Promise<PartyTally> {
  const long = writeLongCity(run.steps);
  const { codes, route } = await writeLetters(run.where, run.parties, long.city);
  const { dataDir, databaseUrl } = run.where;
  const servers = await startPartyServers({
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    folder: { cwd: long.folder, command: [join(root, 'dist/server/main.js')] },
    count: run.servers,
    isBehindNginx: run.isBehindNginx,
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
    const telephones = tokens.map((token) => createTelephone({ front, token, from: addressOf(code), random }));
    return { code, telephones, next: 0 };
  });
  const telephones = parties.flatMap((party) => party.telephones);
  const journal: PartyJournal = { acknowledged: [], late: new Set(), times: [] };
  onProgress(`${parties.length} parties are seated`);
  telephones.forEach((telephone) => telephone.show());
  try {
    await untilHolds(() => telephones.every((telephone) => telephone.isListening() && telephone.version() > 0), TEST_PATIENCE_MS);
    const play = (isRunning: () => boolean) =>
      Promise.all(parties.map((party) => playParty(party, { ...run, route, journal, random, isRunning })));
    const { streams, check } = await measureRounds(run, servers, telephones, journal, play, onProgress);
    const calmUntil = Date.now();
    front.lose(run.losses);
    await underFaults(run, servers, telephones, journal, random, play, onProgress);
    front.lose(NO_LOSSES);
    const agreedAfter = await agree(parties, run.where);
    onProgress('the network is quiet');
    await pause(run.listenMs);
    const heldForHidden = await hideHalf(servers, telephones);
    const silence = Math.max(...telephones.map((telephone) => telephone.silence()));
    const stored = await storedIn(run.where);
    const known = latenciesOf(parties, stored, { calmUntil, streamRounds: streams });
    return {
      ...{ broken: brokenPromises(stored, journal.acknowledged, route), judgedLate: judgedLate(stored, journal) },
      ...{ answers: journal.acknowledged.length, late: journal.late.size, requests: front.counts },
      ...{ agreedAfter, known, check, heldForHidden, silence },
    };
  } finally {
    telephones.forEach((telephone) => telephone.hide());
  }
}

type Play = (isRunning: () => boolean) => Promise<unknown>;

/** Rounds with streams and without them in turn, so that other work of the machine disturbs both. */
async function measureRounds(
  { rounds, roundMs }: PartyRun,
  servers: PartyServers,
  telephones: readonly PartyTelephone[],
  journal: PartyJournal,
  play: Play,
  onProgress: (what: string) => void,
): Promise<{ readonly streams: readonly TimeSpan[]; readonly check: PartyTally['check'] }> {
  const [streams, alone]: [TimeSpan[], TimeSpan[]] = [[], []];
  for (let round = 0; round < 2 * rounds; round += 1) {
    const listens = round % 2 === 0;
    telephones.forEach((telephone) => telephone.listens(listens));
    await untilHolds(() => telephones.every((telephone) => telephone.isListening() === listens), TEST_PATIENCE_MS);
    const from = Date.now();
    await play(() => Date.now() < from + roundMs);
    (listens ? streams : alone).push({ from, to: Date.now() });
    onProgress(`round ${round + 1} of ${2 * rounds}: ${journal.times.length} answers`);
  }
  telephones.forEach((telephone) => telephone.listens(true));
  const times = servers.answerTimes() ?? journal.times;
  const within = ({ from, to }: TimeSpan): number[] => times.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms);
  return { streams, check: { streams: streams.map(within), alone: alone.map(within) } };
}

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
    void pause(HIDDEN_MS * 2 * random()).then(() => isRunning() && hidden.delete(telephone) && telephone.show());
  }
  return hidden;
}

/** How long after the last answer all telephones of each party had its last version. */
async function agree(parties: readonly PlayedParty[], where: DatabaseSettings): Promise<readonly number[]> {
  const quietAt = Date.now();
  const last = new Map((await storedIn(where)).orders.map(({ code, version }) => [code, version]));
  const knownAt = ({ learned }: PartyTelephone, version: number): number => learned.find((one) => one.version >= version)?.at ?? Infinity;
  const agreedAt = ({ code, telephones }: PlayedParty): number =>
    Math.max(...telephones.map((telephone) => knownAt(telephone, last.get(code) ?? Infinity)));
  await untilHolds(() => parties.every((party) => agreedAt(party) < Infinity), TEST_PATIENCE_MS);
  return parties.map((party) => Math.max(0, agreedAt(party) - quietAt));
}

/** Hides every second telephone, and somebody looks at the others; returns the number of streams beyond those of the others. */
async function hideHalf(servers: PartyServers, telephones: readonly PartyTelephone[]): Promise<number> {
  const shown = telephones.filter((_, index) => index % 2 === 1);
  telephones.forEach((telephone) => (shown.includes(telephone) ? telephone.show() : telephone.hide()));
  await untilHolds(() => shown.every((telephone) => telephone.isListening()), TEST_PATIENCE_MS);
  const excess = async (): Promise<number> => {
    const held = await servers.measure('party_streams');
    return held.reduce((sum, streams) => sum + streams, 0) - shown.length;
  };
  await untilHolds(async () => (await excess()) === 0, TEST_PATIENCE_MS);
  return excess();
}

const judgedLate = ({ attempts }: StoredRows, { late }: PartyJournal): string[] =>
  attempts.filter(({ idempotency_key: key }) => late.has(key)).map(({ idempotency_key: key }) => `${key} was judged, and told to be late`);
