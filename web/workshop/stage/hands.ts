import type { StoryContext } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

/** Something a visitor does with the screen. */
export type StageHand = (context: Pick<StoryContext, 'canvasElement'>) => Promise<void>;

const SOON = { timeout: 20_000 };

export const press =
  (name: string | RegExp): StageHand =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }, SOON));
  };

export const type =
  (label: string, text: string): StageHand =>
  async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText(label, {}, SOON), text);
  };

export const tick =
  (name: string | RegExp, role: 'checkbox' | 'radio' = 'checkbox'): StageHand =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole(role, { name }, SOON));
  };

/** Unfolds what waits under a line of text. */
export const unfold =
  (summary: RegExp): StageHand =>
  async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByText(summary, { selector: 'summary' }, SOON);
    if (first) await userEvent.click(first);
  };

export const inOrder =
  (...hands: readonly StageHand[]): StageHand =>
  async (context) => {
    for (const hand of hands) await hand(context);
  };
