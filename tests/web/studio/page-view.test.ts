// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createPageView } from '../../../web/studio/page/page-view.ts';

function drawn(text: string) {
  const page = createPageView(text);
  if (!page) throw new Error('cannot be read');
  const place = document.createElement('div');
  page.mount(place);
  return { page, place };
}

describe('a page on the screen', () => {
  it('invites to write in a passage without words, and in no other', () => {
    const { place } = drawn('<If solved="A">\n</If>\n\n<If solved="B">\nDeux.\n</If>\n');
    const invited = [...place.querySelectorAll<HTMLElement>('[data-invitation]')];
    expect(invited.map(({ dataset }) => dataset['invitation'])).toEqual([
      'Écrivez ici ce que ceux-là liront',
    ]);
  });
});
