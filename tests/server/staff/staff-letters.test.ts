import { describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { findChromium } from '../../../server/printing/find-chromium.ts';
import { printJobStore } from '../../../server/store/staff/print-jobs.ts';
import { translatedCity } from '../../../scripts/explain/cities/translated-city.ts';
import { onBothApps } from '../../support/server/both-servers.ts';
import { staffBodyOf, createdBy, fileOf, staffOf } from '../../support/server/staff.ts';
import type { Json } from '../../support/server/staff.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

type Letter = ApiSchemas['Letter'];
/** With the codes that one batch lists, but not the list of batches. */
type Batch = Required<ApiSchemas['Batch']>;

onBothApps((app) => {
  const batchOf = async (staff: Player, count: number) =>
    staffBodyOf<Batch>(await staff.post('/api/admin/batches', { cityName: 'VILLE', count, label: 'été' }));

  describe('a letter', () => {
    it('P-CONST-18: has its page, its documents and the link of its QR', async () => {
      const staff = await staffOf(app());
      const code = await createdBy(staff);
      const letter = staffBodyOf<Letter>(await staff.get(`/api/admin/orders/${code}/letter`));
      expect(letter).toMatchObject({ code, link: `http://poste.test/a/${code}`, startDate: null });
      expect(letter.documents.map(({ slug }) => slug)).toContain('mission_order');
      expect((await staff.get(letter.letter.address)).text).toBe(
        "export default 'page ville/letter/letter';",
      );
      for (const { page } of letter.documents) expect((await staff.get(page.address)).status).toBe(200);
      const svg = await staff.get(`/api/admin/orders/${code}/qr.svg`);
      expect([svg.headers.get('content-type'), svg.text.slice(0, 4)]).toEqual(['image/svg+xml', '<svg']);
    });

    it('says when its QR leads to the machine of the server only', async () => {
      const isLocal = async (at: TestApp) => {
        const staff = await staffOf(at);
        return staffBodyOf<Json>(await staff.get(`/api/admin/orders/${await createdBy(staff)}/letter`))
          .isLinkLocal;
      };
      const atHome = await startTestApp({ settings: { mainUrl: 'http://localhost:3000' } });
      const found = [await isLocal(app()), await isLocal(atHome)];
      await atHome.stop();
      expect(found).toEqual([false, true]);
    });

    it('is not accessible to players', async () => {
      const staff = await staffOf(app());
      const { letter } = staffBodyOf<Letter>(
        await staff.get(`/api/admin/orders/${await createdBy(staff)}/letter`),
      );
      expect((await (await app().playing()).get(letter.address)).status).toBe(404);
      expect((await app().visitor().get(letter.address)).status).toBe(404);
    });

    it('keeps the dates of its first printing, which the screen shows too', async () => {
      const staff = await staffOf(app());
      const code = await createdBy(staff);
      const first = staffBodyOf<Letter>(await staff.post(`/api/admin/orders/${code}/print`));
      expect(first.startDate).toBe(new Date(app().clock.now).toISOString());
      app().clock.wait(86_400_000);
      expect(staffBodyOf<Letter>(await staff.post(`/api/admin/orders/${code}/print`)).startDate).toBe(
        first.startDate,
      );
      staffBodyOf(
        await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: 'n° 3' }),
      );
      const player = await app().player();
      staffBodyOf(await player.post(`/api/a/${code}`, {}));
      expect((await player.status()).infos.mission_order).toEqual(
        first.documents.find(({ slug }) => slug === 'mission_order')?.infos,
      );
    });
  });

  describe('a batch', () => {
    it('of 500 has 500 different codes of unambiguous characters', async () => {
      const staff = await staffOf(app());
      const { id, codes } = await batchOf(staff, 500);
      expect(new Set(codes).size).toBe(500);
      expect(codes.every((code) => /^[ACDEFGHJKMNPQRTUVWXY34679]{6}$/.test(code))).toBe(true);
      expect(staffBodyOf<Batch>(await staff.get(`/api/admin/batches/${id}`)).codes).toEqual(codes);
      expect(staffBodyOf<readonly Batch[]>(await staff.get('/api/admin/batches'))[0]).toMatchObject({
        id,
        count: 500,
        label: 'été',
      });
      const listed = await staff.get(`/api/admin/status/explorer?batch=${id}&size=1`);
      expect(listed.headers.get('x-total-count')).toBe('500');
    });

    it('older than the newest ones is listed on a later page', async () => {
      const staff = await staffOf(app());
      const older = await batchOf(staff, 1);
      const newer = await batchOf(staff, 1);
      const pages = [
        await staff.get('/api/admin/batches?page=1&size=1'),
        await staff.get('/api/admin/batches?page=2&size=1'),
      ];
      expect(pages.map((page) => staffBodyOf<readonly Batch[]>(page).map(({ id }) => id))).toEqual([
        [newer.id],
        [older.id],
      ]);
      const total = (await app().db('batches')).length;
      expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual([
        String(total),
        String(total),
      ]);
    });

    it.each([0, 1.5])('of %s is refused', async (count) => {
      const { status, body } = await (
        await staffOf(app())
      ).post('/api/admin/batches', { cityName: 'VILLE', count });
      expect([status, body.error]).toEqual([400, 'INVALID_COUNT']);
    });

    it('leaves nothing when it is interrupted', async () => {
      const staff = await staffOf(app());
      const { db } = app();
      const count = async () => Number((await db('orders').count({ total: '*' }).first())?.total);
      const before = [await count(), (await db('batches')).length, (await db('attempts')).length];
      await db.schema.renameTable('attempts', 'attempts_away');
      const { status } = await staff.post('/api/admin/batches', { cityName: 'VILLE', count: 120 });
      await db.schema.renameTable('attempts_away', 'attempts');
      expect(status).toBe(500);
      expect([await count(), (await db('batches')).length, (await db('attempts')).length]).toEqual(before);
      expect((await batchOf(staff, 120)).codes).toHaveLength(120);
    });

    it('is exported with the names of its QR files', async () => {
      const staff = await staffOf(app());
      const { id, codes } = await batchOf(staff, 3);
      const { text, headers } = await staff.get(`/api/admin/batches/${id}/codes.csv`);
      expect(headers.get('content-disposition')).toContain(`lot-${id}.csv`);
      const [head, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
      expect(head).toBe('"Code";"Ville";"Adresse";"Fichier du QR";"Identifiant"');
      expect(lines).toEqual(
        codes.map((code) => `"${code}";"VILLE";"http://poste.test/a/${code}";"${code}.svg";""`),
      );
    });

    it('is printed completely, with one date', async () => {
      const staff = await staffOf(app());
      const { id, codes } = await batchOf(staff, 60);
      const letters = staffBodyOf<readonly Letter[]>(await staff.post(`/api/admin/batches/${id}/print`));
      expect(letters.map(({ code }) => code)).toEqual(codes);
      expect(new Set(letters.map(({ startDate }) => startDate))).toEqual(
        new Set([new Date(app().clock.now).toISOString()]),
      );
    });

    it('is not found when it does not exist', async () => {
      const staff = await staffOf(app());
      for (const id of ['0', '999999', 'premier', '99999999999']) {
        expect((await staff.get(`/api/admin/batches/${id}`)).body.error).toBe('UNKNOWN_BATCH');
        for (const file of ['codes.csv', 'letters.pdf'])
          expect((await staff.get(`/api/admin/batches/${id}/${file}`)).status, file).toBe(404);
      }
    });
  });

  describe.skipIf(findChromium() === null)('the printing of a batch', () => {
    it('leaves out letters removed from the list, and can be of a range of a batch', async () => {
      const staff = await staffOf(app());
      const { id: batch, codes } = await batchOf(staff, 4);
      await app().db('orders').where({ code: codes[1] }).update({ cancelled_at: app().clock.now });
      const some = async (query: string) => {
        const { headers, body } = await staff.get(`/api/admin/batches/${batch}/letters${query}`);
        return [
          headers.get('x-total-count'),
          (body as unknown as { code: string }[]).map(({ code }) => code),
        ];
      };
      expect(await some('?from=2&count=2')).toEqual(['4', [codes[2]]]);
      expect(await some('')).toEqual(['4', [codes[0], codes[2], codes[3]]]);
      const printed = staffBodyOf<{ code: string }[]>(
        await staff.post(`/api/admin/batches/${batch}/print`, { from: 3, count: 1 }),
      );
      expect(printed.map(({ code }) => code)).toEqual([codes[2]]);
      expect(
        await app().db('orders').where({ batch_id: batch }).whereNull('start_date').pluck('code'),
      ).toEqual([codes[1]]);
      for (const query of ['from=0', 'count=501', 'from=deux'])
        expect((await staff.get(`/api/admin/batches/${batch}/letters?${query}`)).body.error, query).toBe(
          'INVALID_RANGE',
        );
      await app().db('orders').where({ batch_id: batch }).update({ cancelled_at: app().clock.now });
      expect((await staff.post(`/api/admin/batches/${batch}/printing`)).body.error).toBe('NO_LETTERS');
      expect((await staff.get(`/api/admin/batches/${batch}/letters.pdf`)).body.error).toBe('NO_LETTERS');
    });

    it('is refused with a message while twenty others wait', async () => {
      const staff = await staffOf(app());
      const jobs = printJobStore(app().db);
      for (let count = 0; count < 20; count += 1)
        await jobs.add((await batchOf(staff, 1)).id, 'sheets', 1, app().clock.now, 20);
      const { status, body } = await staff.post(
        `/api/admin/batches/${(await batchOf(staff, 1)).id}/printing`,
      );
      expect([status, body.error]).toEqual([503, 'MANY_PRINT_JOBS']);
    });
  });
});

onBothApps(
  (app) => {
    const create = (staff: Player, language?: string) =>
      staff.post('/api/admin/status/create', { cityName: 'VILLE', ...(language && { language }) });
    const codeOf = async (staff: Player, language?: string) =>
      staffBodyOf<{ code: string }>(await create(staff, language)).code;
    const letterOf = async (staff: Player, code: string) =>
      staffBodyOf<Letter>(await staff.get(`/api/admin/orders/${code}/letter`));

    describe('a letter in English', () => {
      it('has the English page and papers, and a square that says so; a French one beside it has not', async () => {
        const staff = await staffOf(app());
        const [english, french] = [await codeOf(staff, 'en'), await codeOf(staff)];
        const [one, other] = [await letterOf(staff, english), await letterOf(staff, french)];
        expect([one.language, other.language]).toEqual(['en', 'fr']);
        expect([one.link, other.link]).toEqual([
          `http://poste.test/a/${english}?lang=en`,
          `http://poste.test/a/${french}`,
        ]);
        expect(one.city.name).toBe('Town');
        expect(one.letter.address).not.toBe(other.letter.address);
        expect((await staff.get(one.letter.address)).text).toBe(
          "export default 'page ville/en/letter/letter';",
        );
        const { order } = await fileOf(staff, english);
        expect(order.staff.language).toBe('en');
      });

      it('stands in a batch with its own address', async () => {
        const staff = await staffOf(app());
        const { id, codes } = staffBodyOf<Batch>(
          await staff.post('/api/admin/batches', { cityName: 'VILLE', count: 2, language: 'en' }),
        );
        const csv = await staff.get(`/api/admin/batches/${id}/codes.csv`);
        for (const code of codes) expect(csv.text).toContain(`http://poste.test/a/${code}?lang=en`);
        const letters = staffBodyOf<Letter[]>(await staff.post(`/api/admin/batches/${id}/print`, {}));
        expect(letters.map(({ language }) => language)).toEqual(['en', 'en']);
      });

      it('is proposed to who activates it, and a French one proposes nothing', async () => {
        const staff = await staffOf(app());
        for (const [language, proposed] of [
          ['en', 'en'],
          ['fr', undefined],
        ]) {
          const code = await codeOf(staff, language);
          const sent = { statusCode: code, orderIdentifier: `n° ${code}` };
          staffBodyOf(await staff.post('/api/admin/status/markSent', sent));
          const found = await (await app().player()).get(`/api/user/status/find/${code}`);
          expect((found.body as Json).language).toBe(proposed);
        }
      });

      it('keeps its language when it is lost', async () => {
        const staff = await staffOf(app());
        const code = await codeOf(staff, 'en');
        const seen = async () => (await fileOf(staff, code)).order.staff.version;
        staffBodyOf(await staff.post(`/api/admin/orders/${code}/queue`, { version: await seen() }));
        staffBodyOf(
          await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: 'n° 9' }),
        );
        const other = staffBodyOf<Json>(
          await staff.post(`/api/admin/orders/${code}/lost`, { reason: 'égaré', version: await seen() }),
        );
        expect(other.staff).toMatchObject({ language: 'en' });
      });

      it('is refused in an unknown language', async () => {
        const staff = await staffOf(app());
        expect((await create(staff, 'de')).status).toBe(400);
        expect(staffBodyOf<Json[]>(await staff.get('/api/admin/cities'))).toMatchObject([
          { city: 'VILLE', languages: ['fr', 'en'] },
        ]);
      });
    });
  },
  { cities: [translatedCity()] },
);

onBothApps((app) => {
  describe('a letter in a language that its city does not have', () => {
    it('is not made at the counter, and one that a shop sold is printed in French', async () => {
      const staff = await staffOf(app());
      const refused = await staff.post('/api/admin/status/create', { cityName: 'VILLE', language: 'en' });
      expect([refused.status, refused.body.error]).toEqual([409, 'NOT_TRANSLATED']);
      const code = await createdBy(staff);
      await app().db('orders').where({ code }).update({ language: 'en' });
      const letter = staffBodyOf<Letter>(await staff.get(`/api/admin/orders/${code}/letter`));
      expect([letter.language, letter.link]).toEqual(['fr', `http://poste.test/a/${code}`]);
    });
  });
});
