import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Viewports of .storybook/preview.ts. */
export type ViewportName = 'phone' | 'small' | 'landscape' | 'wide';

/** Selects a viewport for a story. */
export const viewport = (name: ViewportName | undefined): Pick<StoryObj, 'globals'> =>
  name === undefined ? {} : { globals: { viewport: { value: name, isRotated: false } } };

/** A narrow, old phone. */
export const small = viewport('small');

/** The page must not scroll sideways. Retried, because pictures or fonts may still be loading. */
export async function fits(canvas: HTMLElement): Promise<void> {
  const { documentElement } = canvas.ownerDocument;
  await waitFor(() =>
    expect(documentElement.scrollWidth, 'the page is wider than the screen').toBeLessThanOrEqual(
      documentElement.clientWidth,
    ),
  );
}
