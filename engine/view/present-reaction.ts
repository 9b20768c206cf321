import type { Step } from '../scenario/scenario.ts';
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
