import { describe, expect, it } from 'vitest';
import { type CityTexts, planStepRename, type StepRename } from '../../../engine/edit/city/rename-step.ts';
import { editText } from '../../../engine/edit/edit-text.ts';
import { unlessRefused } from '../../../engine/edit/refusal.ts';
import { compileCity, type ScenarioSource } from '../../../engine/index.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { everyCity, scenariosDir } from '../../support/cities/cities.ts';

const cities: readonly ScenarioSource[] = everyCity.map((slug) => readCityFolder(`${scenariosDir}/${slug}`));

/** The cities after a rename; throws when an edit is refused or cannot be undone. */
function renamed(rename: StepRename): readonly ScenarioSource[] {
  const planned = planStepRename(cities, rename);
  return cities.map((city) => ({
    ...city,
    files: city.files.map((file) => {
      const edits = planned.find(({ slug, path }) => slug === city.slug && path === file.path)?.edits ?? [];
      const edited = editText(file, edits);
      if ('refusal' in edited) throw new Error(`${city.slug}/${file.path}: ${edited.refusal.code}`);
      const undone = editText({ ...file, text: edited.text }, [edited.inverse]);
      if ('refusal' in undone || undone.text !== file.text) throw new Error(`${city.slug}/${file.path}: not undone`);
      return { ...file, text: edited.text };
    }),
  }));
}

const refusalOf = (all: readonly CityTexts[], rename: StepRename): string => {
  const result = unlessRefused(() => planStepRename(all, rename));
  return 'refusal' in result ? result.refusal.code : 'planned';
};

const stepsOf = (source: ScenarioSource): readonly string[] => Object.keys(compileCity(source).story?.scenario.steps ?? {});

describe('a step that is renamed', () => {
  it.each(cities.map((city) => [city.slug, city] as const))('is renamed everywhere in %s, which keeps its old name', (slug, city) => {
    const [from = ''] = stepsOf(city).slice(2);
    const after = renamed({ slug, from, to: 'NOUVEAU_NOM' }).find((one) => one.slug === slug) ?? city;
    expect(compileCity(after).diagnostics).toEqual(compileCity(city).diagnostics);
    expect(compileCity(after).story?.scenario.steps.NOUVEAU_NOM?.formerly).toContain(from);
  });

  it('is renamed where another city reads it', () => {
    const read = cities.flatMap((city) => compileCity(city).elsewhere);
    const [first] = read;
    if (!first) throw new Error('no city reads another one');
    const { city: slug = '', step: from } = first.fact;
    const files = planStepRename(cities, { slug, from, to: 'NOUVEAU_NOM' });
    expect(files.some((file) => file.slug !== slug)).toBe(true);
  });

  it('is refused with a code', () => {
    const [city] = cities;
    const [from = '', other = ''] = city ? stepsOf(city) : [];
    const slug = city?.slug ?? '';
    expect([
      refusalOf(cities, { slug, from, to: other }),
      refusalOf(cities, { slug, from, to: 'en minuscules' }),
      refusalOf(cities, { slug, from: 'ABSENTE', to: 'AUTRE' }),
    ]).toEqual(['edit-name-taken', 'edit-bad-name', 'edit-no-such-name']);
  });
});
