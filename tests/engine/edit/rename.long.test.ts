import { describe, expect, it } from 'vitest';
import { planCityChange } from '../../../engine/edit/city/change-city.ts';
import type { Rename } from '../../../engine/edit/city/rename.ts';
import { unlessRefused } from '../../../engine/edit/refusal.ts';
import type { ScenarioSource } from '../../../engine/index.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { compileTogether } from '../../../scripts/explain/cities/compiled.ts';
import { everyCity, scenariosDir } from '../../support/cities/cities.ts';
import { isWholeRun } from '../../support/suite/whole-run.ts';
import { changedCities } from './changed-cities.ts';

const cities: readonly ScenarioSource[] = everyCity.map((slug) => readCityFolder(`${scenariosDir}/${slug}`));

const renamed = ({ slug, ...rename }: Rename): readonly ScenarioSource[] =>
  changedCities(cities, slug, { kind: 'rename', ...rename }).cities;

const refusalOf = ({ slug, ...rename }: Rename): string => {
  const result = unlessRefused(() => planCityChange(cities, slug, { kind: 'rename', ...rename }));
  return 'refusal' in result ? result.refusal.code : 'planned';
};

const scenarioOf = (source: ScenarioSource) => {
  const { story } = compileTogether(source);
  if (!story) throw new Error(`${source.slug} has errors`);
  return story.scenario;
};

/** The third of each kind, or the last one. */
const third = <Item>(list: readonly Item[]): Item | undefined => list.slice(0, 3).at(-1);

/** Something of each kind that is not the first of its list. */
const named = (source: ScenarioSource): readonly Omit<Rename, 'slug'>[] => {
  const { steps, messages, documents, places } = scenarioOf(source);
  return [
    { what: 'step', from: third(Object.keys(steps)) ?? '', to: 'NOUVEAU_NOM' },
    { what: 'message', from: third(messages)?.slug ?? '', to: 'nouveauNom' },
    { what: 'document', from: third(documents)?.slug ?? '', to: 'nouveau_nom' },
    ...places.slice(2, 3).map(({ slug }) => ({ what: 'place', from: slug, to: 'nouveau-nom' }) as const),
  ];
};

describe('a step, a message, a document or a place that is renamed', () => {
  it.each(
    (isWholeRun ? cities : cities.slice(0, 1)).flatMap((city) =>
      named(city).map((rename) => [rename.what, city.slug, rename, city] as const),
    ),
  )('is renamed everywhere, as a %s of %s, which keeps its old name', (_what, slug, rename, city) => {
    const after = renamed({ slug, ...rename }).find((one) => one.slug === slug) ?? city;
    expect(compileTogether(after).diagnostics).toEqual(compileTogether(city).diagnostics);
    const { steps, messages, documents, places } = scenarioOf(after);
    const all = [...Object.values(steps), ...messages, ...documents, ...places];
    const now = all.find((one) => ('slug' in one ? one.slug : one.name) === rename.to);
    expect(now?.formerly).toContain(rename.from);
  });

  it('is renamed where another city reads it', () => {
    const [first] = cities.flatMap((city) => compileTogether(city).elsewhere);
    if (!first) throw new Error('no city reads another one');
    const { city: slug = '', step: from } = first.fact;
    const after = renamed({ slug, what: 'step', from, to: 'NOUVEAU_NOM' });
    expect(
      after.filter((city, index) =>
        city.files.some(({ text }, at) => text !== cities[index]?.files[at]?.text),
      ).length,
    ).toBeGreaterThan(1);
  });

  it('is renamed in the links of pages', () => {
    const city = cities.find(({ files }) => files.some(({ path }) => path === 'letter.mdx'));
    if (!city) throw new Error('no city');
    const { slug, path, at } = {
      slug: city.slug,
      path: 'letter.mdx',
      at: scenarioOf(city).messages[0]?.slug ?? '',
    };
    const link = `[lire](/home/messages/${at}) et [autre](/home/messages/${at}2)`;
    const linked = {
      ...city,
      files: city.files.map((file) =>
        file.path === path ? { path, text: `${link}\n\n${file.text}` } : file,
      ),
    };
    const [after] = changedCities([linked], slug, {
      kind: 'rename',
      what: 'message',
      from: at,
      to: 'autreNom',
    }).cities;
    expect(after?.files.find((file) => file.path === path)?.text).toContain(
      `[lire](/home/messages/autreNom) et [autre](/home/messages/${at}2)`,
    );
  });

  it('is refused with a code', () => {
    const [city] = cities;
    if (!city) throw new Error('no city');
    const { slug } = city;
    const [from = '', other = ''] = Object.keys(scenarioOf(city).steps);
    const [message, another] = scenarioOf(city).messages;
    expect([
      refusalOf({ slug, what: 'step', from, to: other }),
      refusalOf({ slug, what: 'step', from, to: 'en minuscules' }),
      refusalOf({ slug, what: 'step', from: 'ABSENTE', to: 'AUTRE' }),
      refusalOf({ slug, what: 'message', from: message?.slug ?? '', to: another?.slug ?? '' }),
      refusalOf({ slug, what: 'message', from: message?.slug ?? '', to: '../ailleurs' }),
    ]).toEqual(['edit-name-taken', 'edit-bad-name', 'edit-no-such-name', 'edit-name-taken', 'edit-bad-name']);
  });
});
