import { createContext, useContext } from 'react';
import type { NamedThing } from '../../../engine/graph/city-names.ts';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import type { StoryNode } from '../../../engine/graph/story-graph.ts';

/** Files of one kind, as the list shows them. */
interface FileGroup {
  readonly label: string;
  readonly files: readonly { readonly path: string; readonly label: string }[];
}

const FOLDERS: readonly { readonly label: string; readonly is: RegExp }[] = [
  { label: 'Étapes', is: /^steps\// },
  { label: 'Messages', is: /^messages\// },
  { label: 'Documents', is: /^documents\// },
  { label: 'Pages d’étape', is: /^pages\// },
  { label: 'Ville', is: /^[^/]+$/ },
  { label: 'Parcours', is: /^walkthroughs\// },
  { label: 'Cartes', is: /^media\// },
];

const OWN_NAMES: Readonly<Record<string, string>> = {
  'scenario.yaml': 'La ville',
  'places.yaml': 'Lieux',
  'rapport.yaml': 'Rapport',
  'voices.yaml': 'Voix',
  'letter.mdx': 'Lettre de papier',
  'walkthroughs/main.yaml': 'Parcours principal',
};

type Named = Pick<DeskCity, 'slug' | 'files' | 'graph' | 'sheet'>;

const inFrench = new Intl.Collator('fr', { numeric: true });

/** The file of a step, below its city’s folder; undefined when no file names it. */
export const fileOfStep = ({ graph }: Pick<DeskCity, 'graph'>, step: string): string | undefined =>
  graph?.nodes.find(({ id }) => id === step)?.at?.file;

/** The step of a file; undefined for a file of another kind. */
export const stepOfFile = ({ graph }: Pick<DeskCity, 'graph'>, path: string): string | undefined =>
  graph?.nodes.find(({ at }) => at?.file === path)?.id;

/** « 4 · LA_FONTAINE », with the number that the player reads; beside the routes, the title alone. */
export const stepLabel = ({ id, number, called = id }: Pick<StoryNode, 'id' | 'number' | 'called'>): string =>
  [number, called].filter(Boolean).join(' · ');

/** The steps of a city that have a file, in the order in which they are played: their labels by their names. */
export const stepLabels = (graph: DeskCity['graph']): ReadonlyMap<string, string> =>
  new Map(
    (graph?.nodes ?? [])
      .flatMap((node) => (node.at ? [[node.id, stepLabel(node)] as const] : []))
      .sort(([, one], [, other]) => inFrench.compare(one, other)),
  );

/** What a writer calls each thing, by its name; with the name where two are called the same. */
export function thingLabels(things: readonly NamedThing[]): ReadonlyMap<string, string> {
  const titles = things.map(({ title }) => title);
  const isAlone = (title: string): boolean => titles.indexOf(title) === titles.lastIndexOf(title);
  return new Map(
    things.map(({ name, title }) => [
      name,
      title === '' ? (OWN_NAMES[`${name}.mdx`] ?? name) : isAlone(title) ? title : `${title} · ${name}`,
    ]),
  );
}

/** What the player reads at a step; '' beside the routes, for a step that is gone, and beside all steps. */
export const numberOfStep = ({ graph }: Pick<DeskCity, 'graph'>, step: string | null): string =>
  graph?.nodes.find(({ id }) => id === step)?.number ?? '';

/**
 * Sorts what belongs to steps as the player comes there: what has no number after them, what belongs to no
 * step last.
 */
export function inOrderOfPlay<Of extends { readonly step: string | null }>(
  city: Pick<DeskCity, 'graph'>,
  things: readonly Of[],
): readonly Of[] {
  const placeOf = ({ step }: Of): number =>
    step === null
      ? Number.MAX_VALUE
      : Number.parseInt(numberOfStep(city, step), 10) || Number.MAX_SAFE_INTEGER;
  return [...things].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The label of a step above what belongs to it; the words for none. */
export function stepHeading({ graph }: Pick<DeskCity, 'graph'>, step: string | null): string {
  if (step === null) return 'À côté des étapes';
  const node = graph?.nodes.find(({ id }) => id === step);
  return node ? stepLabel(node) : step;
}

/**
 * The label of a file in the list: a step’s number and name, a page’s title, else what the file is, or its
 * own name.
 */
function labelsOf({ graph, sheet }: Named): ReadonlyMap<string, string> {
  const steps = (graph?.nodes ?? []).flatMap((node) =>
    node.at ? [[node.at.file, stepLabel(node)] as const] : [],
  );
  const pages = [...thingLabels(sheet?.names.page.filter(({ title }) => title !== '') ?? [])].map(
    ([name, label]) => [`${name}.mdx`, label] as const,
  );
  return new Map([...steps, ...pages]);
}

export const fileLabel = (city: Named, path: string): string => labelIn(labelsOf(city), path);

const labelIn = (labels: ReadonlyMap<string, string>, path: string): string =>
  labels.get(path) ?? OWN_NAMES[path] ?? asWords(path.replace(/^.*\/|\.[a-z]+$/gu, ''));

/** « Par les quais » for the walkthrough `par-les-quais`. */
const asWords = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll(/[-_]/gu, ' ');

const NO_CITY = { files: [], graph: null, sheet: null };

/** The cities whose files are labelled wherever they are named. */
export const LabelledCities = createContext<readonly Named[]>([]);

/** The label of a file, by its path below the folder of all cities. */
export function useFileLabel(): (file: string) => string {
  const cities = useContext(LabelledCities);
  return (file) => {
    const [slug = '', ...below] = file.split('/');
    return fileLabel(cities.find((city) => city.slug === slug) ?? { slug, ...NO_CITY }, below.join('/'));
  };
}

/** A city’s files by kind; steps in the order of their numbers. */
export function fileGroups(city: Named): readonly FileGroup[] {
  const labels = labelsOf(city);
  return FOLDERS.map(({ label, is }) => ({
    label,
    files: city.files
      .filter((path) => is.test(path))
      .map((path) => ({ path, label: labelIn(labels, path) }))
      .sort((one, other) => inFrench.compare(one.label, other.label)),
  })).filter(({ files }) => files.length > 0);
}
