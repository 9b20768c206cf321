import { describe, expect, it } from 'vitest';
import { planCityChange } from '../../../engine/edit/city/change-city.ts';
import { unlessRefused } from '../../../engine/edit/refusal.ts';
import { compileCity, type ScenarioSource } from '../../../engine/index.ts';
import { newCityFiles } from '../../../server/content/new-city/create-city.ts';
import { studioBody } from '../../../server/studio/described-call.ts';
import {
  type ChangeField,
  type ChangeForm,
  changeForms,
  firstValues,
  missingField,
  missingSentence,
} from '../../../web/studio/changes/change-forms.ts';
import { type ChangePlace, changePlace } from '../../../web/studio/changes/change-place.ts';
import {
  type FormValues,
  openingBetween,
  openingTimes,
  optionNameOf,
  paperNameOf,
  placeNameOf,
  stepNameOf,
} from '../../../web/studio/changes/form-values.ts';
import { offeredTypes } from '../../../web/studio/changes/puzzle-types.ts';
import { yamlData } from '../../../web/studio/form/written-at.ts';
import { changedCities } from '../../engine/edit/changed-cities.ts';

const files = newCityFiles({ slug: 'essai', code: 'ESSAI', name: 'Essai' }, 'ESSA01', 'branching');
const template: ScenarioSource = {
  slug: 'essai',
  files: files.flatMap(({ path, content }) =>
    /\.(yaml|mdx)$/u.test(path) ? [{ path, text: content.toString('utf8') }] : [],
  ),
  media: files.flatMap(({ path }) => (path.startsWith('media/') ? [path.slice('media/'.length)] : [])),
};

const stepData = (step: string): unknown =>
  yamlData(template.files.find(({ text }) => text.includes(`name: ${step}\n`))?.text ?? '');

function placeOf(step: string): ChangePlace {
  const place = changePlace({ graph: null, sheet: null }, step, stepData(step));
  return {
    ...place,
    things: [
      { kind: 'message', name: 'leJardin', title: 'Le jardin' },
      { kind: 'place', name: 'rue-des-artisans', title: 'Rue des Artisans' },
    ],
  };
}

const FILLED: Readonly<Partial<Record<ChangeField['control'], string | readonly string[]>>> = {
  words: 'La clé du quai',
  list: ['La rampe nord', 'La rampe sud', ''],
  puzzle: offeredTypes.find(({ type }) => type === 'text-field')?.type ?? '',
  time: '18:30',
  point: '47.3216, 5.0415',
};

/** The form as a writer leaves it who fills in only what is asked. */
function filled(form: ChangeForm, place: ChangePlace): FormValues {
  const values = form
    .fields(place)
    .flatMap(({ name, control, isOptional }): readonly (readonly [string, string | readonly string[]])[] => {
      const value = FILLED[control];
      return isOptional || value === undefined ? [] : [[name, value]];
    });
  return { ...firstValues(form, place), ...Object.fromEntries(values) };
}

const place = placeOf('PREMIER_LIEU');
const formNamed = (id: string): ChangeForm => changeForms.find((form) => form.id === id) as ChangeForm;

describe('the form of a change', () => {
  it.each(
    changeForms
      .filter(({ id }) => /^(insert|add)-|^rename-step|^duplicate/u.test(id))
      .map((form) => [form.id, form]),
  )(
    '« %s », filled in with what it asks for, is a change that the server reads and the city survives',
    (_id, form) => {
      expect(form.isFor(place)).toBe(true);
      expect(missingField(form, place, firstValues(form, place))).toBeDefined();
      const values = filled(form, place);
      expect(missingField(form, place, values)).toBeUndefined();
      const change = form.change(values, place);
      const call = change.kind === 'rename' ? '/api/studio/rename' : '/api/studio/refactor';
      expect(studioBody(call, { slug: 'essai', ...change })).toMatchObject(change);
      const [after = template] = changedCities([template], 'essai', change).cities;
      expect(compileCity(after).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      const shown = form.stepShown?.(values, place) ?? form.fileShown?.(values) ?? '';
      expect(after.files.some(({ path, text }) => path === shown || text.includes(`name: ${shown}\n`))).toBe(
        true,
      );
    },
  );

  it('asks where the story goes on only when several ways leave a step', () => {
    const asked = (ways: readonly string[]) =>
      formNamed('remove-step')
        .fields({
          ...place,
          ways: ways.map((to, index) => ({ path: ['next', index, 'to'], label: '', to, isOptional: false })),
        })
        .map(({ name }) => name);
    expect([asked(['GARE']), asked(['GARE', 'QUAI'])]).toEqual([['follow'], ['to', 'follow']]);
  });

  it('asks in whose hands a new paper is where the city has roles', () => {
    const shared = { ...place, things: [{ kind: 'role', name: 'carte', title: 'La carte' }] } as const;
    for (const form of [formNamed('add-message'), formNamed('add-document')]) {
      const asked = (at: ChangePlace) => form.fields(at).some(({ control }) => control === 'role');
      expect([asked(place), asked(shared)]).toEqual([false, true]);
      const values = { ...filled(form, shared), role: 'carte' };
      expect(form.change(values, shared)).toMatchObject({ for: 'carte' });
      expect(form.change({ ...values, role: '' }, shared)).not.toHaveProperty('for');
    }
  });

  it('inserts on the way that was chosen', () => {
    const ways = [
      { path: ['next'], label: '', to: 'GARE', isOptional: true },
      { path: ['alternative'], label: '', to: 'QUAI', isOptional: true },
    ];
    const form = formNamed('insert-step');
    expect(form.change({ ...filled(form, place), way: '1' }, { ...place, ways })).toMatchObject({
      arrow: { step: 'PREMIER_LIEU', path: ['alternative'] },
    });
  });

  it('sets hours, delays and the next day as cities write them', () => {
    const arrives = (values: FormValues) =>
      formNamed('set-arrival').change({ message: 'leJardin', after: '', time: '', ...values }, place);
    expect(formNamed('set-opening').change({ from: '09:30', until: '17:00' }, place)).toMatchObject({
      between: '9.5-17',
    });
    expect(formNamed('set-opening').change({ from: '', until: '' }, place)).toMatchObject({ between: null });
    expect(arrives({ after: '90 minutes' })).toMatchObject({ arrives: { after: '1 h 30' } });
    expect(arrives({ time: '08:45' })).toMatchObject({ arrives: { nextDay: '8:45' } });
    expect(arrives({})).toMatchObject({ arrives: null });
    for (const change of [arrives({ after: '20 min' }), arrives({ time: '18:05' })])
      expect('refusal' in unlessRefused(() => planCityChange([template], 'essai', change))).toBe(false);
    expect([openingTimes('9.5-17'), openingBetween('22:00', '02:20')]).toEqual([
      ['09:30', '17:00'],
      '22-2.33',
    ]);
  });

  it('makes a message that comes later at once', () => {
    const form = formNamed('add-message');
    const change = form.change({ ...filled(form, place), after: 'un quart d’heure' }, place);
    expect(change).toMatchObject({ arrives: { after: '15 min' } });
    const { cities } = changedCities([template], 'essai', change);
    const text = cities[0]?.files.find(({ path }) => path === 'scenario.yaml')?.text;
    expect(text).toContain('after: 15 min');
    expect(form.change(filled(form, place), place)).not.toHaveProperty('arrives');
  });

  it('places a new place where a map does, and asks again for what is no point', () => {
    const form = formNamed('add-place');
    const values = filled(form, place);
    expect(form.change(values, place)).toMatchObject({ at: [47.3216, 5.0415] });
    for (const at of ['', 'ici', '47.3216'])
      expect(missingField(form, place, { ...values, at })).toMatchObject({ name: 'at' });
  });

  it('says in French what a field needs', () => {
    const told = (id: string, values: FormValues): string => {
      const form = formNamed(id);
      const left = missingField(form, place, { ...firstValues(form, place), ...values });
      return left ? missingSentence(left) : '';
    };
    expect([
      told('set-arrival', {}),
      told('set-arrival', { message: 'leJardin', after: '20' }),
      told('insert-step', { name: '…' }),
    ]).toEqual([
      'À choisir : Lequel.',
      'Un temps, comme 20 min ou 1 h 30 : Combien de temps après.',
      'À compléter, avec des lettres ou des chiffres : Son nom, en quelques mots.',
    ]);
  });

  it('renames a place in words that the server reads', () => {
    const form = formNamed('rename-place');
    const change = form.change({ from: 'rue-des-artisans', name: 'La rue des Artisans' }, place);
    expect(form.isFor(place)).toBe(true);
    expect(studioBody('/api/studio/rename', { slug: 'essai', ...change })).toMatchObject(change);
  });

  it('opens with the hours that the step has', () => {
    expect(firstValues(formNamed('set-opening'), { ...place, opens: '18-22.25' })).toEqual({
      from: '18:00',
      until: '22:15',
    });
  });
});

describe('a permanent name', () => {
  it('is made of French words', () => {
    expect(['La fontaine', 'L’œil d’Æsope', '1er étage', ' — '].map(stepNameOf)).toEqual([
      'LA_FONTAINE',
      'L_OEIL_D_AESOPE',
      'ETAPE_1ER_ETAGE',
      '',
    ]);
    expect([paperNameOf('La clé du quai'), paperNameOf('3 lettres')]).toEqual(['laCleDuQuai', 'le3Lettres']);
    expect([optionNameOf('Suivre l’eau !'), placeNameOf('2e écluse')]).toEqual([
      'suivre-l-eau',
      'lieu-2e-ecluse',
    ]);
  });
});

describe('the puzzle types', () => {
  it('are all offered under their French names, decisions apart', () => {
    expect(offeredTypes.every(({ title, description }) => title !== '' && description !== '')).toBe(true);
    expect(offeredTypes.filter(({ isDecision }) => isDecision).map(({ type }) => type)).toEqual(['choice']);
  });
});
