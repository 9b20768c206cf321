// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setState } from '../../../web/state/store.ts';
import type { TutorialStep } from '../../../web/state/client-state.ts';
import { freshPages, openAsPlayer } from '../support/app.tsx';

freshPages();

const measure = Element.prototype.getBoundingClientRect;
afterEach(() => {
  Element.prototype.getBoundingClientRect = measure;
  Element.prototype.getAnimations = () => [];
});

/** Every element exists. */
const standAt = (top: number) => {
  Element.prototype.getBoundingClientRect = () => new DOMRect(20, top, 100, 80);
};
const movingIs = (playState: AnimationPlayState) => {
  Element.prototype.getAnimations = () => [{ playState } as Animation];
};

async function openCard(step: TutorialStep): Promise<void> {
  setState({ tutorialStep: step });
  openAsPlayer('/home');
  await screen.findByText(`${step} sur 4`);
}

const light = () => document.querySelector<HTMLElement>('[data-lit]');
const aFewFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe('the tutorial’s spotlight', () => {
  it.each([1, 2, 3, 4] as const)('highlights an element at card %i', async (step) => {
    standAt(300);
    await openCard(step);
    await waitFor(() => expect(light()?.style.top).toBe('294px'));
  });

  it('waits for the end of a stamp’s animation', async () => {
    standAt(300);
    movingIs('running');
    await openCard(1);
    await aFewFrames();
    expect(light()).toBeNull();
    movingIs('finished');
    await waitFor(() => expect(light()).not.toBeNull());
  });

  it('follows its element when the phone is rotated', async () => {
    standAt(300);
    await openCard(1);
    await waitFor(() => expect(light()?.style.top).toBe('294px'));
    standAt(120);
    await waitFor(() => expect(light()?.style.top).toBe('114px'));
  });
});
