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

describe('the envelope that opens', () => {
  it.each<[string, (ceremony: Element) => void]>([
    ['a touch', (ceremony) => void fireEvent.click(ceremony)],
    ['any key', () => void fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['the end of its animation', (ceremony) => void fireEvent.animationEnd(ceremony)],
    ['three seconds, where nothing tells of animations', () => act(() => void vi.advanceTimersByTime(3000))],
  ])('is over at %s', (_what, happens) => {
    const ceremony = open();
    expect(getState().opening).toBe(true);
    happens(ceremony);
    expect(getState().opening).toBe(false);
  });

  it('is not over when one of its parts has come to rest', () => {
    const ceremony = open();
    fireEvent.animationEnd(ceremony.querySelector('svg') ?? ceremony);
    act(() => void vi.advanceTimersByTime(2900));
    expect(getState().opening).toBe(true);
  });
});
