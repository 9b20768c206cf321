// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChoicePublic } from '../../../engine/puzzles/choice.ts';
import { Choice } from '../../../web/puzzles/choice/Choice.tsx';
import type { SubmitResult } from '../../../web/puzzles/widget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button');

function shown(result: SubmitResult = { ok: true }, given: { readonly draft?: string; readonly locked?: boolean } = {}) {
  const { draft = '', locked = false } = given;
  const submit = vi.fn((_code: string) => Promise.resolve(result));
  const saveDraft = vi.fn();
  const recognise = () => Promise.resolve({ ok: true as const, answer: { recognised: false } });
  render(
    <MemoryRouter>
      <Choice puzzle={puzzle} submit={submit} recognise={recognise} draft={draft} saveDraft={saveDraft} locked={locked} />
    </MemoryRouter>,
  );
  return { submit, saveDraft };
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
    shown(undefined, { draft: 'taire' });
    expect([radio('Ne rien dire').checked, button().disabled]).toEqual([true, false]);
  });

  it('cannot be chosen or sent when they are locked', () => {
    shown(undefined, { draft: 'dire', locked: true });
    expect([radio('Dire l’adresse').checked, radio('Ne rien dire').disabled]).toEqual([true, true]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the button of a decision', () => {
  it('sends once for two taps, and keeps the draft as it was sent', async () => {
    const { submit, saveDraft } = shown(undefined, { draft: 'dire' });
    fireEvent.click(button());
    fireEvent.click(button());
    fireEvent.click(radio('Ne rien dire'));
    await pass(0);
    expect([submit.mock.calls, saveDraft.mock.calls, radio('Dire l’adresse').checked]).toEqual([[['dire']], [], true]);
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  it('counts down the server’s delay, with the message and the advice', async () => {
    const { submit } = shown({ ok: false, message: 'Problème validation', advice: 'Trop d’essais', seconds: 2 }, { draft: 'dire' });
    fireEvent.click(button());
    await pass(0);
    expect(screen.getByRole('alert').textContent).toBe('Problème validationTrop d’essais');
    expect(button().textContent).toMatch(/^Décider dans 2\ss$/);
    fireEvent.click(button());
    await pass(2000);
    expect(button().textContent).toBe('Décider');
    fireEvent.click(button());
    await pass(0);
    expect(submit).toHaveBeenCalledTimes(2);
  });
});
