import type { Step } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import type { ReactionView } from './types.ts';

type Reaction = Step['reaction'];

const messageRoute = ({ message = '' }: Reaction): string => `/home/messages/${message}?appear`;

const ROUTES: Readonly<Record<Reaction['screen'], (reaction: Reaction) => readonly string[]>> = {
  home: () => ['/home'],
  correct: () => ['/home/app/correct'],
  message: (reaction) => [messageRoute(reaction)],
  'home-then-message': (reaction) => ['/home', messageRoute(reaction)],
};

/** Routes to open on arrival at a step, in order. */
export function presentReaction({ reaction }: Step): ReactionView {
  return { to: ROUTES[reaction.screen](reaction) };
}

/** The same of the player's own step; the part that completed a gathering shows its message before. */
export function presentArrival({ story, progress }: Standing, step: Step): ReactionView {
  const arrival = presentReaction(step);
  const last = story.sideSteps.find(
    ({ name, kind, reaction }) =>
      kind === 'part' &&
      reaction.message !== undefined &&
      progress.sideSteps[name]?.solvedAt === progress.reached[step.name],
  );
  return last
    ? { to: [messageRoute(last.reaction), ...arrival.to.filter((route) => route !== '/home')] }
    : arrival;
}
