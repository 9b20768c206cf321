import { userEvent, within } from 'storybook/test';
import type { StoryAction } from '../../workshop/stage/actions.ts';
import { ASIDE, cityWithGathering, PARTS } from '../../workshop/stage/changed-cities.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { applyEvent, atStart, type SceneStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/À côté' };

const part = screen(`/home/app/code/${PARTS[0]}`, {
  role: 'player',
  place: cityWithGathering(),
  arrive: atStart,
  shows: 'Le puits du Nord',
});

const answer =
  (code: string): StoryAction =>
  async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('textbox'), `${code}{Enter}`);
  };
const askHints: StoryAction = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Indices' }));
};

const CHECK = 'POST code/check';
/** One hint of the first part was asked. */
const helped: SceneStart = (story) => applyEvent(story, atStart(story), { type: 'ASK_CLUE', at: PARTS[0] });

export const Part = part();
export const Aside = part({
  path: `/home/app/code/${ASIDE}`,
  shows: 'La ronde de nuit, et quelqu’un qui y veille.',
});
export const Wrong = part({ does: answer('la tour'), then: 'Code Erroné' });
export const NoNetwork = part({
  overrides: { [CHECK]: 'unreachable' },
  does: answer('la tour'),
  then: 'votre réponse est gardée',
});
export const Limited = part({
  overrides: { [CHECK]: 'limited' },
  does: answer('la tour'),
  then: 'Trop d’essais',
});
export const Hints = part({ arrive: helped, does: askHints, then: 'Dépêches reçues : 1 sur' });
/** Closed, or solved on another telephone: back to the sheet. */
export const Closed = part({ path: '/home/app/code/INCONNU', shows: 'La ronde de nuit' });
export const SmallScreen = part({ on: 'small' });
