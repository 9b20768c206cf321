import { app } from './game/app.tsx';
import { documents } from './game/documents.tsx';
import { hands } from './game/hands.tsx';
import { hub } from './game/hub.tsx';
import { mail } from './game/mail.tsx';
import { messages } from './game/messages.tsx';
import { pages } from './game/pages.tsx';
import { popups } from './game/popups.tsx';
import { puzzles } from './game/puzzles.tsx';
import { shared } from './game/shared.tsx';
import { viewOnly } from './game/view-only.tsx';
import { waiting } from './game/waiting.tsx';

/** Sentences of the game's screens. */
export const game = {
  shared,
  app,
  documents,
  hands,
  hub,
  mail,
  messages,
  pages,
  popups,
  puzzles,
  viewOnly,
  waiting,
};
