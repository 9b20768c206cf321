import { expect, waitFor } from 'storybook/test';

/** The page must not scroll sideways. Retried, because pictures or fonts may still be loading. */
export async function fits(canvas: HTMLElement): Promise<void> {
  const { documentElement } = canvas.ownerDocument;
  await waitFor(() =>
    expect(documentElement.scrollWidth, 'the page is wider than the screen').toBeLessThanOrEqual(
      documentElement.clientWidth,
    ),
  );
}
