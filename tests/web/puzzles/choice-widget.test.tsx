// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ChoicePublic } from '../../../engine/puzzles/choice.ts';
import { Choice } from '../../../web/puzzles/choice/Choice.tsx';
import type { SubmitResult } from '../../../web/puzzles/widget.ts';
import { freshWidgets, inRoute, pass, widgetProps } from '../support/widget.tsx';

freshWidgets();

const puzzle: ChoicePublic = {
  type: 'choice',
  header: 'Que répondez-vous ?',
  confirm: false,
  options: [
    { name: 'dire', label: 'Dire l’adresse' },
    { name: 'taire', label: 'Ne rien dire' },
  ],
  links: [],
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button');

function shown(draft = '', locked = false, result: SubmitResult = { ok: true }) {
  const given = widgetProps(puzzle, { draft, result });
  inRoute(<Choice {...given} locked={locked} />);
  return given;
}

describe('the slips of a decision', () => {
  it('are a group of radio buttons, named by the question', () => {
    shown();
    const group = screen.getByRole('radiogroup', { name: /^Que répondez-vous/ });
    expect([...group.querySelectorAll('input')].map(({ value }) => value)).toEqual(['dire', 'taire']);
    expect(button().disabled).toBe(true);
  });

  it('store the chosen one as the draft, and restore it', () => {
    const { saveDraft } = shown();
    fireEvent.click(radio('Ne rien dire'));
    expect(saveDraft.mock.calls).toEqual([['taire']]);
    cleanup();
    shown('taire');
    expect([radio('Ne rien dire').checked, button().disabled]).toEqual([true, false]);
  });

  it('cannot be chosen or sent when they are locked', () => {
    shown('dire', true);
    expect([radio('Dire l’adresse').checked, radio('Ne rien dire').disabled]).toEqual([true, true]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the button of a decision', () => {
  it('sends once for two taps, and keeps the draft as it was sent', async () => {
    const { submit, saveDraft } = shown('dire');
    fireEvent.click(button());
    fireEvent.click(button());
    fireEvent.click(radio('Ne rien dire'));
    await pass(0);
    expect([submit.mock.calls, saveDraft.mock.calls, radio('Dire l’adresse').checked]).toEqual([
      [['dire']],
      [],
      true,
    ]);
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  it('is named « Réessayer » for a stored decision, which cannot be changed', async () => {
    shown('dire', false, { ok: false, message: 'Votre réponse est gardée', stored: true });
    fireEvent.click(button());
    await pass(0);
    fireEvent.click(radio('Ne rien dire'));
    expect([button().textContent, radio('Dire l’adresse').checked]).toEqual(['Réessayer', true]);
  });
});
