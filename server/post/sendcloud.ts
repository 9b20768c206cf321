import { listAt, textAt } from '../platform/read-json.ts';
import type { SendcloudAccess } from '../platform/read-carriers.ts';
import {
  CarrierFailure,
  readInstant,
  NOTHING_KNOWN,
  type Carrier,
  type CarrierReport,
  type Label,
  type Parcel,
  askCarrier,
  readCarrierAnswer,
} from './carrier.ts';

/** Of an envelope with its papers. */
const WEIGHT = { value: '0.1', unit: 'kg' } as const;

export function createSendcloud(access: SendcloudAccess): Carrier {
  const authorization = `Basic ${Buffer.from(`${access.publicKey}:${access.secretKey}`).toString('base64')}`;
  const headers = { authorization, accept: 'application/json' };
  const api = `${access.url}/api/v3`;

  async function createLabel(parcel: Parcel): Promise<Label> {
    const asked = {
      url: `${api}/shipments/announce`,
      headers,
      body: shipmentOf(access, parcel),
      also: [409],
    };
    // 409 repeats the shipment that this reference has already.
    const answer = await readCarrierAnswer(await askCarrier(asked));
    const announced = listAt(answer, 'data', 'parcels')[0] ?? listAt(answer, 'parcels')[0];
    const label = listAt(announced, 'documents').find((document) => textAt(document, 'type') === 'label');
    const [number, link] = [textAt(announced, 'tracking_number'), textAt(label, 'link')];
    if (number === null || link === null || !isOwn(link, access.url)) throw new CarrierFailure('no label');
    const pdf = await askCarrier({ url: link, headers: { ...headers, accept: 'application/pdf' } });
    return { number, pdf: Buffer.from(await pdf.arrayBuffer()) };
  }

  return {
    name: 'sendcloud',
    createLabel,
    async track(number) {
      const response = await askCarrier({
        url: `${api}/parcels/tracking/${encodeURIComponent(number)}`,
        headers,
        also: [404],
      });
      return response.status === 404 ? NOTHING_KNOWN : describeEvents(await readCarrierAnswer(response));
    },
  };
}

/** Our keys go to nobody else’s address. */
const isOwn = (link: string, url: string): boolean =>
  URL.canParse(link) && new URL(link).origin === new URL(url).origin;

function shipmentOf({ option, sender }: SendcloudAccess, { reference, to }: Parcel): object {
  return {
    external_reference_id: reference,
    order_number: reference,
    label_details: { mime_type: 'application/pdf', dpi: 72 },
    from_address: { sender_address_id: sender },
    to_address: {
      name: to.name,
      address_line_1: to.line1,
      ...(to.line2 !== null && { address_line_2: to.line2 }),
      postal_code: to.postalCode,
      city: to.city,
      country_code: to.country,
    },
    ship_with: { type: 'shipping_option_code', properties: { shipping_option_code: option } },
    parcels: [{ weight: WEIGHT }],
  };
}

function describeEvents(answer: unknown): CarrierReport {
  const told =
    listAt(answer, 'data', 'events').length > 0 ? listAt(answer, 'data', 'events') : listAt(answer, 'events');
  const events = told
    .flatMap((event) => {
      const [at, said] = [readInstant(textAt(event, 'event_at')), textAt(event, 'status_description')];
      return at === null || said === null
        ? []
        : [{ at, said, isDelivery: /^delivered$/i.test(textAt(event, 'status_code') ?? '') }];
    })
    .sort((one, other) => other.at - one.at);
  const [newest] = events;
  const delivery = events.find(({ isDelivery }) => isDelivery);
  return { news: newest ? { said: newest.said, at: newest.at } : null, deliveredAt: delivery?.at ?? null };
}
