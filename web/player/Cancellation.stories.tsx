import { expect, waitFor } from 'storybook/test';
import type { StoryAction } from '../workshop/stage/actions.ts';
import { screen } from '../workshop/stage/screen.tsx';
import { statusOnStage } from '../workshop/stage/start-scene.ts';
import { atStart } from '../workshop/stage/standing.ts';

export default { title: 'Mouvement/Oblitération' };

const { view, lastStepDate } = statusOnStage({ role: 'player', arrive: atStart });
const [tile] = view?.tiles ?? [];

const isGone: StoryAction = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-solved]')).toBeNull());
};

/** Over the next screen, in a second; where nothing may move, a still stamp for as long. */
export const OverTheDesk = screen('/home', {
  role: 'player',
  arrive: atStart,
  clientState: { solved: tile ? { tile, stepNumber: 1, at: lastStepDate } : null },
  shows: 'Étape 1',
  does: isGone,
})();
