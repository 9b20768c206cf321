// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported before the first test's timeout starts.
import '../../../web/site/legal/LegalPage.tsx';
import '../../../web/site/texts/legal-notice.mdx';
import '../../../web/site/texts/terms-of-sale.mdx';
import '../../../web/site/texts/terms-of-use.mdx';
import { forgetAll, freshPages, giveSession, openAt, plain } from '../support/app.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { makeStatus } from '../support/statuses.ts';

freshPages();

/** The title and the sections of a page. */
async function textAt(path: string) {
  openAt(path);
  await waitFor(() => expect(document.querySelectorAll('h2').length).toBeGreaterThan(2));
  const text = plain(document.querySelector('h2')?.parentElement?.textContent ?? null);
  const title = plain(screen.getAllByRole('heading', { level: 1 })[0]?.textContent ?? null);
  cleanup();
  forgetAll();
  return { title, text };
}

it.each([
  ['P-PAGE-10', '/legal', '/home/legal'],
  ['P-PAGE-11', '/login/cgu', '/home/cgu'],
  ['P-PAGE-12', '/cgv', '/home/cgv'],
])('G-ROUTE-12, %s: the text of %s is at %s for a logged-in user', async (_row, outside, inside) => {
  fakeApi({ 'GET user/check': { json: { email: 'a@b.fr', admin: false } }, 'GET user/status/current': { json: makeStatus() } });
  const known = await textAt(outside);
  expect(known.text.length).toBeGreaterThan(800);
  giveSession();
  expect(await textAt(inside)).toEqual(known);
  expect(window.location.pathname).toBe(inside);
});
