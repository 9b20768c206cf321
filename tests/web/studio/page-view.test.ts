// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { moveBlock, removeBlock } from '../../../web/studio/page/PageFrame.tsx';
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

  it('leaves a component the fields that wait in its head, while blocks around it move and go', async () => {
    const { page } = drawn(
      'Un.\n\nDeux.\n\n<Picture name="a" alt="b" />\n\n<Sound name="c" transcript="d" />\n',
    );
    const frameOf = (tag: string) =>
      page.frames.list().find((frame) => String(frame.node().attrs['open']).startsWith(`<${tag}`));
    const waiting = document.createElement('input');
    frameOf('Sound')?.head.append(waiting);
    const first = frameOf('Sound')?.id;
    const soundAt = () => frameOf('Sound')?.at() ?? -1;
    const isThere = () => frameOf('Sound')?.id === first && frameOf('Sound')?.head.contains(waiting);
    const drawnOnce = frameOf('Sound')?.head.parentElement;
    drawnOnce?.setAttribute('style', 'caret-color: transparent');
    await Promise.resolve();
    expect(frameOf('Sound')?.head.parentElement).toBe(drawnOnce);
    page.run(moveBlock(soundAt(), -1));
    expect(isThere()).toBe(true);
    page.run(removeBlock(0));
    expect(isThere()).toBe(true);
    page.run(moveBlock(soundAt(), 1));
    page.run(removeBlock(frameOf('Picture')?.at() ?? -1));
    expect(isThere()).toBe(true);
    expect(page.frames.list()).toHaveLength(1);
  });
});
