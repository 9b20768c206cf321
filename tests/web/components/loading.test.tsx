// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Loading } from '../../../web/components/status/Loading.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('P-CONST-15: « Chargement » counts its dots every 500 ms', () => {
  vi.useFakeTimers();
  const { container } = render(<Loading />);
  const seen = [0, 500, 500, 500].map((ms) => {
    act(() => void vi.advanceTimersByTime(ms));
    return container.textContent;
  });
  expect(seen).toEqual(['Chargement.', 'Chargement..', 'Chargement...', 'Chargement.']);
});
