import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { expectFitsWidth, expectNothingCut, expectStill } from '../../workshop/checks.ts';
import { gesturesFor, screenOf, type Canvas } from '../../workshop/drivers.ts';
import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'choice'>;

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const option = (canvas: Canvas, name: string) => canvas.findByRole('radio', { name });
const dialogOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('dialog', { name: 'Cette décision est définitive.' }));

/** The greatest number of options, with long labels. */
const many: Story = {
  args: {
    header: 'Le train part dans quatre minutes. Qu’en faites-vous ?',
    subheader: 'La lettre est dans votre poche, et le Contrôle sur le quai.',
    confirm: false,
    options: [
      { name: 'monter', label: 'Monter dans le premier wagon, et ne plus se retourner jusqu’à la frontière' },
      {
        name: 'rester',
        label: 'Rester sur le quai, et attendre que quelqu’un d’autre se décide à parler d’abord',
      },
      {
        name: 'donner',
        label: 'Donner la lettre au chef de gare, qui a l’air d’un homme qui ne lit pas le courrier',
      },
      {
        name: 'bruler',
        label: 'Brûler la lettre devant tout le monde : personne n’aura plus rien à vous demander',
      },
      { name: 'ouvrir', label: 'L’ouvrir' },
      { name: 'poster', label: 'La remettre à la boîte, sans timbre, et laisser faire la poste restante' },
    ],
    links: [
      { label: 'Relire le message', message: 'bonjour' },
      { label: 'Relire la lettre', document: 'lettre' },
    ],
  },
};

const manySealed: Story = { args: { ...many.args, draft: 'donner' } };

const { meta, stories } = puzzleStories('choice', {
  /** Chosen by a tap on the slip, then changed with an arrow key. */
  Answered: {
    play: async ({ canvasElement, args }) => {
      const canvas = screenOf(canvasElement);
      await expect(await canvas.findByRole('button', { name: 'Décider' })).toBeDisabled();
      await userEvent.click(await canvas.findByText('Dire où elle est'));
      await expect(await option(canvas, 'Dire où elle est')).toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      await expect(await option(canvas, 'Donner une autre ville')).toBeChecked();
      await expect(args.onSaveDraft).toHaveBeenLastCalledWith('mentir');
      await expect(canvas.getByRole('button', { name: 'Décider' })).toBeEnabled();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    },
  },
  SmallScreen: manySealed,
  LargeText: manySealed,
  /** The seal does not come down. */
  ReducedMotion: {
    play: async ({ canvasElement }) => {
      const canvas = screenOf(canvasElement);
      await (await gesturesFor(canvas)).enter(canvas, 'taire');
      await expectStill(canvasElement);
    },
  },
});

export default { title: 'Épreuves/choice', ...meta };

// No answer is wrong, so there is no story « Wrong ».
export const Fresh: Story = stories.Fresh;
export const Answered: Story = stories.Answered;
export const Solved: Story = stories.Solved;
export const Closed: Story = stories.Closed;
export const Waiting: Story = stories.Waiting;
export const Offline: Story = stories.Offline;
export const SmallScreen: Story = stories.SmallScreen;
export const LargeText: Story = stories.LargeText;
export const ReducedMotion: Story = stories.ReducedMotion;

/** The dialog quotes the decision. « Revenir » and Escape close it, and the focus returns to the button. */
export const WithConfirmation: Story = {
  args: { draft: 'mentir' },
  play: async ({ canvasElement, args }) => {
    const canvas = screenOf(canvasElement);
    const escape = async () =>
      fireEvent(await canvas.findByRole('dialog'), new Event('cancel', { cancelable: true }));
    for (const cancel of [async () => press(await dialogOf(canvas), 'Revenir'), escape]) {
      await press(canvas, 'Décider');
      await cancel();
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Décider' })).toHaveFocus();
    }
    await press(canvas, 'Décider');
    const dialog = await dialogOf(canvas);
    await expect(dialog.getByRole('heading')).toHaveFocus();
    await expect(dialog.getByText('Donner une autre ville')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirmer' })).toHaveAccessibleDescription(
      'Donner une autre ville',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ManyOptions: Story = many;

/** The dialog with the longest label, on a small screen and with large text. */
export const LongConfirmation: Story = {
  globals: { viewport: { value: 'small' }, text: '200' },
  args: { ...many.args, confirm: true },
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    await (await gesturesFor(canvas)).enter(canvas, 'donner');
    await press(canvas, 'Décider');
    await dialogOf(canvas);
    await expectFitsWidth(canvasElement);
    await expectNothingCut(canvasElement.ownerDocument.body);
  },
};

/** Displayed again: the decision is readable, and there is no button. */
export const Locked: Story = { args: { locked: true, draft: 'dire' } };
