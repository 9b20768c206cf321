import { valueAt } from '../../engine/text/is-record.ts';
import { listAt, textAt } from '../platform/read-json.ts';
import type { LaPosteAccess } from '../platform/read-carriers.ts';
import {
  readInstant,
  NOTHING_KNOWN,
  type Carrier,
  type CarrierReport,
  askCarrier,
  readCarrierAnswer,
} from './carrier.ts';

/** Tracking of « Lettre suivie » and others by La Poste; it sells no labels here. */
export function createLaPoste({ key, url }: LaPosteAccess): Carrier {
  return {
    name: 'la-poste',
    createLabel: null,
    async track(number) {
      const asked = { url: `${url}/suivi/v2/idships/${encodeURIComponent(number)}?lang=fr_FR` };
      const response = await askCarrier({
        ...asked,
        headers: { accept: 'application/json', 'x-okapi-key': key },
        also: [404],
      });
      // A letter is unknown until a machine has read it.
      return response.status === 404 ? NOTHING_KNOWN : describeShipment(await readCarrierAnswer(response));
    },
  };
}

/** For one number the service returns an object, or a list with one. Events are ordered newest first. */
function describeShipment(answer: unknown): CarrierReport {
  const shipment = valueAt(Array.isArray(answer) ? answer[0] : answer, 'shipment');
  const [newest] = listAt(shipment, 'event');
  const [said, at] = [textAt(newest, 'label'), readInstant(textAt(newest, 'date'))];
  const isDelivered = valueAt(shipment, 'isFinal') === true && DELIVERED.has(textAt(newest, 'code') ?? '');
  return {
    news: said === null || at === null ? null : { said, at },
    deliveredAt: isDelivered ? (readInstant(textAt(shipment, 'deliveryDate')) ?? at) : null,
  };
}

/** « Distribué », to the person or into the letter box; a final event may also be a return to the sender. */
const DELIVERED: ReadonlySet<string> = new Set(['DI0', 'DI1', 'DI3']);
