// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Unavailable } from '../../../web/player/popups/Unavailable.tsx';
import { plain } from '../support/app.tsx';

afterEach(cleanup);

const hint = (text: string) => ({
  sentence: 'Ce lieu est en travaux.',
  remedy: { kind: 'hint' as const, text },
});
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => plain(textContent));

describe('places that are gone at a step', () => {
  it('are distinguished by their order, without their names', () => {
    render(<Unavailable places={[hint('Vers la gare.'), hint('Vers le port.')]} />);
    expect(lines()).toEqual([
      'Lieu 1Ce lieu est en travaux.Un indice : Vers la gare.',
      'Lieu 2Ce lieu est en travaux.Un indice : Vers le port.',
    ]);
  });

  it('are announced together when their texts are the same', () => {
    render(<Unavailable places={[hint('Vers la gare.'), hint('Vers le port.'), hint('Vers la gare.')]} />);
    expect(lines()[0]).toBe('Lieux 1 et 3Ce lieu est en travaux.Un indice : Vers la gare.');
    expect(lines()).toHaveLength(2);
  });

  it('have no number when there is only one', () => {
    render(<Unavailable places={[hint('Vers la gare.')]} />);
    expect(lines()).toEqual(['Ce lieu est en travaux.Un indice : Vers la gare.']);
  });
});
