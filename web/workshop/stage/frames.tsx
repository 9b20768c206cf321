import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Stock, type StockKind } from '../../components/papers/Stock.tsx';
import { fits } from './fits.ts';

const sheet: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  justifyItems: 'start',
  minHeight: '100vh',
  padding: '1.5rem',
};

/** What a component is printed on while one looks at it; a story may choose another stock. */
const on = (kind: StockKind): Decorator =>
  function OnStock(Story, { parameters }) {
    return (
      <MemoryRouter>
        <Stock kind={(parameters.stock as StockKind | undefined) ?? kind} as="main" style={sheet}>
          <Story />
        </Stock>
      </MemoryRouter>
    );
  };

export const onPaper = on('paper');
export const onBuff = on('buff');
export const onNight = on('night');

export const printedOn = (stock: StockKind) => ({ parameters: { stock } });

/** For what is a whole page by itself. */
export const alone: Decorator = (Story) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);

/** A component is judged where it is narrow too. */
export const fitting = { play: ({ canvasElement }: { readonly canvasElement: HTMLElement }) => fits(canvasElement) };
