import type { StoryObj } from '@storybook/react-vite';

/** Viewports of .storybook/preview.ts. */
export type ViewportName = 'phone' | 'small' | 'landscape' | 'wide';

/** Selects a viewport for a story. */
export const viewport = (name: ViewportName | undefined): Pick<StoryObj, 'globals'> =>
  name === undefined ? {} : { globals: { viewport: { value: name, isRotated: false } } };

/** A narrow, old phone. */
export const small = viewport('small');
