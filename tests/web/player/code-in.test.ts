// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { codeIn } from '../../../web/player/activation/CodeScreen.tsx';

describe('the code in a pasted text', () => {
  it.each([
    'LYON01',
    ' lyon01',
    'lyon01 ',
    'LYO-N01',
    'L Y O N 0 1',
    'Code : LYON01',
    'Votre lettre : LYON01.',
    'Votre code : LYO N01',
    'https://poste-restante.example/a/LYON01',
    'https://poste-restante.example/a/lyon01?utm=x',
    'http://192.168.1.20:3000/a/LYON01 à ouvrir ce soir',
    'Voici le code de la lettre LYON01',
  ])('is LYON01 in « %s »', (text) => expect(codeIn(text)).toBe('LYON01'));

  it('is the partial code when it is too short', () => expect(codeIn('ly-o')).toBe('LYO'));
});
