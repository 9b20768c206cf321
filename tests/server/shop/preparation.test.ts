import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { createBuyerLinks } from '../../../server/post/buyer-link.ts';
import { wordsIn, type Words as Catalogue } from '../../../server/words/words.ts';
import { keepMails } from '../../support/server/mail-server.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { fileOf, staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import {
  printedLot,
  QUEUE_OPTIONS,
  queueOf,
  sellUntold,
  take,
  takeAll,
} from '../../support/shop/queue-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ONE = { lines: [{ product: 'pack-ville', quantity: 1 }] };
const LINKS = createBuyerLinks([Buffer.alloc(32, 7)]);
const MOVED = { name: 'Inès Morel', line1: '8 quai du Port', postalCode: '44000', city: 'Nantes' };
const PRESENT = { isPresent: true, giftTo: 'Noé', giftFrom: 'Tante Léa', giftLine: 'Ouvre-la dehors.' };

/** What a page that was opened earlier still holds of a letter. */
const UNKNOWN = {
  ...{ isPresent: false, giftTo: '', giftFrom: '', giftLine: '', lastWord: '', postOn: '' },
  ...{ ...MOVED, line2: '', country: 'FR' },
};

type Preparation = ApiSchemas['Preparation'];
type Words = Partial<ApiSchemas['LetterWords']> & { readonly isDone?: boolean; readonly version?: number };

onBothServers((servers) => {
  const mails = keepMails();
  let app: TestApp;
  let staff: Player;
  let count = 0;
  beforeAll(async () => {
    app = await servers.start({ ...QUEUE_OPTIONS, mailer: mails.mailer });
    staff = await staffOf(app, 'claire@poste.test');
  });

  // Letters of former tests leave the queue.
  beforeEach(() => app.db('orders').update({ cancelled_at: app.clock.now }));

  /** A sale of one letter, and what its buyer can do with the link of the receipt. */
  async function sold(data: Readonly<Record<string, unknown>> = {}) {
    const email = `acheteur${(count += 1)}@boutique.test`;
    const codes = await sellUntold(app, { ...ONE, email, ...data });
    const { id } = await app.db('sales').orderBy('id', 'desc').first<{ id: number }>('id');
    const link = LINKS.preparationPathFor(id, app.clock.now)?.replace('/preparer/', '') ?? '';
    const open = () => app.visitor().get(`/api/preparation/${link}`);
    const read = async () => {
      const { status, body } = await open();
      expect(status).toBe(200);
      return body as unknown as Preparation;
    };
    const tell = async (said: Words, copy = 1, headers: Record<string, string> = {}) => {
      const letter = (await read()).letters.find((each) => each.copy === copy);
      const { version = letter?.version, isDone = true, ...words } = said;
      const body = { ...(letter?.words ?? UNKNOWN), ...words, isDone, version };
      return app.visitor().post(`/api/preparation/${link}/${copy}`, body, headers);
    };
    return { email, codes, code: codes[0] ?? '', id, link, open, read, tell };
  }
  /** Where a letter stands in the queue, and its group. */
  async function findQueued(code: string) {
    for (const group of (await queueOf(staff)).waiting) {
      const path = `/api/admin/queue/letters?city=${group.city}&day=${group.day}`;
      const letters = staffBodyOf<ApiSchemas['QueuedLetter'][]>(await staff.get(path));
      const letter = letters.find((each) => each.code === code);
      if (letter) return { group, standing: letter.standing };
    }
    return null;
  }
  const groupOf = async (code: string) => (await findQueued(code))?.group;
  const standingOf = async (code: string) => (await findQueued(code))?.standing;
  const mailsTo = async (address: string) => {
    await app.mailsSettled();
    return mails.received.filter(({ recipients }) => recipients.includes(address));
  };
  async function wait(milliseconds: number) {
    app.clock.wait(milliseconds);
    staff = await staffOf(app, 'claire@poste.test');
  }

  describe('a sold letter', () => {
    it('joins the queue two hours after its receipt, whose link leads to the form', async () => {
      const { code, email, link, read } = await sold();
      expect(await groupOf(code)).toMatchObject({ letters: 1, ready: 0, soon: 1, last: 0 });
      const group = await groupOf(code);
      expect(group && (await take(staff, { ...group, ready: 1, last: 9999 })).body.error).toBe(
        'QUEUE_CHANGED',
      );
      expect((await mailsTo(email))[0]?.text).toContain(`/preparer/${link}`);
      expect((await read()).letters).toMatchObject([
        {
          standing: 'correctable',
          until: new Date(app.clock.now + 2 * HOUR).toISOString(),
          words: { isPresent: false, name: 'Camille Roux', city: 'Grenoble', country: 'FR' },
        },
      ]);
      await wait(2 * HOUR - 1);
      expect(await standingOf(code)).toBe('correctable');
      await wait(1);
      expect(await standingOf(code)).toBe('ready');
      expect((await read()).letters).toMatchObject([{ standing: 'ready' }]);
    });

    it('joins it when its buyer says that all is well, and its new address is mailed to them', async () => {
      const { code, email, tell } = await sold();
      const { status, body } = await tell({ ...MOVED, line1: ' 8  quai\u200B du Port ', postOn: '3/6/2026' });
      expect([status, body]).toMatchObject([200, { letters: [{ standing: 'ready' }] }]);
      expect(await standingOf(code)).toBe('ready');
      const file = await fileOf(staff, code);
      expect(file).toMatchObject({
        address: { ...MOVED, line2: null, country: 'FR' },
        gift: { postOn: '2026-06-03' },
        order: { staff: { tiedEmail: email } },
      });
      expect(file.timeline.at(-1)).toMatchObject({ kind: 'staff', action: 'told', by: null });
      await tell({});
      const { subject } = wordsIn().mails.addressChanged;
      const told = (await mailsTo(email)).filter((mail) => mail.subject === subject);
      expect(told.map(({ text }) => text)).toEqual([
        expect.stringContaining('Inès Morel, 8 quai du Port, 44000 Nantes, FR'),
      ]);
    });

    it('is the buyer’s to change until somebody takes it, and again when the lot is given back', async () => {
      const { code, codes, open, read, tell } = await sold({
        lines: [{ product: 'pack-ville', quantity: 2 }],
      });
      await tell({});
      const lot = await takeAll(staff);
      const { text } = await open();
      expect(await read()).toMatchObject({
        letters: [
          { copy: 1, state: 'paid', standing: null, until: null, words: null },
          { copy: 2, standing: 'correctable', words: { name: 'Camille Roux' } },
        ],
      });
      for (const secret of codes) expect(text).not.toContain(secret);
      expect(await tell(MOVED)).toMatchObject({ status: 409, body: { error: 'LETTER_CLOSED' } });
      expect((await fileOf(staff, code)).address?.city).toBe('Grenoble');
      staffBodyOf(await staff.post(`/api/admin/batches/${lot.batch}/release`));
      expect((await tell(MOVED)).status).toBe(200);
      await printedLot(staff, await takeAll(staff));
      expect(await tell({ giftTo: 'Noé', isPresent: true })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('ne se change plus') as string },
      });
    });

    it('that staff have dated to print it alone is not changed any more', async () => {
      const { code, tell } = await sold();
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/print`, {}));
      expect((await tell(MOVED)).body.error).toBe('LETTER_CLOSED');
    });

    it('is not overwritten by a page that was read before another change, of staff too', async () => {
      const { code, read, tell } = await sold();
      const version = (await read()).letters[0]?.version ?? -1;
      const address = { ...MOVED, country: 'FR' };
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/address`, { address }));
      expect(await tell({ line1: '1 rue Neuve', version })).toMatchObject({
        status: 409,
        body: { error: 'CHANGED_MEANWHILE' },
      });
      expect((await fileOf(staff, code)).address?.line1).toBe(MOVED.line1);
    });
  });

  describe('a present', () => {
    it('told by a field of the shop waits 72 h for its buyer, then for a person, who lets it leave', async () => {
      const { code, email, read } = await sold({ gift: { gift: 'oui', giftFrom: 'Papi' } });
      expect((await mailsTo(email))[0]?.text).toContain('une fois que vous aurez dit');
      expect([await standingOf(code), await groupOf(code)]).toMatchObject(['telling', { ready: 0, soon: 1 }]);
      await wait(72 * HOUR - 1);
      expect(await standingOf(code)).toBe('telling');
      await wait(1);
      const { today, waiting } = await queueOf(staff);
      const group = waiting.find(({ untold }) => untold > 0);
      expect([group?.day !== today, group]).toMatchObject([true, { untold: 1, ready: 0, soon: 0 }]);
      expect((await read()).letters[0]).toMatchObject({ standing: 'untold', words: { giftFrom: 'Papi' } });
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/release`, {}));
      expect((await queueOf(staff)).waiting).toContainEqual({
        ...group,
        untold: 0,
        ready: 1,
        last: expect.any(Number) as number,
      });
      const again = await staff.post(`/api/admin/orders/${code}/release`, {});
      expect([again.status, again.body.error]).toEqual([409, 'NOT_WAITING']);
    });

    it('told in the form hides its receiver’s code from its buyer, and leaves once it is whole', async () => {
      const { code, email, read, tell } = await sold();
      expect((await tell({ isPresent: true, isDone: false })).status).toBe(200);
      await wait(3 * HOUR);
      expect((await read()).letters[0]).toMatchObject({
        standing: 'telling',
        until: new Date(app.clock.now + 69 * HOUR).toISOString(),
        words: { isPresent: true },
      });
      expect((await fileOf(staff, code)).order.staff.tiedEmail).toBeNull();
      const empty = await tell({ isPresent: true });
      expect([empty.status, empty.body]).toMatchObject([400, { faults: [{ field: 'giftTo' }] }]);
      const lastWord = ' Bravo.\r\n\u200BÀ dimanche. ';
      expect((await tell({ ...PRESENT, lastWord, postOn: '2026-12-24' })).status).toBe(200);
      expect((await fileOf(staff, code)).gift).toEqual({
        giftTo: 'Noé',
        giftLine: 'Ouvre-la dehors.',
        postOn: '2026-12-24',
        lastWord: 'Bravo.\nÀ dimanche.',
      });
      expect(await standingOf(code)).toBe('ready');
      expect(
        (await tell({ ...PRESENT, isPresent: false, giftTo: '', giftFrom: '', giftLine: '', lastWord: '' }))
          .status,
      ).toBe(200);
      expect((await fileOf(staff, code)).order.staff.tiedEmail).toBe(email);
    });

    it('without a mail that could lead to the form is for a person at once', async () => {
      const { code } = await sold({ email: null, gift: { giftTo: 'Noé' } });
      expect(await standingOf(code)).toBe('untold');
    });
  });

  it.each([
    [{ isPresent: false, giftTo: 'Noé' }, 'isPresent'],
    [{ ...PRESENT, giftTo: 'N'.repeat(41) }, 'giftTo'],
    [{ ...PRESENT, giftFrom: 'L'.repeat(81) }, 'giftFrom'],
    [{ ...PRESENT, giftLine: 'L'.repeat(81) }, 'giftLine'],
    [{ ...PRESENT, lastWord: 'L'.repeat(501) }, 'lastWord'],
    [{ postOn: 'à Noël' }, 'postOn'],
    [{ postOn: '2026-06-01' }, 'postOn'],
    [{ city: ' \u200B ' }, 'city'],
    [{ country: 'France' }, 'country'],
    [{ line1: 'rue du Très Long Faubourg '.repeat(8) }, 'line1'],
  ])('names the field of %j that cannot be used, and writes nothing', async (said, field) => {
    const { code, tell } = await sold();
    const before = await fileOf(staff, code);
    const { status, body } = await tell(said);
    expect([status, body]).toMatchObject([
      400,
      { error: 'INVALID_LETTER', faults: [{ field, message: expect.any(String) as string }] },
    ]);
    expect(await fileOf(staff, code)).toEqual(before);
  });

  it('names it in the language of the screen', async () => {
    const { tell } = await sold();
    const said = async (headers?: Record<string, string>) => {
      const { body } = await tell({ country: 'France' }, 1, headers);
      const { faults = [] } = body as { readonly faults?: readonly { readonly message: string }[] };
      return [body.message, ...faults.map(({ message }) => message)];
    };
    const inWords = ({ refusals }: Catalogue) => [refusals.letterFaulty, refusals.countryUnknown];
    expect(await said({ 'x-language': 'en' })).toEqual(inWords(wordsIn('en')));
    expect(await said()).toEqual(inWords(wordsIn()));
  });

  it('lets the buyer or the staff win, never half of each, when one saves while the other takes', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { code, tell } = await sold();
      await tell({});
      const group = await groupOf(code);
      if (!group) throw new Error('nothing waits');
      const wish = round % 2 === 0 ? MOVED : { postOn: '2026-12-24' };
      const [saved, taken] = await Promise.all([tell(wish), take(staff, group)]);
      const { address, gift, way } = await fileOf(staff, code);
      const isTold = address?.city === 'Nantes' || gift.postOn === '2026-12-24';
      expect([isTold, way?.batch !== null]).toEqual([saved.status === 200, taken.status === 201]);
      // A letter for another day is not in the pile of this one.
      if (gift.postOn !== null) expect(way?.batch).toBeNull();
      for (const { status } of [saved, taken]) expect([200, 201, 409]).toContain(status);
      outcomes.add(`${saved.status} ${taken.status}`);
      await app.db('orders').where({ code }).update({ cancelled_at: app.clock.now });
    }
    expect([...outcomes].filter((outcome) => outcome === '409 409')).toEqual([]);
  });

  it('is saved thirty times an hour, then after a wait that is said', async () => {
    const { tell } = await sold();
    for (let save = 0; save < 30; save += 1) expect((await tell({ isDone: false })).status).toBe(200);
    expect(await tell({ isDone: false })).toMatchObject({ status: 429, body: { seconds: 60 } });
  });

  it('opens by the link of the receipt only, which grows old', async () => {
    const { id, link } = await sold();
    const at = (path: string | null) => app.visitor().get(`/api/preparation/${path}`);
    const follow = LINKS.pathFor({ kind: 'sale', id }, app.clock.now)?.replace('/suivi/', '') ?? '';
    const old = LINKS.preparationPathFor(id, app.clock.now - 121 * DAY)?.replace('/preparer/', '') ?? '';
    const answers = [await at(follow), await at(link.replace(/^\d+/, String(id + 1))), await at(old)];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [404, 'WRONG_LINK'],
      [404, 'WRONG_LINK'],
      [403, 'OLD_LINK'],
    ]);
    expect((await app.visitor().get(`/api/post/${link}`)).status).toBe(404);
  });
});
