import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import type { StoryAction } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atStart } from '../../workshop/stage/standing.ts';

export default { title: 'Mouvement/Décachetage' };

const TUTORIAL = '1 sur 4';

const opening = screen('/home', {
  role: 'player',
  arrive: atStart,
  clientState: { opening: true, tutorialStep: 1 },
  shows: 'Décachetez',
});

const part = (canvas: HTMLElement, selector: string): Element => {
  const found = canvas.querySelector(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};

const tap: StoryAction = async ({ canvasElement }) => {
  await userEvent.click(part(canvasElement, '[data-opening]'));
};

/** The flap is drawn up by a part of its way, and let go. */
const drag: StoryAction = async ({ canvasElement }) => {
  const flap = part(canvasElement, '[data-flap]');
  const { left, width, bottom } = flap.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: bottom - 30, pointerId: 1 };
  await fireEvent.pointerDown(flap, at);
  await fireEvent.pointerMove(flap, { ...at, clientY: at.clientY - 90 });
  await expect(getComputedStyle(flap).transform).not.toBe('none');
  await expect(canvasElement.querySelector('[data-opening="held"]')).not.toBeNull();
  await fireEvent.pointerUp(flap, at);
};

const key =
  (name: string): StoryAction =>
  async () => {
    await userEvent.keyboard(name);
  };

const isGone: StoryAction = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-opening]')).toBeNull());
};

export const ByTap = opening({ does: tap, then: TUTORIAL });
export const ByDrag = opening({ does: drag, then: TUTORIAL });
export const ByKey = opening({ does: key('{Enter}'), then: TUTORIAL });
export const Skipped = opening({ does: key('{Escape}'), then: TUTORIAL });
/** Nobody touches it. */
export const Alone = opening({ then: TUTORIAL });
/** Without the tutorial, as where the game is tried. */
export const ToTheDesk = opening({
  clientState: { opening: true, tutorialStep: null },
  does: async (context) => {
    await tap(context);
    await isGone(context);
  },
});
export const SmallScreen = opening({ does: tap, then: TUTORIAL, on: 'small' });
export const Landscape = opening({ does: tap, then: TUTORIAL, on: 'landscape' });
export const Wide = opening({ does: tap, then: TUTORIAL, on: 'wide' });
/** The envelope stands open for a moment, then the desk is there. */
export const ReducedMotion = {
  ...opening({ does: tap, then: TUTORIAL }),
  globals: { motion: 'reduced' },
};
