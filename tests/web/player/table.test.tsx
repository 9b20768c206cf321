// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../../../web/player/pages/load-page.ts';
import { follow, freshPages, heading, isAt, openAsPlayer, press } from '../support/app.tsx';
import { finalView, makeStatus } from '../support/statuses.ts';

freshPages();

const page = { address: '/pages/one-line.js', media: {} };
const documents = [
  { slug: 'plan', title: 'Le plan', stamp: null, isNew: false, page },
  { slug: 'carre', title: 'Le carré', stamp: null, isNew: false, page },
];
const status = makeStatus({}, { documents, final: finalView });

beforeEach(() => loadPage(page.address, () => Promise.resolve({ default: () => <p>Une ligne.</p> })));

const withScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('60rem'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const desk = () => screen.queryByRole('complementary', { name: 'Bureau' });
const pinned = () => screen.queryByRole('complementary', { name: 'Document épinglé' });

describe('the sorting table of a wide screen', () => {
  it('has the desk beside every screen but the desk itself', async () => {
    withScreen(true);
    openAsPlayer('/home/app/code', status);
    await screen.findByRole('textbox');
    const beside = await screen.findByRole('complementary', { name: 'Bureau' });
    expect(within(beside).getByRole('link', { name: /Code/ }).getAttribute('aria-current')).toBe('page');
    follow('Bureau');
    await heading('Ville');
    expect(desk()).toBeNull();
  });

  it('keeps a pinned document beside the screen from which it was opened, until it is taken away', async () => {
    withScreen(true);
    openAsPlayer('/document', status);
    await heading('Documents');
    follow(/^Le plan/);
    await isAt('/document/plan');
    expect(pinned()).toBeNull();
    press('Épingler');
    await isAt('/document');
    await waitFor(() => expect(pinned()?.textContent).toContain('Une ligne.'));
    follow(/^Code/);
    await screen.findByRole('textbox');
    expect(pinned()?.textContent).toContain('Le plan');
    press('Détacher');
    expect(pinned()).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  });
});

describe('a narrow screen', () => {
  it('has neither the desk nor a key to pin with', async () => {
    withScreen(false);
    openAsPlayer('/document/plan', status);
    await screen.findByText('Une ligne.');
    expect(desk()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Épingler' })).toBeNull();
  });

  it('has the square under the arrows of the final application', async () => {
    withScreen(false);
    openAsPlayer('/home/app/final', status);
    await heading('port.exe');
    press('Ouvrir le carré');
    await screen.findByText('Une ligne.');
    press('Détacher');
    expect(screen.queryByText('Une ligne.')).toBeNull();
  });
});
