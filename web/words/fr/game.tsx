import { home } from './game/home.tsx';

/** Sentences of the game's screens. */
export const game = { home };
