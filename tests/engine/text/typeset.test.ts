import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { typeset } from '../../../engine/public.ts';

const NARROW = '\u202F';
const NO_BREAK = '\u00A0';

describe('typeset', () => {
  test.each([
    ["l'agent", 'l’agent'],
    ['Vraiment ?', `Vraiment${NARROW}?`],
    ['Vraiment?!', `Vraiment${NARROW}?!`],
    ['Assez ; partons !', `Assez${NARROW}; partons${NARROW}!`],
    ['Rappel : ici', `Rappel${NO_BREAK}: ici`],
    ['« mot »', `«${NO_BREAK}mot${NO_BREAK}»`],
    ['«mot»', `«${NO_BREAK}mot${NO_BREAK}»`],
    ['« Ah ! »', `«${NO_BREAK}Ah${NARROW}!${NO_BREAK}»`],
    ['rendez-vous à 12:30 !', `rendez-vous à 12:30${NARROW}!`],
    ['le 02/06/2026 12:30:05 :', `le 02/06/2026 12:30:05${NO_BREAK}:`],
    ['voir https://exemple.fr/a?b=1:2;c !', `voir https://exemple.fr/a?b=1:2;c${NARROW}!`],
    ['écrire à jean.dupont@exemple.fr !', `écrire à jean.dupont@exemple.fr${NARROW}!`],
    ['de 7 h à 9 h 30', `de 7${NO_BREAK}h à 9${NO_BREAK}h${NO_BREAK}30`],
    ['Fin. — H. P.', `Fin. —${NO_BREAK}H.${NO_BREAK}P.`],
    ['Le plan A. Puis le reste.', 'Le plan A. Puis le reste.'],
    ['4 hommes', '4 hommes'],
    ['?', '?'],
    ['', ''],
  ])('%s', (written, shown) => {
    expect(typeset(written)).toBe(shown);
  });

  it('is idempotent', () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab19 ?!;:«»'’.@/h\u00A0\u202F\n") });
    fc.assert(
      fc.property(text, (written) => {
        expect(typeset(typeset(written))).toBe(typeset(written));
      }),
    );
  });
});
