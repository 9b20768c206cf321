import { expect, it } from 'vitest';
import { titlesAt } from '../../../engine/scenario/field-titles.ts';

it('a field has the title of its own place, where another of the same name has another', () => {
  const data = { messages: [{ slug: 'suite', after: 'GARE', arrives: { after: 'bientôt' } }] };
  const titleAt = (...path: readonly (string | number)[]) => titlesAt('scenario', path, data).get('after');
  expect(titleAt('messages', 0, 'after')).toBe('Une fois passée l’étape');
  expect(titleAt('messages', 0, 'arrives', 'after')).toBe('Combien de temps après');
  expect(titleAt('name')).toBeUndefined();
});

it('an entry of a list names its list, and an instrument the fields of its own type', () => {
  const titleIn = (type: string) =>
    titlesAt('step', ['puzzle', 'solution', 0], { puzzle: { type, solution: [''] } }).get('solution');
  expect([titleIn('tuner'), titleIn('number-fields')]).toEqual(['Fréquence', 'Solution']);
});
