// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshPages, openAsStaff, pageText, says } from '../support/app.tsx';

freshPages();

const row = (code: string) => ({ code, identifier: null, story: { city: 'VILLE' }, staff: { postOn: null } });

function openUnsent(total: number): void {
  openAsStaff('/admin/unsent', {
    'GET admin/status/unsent': {
      json: [row('PLI102'), row('PLI101')],
      headers: { 'x-total-count': String(total) },
    },
  });
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
    await says('PLI101');
    expect(pageText()).toMatch(/En attente\s:\s2PLI102/u);
    expect(screen.queryByRole('link', { name: 'explorateur' })).toBeNull();
  });
});
