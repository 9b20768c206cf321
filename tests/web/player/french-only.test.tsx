// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { initialState } from '../../../web/state/client-state.ts';
import { gameLanguage } from '../../../web/state/game/game-language.ts';
import { storeStatus } from '../../../web/state/game/stored-status.ts';
import { setState } from '../../../web/state/store.ts';
import { freshPages, heading, openAsPlayer, press, says } from '../support/app.tsx';
import { makeStatus, makeView } from '../support/statuses.ts';

freshPages();
beforeEach(() => void (document.cookie = 'language=en; path=/'));

const inBoth = makeStatus({}, { city: { ...makeView().city, languages: ['fr', 'en'] } });
const notice = () => screen.queryByText(/exists in French only/);

/** Loads the page again on the same telephone. */
async function open(status = makeStatus()): Promise<void> {
  cleanup();
  setState(initialState);
  openAsPlayer('/home/settings', status);
  await screen.findByRole('heading', { level: 1, name: /account|compte/ });
}

describe('the game of a city that is French only, on an English telephone', () => {
  it('is French, says once for each letter why, and keeps the choice of the telephone', async () => {
    await open();
    await heading('Informations du compte');
    expect(document.documentElement.lang).toBe('fr');
    await says('This letter exists in French only');
    press('Understood');
    await waitFor(() => expect(notice()).toBeNull());
    await open();
    await screen.findByRole('button', { name: 'Relancer Tutoriel' });
    expect(notice()).toBeNull();
    await open(makeStatus({ code: 'ABC124' }));
    await says('This letter exists in French only');
    expect(document.cookie).toContain('language=en');
  });

  it('is French before the server has told it, by the copy on the device', () => {
    expect(gameLanguage(initialState)).toBe('en');
    storeStatus({ email: 'a@b.fr', admin: false, status: makeStatus() });
    expect(gameLanguage(initialState)).toBe('fr');
  });
});

describe('the game of a city that has English too, on the same telephone', () => {
  it('is English, and needs no word about it', async () => {
    await open(inBoth);
    await heading('Your account');
    expect(document.documentElement.lang).toBe('en');
    expect(notice()).toBeNull();
  });
});
