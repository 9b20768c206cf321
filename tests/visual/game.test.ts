// Plays lyon, paris, toulouse.
import { describe } from 'vitest';
import { judgeScreens } from './judge-screens.ts';
import { screens } from './screens.ts';

describe('a screen of the game looks as it is remembered, and serves every reader', () =>
  judgeScreens(
    'game',
    screens.filter(({ as }) => as.who === 'player'),
  ));
