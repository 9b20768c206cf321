// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import type { CityNames } from '../../../engine/graph/city-names.ts';
import { freeDates } from '../../../web/studio/form/dates.ts';
import { FormRoot } from '../../../web/studio/form/FormField.tsx';
import { fieldKey, type FormScope, FormScopeContext, NO_FORM } from '../../../web/studio/form/form-scope.ts';
import { forValue, schemaOfFile } from '../../../engine/scenario/json-schema.ts';

// No frame is drawn: the focus would follow into a field that the file does not have.
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', () => 0));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A form that notes what is changed. */
function open(kind: string, data: unknown, city: Partial<FormScope> = {}) {
  const change = vi.fn(() => true);
  render(
    <FormScopeContext value={{ ...NO_FORM, ...city, data, change }}>
      <FormRoot
        node={forValue(schemaOfFile(kind), data)}
        value={data}
        {...(!Array.isArray(data) && { first: [] })}
      />
    </FormScopeContext>,
  );
  return change;
}

const NAMES: CityNames = {
  step: [
    { name: 'GARE', title: '1 · GARE' },
    { name: 'QUAI', title: '2 · Le quai' },
  ],
  message: [{ name: 'suite', title: 'La suite' }],
  document: [{ name: 'carte', title: 'Une carte' }],
  place: [{ name: 'pont', title: 'Le pont' }],
  role: [
    { name: 'ecoute', title: 'l’écoute' },
    { name: 'carte', title: 'la carte' },
  ],
  page: [
    { name: 'documents/carte', title: 'Une carte' },
    { name: 'letter', title: '' },
  ],
};

const choices = (name: RegExp): readonly string[] =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);
const choose = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

describe('a field whose values the city or its file has', () => {
  it('offers the roles of the city', () => {
    const change = open('step', { for: 'carte' }, { names: NAMES });
    expect(choices(/Dans les mains de/u)).toEqual(['l’écoute', 'la carte']);
    choose(/Dans les mains de/u, 'ecoute');
    expect(change).toHaveBeenCalledWith({ op: 'set', path: ['for'], value: 'ecoute' });
  });

  it.each([
    ['step', { next: 'QUAI' }, /^Étape suivante/u, ['1 · GARE', '2 · Le quai']],
    ['step', { places: ['pont'] }, /^Lieu 1/u, ['Le pont']],
    ['places', [{ seenFrom: 'pont' }], /^Vu depuis/u, ['Le pont']],
    ['scenario', { messages: [{ replacedBy: 'suite' }] }, /^Remplacé par/u, ['La suite']],
    [
      'step',
      { page: '', spells: { page: 'letter', take: 'diagonals' } },
      /^Page$/u,
      ['Une carte', 'Lettre de papier'],
    ],
    [
      'walkthrough',
      { moves: [{ at: 'GARE', opens: 'home' }] },
      /^Écran/u,
      ['Le bureau', 'La page « Code Juste »', 'Les crédits', 'La suite'],
    ],
    ['step', { stamp: { medium: 'clef.svg', alt: '' } }, /^Fichier/u, ['clef.svg']],
    ['step', { puzzle: { type: 'tuner', noise: 'souffle' } }, /^Souffle/u, ['souffle · mp3, ogg']],
  ])('offers in a %s what %j may name, and no other thing', (kind, data, field, offered) => {
    open(kind, data, { names: NAMES, media: ['clef.svg', 'quai.webp', 'souffle.mp3', 'souffle.ogg'] });
    expect(choices(field).map((label) => label.replaceAll('\u00a0', ' '))).toEqual(offered);
  });

  it('keeps a name that the city does not have, and says so', () => {
    open('step', { next: 'PARTIE', formerly: ['VIEUX'], name: 'GARE' }, { names: NAMES });
    expect(choices(/^Étape suivante/u)[0]).toBe('PARTIE (n’existe pas)');
    expect(screen.getByDisplayValue('GARE').tagName).toBe('INPUT');
    expect(screen.getByDisplayValue('VIEUX').tagName).toBe('INPUT');
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

it('the form offers a role as a word, or as a name with what is done, which then has its field', () => {
  const roles = ['écoute', { slug: 'carte', name: 'la carte' }];
  const change = open('scenario', { party: { roles } });
  expect(screen.getByDisplayValue('la carte')).toBeTruthy();
  const [word = '', name = ''] = choices(/^Rôle 1$/u);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Rôle 1$/u }).value).toBe(word);
  choose(/^Rôle 1$/u, name);
  const path = ['party', 'roles', 0];
  const value = { slug: 'écoute', name: 'écoute', task: '' };
  expect(change).toHaveBeenCalledWith({ op: 'set', path, value });
  choose(/^Rôle 2$/u, word);
  expect(change).toHaveBeenCalledWith({ op: 'set', path: ['party', 'roles', 1], value: 'carte' });
});

it('a day begins empty, and not with the word of the choice before it', () => {
  const change = open('places', [{ lastChecked: 'never' }]);
  choose(/^Vérifié le/u, choices(/^Vérifié le/u)[1] ?? '');
  expect(change).toHaveBeenCalledWith({ op: 'set', path: [0, 'lastChecked'], value: '' });
});

it('the form offers the feasts among the closed days by their names', () => {
  const holidays = ['1/5', 'easterMonday'];
  const change = open('scenario', { hours: { schedule: {}, holidays } });
  const [fixed = '', ...feasts] = choices(/^Jour fermé 2$/u);
  expect(feasts).toContain('Lundi de Pâques');
  choose(/^Jour fermé 2$/u, fixed);
  expect(change).toHaveBeenCalledWith({ op: 'set', path: ['hours', 'holidays', 1], value: '' });
});

describe('a length of time', () => {
  const message = { slug: 'a', title: 'A', author: 'B', date: 'received', from: 'GARE' };
  const data = { messages: [{ ...message, arrives: { after: '20 min' } }] };
  const path = ['messages', 0, 'arrives', 'after'];

  it('is read as it is said, and shown as it is written when the field is left', () => {
    const change = open('scenario', data);
    const field = screen.getByDisplayValue<HTMLInputElement>('20 min');
    fireEvent.change(field, { target: { value: 'un quart d’heure' } });
    expect(change).toHaveBeenLastCalledWith({ op: 'set', path, value: '15 min' });
    expect(field.value).toBe('un quart d’heure');
    fireEvent.blur(field);
    expect(field.value).toBe('15 min');
  });

  it('that is refused is named as its own field, and not as another of the same name', () => {
    const problem: DeskProblem = {
      ...{ code: 'bad-form', severity: 'error', file: 'ville/scenario.yaml', line: 1, column: 1, path: '' },
      ...{
        message: '« bientôt » n’a pas la forme attendue pour « after ».',
        wayOut: '',
        titles: { after: 'Combien de temps après' },
        frame: [],
        gestures: [],
      },
    };
    open('scenario', data, { problems: new Map([[fieldKey(path), [problem]]]) });
    expect(screen.getByText(/n’a pas la forme attendue/u).textContent).toMatch(/Combien de temps après/u);
  });

  it('that is empty is asked for, and not refused', () => {
    const problem: DeskProblem = {
      ...{
        code: 'empty-value',
        severity: 'error',
        file: 'ville/scenario.yaml',
        line: 1,
        column: 1,
        path: '',
      },
      ...{ message: '« after » n’a pas de valeur.', titles: {}, frame: [], gestures: [] },
      wayOut: 'Écrivez une valeur après « after: ».',
    };
    open('scenario', data, { problems: new Map([[fieldKey(path), [problem]]]) });
    expect(screen.getByText('Remplissez ce champ.')).toBeTruthy();
    expect(screen.queryByText(/n’a pas de valeur/u)).toBeNull();
  });
});

describe('opening hours', () => {
  const day = ['hours', 'schedule', '1/1-31/12', '1-7'];
  const inHours = (opening: unknown, more = {}) => ({
    hours: { schedule: { '1/1-31/12': { '1-7': opening } }, ...more },
  });
  const time = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name, { selector: 'input[type="time"]' }), { target: { value } });

  it.each([
    ['8-19', 'De', '07:30', '7.5-19'],
    ['9.50-17', 'À', '18:00', '9.50-18'],
    ['8-19', 'À', '00:00', '8-24'],
  ])('are two times: of %s, « %s » becomes %s', (before, name, typed, after) => {
    const change = open('scenario', inHours(before));
    time(name, typed);
    expect(change).toHaveBeenLastCalledWith({ op: 'set', path: day, value: after });
  });

  it('are chosen without a word about how files write them', () => {
    open('scenario', inHours('9-18', { exceptions: { '1/5': 'closed' } }));
    expect(screen.queryAllByText(/décimales|J\/M|1-5/u)).toEqual([]);
  });

  it('say when they close on the next day, and show midnight as a time', () => {
    open('step', { opens: { between: '22-2' } });
    expect(screen.getByText('le lendemain')).toBeTruthy();
    cleanup();
    open('step', { opens: { between: '18-24' } });
    expect(screen.getByLabelText<HTMLInputElement>('À').value).toBe('00:00');
    expect(screen.getByText(/à la fin du jour$/u)).toBeTruthy();
  });

  it('may have a pause, and lose it', () => {
    const change = open('scenario', inHours('9-18'));
    fireEvent.click(screen.getByRole('button', { name: 'Avec une pause…' }));
    expect(change).toHaveBeenLastCalledWith({ op: 'set', path: day, value: ['9-12', '14-18'] });
    cleanup();
    const back = open('scenario', inHours(['9-12', '14-18']));
    fireEvent.click(screen.getByRole('button', { name: 'Sans pause…' }));
    expect(back).toHaveBeenLastCalledWith({ op: 'set', path: day, value: '9-18' });
  });

  it('of one day may be none', () => {
    const change = open('scenario', inHours('9-18', { exceptions: { '1/5': 'closed' } }));
    expect(screen.getByDisplayValue('mai')).toBeTruthy();
    choose(/Ouvert ou fermé/u, '');
    const path = ['hours', 'exceptions', '1/5'];
    expect(change).toHaveBeenLastCalledWith({ op: 'set', path, value: '9-18' });
  });

  it('stand under dates that are chosen', () => {
    const change = open('scenario', inHours('9-18'));
    choose(/^Au.: mois/u, '11');
    const path = ['hours', 'schedule', '1/1-31/12'];
    expect(change).toHaveBeenLastCalledWith({ op: 'rename', path, key: '1/1-30/11' });
  });

  it.each([
    [['1/1-31/12'], null],
    [['1/4-30/9'], '1/1-31/3'],
    [['1/10-31/3'], '1/4-30/9'],
    [['1/1-30/6', '1/7-30/11'], '1/12-31/12'],
  ])('of %j leave %s free', (keys, free) => {
    expect(freeDates(keys)).toBe(free);
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
