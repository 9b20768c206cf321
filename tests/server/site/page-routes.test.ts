import { describe, expect, it } from 'vitest';
import { LINKABLE_SCREENS } from '../../../engine/scenario/link/pages.ts';
import { isPage } from '../../../server/routes/site/page-routes.ts';

describe('the pages of the server', () => {
  it.each(LINKABLE_SCREENS)('include %s, to which a page of a city may lead', (path) => {
    expect(isPage(path)).toBe(true);
  });

  it.each([
    '/home/nulle-part',
    '/essai/home/carnet',
    '/en/nulle-part',
    '/en/home',
    '/en/admin',
    '/en/en',
    '/english',
  ])('do not include %s, which no screen has', (path) => {
    expect(isPage(path)).toBe(false);
  });

  it.each(['/en', '/en/', '/EN/Concept/', '/en/login/cgu', '/en/a/ABC123', '/en/preparer/1-2-x'])(
    'include %s, the English page of a public one',
    (path) => {
      expect(isPage(path)).toBe(true);
    },
  );

  it.each(['', '/', '/home', '/home/app/code', '/home/messages/x', '/document/x', '/home/planche'])(
    'include /essai%s, a screen of the game without an account',
    (path) => {
      expect(isPage(`/essai${path}`)).toBe(true);
    },
  );
});
