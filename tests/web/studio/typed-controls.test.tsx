// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormScopeContext, NO_FORM } from '../../../web/studio/form/form-scope.ts';
import { NumberControl, TextControl } from '../../../web/studio/form/typed-controls.tsx';

afterEach(cleanup);

const inForm = (replacements: number, control: ReactElement) => (
  <FormScopeContext value={{ ...NO_FORM, replacements, change: () => true }}>{control}</FormScopeContext>
);
const text = (value: string, replacements: number) =>
  inForm(replacements, <TextControl path={['title']} value={value} isLong={false} aria-label="Titre" />);
const number = (value: number, replacements: number) =>
  inForm(replacements, <NumberControl path={['index']} value={value} isWhole aria-label="Numéro" />);
const shown = () => screen.getByLabelText<HTMLInputElement>(/./u).value;
const type = (value: string) => fireEvent.change(screen.getByLabelText(/./u), { target: { value } });

describe('a field of a form that is drawn some keys later', () => {
  it('keeps the text that is typed', () => {
    const { rerender } = render(text('Le bureau', 0));
    type('La cave');
    rerender(text('La', 0));
    expect(shown()).toBe('La cave');
    rerender(text('La cave', 0));
    expect(shown()).toBe('La cave');
  });

  it('shows the text of the file again when the edits are discarded before it was drawn with them', () => {
    const { rerender } = render(text('Le bureau', 0));
    type('');
    rerender(text('Le bureau', 1));
    expect(shown()).toBe('Le bureau');
  });

  it('keeps a text that is refused, with the reason under it, also when the field is left', () => {
    const refusing = (replacements: number) => (
      <FormScopeContext
        value={{ ...NO_FORM, replacements, change: () => false, refusal: () => 'Ce nom est déjà pris.' }}
      >
        <TextControl path={['title']} value="Le bureau" isLong={false} aria-label="Titre" />
      </FormScopeContext>
    );
    const { rerender } = render(refusing(0));
    type('La cave');
    fireEvent.blur(screen.getByLabelText('Titre'));
    expect(shown()).toBe('La cave');
    expect(screen.getByRole('alert').textContent).toMatch(/^Ce nom est déjà pris\. Vos mots restent ici/u);
    rerender(refusing(1));
    expect(shown()).toBe('Le bureau');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the number of the file again when the edits are discarded before it was drawn with them', () => {
    const { rerender } = render(number(3, 0));
    type('42');
    rerender(number(3, 0));
    expect(shown()).toBe('42');
    rerender(number(3, 1));
    expect(shown()).toBe('3');
  });
});
