import { describe, expect, it } from 'vitest';
import { defaultForm } from '../../../engine/puzzles/default-form.ts';
import { textField } from '../../../engine/puzzles/text-field.ts';
import type { TextField } from '../../../engine/types/puzzle.generated.ts';
import { contextWith } from './context.ts';

const config: TextField = {
  ...textField.examples.config,
  notice: 'Parlez bas.',
  picture: { medium: 'plan.svg', alt: 'Un plan' },
  links: [
    { label: 'La lettre', message: 'laLettre' },
    { label: 'Le carnet', document: 'carnet' },
    { label: 'Le poste', app: 'frequencies' },
    { label: 'Le carré', app: 'final' },
  ],
};

describe('a text field', () => {
  it('shows links as routes and its picture as an address', () => {
    expect(textField.toPublic(config, contextWith({}))).toEqual({
      type: 'text-field',
      header: 'Où vous attend-on ?',
      placeholder: 'Lieu',
      minLength: 3,
      notice: 'Parlez bas.',
      picture: { address: '/media/plan.svg', alt: 'Un plan' },
      links: [
        { label: 'La lettre', to: '/home/messages/laLettre' },
        { label: 'Le carnet', to: '/document/carnet' },
        { label: 'Le poste', to: '/home/app/frequencies' },
        { label: 'Le carré', to: '/home/app/final' },
      ],
    });
  });

  it('shows the log as written, with remarks without a speaker', () => {
    const log = [{ text: 'Hier soir' }, { who: 'Berthe', text: 'Je descends.' }];
    expect(textField.toPublic({ ...config, log }, contextWith({})).log).toEqual(log);
  });

  it('cannot be read below its minimum length as typed', () => {
    expect(textField.parseAnswer(config, ' ab ')).toEqual({ ok: false, message: ['tooShort'] });
    expect(textField.parseAnswer(config, 'abc').ok).toBe(true);
  });
});

describe('the default form', () => {
  it('has the Company’s texts', () => {
    expect(defaultForm.toPublic(defaultForm.examples.config, contextWith({}))).toEqual({
      type: 'default-form',
      header: 'Avez-vous du nouveau ?',
      subheader: 'Veuillez rentrer le code pour la prochaine étape',
      placeholder: 'Code/Lieu',
      minLength: 1,
      button: 'VALIDER',
    });
  });
});
