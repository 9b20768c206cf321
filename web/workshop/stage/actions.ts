import type { StoryContext } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

/** An action of a visitor in a story. */
export type StoryAction = (context: Pick<StoryContext, 'canvasElement'>) => Promise<void>;

export const press =
  (name: string | RegExp): StoryAction =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };

export const type =
  (label: string, text: string): StoryAction =>
  async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText(label), text);
  };

export const tick =
  (name: string | RegExp, role: 'checkbox' | 'radio' | 'switch' = 'checkbox'): StoryAction =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole(role, { name }));
  };

export const unfold =
  (summary: RegExp): StoryAction =>
  async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByText(summary, { selector: 'summary' });
    if (first) await userEvent.click(first);
  };

export const inOrder =
  (...actions: readonly StoryAction[]): StoryAction =>
  async (context) => {
    for (const action of actions) await action(context);
  };
