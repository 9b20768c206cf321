import type { StoryObj } from '@storybook/react-vite';

/** The screens of .storybook/preview.ts, by their names. */
export type ViewportName = 'phone' | 'small' | 'landscape' | 'wide';

/** The story on another screen than the usual telephone. */
export const viewport = (name: ViewportName | undefined): Pick<StoryObj, 'globals'> =>
  name === undefined ? {} : { globals: { viewport: { value: name, isRotated: false } } };

/** Where everything is narrow: the phone of somebody who has kept it for ten years. */
export const small = viewport('small');
