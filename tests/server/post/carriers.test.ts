import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CarrierFailure } from '../../../server/post/carrier.ts';
import { createLaPoste } from '../../../server/post/la-poste.ts';
import { createSendcloud } from '../../../server/post/sendcloud.ts';
import { laPosteAnswer, startCarrier, type CarrierDouble } from '../../support/post/carrier-double.ts';

const NUMBER = '6A15602676300';
const TO = {
  name: 'Camille Roux',
  line1: '3 rue du Puits',
  line2: null,
  postalCode: '38000',
  city: 'Grenoble',
  country: 'FR',
};

let double: CarrierDouble;
beforeAll(async () => void (double = await startCarrier()));
beforeEach(() => {
  double.answers.clear();
  double.asked.length = 0;
});
afterAll(() => double.stop());

const laPoste = () => createLaPoste({ key: 'clé-okapi', url: double.url });
const sendcloud = () =>
  createSendcloud({
    publicKey: 'publique',
    secretKey: 'secrète',
    option: 'la_poste:lettre_suivie',
    sender: 7,
    url: double.url,
  });

describe('La Poste', () => {
  const path = `/suivi/v2/idships/${NUMBER}`;
  const arrived = { code: 'DI1', label: 'Votre courrier est distribué', date: '2026-06-18T10:12:00+02:00' };
  const onItsWay = { code: 'ET1', label: 'Votre courrier est à Lyon', date: '2026-06-17T06:00:00+02:00' };

  it('is asked with its key, and says the newest news of a letter on its way', async () => {
    double.answers.set(path, laPosteAnswer(NUMBER, [onItsWay]));
    expect(await laPoste().track(NUMBER)).toEqual({
      news: { said: onItsWay.label, at: Date.parse(onItsWay.date) },
      deliveredAt: null,
    });
    expect(double.asked[0]?.headers['x-okapi-key']).toBe('clé-okapi');
  });

  it('says when a letter arrived, and takes a return to its sender for no arrival', async () => {
    double.answers.set(path, laPosteAnswer(NUMBER, [arrived, onItsWay], '2026-06-18T10:11:00+02:00'));
    expect((await laPoste().track(NUMBER)).deliveredAt).toBe(Date.parse('2026-06-18T10:11:00+02:00'));
    double.answers.set(path, laPosteAnswer(NUMBER, [{ ...arrived, code: 'DI2' }], arrived.date));
    expect((await laPoste().track(NUMBER)).deliveredAt).toBeNull();
  });

  it('knows nothing of a letter that no machine has read, and fails in words that hold no secret', async () => {
    double.answers.set(path, { status: 404, json: { returnCode: 104 } });
    expect(await laPoste().track(NUMBER)).toEqual({ news: null, deliveredAt: null });
    double.answers.clear();
    const failure = await laPoste()
      .track(NUMBER)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CarrierFailure);
    expect(String(failure)).not.toMatch(/clé-okapi|6A156/);
  });
});

describe('Sendcloud', () => {
  const ANNOUNCE = '/api/v3/shipments/announce';
  const shipment = (link: string) => ({
    id: 'a1',
    parcels: [{ id: 12, tracking_number: NUMBER, documents: [{ type: 'label', link }] }],
  });

  it('sells a label to an address, and the same one again for the same reference', async () => {
    const link = `${double.url}/api/v3/parcels/12/documents/label`;
    double.answers.set('/api/v3/parcels/12/documents/label', { status: 200, pdf: '%PDF-1.4' });
    for (const answer of [
      { status: 201, json: { data: shipment(link) } },
      { status: 409, json: shipment(link) },
    ]) {
      double.answers.set(ANNOUNCE, answer);
      const label = await sendcloud().createLabel?.({ reference: 'PLI-12', to: TO });
      expect([label?.number, label?.pdf.toString()]).toEqual([NUMBER, '%PDF-1.4']);
    }
    expect(JSON.parse(double.asked[0]?.body ?? '')).toMatchObject({
      external_reference_id: 'PLI-12',
      to_address: { name: 'Camille Roux', postal_code: '38000', country_code: 'FR' },
      ship_with: { properties: { shipping_option_code: 'la_poste:lettre_suivie' } },
    });
    expect(double.asked[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('publique:secrète').toString('base64')}`,
    );
  });

  it('is given no key at an address that is not its own', async () => {
    double.answers.set(ANNOUNCE, { status: 201, json: { data: shipment('https://ailleurs.test/label') } });
    await expect(sendcloud().createLabel?.({ reference: 'PLI-12', to: TO })).rejects.toThrow('no label');
    expect(double.asked).toHaveLength(1);
  });

  it('says the newest event, whatever their order, and the arrival', async () => {
    const events = [
      { event_at: '2026-06-17T06:00:00Z', status_code: 'in_transit', status_description: 'En chemin' },
      { event_at: '2026-06-18T10:00:00Z', status_code: 'delivered', status_description: 'Remis' },
    ];
    double.answers.set(`/api/v3/parcels/tracking/${NUMBER}`, { status: 200, json: { data: { events } } });
    expect(await sendcloud().track(NUMBER)).toEqual({
      news: { said: 'Remis', at: Date.parse('2026-06-18T10:00:00Z') },
      deliveredAt: Date.parse('2026-06-18T10:00:00Z'),
    });
  });
});
