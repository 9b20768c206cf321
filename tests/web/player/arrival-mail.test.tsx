// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { PlayerView } from '../../../engine/public.ts';
import { setState } from '../../../web/state/store.ts';
import { freshPages, openAsPlayer, pageText, says } from '../support/app.tsx';
import { type ApiAnswer } from '../support/fake-api.ts';
import { makeStatus } from '../support/statuses.ts';

freshPages();

const MAIL = 'POST user/status/arrivalMail';
const ASK = /M.écrire quand il arrive/u;
const TAKE_BACK = /Ne plus m.écrire/u;

const soon = (): string => new Date(Date.now() + 20 * 60_000).toISOString();
const statusOf = (view: Partial<PlayerView>) => makeStatus({}, view);

interface Waiting {
  readonly emailProved?: boolean;
  readonly view?: Partial<PlayerView>;
}

/** The messages of a player whose next one comes in twenty minutes. */
async function waiting(answers: readonly ApiAnswer[], { emailProved = true, view = {} }: Waiting = {}) {
  const left = [...answers];
  const fake = openAsPlayer('/home/messages', statusOf({ nextArrival: soon(), ...view }), {
    'GET user/check': { json: { email: 'recrue@poste.test', admin: false, emailProved } },
    [MAIL]: () => left.shift() ?? { status: 500 },
  });
  await screen.findByText(/Le prochain courrier est levé/u);
  return {
    asked: () => fake.calls.filter(({ path }) => path === 'user/status/arrivalMail').map(({ body }) => body),
  };
}

describe('a mail when the next message comes', () => {
  it('is asked for by name of its time and taken back, by keyboard, with the focus kept', async () => {
    const at = soon();
    const view = { nextArrival: at };
    const game = await waiting([{ json: statusOf({ ...view, mailAsked: true }) }, { json: statusOf(view) }], {
      view,
    });
    (await screen.findByRole('button', { name: ASK })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: TAKE_BACK })).toBe(document.activeElement);
    await says("Un mail vous l'annoncera, à l'adresse recrue@poste.test.");
    expect(
      screen
        .getAllByRole('status')
        .map((line) => line.textContent)
        .join(' '),
    ).toMatch(/Un mail vous l.annoncera/u);
    await userEvent.keyboard(' ');
    expect(await screen.findByRole('button', { name: ASK })).toBe(document.activeElement);
    expect(game.asked()).toEqual([{ arrival: at }, { arrival: null }]);
    expect(pageText()).not.toContain('recrue@poste.test');
  });

  it('is asked for again after a lost answer, without the player', async () => {
    const game = await waiting(['unreachable', { json: statusOf({ nextArrival: soon(), mailAsked: true }) }]);
    await userEvent.click(await screen.findByRole('button', { name: ASK }));
    await screen.findByRole('button', { name: TAKE_BACK });
    expect(new Set(game.asked().map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('is not asked for without a network, and the screen says so', async () => {
    await waiting(['unreachable', 'unreachable']);
    await userEvent.click(await screen.findByRole('button', { name: ASK }));
    await says('Pas de réseau');
    expect(screen.getByRole('button', { name: ASK })).toBeTruthy();
  });

  it('is offered for the new hour when the hour has changed', async () => {
    const later = new Date(Date.now() + 50 * 60_000).toISOString();
    const moved = statusOf({ nextArrival: later });
    const game = await waiting([
      { status: 409, json: { error: 'STALE', status: moved } },
      { json: statusOf({ nextArrival: later, mailAsked: true }) },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: ASK }));
    await says('dans cinquante minutes');
    expect(pageText()).toContain("L'heure de ce courrier vient de changer.");
    await userEvent.click(screen.getByRole('button', { name: ASK }));
    await screen.findByRole('button', { name: TAKE_BACK });
    expect(game.asked().at(-1)).toEqual({ arrival: later });
  });

  it('needs a confirmed address, and the screen leads to where it is confirmed', async () => {
    await waiting([], { emailProved: false });
    const link = await screen.findByRole('link', { name: /confirmez d.abord votre adresse/u });
    expect(link.getAttribute('href')).toBe('/home/settings');
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
  });

  it('leads there too when only the server knows that the address is not confirmed', async () => {
    await waiting([
      { status: 403, json: { error: 'EMAIL_NOT_PROVED', message: 'Confirmez d’abord votre adresse.' } },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: ASK }));
    expect(await screen.findByRole('link', { name: /confirmez d.abord votre adresse/u })).toBeTruthy();
  });

  it('is no business of staff who look on', async () => {
    await waiting([]);
    await screen.findByRole('button', { name: ASK });
    setState({ adminStatus: statusOf({ nextArrival: soon() }) });
    await waitFor(() => expect(screen.queryByRole('button', { name: ASK })).toBeNull());
  });
});
