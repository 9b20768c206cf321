// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported before the first test's timeout starts.
import '../../../web/site/legal/LegalPage.tsx';
import '../../../web/site/texts/legal-notice.mdx';
import '../../../web/site/texts/terms-of-sale.mdx';
import '../../../web/site/texts/terms-of-use.mdx';
import { freshPages, heading, openAsPlayer } from '../support/app.tsx';

freshPages();

it.each([
  ['P-PAGE-10', '/home/legal', /Mentions légales/],
  ['P-PAGE-11', '/home/cgu', /Conditions générales d.utilisation/],
  ['P-PAGE-12', '/home/cgv', /Conditions générales de vente/],
])('G-ROUTE-12, %s: a logged-in user reads at %s the text of the site', async (_row, path, title) => {
  openAsPlayer(path);
  await heading(title);
  await waitFor(() => expect(document.querySelectorAll('h2').length).toBeGreaterThan(2));
  expect(window.location.pathname).toBe(path);
});
