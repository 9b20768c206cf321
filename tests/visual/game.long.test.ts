// Plays lyon, paris, toulouse.
import { describe } from 'vitest';
import { judgeScreens } from './judge-screens.ts';
import { screens } from './screens.ts';

describe('a screen of the game equals its stored picture, and has no fault for any reader', () =>
  judgeScreens(
    'game',
    screens.filter(({ as }) => as.who === 'player'),
  ));
