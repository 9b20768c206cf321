import { expect, waitFor } from 'storybook/test';

/** Nobody scrolls a page sideways. Awaited: a picture or a font may still be on its way. */
export async function fits(canvas: HTMLElement): Promise<void> {
  const { documentElement } = canvas.ownerDocument;
  await waitFor(() =>
    expect(documentElement.scrollWidth, 'the page is wider than the screen').toBeLessThanOrEqual(documentElement.clientWidth),
  );
}
