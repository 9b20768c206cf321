// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { withBarsRead } from '../../../web/player/pages/Blackened.tsx';

afterEach(cleanup);

it('black bars are one word for the ear, as many as rows of bars', () => {
  const { container } = render(<p>{withBarsRead('Non. ▇▇▇ ▇▇. Des dames : ▇▇')}</p>);
  expect(screen.getAllByText('(passé à l’encre)')).toHaveLength(2);
  for (const bars of container.querySelectorAll('[aria-hidden]')) bars.remove();
  expect(container.textContent).toBe('Non. (passé à l’encre). Des dames : (passé à l’encre)');
});
