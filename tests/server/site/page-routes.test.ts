import { describe, expect, it } from 'vitest';
import { LINKABLE_SCREENS } from '../../../engine/scenario/link/pages.ts';
import { isPage } from '../../../server/routes/site/page-routes.ts';

describe('the pages of the server', () => {
  it.each(LINKABLE_SCREENS)('include %s, to which a page of a city may lead', (path) => {
    expect(isPage(path)).toBe(true);
  });

  it('do not include an address that no screen has', () => {
    expect(isPage('/home/nulle-part')).toBe(false);
  });
});
