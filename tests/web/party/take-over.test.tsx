// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PartyView, Status } from '../../../engine/public.ts';
import { setPreference } from '../../../web/state/device/preferences.ts';
import { replaceStatus } from '../../../web/state/game/status.ts';
import { freshPages, openAsPlayer, pageText, press, says } from '../support/app.tsx';
import { makeParty, makeStatus } from '../support/statuses.ts';

freshPages();

const GUEST = { status: 403, json: { error: 'GUEST', message: 'Seule la personne qui tient la lettre.' } };
const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();
const buzz = vi.fn<(pattern: VibratePattern) => boolean>(() => true);
beforeEach(() => {
  Object.assign(navigator, { vibrate: buzz, userActivation: { hasBeenActive: true } });
  buzz.mockClear();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'userActivation'));

/** Anne listens and Camille, whose telephone this is, reads. Anne was last heard so long ago. */
function apart(seconds: number | null, patch: Partial<PartyView> = {}): PartyView {
  const party = makeParty({ severalHands: true });
  const hands = [
    { member: 1, roles: ['l’écoute'] },
    { member: 2, roles: ['la lecture'] },
  ];
  const away = { isHere: false, inPocket: false, awaySince: seconds === null ? null : ago(seconds) };
  const members = party.members.map((one) => (one.id === 1 && seconds !== null ? { ...one, ...away } : one));
  return { ...party, members, hands, ...patch };
}

const reading = { roles: [{ name: 'la lecture', task: null }], messages: [], documents: [] };
const elsewhere = (party: PartyView): Status =>
  makeStatus(
    { party },
    { hands: reading, puzzle: null, puzzleHeldBy: 'l’écoute', roles: ['la lecture', 'l’écoute'] },
  );
/** Camille stands in for Anne. */
const stoodIn = (): Status =>
  makeStatus(
    {
      party: apart(70, {
        hands: [{ member: 2, roles: ['la lecture', 'l’écoute'] }],
        takings: [{ role: 'l’écoute', by: 2, from: [1] }],
      }),
    },
    { hands: { ...reading, roles: [...reading.roles, { name: 'l’écoute', task: 'Tourne les boutons.' }] } },
  );

async function open(path: string, status: Status) {
  const fake = openAsPlayer(path, status, { 'GET user/check': GUEST });
  await screen.findByRole('heading', { level: 1 });
  return fake;
}

const offered = () => screen.queryAllByRole('button', { name: /Prendre l’écoute en attendant/ });

describe('the instrument of an absent telephone', () => {
  it('says since when it is absent, and is not offered within a minute', async () => {
    await open('/home/app/code', elsewhere(apart(55)));
    await says("Dans les mains de : l'écoute (Anne, pas là)");
    expect(offered()).toHaveLength(0);
  });

  it('is offered after a minute, and is there with one touch', async () => {
    const fake = await open('/home/app/code', elsewhere(apart(185)));
    await says("Dans les mains de : l'écoute (Anne, pas là depuis 3 min)");
    fake.routes['POST party/take-over'] = { json: stoodIn() };
    press('Prendre l’écoute en attendant');
    await screen.findByRole('textbox');
    expect(fake.calls.find(({ path }) => path === 'party/take-over')?.body).toEqual({ role: 'l’écoute' });
  });

  it('is offered on the desk, except for a telephone in a pocket', async () => {
    await open('/home', elsewhere(apart(70)));
    await waitFor(() => expect(offered()).toHaveLength(1));
    const pocketed = apart(70);
    const members = pocketed.members.map((one) => (one.id === 1 ? { ...one, inPocket: true } : one));
    act(() => replaceStatus(elsewhere({ ...pocketed, members })));
    await waitFor(() => expect(offered()).toHaveLength(0));
  });

  it('stays where it is when somebody was faster, who is named', async () => {
    const fake = await open('/home/app/code', elsewhere(apart(70)));
    const message = 'Basile est là : c’est dans ses mains.';
    fake.routes['POST party/take-over'] = { status: 409, json: { error: 'HAND_HERE', message } };
    press('Prendre l’écoute en attendant');
    await says("Basile est là : c'est dans ses mains.");
  });
});

describe('a role that comes to this telephone', () => {
  it('is told by a card and a vibration, which no new status repeats', async () => {
    await open('/document', elsewhere(apart(null)));
    act(() => replaceStatus(stoodIn()));
    await says("C'est à vous : l'écoute.");
    expect(buzz).toHaveBeenCalledTimes(1);
    press('Compris');
    act(() => replaceStatus(stoodIn()));
    await waitFor(() => expect(pageText()).not.toContain("C'est à vous"));
    expect(buzz).toHaveBeenCalledTimes(1);
  });

  it('is quiet where the settings say so', async () => {
    await open('/document', elsewhere(apart(null)));
    setPreference('clicks', false);
    act(() => replaceStatus(stoodIn()));
    await says("C'est à vous : l'écoute.");
    expect(buzz).not.toHaveBeenCalled();
  });

  it('was somebody’s, who has it back with one touch', async () => {
    const mine = apart(null, {
      hands: [{ member: 1, roles: ['l’écoute', 'la lecture'] }],
      takings: [{ role: 'la lecture', by: 1, from: [2] }],
    });
    const fake = await open('/home', makeStatus({ party: mine }, { hands: { ...reading, roles: [] } }));
    await says('Anne tient la lecture en attendant.');
    fake.routes['POST party/give-back'] = { json: elsewhere(apart(null)) };
    press('Reprendre la lecture');
    await says("C'est à vous : la lecture.");
  });
});

describe('the other route, while the holder is absent', () => {
  const alternative = { availableAt: ago(60), waitMs: 1, question: null };
  const step = { index: 2, name: 'GARE', description: '', maxClues: 3, hasAlternativePath: true };
  const proposed = (member: number, seconds: number, others: boolean): Status => {
    const jo = {
      id: 3,
      name: 'Jo',
      isHolder: false,
      isHere: others,
      inPocket: false,
      awaySince: others ? null : ago(90),
    };
    const party = apart(seconds, { proposal: { member, step: 'GARE' } });
    return makeStatus({ step, party: { ...party, members: [...party.members, jo] } }, { alternative });
  };
  const AROUND = 'POST user/status/goAlternativePath';
  const around = makeStatus(
    { step: { ...step, index: 5, name: 'PONT' }, party: makeParty() },
    { stepNumber: 5 },
  );

  it.each([
    [
      'another guest has proposed',
      proposed(3, 70, true),
      'Jo propose l’autre chemin. Anne n’est pas là',
      undefined,
    ],
    ['nobody else is there', proposed(2, 70, false), 'confirmez une seconde fois', { alone: true }],
  ])('is taken by a guest when %s', async (_name, status, words, body) => {
    const fake = await open('/home', status);
    fake.routes[AROUND] = { json: around };
    press('Voir');
    await says(words.replaceAll('’', "'"));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmer' }).disabled).toBe(false),
    );
    press('Confirmer');
    await waitFor(() =>
      expect(fake.calls.find(({ path }) => path.endsWith('AlternativePath'))?.body).toEqual(body),
    );
  });

  it.each([
    ['the holder is there', proposed(3, 30, true)],
    ['it is one’s own, and another guest is there', proposed(2, 70, true)],
  ])('waits while %s', async (_name, status) => {
    await open('/home', status);
    await says("l'autre chemin");
    expect(screen.queryByRole('button', { name: 'Voir' })).toBeNull();
  });
});

const textField = {
  type: 'text-field',
  header: 'Quel nom ?',
  subheader: 'Il est au bout de la rue.',
  placeholder: 'Nom',
  minLength: 3,
} as const;

it('a link of the instrument says who has the paper, and nothing more of one that is here', async () => {
  const held = [{ slug: 'croquis', title: 'Croquis', heldBy: 'l’écoute' }];
  const links = [
    { label: 'Le croquis', to: '/document/croquis' },
    { label: 'Le plan', to: '/document/map' },
  ];
  const puzzle = { ...textField, links };
  await open('/home/app/code', makeStatus({}, { puzzle, hands: { ...reading, documents: held } }));
  const { textContent: other } = await screen.findByRole('link', { name: /Le croquis/ });
  const { textContent: here } = screen.getByRole('link', { name: /Le plan/ });
  expect([other, here]).toEqual(['Le croquis (l’écoute)', 'Le plan']);
});
