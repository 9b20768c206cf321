// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormScopeContext, NO_FORM } from '../../../web/studio/form/form-scope.ts';
import { TextControl } from '../../../web/studio/form/TextControl.tsx';

afterEach(cleanup);

const field = (value: string, replacements: number) => (
  <FormScopeContext value={{ ...NO_FORM, replacements, change: () => true }}>
    <TextControl path={['title']} value={value} isLong={false} aria-label="Titre" />
  </FormScopeContext>
);
const shown = () => screen.getByRole<HTMLInputElement>('textbox').value;

describe('a text of a form', () => {
  it('keeps what is typed while the form is drawn some keys later', () => {
    const { rerender } = render(field('Le bureau', 0));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'La cave' } });
    rerender(field('La', 0));
    expect(shown()).toBe('La cave');
    rerender(field('La cave', 0));
    expect(shown()).toBe('La cave');
  });

  it('shows the text of the file again when the edits are discarded before the form was drawn with them', () => {
    const { rerender } = render(field('Le bureau', 0));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
    rerender(field('Le bureau', 1));
    expect(shown()).toBe('Le bureau');
  });
});
