import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Desk } from '../../../engine/graph/desk.ts';
import { addressOf, openAddress, shownAt, useAddress } from '../../../web/studio/address.ts';
import { withCities } from '../../../web/studio/desk.ts';
import { tabState } from '../../../web/studio/tab-state.ts';
import type { ViewName } from '../../../web/studio/views.ts';

afterEach(() => sessionStorage.clear());

describe('the address of a view', () => {
  it.each([
    [{ city: 'lyon', view: 'story', file: 'steps/01.yaml' }, '#lyon/histoire'],
    [{ city: 'saint-etienne', view: 'media', file: '' }, '#saint-etienne/images-et-sons'],
    [
      { city: 'lyon', view: 'sheet', file: 'messages/l été.mdx' },
      '#lyon/fiche/messages/l%20%C3%A9t%C3%A9.mdx',
    ],
  ] as const)('names its city, its view and its file: %o', (shown, address) => {
    expect(addressOf(shown)).toBe(address);
    expect(shownAt(address)).toEqual({ ...shown, file: shown.view === 'sheet' ? shown.file : '' });
  });

  it('opens what it names, and nothing for a link within the page', () => {
    expect(shownAt('#contenu')).toBeNull();
    openAddress('#paris/fiche/messages/un.mdx');
    openAddress('#contenu');
    expect([tabState('city', ''), tabState('view', ''), tabState('sheet.paris', null)]).toEqual([
      'paris',
      'sheet',
      { file: 'messages/un.mdx', at: null },
    ]);
  });
});

describe('the window', () => {
  it('has the address of each view, and the browser’s buttons lead back and forward', async () => {
    const initialProps: { readonly view: ViewName } = { view: 'story' };
    const { rerender } = renderHook(({ view }) => useAddress('lyon', view), { initialProps });
    expect(window.location.hash).toBe('#lyon/histoire');
    rerender({ view: 'media' });
    expect(window.location.hash).toBe('#lyon/images-et-sons');
    window.history.back();
    await waitFor(() => expect(tabState('view', '')).toBe('story'));
    window.history.forward();
    await waitFor(() => expect(tabState('view', '')).toBe('media'));
  });
});

describe('the list of cities', () => {
  const city = (slug: string) => ({ slug }) as Desk['cities'][number];

  it('has each city once, also when the server tells of more than changed', () => {
    const before = { cities: ['bordeaux', 'lyon', 'paris'].map(city), problems: [] };
    const part = { cities: ['lyon', 'paris', 'toulouse'].map(city), problems: [] };
    expect(withCities(before, part, ['lyon']).cities.map(({ slug }) => slug)).toEqual([
      'bordeaux',
      'lyon',
      'paris',
      'toulouse',
    ]);
  });
});
