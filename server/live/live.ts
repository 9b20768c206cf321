import { setImmediate as nextTurn } from 'node:timers/promises';
import { MOST_STREAMS_OF_MEMBER } from '../limits/limits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Settings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Party, PartyMember } from '../store/parties/party-row.ts';
import type { PartyStore } from '../store/parties/parties.ts';
import type { Arrival, PresenceStore } from '../store/parties/presence.ts';
import type { LiveBus, LiveNews } from '../store/live-bus/live-bus.ts';
import { createBeats, type Saying } from './beats.ts';
import { type EventStream, createOpenStreams, type Listening, type OpenStream } from './stream.ts';
import { collectNews, type OutgoingNews } from './outgoing-news.ts';
import type { PartyView } from '../../engine/index.ts';
import { isoDate } from '../../engine/view/iso.ts';

/** An event of the stream about the party. It contains nothing of the story but the name of an open step. */
type PartyEvent = Pick<PartyView, 'members' | 'pen' | 'proposal' | 'changedAt'>;

/** When it was read, so that a telephone keeps it beside an older status that arrives later. */
interface DatedEvent extends PartyEvent {
  readonly at: string | null;
}

export function presentPartyEvent(party: Party): PartyEvent {
  const there = party.members;
  return {
    members: there.map(presentMember),
    pen: there.some(({ id }) => id === party.penId) && party.penId !== null ? party.penId : party.holderId,
    proposal: party.proposal && { member: party.proposal.memberId, step: party.proposal.step },
    changedAt: isoDate(party.changedAt),
  };
}

/** While somebody is there, since when does not matter: it would be told with each of their beats. */
const presentMember = ({ id, name, isHolder, hereUntil, inPocket, seenAt }: PartyMember) => ({
  id,
  name,
  isHolder,
  isHere: hereUntil !== null,
  inPocket,
  awaySince: hereUntil === null ? isoDate(seenAt) : null,
});

const READING_MS = 20_000;
/** How late a silence is noticed at most. */
const AGEING_MS = 5000;

/** Parties per query, so that players are served in between. */
const READ_AT_ONCE = 50;

const WRITING_EVERY_MS = 2000;

/** Of what a member shows, more is dropped: at most two a second, and the last one comes by itself. */
const SHOWN_EVERY_MS = { hand: 450, mark: 450, sign: 2000, tried: 450 } as const;

/**
 * Tells the telephones of parties what changed and who is there. Nothing of it decides anything: a telephone
 * asks for its status.
 */
export interface Live extends OutgoingNews {
  /** Whether this process can hold one more stream. */
  hasRoom(): boolean;
  /** `start` begins the response; it is told when the response was closed. */
  open(listening: Listening, start: (onClose: () => void) => EventStream): void;
  /** A telephone says whether it is there. */
  hear(saying: Saying): Promise<void>;
  /** Reads all parties again, as happens every twenty seconds. */
  readAll(): Promise<void>;
  /** Reads the parties in which somebody may have fallen silent, as happens every five seconds. */
  age(): Promise<void>;
  /** Closes all streams, so that their telephones go to another process. */
  stop(): Promise<void>;
}

export interface LiveParts {
  readonly bus: LiveBus;
  readonly parties: Pick<PartyStore, 'read'>;
  readonly presence: PresenceStore;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'partyBeat' | 'partyStreams'>;
  readonly log: Log;
  readonly settings: Pick<Settings, 'mostStreams'>;
  /** Called when somebody of a party is there again. */
  onArrival(arrival: Arrival): Promise<void>;
}

export function createLive(live: LiveParts): Live {
  const { bus, parties, presence, clock, metrics, log, settings } = live;
  const streams = createOpenStreams();
  const news = collectNews((each) => bus.publish(each));
  const writtenAt = new Map<number, number>();
  const shownAt = new Map<string, number>();
  /** When the first of a party falls silent, unless it is heard again: as read last. */
  const silentAt = new Map<number, number>();
  let timers: readonly NodeJS.Timeout[] = [];

  /** Without the database telephones still ask for themselves. */
  const inBackground = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) => log.debug({ err: error }, 'live news failed'));

  const beats = createBeats({
    ...{ presence, clock, inBackground },
    onArrival(arrival) {
      news.partyChanged(arrival.orderId);
      inBackground(live.onArrival(arrival));
    },
    onDeparture: news.partyChanged,
  });

  async function readAgain(orderIds: readonly number[]): Promise<void> {
    for (let from = 0; from < orderIds.length; from += READ_AT_ONCE) {
      const some = orderIds.slice(from, from + READ_AT_ONCE);
      const read = new Map((await parties.read(some, clock())).map((party) => [party.orderId, party]));
      for (const orderId of some) tell(orderId, read.get(orderId));
    }
  }

  function tell(orderId: number, party: Party | undefined): void {
    const event = party && presentPartyEvent(party);
    const ends = party?.members.flatMap(({ hereUntil }) => hereUntil ?? []) ?? [];
    if (ends.length > 0) silentAt.set(orderId, Math.min(...ends));
    else silentAt.delete(orderId);
    const text = JSON.stringify(event);
    const dated: DatedEvent | undefined = event && { ...event, at: isoDate(clock()) };
    for (const stream of streams.ofOrder(orderId)) {
      if (!party || !event?.members.some(({ id }) => id === stream.memberId)) streams.end(stream, 'ended');
      else {
        tellVersion(stream, party.version);
        if (stream.party !== text) stream.events.send('party', dated);
        stream.party = text;
      }
    }
  }

  function tellVersion(stream: OpenStream, version: number): void {
    if (version <= stream.version) return;
    stream.version = version;
    stream.events.send('version', { version });
  }

  function hear({ versions, parties: changedParties, writing, shown }: LiveNews): void {
    for (const [orderId, version] of versions)
      for (const stream of streams.ofOrder(orderId)) tellVersion(stream, version);
    for (const { orderId, memberId, step } of writing)
      for (const stream of streams.ofOrder(orderId))
        if (stream.memberId !== memberId) stream.events.send('writing', { member: memberId, step });
    for (const { orderId, memberId, to, event, data } of shown)
      for (const stream of streams.ofOrder(orderId))
        if (stream.memberId !== memberId && (to === null || to.includes(stream.memberId)))
          stream.events.send(event, { member: memberId, ...data });
    inBackground(readAgain(changedParties.filter((orderId) => streams.ofOrder(orderId).length > 0)));
  }

  async function readAll(): Promise<void> {
    writtenAt.clear();
    shownAt.clear();
    const all = streams.all();
    for (const { events } of all) {
      await nextTurn();
      events.keepAlive();
    }
    const now = clock();
    const valid = await presence.validTokens([...new Set(all.map(({ tokenHash }) => tokenHash))], now);
    for (const stream of all) if (!valid.has(stream.tokenHash)) streams.end(stream, 'ended');
    await readAgain(streams.orderIds());
    metrics.partyBeat.set(clock() / 1000);
  }

  async function age(): Promise<void> {
    const now = clock();
    for (const orderId of silentAt.keys())
      if (streams.ofOrder(orderId).length === 0) silentAt.delete(orderId);
    await readAgain([...silentAt].flatMap(([orderId, at]) => (at <= now ? orderId : [])));
  }

  /** Started with the first stream, so that a server without parties holds no connection for them. */
  function start(): void {
    if (timers.length > 0) return;
    timers = [
      setInterval(() => inBackground(readAll()), READING_MS),
      setInterval(() => inBackground(age()), AGEING_MS),
    ];
    for (const timer of timers) timer.unref();
    bus.listen({ onNews: hear, onGap: () => inBackground(readAgain(streams.orderIds())) });
  }

  function close(stream: OpenStream): void {
    streams.remove(stream);
    metrics.partyStreams.set(streams.size);
    beats.broke(stream, () =>
      streams.ofOrder(stream.orderId).some(({ memberId }) => memberId === stream.memberId),
    );
  }

  return {
    ...news,
    writes(writing) {
      const now = clock();
      if (now - (writtenAt.get(writing.memberId) ?? Number.NEGATIVE_INFINITY) < WRITING_EVERY_MS) return;
      writtenAt.set(writing.memberId, now);
      news.writes(writing);
    },
    shows(shown) {
      const now = clock();
      const name = `${shown.memberId} ${shown.event}`;
      if (now - (shownAt.get(name) ?? Number.NEGATIVE_INFINITY) < SHOWN_EVERY_MS[shown.event]) return;
      shownAt.set(name, now);
      news.shows(shown);
    },
    hasRoom: () => streams.size < settings.mostStreams,
    open(listening, startEvents) {
      start();
      const own = streams
        .ofOrder(listening.orderId)
        .filter(({ memberId }) => memberId === listening.memberId);
      if (own[0] && own.length >= MOST_STREAMS_OF_MEMBER) streams.end(own[0], 'crowded');
      const events = startEvents(() => close(stream));
      const stream: OpenStream = {
        ...listening,
        events,
        version: 0,
        party: '',
      };
      streams.add(stream);
      metrics.partyStreams.set(streams.size);
      inBackground(readAgain([stream.orderId]));
    },
    hear: beats.hear,
    readAll,
    age,
    async stop() {
      timers.forEach(clearInterval);
      await beats.flush().catch(() => undefined);
      for (const stream of streams.all()) streams.end(stream, 'restart');
      await bus.stop();
    },
  };
}
