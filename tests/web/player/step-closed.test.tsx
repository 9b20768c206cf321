// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshPages, openAsPlayer, pageText, says } from '../support/app.tsx';
import { inTurn } from '../support/fake-api.ts';
import { makeStatus } from '../support/statuses.ts';

freshPages();

const HOUR = 3_600_000;
const CURRENT = 'GET user/status/current';
const STEP = { index: 3, name: 'PHARE', description: '', maxClues: 3, hasAlternativePath: true };
const alternative = { availableAt: new Date(0).toISOString(), waitMs: 20_000, question: null };

async function at(path: string, wait: number) {
  const opensAt = new Date(Date.now() + wait).toISOString();
  const status = makeStatus({ step: STEP }, { opensAt, alternative });
  const opened = {
    json: makeStatus({ step: STEP }, { opensAt: null, alternative }),
    headers: { etag: '"b"' },
  };
  openAsPlayer(path, status, {
    [CURRENT]: wait < HOUR ? inTurn({ json: status }, opened) : { json: status },
    'POST code/check': { status: 404, json: { error: 'S’ouvre à 18 h', status } },
  });
  await screen.findByRole('heading', { level: 1 });
}

describe('a step at another hour than its own', () => {
  it('says on the desk and above its puzzle when it opens, and offers the other route there', async () => {
    await at('/home', 2 * HOUR);
    await waitFor(() => expect(pageText()).toMatch(/s'ouvre (demain )?à (\d+ h|minuit)/u));
    fireEvent.click(screen.getAllByRole('link', { name: /Code/ })[0] as HTMLElement);
    await screen.findByText(/aucune réponse n’est prise/u);
    expect(screen.getByRole('button', { name: /autre.chemin/u })).toBeTruthy();
  });

  it('shows the server’s sentence under an answer, and keeps the answer in its field', async () => {
    await at('/home/app/code', 2 * HOUR);
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: 'ancre' } });
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    await says("S'ouvre à 18 h");
    expect(field.value).toBe('ancre');
  });

  it('opens by itself, and keeps what was typed', async () => {
    await at('/home/app/code', 200);
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: 'ancre' } });
    await waitFor(() => expect(pageText()).not.toContain('aucune réponse'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ancre');
  });
});
