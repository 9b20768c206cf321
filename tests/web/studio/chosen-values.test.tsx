// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { FormRoot } from '../../../web/studio/form/FormField.tsx';
import { FormScopeContext, NO_FORM } from '../../../web/studio/form/form-scope.ts';
import { forValue, schemaOfFile } from '../../../web/studio/form/json-schema.ts';

// No frame is drawn: the focus would follow into a field that the file does not have.
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', () => 0));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A form that notes what is changed. */
function open(kind: string, data: unknown, roles: DeskCity['roles'] = []) {
  const change = vi.fn(() => true);
  render(
    <FormScopeContext value={{ ...NO_FORM, data, roles, change }}>
      <FormRoot node={forValue(schemaOfFile(kind), data)} value={data} first={[]} />
    </FormScopeContext>,
  );
  return change;
}

const choices = (name: RegExp): readonly string[] =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);
const choose = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

describe('a field whose values the city or its file has', () => {
  it('offers the roles of the city', () => {
    const roles = [
      { slug: 'ecoute', name: 'l’écoute' },
      { slug: 'carte', name: 'la carte' },
    ];
    const change = open('step', { for: 'carte' }, roles);
    expect(choices(/Dans les mains de/u)).toEqual(['l’écoute', 'la carte']);
    choose(/Dans les mains de/u, 'ecoute');
    expect(change).toHaveBeenCalledWith({ op: 'set', path: ['for'], value: 'ecoute' });
  });

  it('offers the pictures of a puzzle by what they show, and adds the one that is missing', () => {
    const pictures = [
      { id: 'cle', medium: 'cle.svg', alt: 'Une clé' },
      { id: 'plume', medium: 'plume.svg', alt: 'Une plume' },
    ];
    const solution = ['plume'];
    const change = open('step', { puzzle: { type: 'picture-order', header: '', pictures, solution } });
    expect(choices(/^Image 1$/u)).toEqual(['Une clé', 'Une plume']);
    const [, add] = screen.getAllByRole('button', { name: /Ajouter\s: Image/u });
    if (add) fireEvent.click(add);
    expect(change).toHaveBeenCalledWith({ op: 'add', path: ['puzzle', 'solution'], value: 'cle' });
  });

  it('offers single values beside a kind of value', () => {
    const message = { slug: 'a', title: 'A', author: 'B', date: 'received', from: 'GARE' };
    const change = open('scenario', { messages: [message] });
    expect(choices(/^Date/u)[0]).toBe('Le jour où le joueur le reçoit');
    choose(/^Date/u, choices(/^Date/u)[1] ?? '');
    expect(change).toHaveBeenCalledWith({ op: 'set', path: ['messages', 0, 'date'], value: -3650 });
  });
});

describe('the days of opening hours', () => {
  const hours = { schedule: { '1/1-31/12': { '1-5': '8-19' } } };
  const tick = (day: string) => fireEvent.click(screen.getByRole('checkbox', { name: day }));

  it('are seven ticks', () => {
    const change = open('scenario', { hours });
    const path = ['hours', 'schedule', '1/1-31/12', '1-5'];
    tick('samedi');
    expect(change).toHaveBeenCalledWith({ op: 'rename', path, key: '1-6' });
  });

  it('that do not follow one another stand on several rows', () => {
    const change = open('scenario', { hours });
    tick('mercredi');
    expect(screen.getByRole('alert').textContent).toContain('une autre ligne');
    expect(change).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /d’autres jours/u }));
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({ path: ['hours', 'schedule', '1/1-31/12'], key: '6-7', value: '8-19' }),
    );
  });
});
