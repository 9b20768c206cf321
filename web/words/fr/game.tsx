import { app } from './game/app.tsx';
import { hands } from './game/hands.tsx';
import { hub } from './game/hub.tsx';
import { mail } from './game/mail.tsx';
import { popups } from './game/popups.tsx';
import { puzzles } from './game/puzzles.tsx';
import { shared } from './game/shared.tsx';
import { viewOnly } from './game/view-only.tsx';
import { waiting } from './game/waiting.tsx';

/** Sentences of the game's screens. */
export const game = { shared, app, hands, hub, mail, popups, puzzles, viewOnly, waiting };
