import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffStatus } from '../../../server/staff/present-order.ts';
import { onBothApps } from '../../support/server/both-servers.ts';
import { staffBodyOf, createdBy, staffOf } from '../../support/server/staff.ts';
import type { Player } from '../../support/server/test-player.ts';

onBothApps((app) => {
  let staff: Player;
  let codes: string[];
  const identifiers = ['=1+1', 'zèbre', '100 % laine', 'a_b', null];
  const explorer = (query: string) => staff.get(`/api/admin/status/explorer?${query}`);
  const found = async (query: string) =>
    staffBodyOf<StaffStatus[]>(await explorer(query)).map(({ code }) => code);

  beforeAll(async () => {
    staff = await staffOf(app());
    codes = [];
    for (const orderIdentifier of identifiers) {
      const code = await createdBy(staff);
      codes.push(code);
      if (orderIdentifier)
        staffBodyOf(await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier }));
    }
    const player = await app().player('lucie_a@poste.test');
    staffBodyOf(await player.post(`/api/a/${codes[1]}`, {}));
  });

  describe('the explorer', () => {
    it('returns pages with each order once, and the total', async () => {
      const pages = [
        await explorer('size=2'),
        await explorer('size=2&page=2'),
        await explorer('size=2&page=3'),
        await explorer('size=2&page=4'),
      ];
      expect(pages.flatMap((page) => staffBodyOf<StaffStatus[]>(page).map(({ code }) => code))).toEqual(
        [...codes].reverse(),
      );
      expect(new Set(pages.map(({ headers }) => headers.get('x-total-count')))).toEqual(new Set(['5']));
    });

    it('finds part of a code, an identifier or an e-mail, with wildcards taken literally', async () => {
      expect(await found(`q=${codes[2]?.toLowerCase()}`)).toEqual([codes[2]]);
      expect(await found('q=laine')).toEqual([codes[2]]);
      expect(await found(`q=${encodeURIComponent('0 % l')}`)).toEqual([codes[2]]);
      expect(await found('q=a_b')).toEqual([codes[3]]);
      expect(await found('q=LUCIE_A')).toEqual([codes[1]]);
      expect(await found('q=%C3%A8bre')).toEqual([codes[1]]);
      expect(await found(`q=${encodeURIComponent('"lai" OR "zèb"')}`)).toEqual([]);
      expect(await found(`q=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
    });

    it('finds changed values and no erased ones', async () => {
      const code = await createdBy(staff);
      const tie = (email: string | null) =>
        staff.post(`/api/admin/orders/${code}/tie`, { email, reason: 'Essai', version: 1 });
      const answered = await tie('achat-unique@poste.test');
      expect(answered.status).toBe(200);
      expect(await found('q=achat-unique')).toEqual([code]);
      await app().db('orders').where({ code }).update({ tied_email: null });
      expect(await found('q=achat-unique')).toEqual([]);
      await app()
        .db('attempts')
        .whereIn('order_id', app().db('orders').where({ code }).select('id'))
        .delete();
      await app().db('orders').where({ code }).delete();
      expect(await found(`q=${code}`)).toEqual([]);
    });

    it('filters by city, state and step, by name or number', async () => {
      expect(await found('state=COMMAND')).toEqual([codes[4]]);
      expect(await found('state=1,activated')).toEqual([codes[4], codes[1]]);
      expect(await found('step=1')).toEqual([codes[1]]);
      expect(await found('step=gare&city=ville&state=3')).toEqual([codes[1]]);
      expect(await found('step=99')).toEqual([]);
      expect(await found('city=ATLANTIDE')).toEqual([]);
      expect(await found('city=&q=&state=')).toHaveLength(5);
    });

    it.each(['created', 'updated', 'code', 'identifier', 'city', 'state', 'step'])(
      'sorts by %s, both ways',
      async (sort) => {
        const up = await found(`sort=${sort}`);
        expect(up).toHaveLength(5);
        expect(await found(`sort=-${sort}`)).toEqual([...up].reverse());
      },
    );

    it('is exported with its filter and without formulas in cells', async () => {
      const { text, headers } = await staff.get('/api/admin/status/explorer.csv?state=SENT');
      expect(headers.get('content-disposition')).toContain('attachment');
      expect(text.startsWith('"Code";"Identifiant"')).toBe(true);
      const raw = await fetch(`${app().address}/api/admin/status/explorer.csv`, {
        headers: { 'x-token': staff.token ?? '' },
      });
      expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = text.trim().split('\r\n').slice(1);
      expect(lines.map((line) => line.slice(1, 7))).toEqual([codes[3], codes[2], codes[0]]);
      expect(lines[2]).toContain(`;"'=1+1";`);
      expect(text).not.toMatch(/"[=+@]/);
    });
  });
});
