// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { telegraph } from '../../../web/player/popups/HintsPopup.tsx';

describe('a telegram', () => {
  it.each([
    ['Levez les yeux. La pierre dit merci.', 'LEVEZ LES YEUX STOP LA PIERRE DIT MERCI'],
    ['Où ? Là-haut !', 'OÙ STOP LÀ-HAUT !'],
    ['Une seule phrase', 'UNE SEULE PHRASE'],
    ['À 7.30 précises, devant le no 4.', 'À 7.30 PRÉCISES, DEVANT LE NO 4'],
    ['M. Martin attend. Allez-y.', 'M. MARTIN ATTEND STOP ALLEZ-Y'],
  ])('%s', (text, set) => expect(telegraph(text)).toBe(set));
});
