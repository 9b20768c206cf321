// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ita2 } from '../../../web/player/messages/MessageTape.tsx';

describe('the punched tape', () => {
  it('encodes letters by the ITA2 alphabet', () => {
    // B 25, O 24, N 12, J 11, O 24, U 7, R 10.
    expect(ita2('Bonjour')).toEqual([25, 24, 12, 11, 24, 7, 10]);
  });

  it('replaces accents and ligatures', () => expect(ita2('é à ç œ')).toEqual(ita2('e a c oe')));

  it('shifts to figures and back, and a space needs no shift', () => {
    // A, space, FIGS, 1 on Q (23), space, LTRS, B.
    expect(ita2('a 1 b')).toEqual([3, 4, 27, 23, 4, 31, 25]);
  });

  it('reads an apostrophe whatever its shape', () => expect(ita2('l’eau')).toEqual(ita2("l'eau")));

  it('omits characters that ITA2 lacks', () => expect(ita2('a☂b')).toEqual([3, 25]));
});
