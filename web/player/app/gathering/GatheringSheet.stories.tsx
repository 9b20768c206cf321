import { expect, userEvent, within } from 'storybook/test';
import { puzzleTypeOf, type Story } from '../../../../engine/index.ts';
import type { StoryAction } from '../../../workshop/stage/actions.ts';
import { cityWithGathering, PARTS } from '../../../workshop/stage/changed-cities.ts';
import { screen } from '../../../workshop/stage/screen.tsx';
import { applyEvent, atStart, type SceneStart } from '../../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Rassemblement' };

const solutionOf = ({ scenario }: Story, step: string): string => {
  const puzzle = scenario.steps[step]?.puzzle;
  return puzzle ? puzzleTypeOf(puzzle).solve(puzzle) : '';
};

/** At the gathering, with one stamp found. */
const oneFound: SceneStart = (story) =>
  applyEvent(story, atStart(story), { type: 'ANSWER', code: solutionOf(story, PARTS[1]), at: PARTS[1] });

const sheet = screen('/home/app/code', {
  role: 'player',
  place: cityWithGathering(),
  arrive: atStart,
  shows: 'Il en faut deux sur trois',
});

export const NoneFound = sheet();
export const OneFound = sheet({ arrive: oneFound, then: '1 sur 2' });
export const LongText = sheet({ arrive: oneFound, long: true, shows: 'Il en faut' });
export const SmallScreen = sheet({ arrive: oneFound, on: 'small' });

/** A stamp to find is a link with its name; one that was found is announced as found, and leads nowhere. */
const linksOf: StoryAction = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(
    canvas.getAllByRole('listitem').map((item) => within(item).queryByRole('link')?.textContent ?? null),
  ).toEqual(['Le puits du Nord', null, 'La tour des Vents']);
  await expect(canvas.getByText('trouvé')).toBeInTheDocument();
};
export const Announced = sheet({ arrive: oneFound, does: linksOf });

const openFirst: StoryAction = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('link', { name: /puits du Nord/u }));
};
export const Opened = sheet({ does: openFirst, then: 'Valider' });

/** The desk of the same step, with an aside. */
export const OnTheDesk = sheet({ path: '/home', shows: 'La ronde de nuit' });
