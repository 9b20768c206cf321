// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../support/fake-api.ts';
import { freshPages, giveSession, openAt, pageText } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';
import { expectShown } from '../support/expect-shown.ts';

freshPages();

describe('the code of another letter, typed as an answer (P-ACT-27)', () => {
  it('is offered, and leads to its activation', async () => {
    const status = makeStatus();
    const refusal = { error: 'Ce code est celui d’une autre lettre', letter: 'XYZ789', status };
    giveSession();
    const fake = fakeApi({
      'GET user/check': { json: { email: 'a@b.fr', admin: false } },
      'GET user/status/current': { json: status },
      'POST code/check': { status: 404, json: refusal },
    });
    openAt('/home/app/code');
    const field = await screen.findByPlaceholderText('Code/Lieu');
    const send = (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.click(screen.getByRole('button', { name: 'VALIDER' }));
    };
    send('xyz789');
    const link = await screen.findByRole('link', { name: 'Commencer cette enquête' });
    expectShown(link);
    expect(link.getAttribute('href')).toBe('/a/XYZ789');
    expect(pageText()).toContain("Ce code est celui d'une autre lettre");
    fake.routes['POST code/check'] = { status: 404, json: { error: 'Code Erroné', status } };
    send('phare');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Commencer cette enquête' })).toBeNull());
  });
});
