import { randomUUID } from 'node:crypto';
import type { Log } from '../platform/log.ts';
import type { JobOutcome } from '../mail/post.ts';
import type { DispatchStore, Tracking } from '../store/orders/dispatches.ts';
import type { TrackingJob } from '../store/outbox.ts';
import { CarrierFailure, type Carrier } from './carrier.ts';
import { createLaPoste } from './la-poste.ts';
import type { CarrierAccess } from '../platform/read-carriers.ts';
import { createSendcloud } from './sendcloud.ts';

/** The carriers of this site. */
export interface Carriers {
  readonly all: readonly Carrier[];
  /** The first that sells labels. */
  readonly seller: Carrier | null;
  /** A job that asks about a posted letter until it has arrived; null where nobody can be asked. */
  jobFor(orderId: number, tracking: Tracking | null, now: number): TrackingJob | null;
  /** A job of the outbox. */
  track(job: TrackingJob): Promise<JobOutcome>;
}

interface Parts {
  readonly access: CarrierAccess;
  readonly dispatches: DispatchStore;
  readonly log: Log;
}

/** A letter that has not arrived by then is lost, or nobody reads its number. */
const LIFETIME_MS = 60 * 24 * 3600 * 1000;

export function createCarriers({ access: { laPoste, sendcloud }, dispatches, log }: Parts): Carriers {
  const all = [
    ...(laPoste ? [createLaPoste(laPoste)] : []),
    ...(sendcloud ? [createSendcloud(sendcloud)] : []),
  ];
  const named = (name: string): Carrier | undefined => all.find((carrier) => carrier.name === name);
  return {
    all,
    seller: all.find(({ createLabel }) => createLabel !== null) ?? null,
    jobFor(orderId, tracking, now) {
      if (!tracking || !named(tracking.carrier)) return null;
      const content = { orderId, number: tracking.number };
      return {
        id: randomUUID(),
        kind: 'track-letter',
        accountId: null,
        content,
        createdAt: now,
        expiresAt: now + LIFETIME_MS,
      };
    },
    async track({ id, content: { orderId, number } }) {
      const dispatch = (await dispatches.of([orderId])).get(orderId);
      const carrier = dispatch?.tracking?.number === number ? named(dispatch.tracking.carrier) : undefined;
      if (dispatch?.state !== 'posted' || !carrier) return 'useless';
      try {
        const { news, deliveredAt } = await carrier.track(number);
        if (news) await dispatches.recordNews(orderId, news);
        if (deliveredAt === null) return 'later';
        await dispatches.markDelivered(orderId, deliveredAt);
        return 'done';
      } catch (error) {
        if (!(error instanceof CarrierFailure)) throw error;
        log.warn({ job: id, carrier: carrier.name, why: error.message }, 'a letter was not tracked');
        return 'later';
      }
    },
  };
}
