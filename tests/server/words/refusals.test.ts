import { describe, expect, it } from 'vitest';
import { writeRefusal, type Refusal } from '../../../server/words/words.ts';

describe('a refusal', () => {
  it.each<readonly [Refusal, string]>([
    [['unknownCall'], 'Cet appel n’existe pas'],
    [['wrongCode'], 'Code Erroné'],
    [['tooManyTries', 7], 'Trop d’essais : réessayez dans 7 s'],
    [['fieldTooLong', 'text', 1000], 'Le champ « text » est trop long : 1000 signes au plus'],
    [['fieldOutOfRange', 'page', 1, 50], 'Le champ « page » va de 1 à 50'],
    [
      ['fieldNotListed', 'kind', ['messages', 'documents']],
      'Le champ « kind » doit être « messages » ou « documents »',
    ],
    [['passwordTooShort', 8], 'Ce mot de passe est trop court : 8 signes visibles au moins.'],
    [
      ['inTheirHands', ['Ali'], 'l’écoute'],
      'Cet instrument est passé dans d’autres mains : Ali a maintenant l’écoute.',
    ],
    [
      ['inTheirHands', ['Ali', 'Jo', 'Sam'], 'l’écoute'],
      'Cet instrument est passé dans d’autres mains : Ali, Jo et Sam ont maintenant l’écoute.',
    ],
  ])('%j is written with the spaces of a keyboard', (refusal, sentence) => {
    expect(writeRefusal(refusal)).toBe(sentence);
  });

  it('does not compile with an unknown key, or without what a hole takes', () => {
    // @ts-expect-error: the catalogue has no such key.
    expect(() => writeRefusal(['nowhere'])).toThrow();
    // @ts-expect-error: the seconds are left out.
    expect(writeRefusal(['tooManyTries'])).toContain('undefined');
  });

  it('that an author has written stays as it is', () => {
    expect(writeRefusal('Le kiosque est fermé\u00a0!')).toBe('Le kiosque est fermé\u00a0!');
  });
});
