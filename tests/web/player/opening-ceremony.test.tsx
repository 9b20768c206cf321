// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OpeningCeremony } from '../../../web/player/activation/OpeningCeremony.tsx';
import { getState, setState } from '../../../web/state/store.ts';
import { freshPages } from '../support/app.tsx';
import { makeStatus, makeView } from '../support/statuses.ts';

freshPages();

function open(): Element {
  vi.useFakeTimers();
  setState({ opening: true });
  render(<OpeningCeremony status={makeStatus()} view={makeView()} />);
  const ceremony = document.querySelector('[data-opening]');
  if (!ceremony) throw new Error('nothing opens');
  return ceremony;
}

function pressKey(): void {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(getState().opening).toBe(true);
  act(() => void vi.advanceTimersByTime(0));
}

describe('the envelope that opens', () => {
  it.each<[string, (ceremony: Element) => void]>([
    ['a touch', (ceremony) => void fireEvent.click(ceremony)],
    ['any key, which does its own work first', () => pressKey()],
    ['three seconds', () => act(() => void vi.advanceTimersByTime(3000))],
  ])('is over at %s', (_what, happens) => {
    const ceremony = open();
    expect(getState().opening).toBe(true);
    happens(ceremony);
    expect(getState().opening).toBe(false);
  });

  it('is not over before that', () => {
    open();
    act(() => void vi.advanceTimersByTime(2900));
    expect(getState().opening).toBe(true);
  });
});
