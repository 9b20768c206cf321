import { changeFile } from '../../../engine/edit/change-file.ts';
import { type CityChange, planCityChange } from '../../../engine/edit/city/change-city.ts';
import type { MediaStock } from '../../../engine/edit/city/draft.ts';
import type { ScenarioSource } from '../../../engine/index.ts';

const MEDIA = 'media/';

export interface ChangedCities {
  readonly cities: readonly ScenarioSource[];
  readonly told: readonly string[];
  /** Of the files that changed, with the folder of their city. */
  readonly paths: readonly string[];
}

/**
 * The cities after a change; throws when it is refused, or when the inverse of an edit does not restore every
 * byte.
 */
export function changedCities(
  cities: readonly ScenarioSource[],
  slug: string,
  change: CityChange,
  stock?: MediaStock,
): ChangedCities {
  const { files, told } = planCityChange(cities, slug, change, stock);
  const texts = new Map(
    cities.map((city) => [city.slug, new Map(city.files.map(({ path, text }) => [path, text]))]),
  );
  for (const { slug: own, path, edits } of files) {
    const text = texts.get(own)?.get(path) ?? null;
    const now = changeFile({ path, text }, edits);
    if ('refusal' in now) throw new Error(`${own}/${path}: ${now.refusal.message}`);
    const undone = changeFile({ path, text: now.text }, [now.inverse]);
    if ('refusal' in undone || undone.text !== text) throw new Error(`${own}/${path}: not undone`);
    if (now.text === null) texts.get(own)?.delete(path);
    else texts.get(own)?.set(path, now.text);
  }
  const after = cities.map((city) => {
    const all = [...(texts.get(city.slug) ?? [])].map(([path, text]) => ({ path, text }));
    const isNew = ({ path }: { readonly path: string }): boolean =>
      stock?.has(path.slice(MEDIA.length)) === true;
    const media = [...city.media, ...all.filter(isNew).map(({ path }) => path.slice(MEDIA.length))];
    return { ...city, files: all.filter((one) => !isNew(one)), media };
  });
  return { cities: after, told, paths: files.map((file) => `${file.slug}/${file.path}`).sort() };
}
