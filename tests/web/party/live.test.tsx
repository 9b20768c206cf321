// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Status } from '../../../engine/public.ts';
import { startLive } from '../../../web/state/party/live.ts';
import { storeStatus } from '../../../web/state/game/stored-status.ts';
import { writeDraft } from '../../../web/state/device/drafts.ts';
import { deviceStorage } from '../../../web/state/device/storage.ts';
import { getState } from '../../../web/state/store.ts';
import {
  freshPages,
  giveSession,
  heading,
  openAsPlayer,
  openAt,
  pageText,
  press,
  says,
} from '../support/app.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { fakeStreams } from '../support/fake-stream.ts';
import { finalView, makeParty, makeStatus } from '../support/statuses.ts';

freshPages();

const CURRENT = 'GET user/status/current';
const GUEST = {
  status: 403,
  json: { error: 'GUEST', message: 'Seule la personne qui tient la lettre peut faire cela.' },
};
const STEP = { index: 3, name: 'PORT', description: '', maxClues: 3, hasAlternativePath: false };
const EARLIER = '2026-10-12T17:04:00.000Z';
const LATER = '2026-10-12T17:05:00.000Z';
const MUCH_LATER = '2026-10-12T17:06:00.000Z';
const deed = (kind: 'answer' | 'clue' | 'opened' | 'report', paper: string | null = null) => ({
  member: 1,
  name: 'Anne',
  kind,
  step: 'GARE',
  paper,
  at: LATER,
});

const find = (member: number, number: number, at = LATER) => ({
  ...{ member, name: member === 1 ? 'Anne' : 'Camille', kind: 'answer' as const },
  ...{ number, at },
});

const together = (): Status => makeStatus({ party: makeParty() });
/** Anne has found. */
const found = (): Status =>
  makeStatus(
    { step: STEP, party: makeParty({ last: deed('answer'), finds: [find(1, 2)] }) },
    { version: 4, stepNumber: 3, reaction: { to: ['/home/app/correct'] } },
  );

/** Camille’s telephone. */
async function play(path: string, status: Status = together()) {
  const streams = fakeStreams();
  const fake = openAsPlayer(path, status, { 'GET user/check': GUEST, 'GET party/stream': streams.answer });
  await screen.findByRole('heading', { level: 1 });
  const asked = () => fake.calls.filter(({ path: called }) => called === 'user/status/current').length;
  const answer = (json: Status) => void (fake.routes[CURRENT] = { json });
  return { fake, streams, asked, answer };
}

/** The same, once its stream is open. */
async function listen(path: string, status?: Status) {
  const played = await play(path, status);
  await waitFor(() => expect(getState().live).not.toBeNull());
  return played;
}

const tell = ({ latest }: ReturnType<typeof fakeStreams>, event: string, data: unknown): void =>
  latest().send(event, data);

const show = (state: 'visible' | 'hidden'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

describe('the stream of a party', () => {
  it('is opened for a party only', async () => {
    const { fake, asked } = await play('/home', makeStatus());
    // A poll would have opened it too.
    await waitFor(() => (fireEvent.focus(window), expect(asked()).toBeGreaterThan(1)));
    expect(fake.calls.some(({ path }) => path === 'party/stream')).toBe(false);
  });

  it('leads to one request for a newer version, and to none for a known one', async () => {
    const { streams, asked, answer } = await listen('/home');
    const before = asked();
    tell(streams, 'version', { version: 3 });
    await waitFor(() => expect(getState().live?.version).toBe(3));
    expect(asked()).toBe(before);
    answer(found());
    tell(streams, 'version', { version: 4 });
    await waitFor(() => expect(getState().status.status?.step?.name).toBe('PORT'));
    expect(asked()).toBe(before + 1);
  });

  it('is asked about again when the request was lost, until its answer has come', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { fake, streams, asked, answer } = await play('/home');
    await vi.waitFor(() => expect(getState().live).not.toBeNull());
    const before = asked();
    fake.routes[CURRENT] = 'unreachable';
    tell(streams, 'version', { version: 4 });
    await vi.waitFor(() => expect(asked()).toBe(before + 2));
    answer(found());
    await vi.waitFor(
      () => (vi.advanceTimersByTime(3000), expect(getState().status.status?.step?.name).toBe('PORT')),
    );
    const after = asked();
    vi.advanceTimersByTime(60_000);
    expect(asked()).toBe(after);
  });

  it('is asked about again when it was told while an older answer was on its way', async () => {
    const { fake, streams } = await listen('/home');
    const end = { ...STEP, name: 'FIN' };
    fake.routes[CURRENT] = async () => {
      fake.routes[CURRENT] = { json: makeStatus({ step: end, party: makeParty() }, { version: 5 }) };
      tell(streams, 'version', { version: 5 });
      await waitFor(() => expect(getState().live?.version).toBe(5));
      return { json: found() };
    };
    tell(streams, 'version', { version: 4 });
    await waitFor(() => expect(getState().status.status?.step?.name).toBe('FIN'));
  });

  it('tells who found, and what is typed stays until the player follows', async () => {
    const { streams, answer } = await listen('/home/app/code');
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: 'presque' } });
    field.focus();
    answer(found());
    tell(streams, 'version', { version: 4 });
    await says("Anne a trouvé : vous en êtes à l'étape 3.");
    expect([field.value, document.activeElement, getState().status.status?.step?.name]).toEqual([
      'presque',
      field,
      'GARE',
    ]);
    press('Suivre');
    await heading('Code Juste');
  });

  it('shows who is there at once, and asks for the rest when the party changed', async () => {
    const { streams, asked, answer } = await listen('/home');
    const { members, pen, proposal, changedAt } = makeParty();
    const away = members.map((member) =>
      member.id === 1 ? { ...member, isHere: false, awaySince: makeParty().changedAt } : member,
    );
    const before = asked();
    tell(streams, 'party', { members: away, pen, proposal, changedAt });
    await says("Anne n'est plus là.");
    expect(asked()).toBe(before);
    answer(makeStatus({ party: makeParty({ members: away, changedAt: LATER }) }));
    tell(streams, 'party', { members: away, pen, proposal, changedAt: LATER });
    await waitFor(() => expect(getState().status.status?.party?.changedAt).toBe(LATER));
    expect(asked()).toBe(before + 1);
  });

  it('keeps who is gone beside an older status that arrives later, and believes a newer one', async () => {
    const { fake, streams, answer } = await listen('/home');
    const { members, pen, proposal, changedAt } = makeParty();
    const away = members.map((member) => (member.id === 1 ? { ...member, isHere: false } : member));
    fake.routes[CURRENT] = async () => {
      tell(streams, 'party', { members: away, pen, proposal, changedAt, at: LATER });
      await waitFor(() => expect(getState().live?.presence?.members).toEqual(away));
      return { json: { ...found(), serverTime: EARLIER } };
    };
    const shown = () => getState().status.status;
    tell(streams, 'version', { version: 4 });
    await waitFor(() => expect(shown()?.step?.name).toBe('PORT'));
    expect(shown()?.party?.members).toEqual(away);
    answer(makeStatus({ serverTime: MUCH_LATER, party: makeParty() }, { version: 5 }));
    tell(streams, 'version', { version: 5 });
    await waitFor(() => expect(shown()?.party?.members).toEqual(members));
  });

  it.each([
    ['a hint', deed('clue'), 'Anne a demandé un indice.'],
    ['a report', deed('report'), 'Anne a signalé au guichet que quelque chose a disparu ici.'],
    ['a paper', deed('opened', 'documents/plan'), 'Anne lit « Plan ».'],
  ])('tells of %s', async (_name, last, words) => {
    const { streams, answer } = await listen('/home');
    const plan = { slug: 'plan', title: 'Plan', isNew: false };
    answer(
      makeStatus(
        { party: makeParty({ last, changedAt: LATER }) },
        { version: 4, documents: [plan] as never },
      ),
    );
    tell(streams, 'version', { version: 4 });
    await says(words);
  });

  it('closes an instrument whose role went to another telephone, and names that telephone', async () => {
    const dials = { type: 'letter-dials', header: 'Le coffret', dials: 1, scrambled: '', everyMs: 0 };
    const { fake } = await listen(
      '/home/app/code',
      makeStatus({ party: makeParty() }, { puzzle: dials as never }),
    );
    const message = 'Cet instrument est passé dans d’autres mains : Anne a maintenant l’écoute.';
    fake.routes['POST code/recognise'] = { status: 403, json: { error: 'IN_OTHER_HANDS', message } };
    const [wheel] = await screen.findAllByRole('spinbutton');
    fireEvent.keyDown(wheel as HTMLElement, { key: 'b' });
    await says("Anne a maintenant l'écoute.");
  });

  it('learns that this telephone is writing, without the text', async () => {
    const { fake } = await listen('/home/app/code');
    const field = await screen.findByRole('textbox');
    fake.routes['POST party/writing'] = { json: {} };
    await waitFor(() => {
      fireEvent.input(field, { target: { value: 'un secret' } });
      expect(fake.calls.filter(({ path }) => path === 'party/writing').map(({ body }) => body)).toEqual([
        { step: 'GARE' },
      ]);
    });
  });

  it('is closed while the page is hidden, and opened with a request when it is shown again', async () => {
    const { streams, asked } = await listen('/home');
    const first = streams.latest();
    show('hidden');
    expect(first.isClosed()).toBe(true);
    expect(getState().live).toBeNull();
    const before = asked();
    show('visible');
    await waitFor(() => expect(streams.opened).toHaveLength(2));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it('is opened again when a page comes back from the memory of the browser', async () => {
    const { streams } = await listen('/home');
    fireEvent(window, new Event('pagehide'));
    expect(streams.latest().isClosed()).toBe(true);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(streams.opened).toHaveLength(2));
  });

  it('replaces the polls while it is open, and they go on when it is lost', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { streams, asked } = await play('/home');
    await vi.waitFor(() => expect(getState().live).not.toBeNull());
    const before = asked();
    vi.advanceTimersByTime(60_000);
    expect(asked()).toBe(before);
    streams.latest().end();
    await vi.waitFor(() => expect(getState().live).toBeNull());
    vi.advanceTimersByTime(20_000);
    await vi.waitFor(() => expect(asked()).toBe(before + 1));
  });
});

describe('who was away', () => {
  const known = makeStatus({ party: makeParty({ finds: [find(1, 1, '2026-10-12T16:50:00.000Z')] }) });
  const later = (finds: ReturnType<typeof find>[]): Status =>
    makeStatus({ step: STEP, party: makeParty({ finds }) }, { version: 5, stepNumber: 4 });

  it.each([
    [
      'by whom which steps were found',
      [find(1, 2), find(3, 3), find(1, 4)].map((one) => (one.member === 3 ? { ...one, name: 'Jo' } : one)),
      "Anne a trouvé les étapes 2 et 4 et Jo a trouvé l'étape 3 : vous en êtes à l'étape 4.",
    ],
    ['of a correction by staff without a name', [], "L'étape a été changée : vous en êtes à l'étape 4."],
  ])('is told %s', async (_name, finds, words) => {
    const { answer } = await play('/home/app/code', known);
    await screen.findByRole('textbox');
    answer(later(finds));
    fireEvent.focus(window);
    await says(words);
  });

  it('is told on the desk after a reload, once', async () => {
    deviceStorage.write('finds.PLI417', '2026-10-12T16:50:00.000Z');
    await play('/home', { ...later([find(1, 2), find(1, 3)]), code: 'PLI417' });
    await says('Anne a trouvé les étapes 2 et 3.');
    expect(screen.getByRole('link', { name: 'Lire le carnet' })).toBeTruthy();
    expect(deviceStorage.read('finds.PLI417')).toBe(LATER);
  });
});

describe('what the others show', () => {
  const dials = { type: 'digit-dials', header: 'Le coffret', dials: 4, everyMs: 0, display: 'digits' };
  const atDials = () => makeStatus({ party: makeParty() }, { puzzle: dials as never });

  it('is what they set, which can be taken over', async () => {
    const { streams } = await listen('/home/app/code', atDials());
    await screen.findAllByRole('spinbutton');
    tell(streams, 'hand', { member: 1, step: 'GARE', value: '0412' });
    await says('Anne : 0 4 1 2');
    press('Reprendre ce que règle Anne');
    await waitFor(() =>
      expect(screen.getAllByRole('spinbutton').map((dial) => dial.getAttribute('aria-valuetext'))).toEqual([
        '0',
        '4',
        '1',
        '2',
      ]),
    );
    tell(streams, 'hand', { member: 1, step: 'GARE', value: '' });
    await waitFor(() => expect(pageText()).not.toContain('Anne : 0 4 1 2'));
  });

  it('is shown by this telephone too while it listens, and dropped without a network', async () => {
    const { fake, streams } = await listen('/home/app/code', atDials());
    fake.routes['POST party/hand'] = { json: {} };
    const [first] = await screen.findAllByRole('spinbutton');
    const said = () => fake.calls.filter(({ path }) => path === 'party/hand').map(({ body }) => body);
    fireEvent.keyDown(first as HTMLElement, { key: '7' });
    await waitFor(() => expect(said()).toEqual([{ step: 'GARE', value: '7000' }]));
    streams.latest().end();
    await waitFor(() => expect(getState().live).toBeNull());
    fireEvent.keyDown(first as HTMLElement, { key: '8' });
    await waitFor(() => expect(first?.getAttribute('aria-valuetext')).toBe('8'));
    expect(said()).toHaveLength(1);
  });

  it('is how many of the numbers that they tried are right', async () => {
    const lock = {
      ...{ type: 'number-fields', header: 'Le cadenas', links: [] },
      fields: ['A', 'B', 'C'].map((label) => ({ label, digits: 4 })),
    };
    const { streams } = await listen(
      '/home/app/code',
      makeStatus({ party: makeParty() }, { puzzle: lock as never }),
    );
    await screen.findAllByRole('textbox');
    tell(streams, 'tried', { member: 1, step: 'GARE', right: 2, of: 3 });
    await says('Anne a essayé : deux justes sur trois.');
    tell(streams, 'hand', { member: 1, step: 'GARE', value: '17--1790' });
    await says('Anne : 17 … 1790');
    fireEvent.change(screen.getByLabelText('B'), { target: { value: '204' } });
    press('Reprendre ce que règle Anne');
    await waitFor(() =>
      expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
        '17',
        '204',
        '1790',
      ]),
    );
  });

  it('is a sign, and a place on a paper, which is opened from the notice', async () => {
    const plan = { slug: 'plan', title: 'Plan', isNew: false };
    const { streams } = await listen(
      '/home',
      makeStatus({ party: makeParty() }, { documents: [plan] as never }),
    );
    tell(streams, 'sign', { member: 1, sign: 'here' });
    await says("Anne : « J'y suis »");
    tell(streams, 'mark', { member: 1, paper: 'documents/plan', picture: 0, x: 0.5, y: 0.5 });
    await says('Anne montre quelque chose sur « Plan ».');
    expect(screen.getByRole('link', { name: 'Regarder' }).getAttribute('href')).toBe('/document/plan');
  });
});

describe('the pen of a party', () => {
  const puzzle = {
    type: 'text-area',
    header: 'Écrivez',
    placeholder: 'Phrase',
    minLength: 1,
    links: [],
  } as const;
  it.each([
    ['a long text', '/home/app/code', { puzzle }],
    ['the code of the final application', '/home/app/final', { final: finalView }],
  ])('keeps who has not got it from writing %s, says who writes, and passes', async (_name, path, view) => {
    writeDraft(makeStatus(), '2/1/', 'final');
    const { streams, fake } = await listen(path, makeStatus({ party: makeParty() }, view));
    const open = screen.queryByRole('button', { name: 'Accéder' });
    if (open) fireEvent.click(open);
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    await says('Anne tient la plume.');
    expect(field.readOnly).toBe(true);
    tell(streams, 'writing', { member: 1, step: 'GARE' });
    await says('Anne écrit…');
    const { members, proposal } = makeParty();
    tell(streams, 'party', { members, pen: 2, proposal, changedAt: makeParty().changedAt });
    await says('Vous tenez la plume.');
    expect(field.readOnly).toBe(false);
    fake.routes['POST party/pen'] = { json: makeParty() };
    press('La passer à Anne');
    await waitFor(() => expect(field.readOnly).toBe(true));
  });
});

describe('a stream that ends', () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  /** Without screens, on a clock that the test moves. */
  async function open() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const streams = fakeStreams();
    const fake = fakeApi({ 'GET party/stream': streams.answer });
    const onOver = vi.fn<() => void>();
    stops.push(startLive({ onOver }));
    await vi.advanceTimersByTimeAsync(0);
    expect(getState().live).not.toBeNull();
    return { streams, fake, onOver };
  }

  it('is opened again as late as the server asks, every four seconds, and ever later when nothing helps', async () => {
    const { streams, fake } = await open();
    const opens = () => fake.calls.filter(({ path }) => path === 'party/stream').length;
    fake.routes['GET party/stream'] = {
      status: 503,
      json: { error: 'TOO_MANY_STREAMS' },
      headers: { 'retry-after': '30' },
    };
    streams.latest().end();
    await vi.advanceTimersByTimeAsync(3_999);
    expect([opens(), getState().live]).toEqual([1, null]);
    await vi.advanceTimersByTimeAsync(1);
    expect(opens()).toBe(2);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(opens()).toBe(2);
    fake.routes['GET party/stream'] = 'unreachable';
    await vi.advanceTimersByTimeAsync(1);
    expect(opens()).toBe(3);
    for (let tries = 4; tries <= 11; tries += 1) {
      await vi.advanceTimersByTimeAsync(4_000);
      expect(opens()).toBe(tries);
    }
    await vi.advanceTimersByTimeAsync(7_999);
    expect(opens()).toBe(11);
    await vi.advanceTimersByTimeAsync(1);
    expect(opens()).toBe(12);
  });

  it('is taken for dead after a silence of fifty seconds, which a comment ends', async () => {
    const { streams } = await open();
    const [first] = streams.opened;
    await vi.advanceTimersByTimeAsync(40_000);
    first?.write(': \n\n');
    await vi.advanceTimersByTimeAsync(49_000);
    expect(first?.isClosed()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(first?.isClosed()).toBe(true);
  });

  it('of a telephone too many is opened again when the page is shown, and no sooner', async () => {
    const { streams } = await open();
    streams.latest().send('goodbye', { reason: 'crowded' });
    streams.latest().end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(streams.opened).toHaveLength(1);
    show('visible');
    expect(streams.opened).toHaveLength(2);
  });

  it.each([401, 404])('asks the status once after an answer %i, and stays closed', async (status) => {
    const { streams, fake, onOver } = await open();
    fake.routes['GET party/stream'] = { status, json: { error: 'NO_PARTY' } };
    streams.latest().end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(fake.calls.filter(({ path }) => path === 'party/stream')).toHaveLength(2);
  });
});

describe('an answer that comes after a friend’s', () => {
  it.each([
    ['was right too', true, "Vous aviez trouvé aussi : vous en êtes à l'étape 3."],
    ['was wrong', false, "Anne a trouvé cette étape : vous en êtes à l'étape 3."],
  ])('and %s opens the message of the step, as for the friend', async (_name, alsoRight, words) => {
    const { fake, streams, answer } = await listen('/home/app/code');
    const by = { member: 1, name: 'Anne' };
    const json = { error: 'STALE', status: found(), by, alsoRight };
    fake.routes['POST code/check'] = { status: 409, json };
    answer(found());
    tell(streams, 'version', { version: 4 });
    await says('Anne a trouvé : vous en êtes');
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'la gare' } });
    press('VALIDER');
    await heading('Code Juste');
    await says(words);
    expect(pageText(), 'it is told once').not.toMatch(/Problème|pas été jugée|Suivre/u);
  });
});

describe('a telephone of a party', () => {
  const said = (fake: ReturnType<typeof openAsPlayer>) =>
    fake.calls
      .filter(({ path }) => path === 'party/beat')
      .map(({ body }) => (body as { readonly screen: string }).screen);

  it('says that it is there every fifteen seconds while its screen is on, and when its stream breaks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { fake, streams } = await play('/home');
    await vi.waitFor(() => expect(said(fake)).toEqual(['on']));
    vi.advanceTimersByTime(15_000);
    expect(said(fake)).toEqual(['on', 'on']);
    await vi.waitFor(() => expect(getState().live).not.toBeNull());
    streams.latest().end();
    await vi.waitFor(() => expect(said(fake)).toHaveLength(3));
    show('hidden');
    vi.advanceTimersByTime(60_000);
    expect(said(fake).slice(3)).toEqual(['off']);
    show('visible');
    expect(said(fake).slice(4)).toEqual(['on']);
  });

  it('says once that its page is closed, and that it is shown again from memory', async () => {
    const { fake } = await listen('/home');
    fireEvent(window, new Event('pagehide'));
    show('hidden');
    expect(said(fake)).toEqual(['on', 'closed']);
    show('visible');
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(said(fake)).toEqual(['on', 'closed', 'on']);
  });
});

describe('a guest who was let go', () => {
  const ENDED = { status: 401, json: { error: 'PARTY_ENDED', message: 'Vous n’êtes plus de cette partie.' } };
  const TOLD = "Vous n'êtes plus de la partie.";

  it('is told in words, and nothing of the game stays on the telephone', async () => {
    const { fake, streams } = await listen('/home/app/code');
    writeDraft(together(), 'presque');
    const emptied = vi.fn((_name: string) => Promise.resolve(true));
    vi.stubGlobal('caches', { delete: emptied });
    fake.routes[CURRENT] = ENDED;
    tell(streams, 'goodbye', { reason: 'ended' });
    streams.latest().end();
    await says(TOLD);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(document.cookie).not.toContain('session=1');
    expect(emptied).toHaveBeenCalledWith('unlocked');
  });

  it.each([true, false])(
    'is told the next time the game is opened, with the cookies or without: %s',
    async (hasCookies) => {
      if (hasCookies) giveSession();
      storeStatus({ email: null, admin: false, status: together() });
      fakeApi(hasCookies ? { [CURRENT]: ENDED } : {});
      openAt('/home');
      await says(TOLD);
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );
});
