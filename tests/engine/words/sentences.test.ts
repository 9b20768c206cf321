import { describe, expect, it } from 'vitest';
import { fr } from '../../../engine/words/fr.ts';
import { stringsIn } from '../../../engine/prove/address-book.ts';
import { typeset } from '../../../engine/text/typeset.ts';
import { type Sentence, writeSentence } from '../../../engine/words/words.ts';

const MOMENT = { at: Date.parse('2026-11-23T12:00:00Z'), timeZone: 'Europe/Paris', days: 1, time: 18 };

it('the French catalogue is set as typeset would', () => {
  expect(stringsIn(fr).filter((text) => typeset(text) !== text)).toEqual([]);
});

describe('a sentence', () => {
  const sentences: readonly (readonly [Sentence, string])[] = [
    [['tooShort'], 'Code trop court'],
    [['needsLetters', 4], 'Il faut 4 lettres'],
    [['needsDigits', 4], 'Il faut 4 chiffres'],
    [['needsFields', 1], 'Remplissez le champ'],
    [['needsFields', 3], 'Remplissez les 3 champs'],
    [['needsAllPictures', 3], 'Choisissez les 3 images, chacune une fois'],
    [['someRight', 2, 3], 'Deux sur trois'],
    [['someRight', 12, 13], 'Douze sur 13'],
    [['opens', MOMENT], 'S’ouvre demain à 18 h'],
    [['tooManyTries', 7], 'Trop d’essais : réessayez dans 7 s'],
    [['nextHint', 1], 'Prochain indice dans 1 s'],
    [['alternative', 90], 'Autre trajet possible dans 90 s'],
  ];
  it.each(sentences)('%j is « %s », with plain spaces', (sentence, written) => {
    expect(writeSentence(sentence, fr)).toBe(written);
  });

  it('of an author stays as it is', () => {
    expect(writeSentence('Pas encore !', fr)).toBe('Pas encore !');
  });
});
