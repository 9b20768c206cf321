// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshPages, giveSession, openAt, pageText } from '../support/app.tsx';
import { fakeApi } from '../support/fake-api.ts';

freshPages();

const row = (code: string) => ({ code, identifier: null, story: { city: 'VILLE' }, staff: { postOn: null } });

function openUnsent(total: number): void {
  giveSession();
  fakeApi({
    'GET user/check': { json: { email: 'a@b.fr', admin: true } },
    'GET admin/cities': { json: [] },
    'GET admin/status/unsent': { json: [row('PLI102'), row('PLI101')], headers: { 'x-total-count': String(total) } },
  });
  openAt('/admin/unsent');
}

describe('the list of unsent orders', () => {
  it('counts those that the server did not send, and says where they are', async () => {
    openUnsent(2228);
    const link = await screen.findByRole('link', { name: 'explorateur' });
    expect(pageText()).toMatch(/En attente\s:\s2\s228.*2\s226\scommandes plus anciennes/u);
    expect(link.getAttribute('href')).toBe('/admin/explorer?state=1');
  });

  it('says nothing of others when it is whole', async () => {
    openUnsent(2);
    await waitFor(() => expect(pageText()).toContain('PLI101'));
    expect(pageText()).toMatch(/En attente\s:\s2PLI102/u);
    expect(screen.queryByRole('link', { name: 'explorateur' })).toBeNull();
  });
});
