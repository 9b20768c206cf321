import { describe, expect, it } from 'vitest';
import { answerInText } from '../../../engine/prove/answers.ts';
import { villeStory } from '../story/playing.ts';

describe('an answer contained in a text', () => {
  it.each([
    ['GARE', 'C’est la place du Vieux-Puits, comme le dit la lettre.', 'C est la place du Vieux Puits'],
    ['PORT_VIEUX', 'Le quai porte « 4 décembre », donc 0412.', '0412'],
    ['VERRIERE', 'C’est le GRELOT, le plus petit des sons.', 'GRELOT'],
    ['FRISE', 'La locomotive, la margelle, le goéland.', 'locomotive-margelle-goeland'],
    ['VITRINE', 'Le goéland et la margelle, que l’on voit d’ici.', 'goeland-margelle'],
    ['REGISTRE', 'Page 8317, ligne 456, année 1793.', '8317-456-1793'],
    ['CLOCHER', 'Taille 3, ÉCUME. Suivez les flèches.', 'ÉCUME'],
  ])('%s: %s', (step, text, copied) => {
    const found = answerInText(villeStory, step, text);
    expect(found?.endsWith(copied.split(' ').at(-1) ?? '')).toBe(true);
  });

  it.each([
    ['GARE', 'La place porte le nom d’un puits.'],
    ['PORT_VIEUX', 'Le jour, puis le mois : 4, 12.'],
    ['FRISE', 'Le goéland, la margelle, la locomotive.'],
    ['FRISE', 'La locomotive et la margelle, puis l’oiseau.'],
    ['VITRINE', 'Le goéland, la locomotive et la margelle.'],
    ['REGISTRE', 'Page 8317, année 1793, ligne 456.'],
    ['CLOCHER', 'ÉCUME. Suivez les flèches.'],
    ['TRESOR', 'Rien.'],
  ])('is not found at %s in « %s »', (step, text) => {
    expect(answerInText(villeStory, step, text)).toBeNull();
  });
});
