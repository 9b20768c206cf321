import { expect, userEvent } from 'storybook/test';
import { screenOf } from '../../workshop/drivers.ts';
import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'text-area'>;

/** With all optional parts. */
const surrounded: Story = {
  args: { subheader: 'Ligne par ligne.', links: [{ label: 'Relire le message', message: 'bonjour' }] },
};

const { meta, stories } = puzzleStories('text-area', {
  /** Enter starts a new line; only the button submits. */
  Wrong: {
    play: async ({ canvasElement, args }) => {
      const canvas = screenOf(canvasElement);
      await userEvent.type(await canvas.findByRole('textbox'), 'Ici dormait{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'VALIDER' }));
      await expect(await canvas.findByText('Code Erroné')).toBeVisible();
    },
  },
  SmallScreen: surrounded,
  LargeText: surrounded,
});

export default { title: 'Épreuves/text-area', ...meta };

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
