import { parse } from 'yaml';

const addresses = import.meta.glob<string>('../../scenarios/*/media/*', {
  query: '?url',
  import: 'default',
  eager: true,
});
const pages = import.meta.glob<string>('../../scenarios/*/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const steps = import.meta.glob<string>('../../scenarios/*/{steps/*,scenario}.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A media file of a city, with its texts: one for each place that uses it. */
export interface ShownMedium {
  readonly name: string;
  readonly address: string;
  readonly words: readonly string[];
}

export interface CityMedia {
  readonly city: string;
  readonly pictures: readonly ShownMedium[];
  readonly sounds: readonly ShownMedium[];
}

/** A file name and a text about it. */
type MediumText = readonly [name: string, words: string];

const TAG = /<(?:Picture|Postmark|Token|Sound)\b[^>]*>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** A call that is heard, with its lines. */
const CALL = /<Transcript sound="([^"]*)">([^]*?)<\/Transcript>/g;

function textsInPage(text: string): readonly MediumText[] {
  const named = [...text.matchAll(TAG)].flatMap(([tag]) => {
    const [name, words] = [attribute(tag, 'name'), attribute(tag, 'alt') ?? attribute(tag, 'transcript')];
    return name !== undefined && words !== undefined ? [[name, words] as const] : [];
  });
  const calls = [...text.matchAll(CALL)].map(
    ([, name = '', lines = '']) => [name, lines.replaceAll(/<[^>]*>/g, '').trim()] as const,
  );
  return [...named, ...calls];
}

/** Finds `medium` with `alt`, `sound` with `transcript` or `caption`, and `noise` at any depth of a value. */
function textsIn(value: unknown): readonly MediumText[] {
  if (typeof value !== 'object' || value === null) return [];
  const { medium, sound, noise, alt, transcript, caption } = value as Readonly<Record<string, unknown>>;
  const own = [
    [medium, alt],
    [sound, transcript ?? caption],
    [noise, noise && 'Le souffle entre les stations.'],
  ].filter((pair): pair is [string, string] => pair.every((part) => typeof part === 'string'));
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

const cityOf = (path: string): string => /scenarios\/([^/]+)\//.exec(path)?.[1] ?? '';
const inCity = <Value>(files: Readonly<Record<string, Value>>, city: string) =>
  Object.entries(files).filter(([path]) => cityOf(path) === city);

function textsInCity(city: string): readonly MediumText[] {
  return [
    ...inCity(steps, city).flatMap(([, text]) => textsIn(parse(text))),
    ...inCity(pages, city).flatMap(([, text]) => textsInPage(text)),
  ];
}

const PICTURE = /\.(svg|webp|png|jpe?g)$/;
/** One of the two formats of a sound is enough. */
const SOUND = /\.ogg$/;

/** Name of a city, from its scenario. */
function nameOf(city: string): string {
  const scenario = inCity(steps, city).find(([path]) => path.endsWith('/scenario.yaml'));
  return scenario ? (parse(scenario[1]) as { readonly name: string }).name : city;
}

function mediaOf(city: string): CityMedia {
  const texts = textsInCity(city);
  const files = inCity(addresses, city).map(([path, address]): ShownMedium => {
    const name = path.split('/').at(-1) ?? '';
    const bare = name.replace(SOUND, '');
    const words = texts.filter(([of]) => of === name || of === bare).map(([, text]) => text);
    return { name, address, words: [...new Set(words)] };
  });
  return {
    city: nameOf(city),
    pictures: files.filter(({ name }) => PICTURE.test(name)),
    sounds: files.filter(({ name }) => SOUND.test(name)),
  };
}

export const cityMedia: readonly CityMedia[] = [...new Set(Object.keys(addresses).map(cityOf))].map(mediaOf);
