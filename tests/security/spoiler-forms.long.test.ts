import { describe, expect, it } from 'vitest';
import { findLeaks } from '../support/spoilers/harvest.ts';
import { FORMS } from '../support/spoilers/planted.ts';
import type { Secret } from '../support/spoilers/secrets.ts';
import { foldText } from '../support/spoilers/texts.ts';

const answer: Secret = { what: 'an answer', text: foldText('anémone'), word: true };
const sentence: Secret = { what: 'a hint', text: foldText('Le nom est écrit à l’envers.'), word: false };

const leaksOf = (text: string): string[] => findLeaks(new Map([['planted', text]]), [answer, sentence]);

describe('the search for leaked secrets', () => {
  it.each(Object.entries(FORMS))('finds an answer %s', (_form, write) => {
    expect(leaksOf(`<p title="x">${write('c’est Anémone, ici')}</p>`)).toEqual(['planted tells an answer: « anémone »']);
  });

  it.each(Object.entries(FORMS).filter(([form]) => form !== 'in a script'))('finds a sentence %s', (_form, write) => {
    expect(leaksOf(write('Voici. Le nom est écrit à l’envers. Voilà.'))).toEqual([`planted tells a hint: « ${sentence.text} »`]);
  });

  it('finds nothing in other words or inside a longer word', () => {
    expect(leaksOf('Les anémones de mer ; le nom est écrit à l’endroit. QW5lbW9uZXM=')).toEqual([]);
  });
});
