import type { Decorator, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Surface, type SurfaceKind } from '../../components/papers/Surface.tsx';
import { expectFitsWidth } from '../checks.ts';

/** Viewports of .storybook/preview.ts. */
export type ViewportName = 'phone' | 'small' | 'landscape' | 'wide';

/** Selects a viewport for a story. */
export const viewport = (name: ViewportName | undefined): Pick<StoryObj, 'globals'> =>
  name === undefined ? {} : { globals: { viewport: { value: name, isRotated: false } } };

const sheet: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  justifyItems: 'start',
  minHeight: '100vh',
  padding: '1.5rem',
};

/** Background for a component's stories; a story may choose another one. */
const on = (kind: SurfaceKind): Decorator =>
  function OnStock(Story, { parameters }) {
    return (
      <MemoryRouter>
        <Surface kind={(parameters.surface as SurfaceKind | undefined) ?? kind} as="main" style={sheet}>
          <Story />
        </Surface>
      </MemoryRouter>
    );
  };

export const onPaper = on('paper');
export const onBuff = on('buff');
export const onNight = on('night');

export const printedOn = (surface: SurfaceKind) => ({ parameters: { surface } });

/** For components that are a whole page. */
export const alone: Decorator = (Story) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);

/** Checks that the component fits the width of the screen. */
export const fitting = {
  play: ({ canvasElement }: { readonly canvasElement: HTMLElement }) => expectFitsWidth(canvasElement),
};

/** A narrow, old phone, which the component fits. */
export const small = { ...viewport('small'), ...fitting };
