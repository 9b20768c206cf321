import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { expectFitsWidth, expectNothingCut } from '../../workshop/checks.ts';
import { expectSolved, screenOf, type Canvas } from '../../workshop/drivers.ts';
import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'dialogue'>;

const reply = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });
const press = async (canvas: Canvas, name: string) => userEvent.click(await reply(canvas, name));
const thread = async (canvas: Canvas) => within(await canvas.findByRole('log'));
const answer = (canvas: Canvas) => canvas.getByRole('group', { name: 'Votre réponse' });

/** Long messages, and as many long replies as there may be. */
const long: Story = {
  args: {
    contact: 'Le gardien du phare, qui n’écrit jamais',
    lines: [
      {
        says: 'Je vous vois d’ici. Vous avez l’air de quelqu’un qui cherche une porte et qui n’a trouvé que des murs.',
      },
      {
        says: 'Alors je vous le demande une fois, parce que la nuit tombe et que je n’ai qu’une lampe : qu’êtes-vous venu faire ?',
      },
      {
        replies: [
          { label: 'Rapporter une lettre qui attend depuis plus longtemps que nous deux réunis' },
          { label: 'Voir la mer, et rien d’autre : on m’a dit qu’elle était de ce côté-ci du mur' },
          { label: 'Je me le demande aussi' },
          { label: 'Demander le chemin' },
          { label: 'M’asseoir' },
          { label: '…' },
        ],
      },
    ],
  },
};

/** The device has stored the replies up to the last question. */
const resumed: Story = { args: { draft: 'La recrue' } };

const { meta, stories } = puzzleStories('dialogue', {
  /** What was said stays in the thread, and is stored on the device. */
  Answered: {
    args: { hurried: true },
    play: async ({ canvasElement, args }) => {
      const canvas = screenOf(canvasElement);
      await press(canvas, 'La recrue');
      await expect(await (await thread(canvas)).findByText('La recrue')).toBeVisible();
      await expect(await canvas.findByText('On m’a parlé de vous.')).toBeVisible();
      await expect(args.onSaveDraft).toHaveBeenLastCalledWith('La recrue');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    },
  },
  /** Nothing follows a reply without a network: it can be given again. */
  Offline: {
    play: async ({ canvasElement, args }) => {
      const canvas = screenOf(canvasElement);
      for (const name of ['La recrue', 'Personne']) {
        await press(canvas, name);
        await expect(await canvas.findByText(/Tout est gardé/)).toBeVisible();
        await expect(await reply(canvas, name)).not.toHaveAttribute('aria-disabled');
      }
      await expect((await thread(canvas)).queryByText('Personne')).toBeNull();
      await expect(args.onSaveDraft).not.toHaveBeenCalled();
    },
  },
  SmallScreen: resumed,
  LargeText: resumed,
});

export default { title: 'Épreuves/dialogue', ...meta };

export const Fresh: Story = stories.Fresh;
export const Answered: Story = stories.Answered;
export const Wrong: Story = stories.Wrong;
export const Solved: Story = stories.Solved;
export const Closed: Story = stories.Closed;
export const Waiting: Story = stories.Waiting;
export const Offline: Story = stories.Offline;
export const SmallScreen: Story = stories.SmallScreen;
export const LargeText: Story = stories.LargeText;
export const ReducedMotion: Story = stories.ReducedMotion;

/** The focus stays where the next answer is given. */
export const ByKeyboard: Story = {
  args: { hurried: true },
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    (await reply(canvas, 'Personne')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answer(canvas)).toHaveFocus());
    const field = await canvas.findByRole('textbox', { name: 'Le mot' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('sésame{Enter}');
    await expectSolved(canvas);
  },
};

/** Only the last reply is confirmed. « Revenir » and Escape give it back. */
export const WithConfirmation: Story = {
  args: { ...resumed.args, confirm: true },
  play: async ({ canvasElement, args }) => {
    const canvas = screenOf(canvasElement);
    const dialog = async () =>
      within(await canvas.findByRole('dialog', { name: 'Cette réponse est définitive.' }));
    await press(canvas, 'Pas encore');
    await expect((await dialog()).getByText('Pas encore')).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Revenir' }));
    await press(canvas, 'Oui, par le pont');
    await fireEvent(canvas.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await press(canvas, 'Oui, par le pont');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Confirmer' }));
    await expectSolved(canvas);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A reload finds the place again, with what was typed. */
export const Resumed: Story = {
  args: { draft: 'Personne\nlam' },
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: 'Le mot' })).toHaveValue('lam');
    await expect(await (await thread(canvas)).findByText('Alors donnez le mot.')).toBeVisible();
  },
};

/** The stored replies cannot be followed without a network: they are kept. */
export const ResumedOffline: Story = {
  args: { ...resumed.args, network: 'down' },
  play: async ({ canvasElement, args }) => {
    const canvas = screenOf(canvasElement);
    await press(canvas, 'Réessayer');
    await expect(await canvas.findByText(/Ligne coupée/)).toBeVisible();
    await expect(await reply(canvas, 'Réessayer')).toBeEnabled();
    await expect(args.onSaveDraft).not.toHaveBeenCalled();
  },
};

/** Back to the first question, as long as nothing was sent. */
export const Restarted: Story = {
  args: { ...resumed.args, hurried: true },
  play: async ({ canvasElement, args }) => {
    const canvas = screenOf(canvasElement);
    await press(canvas, 'Reprendre du début');
    await expect(await reply(canvas, 'Personne')).toBeVisible();
    await expect((await thread(canvas)).queryByText('La recrue')).toBeNull();
    await expect(args.onSaveDraft).toHaveBeenLastCalledWith('');
  },
};

export const LongReplies: Story = {
  ...long,
  globals: { viewport: { value: 'small' }, text: '200', motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    await expect(await reply(canvas, '…')).toBeVisible();
    await expectFitsWidth(canvasElement);
    await expectNothingCut(canvasElement);
  },
};

/** Displayed again: the first messages, and nothing to press. */
export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    await expect(await (await thread(canvas)).findByText('Qui êtes-vous ?')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Votre réponse' })).toBeNull();
  },
};
