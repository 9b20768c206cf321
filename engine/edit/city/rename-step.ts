import { isElement, childrenOf, type JsxElement } from '../../scenario/parse/elements.ts';
import { PASSAGE } from '../../scenario/parse/passages.ts';
import type { SourceFile } from '../../scenario/scenario.ts';
import { kindOf } from '../../scenario/schemas.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import type { Nodes } from 'mdast';
import type { Edit } from '../edit.ts';
import { propertiesOf, readPageTree } from '../page/page-tree.ts';
import { refuse } from '../refusal.ts';
import { dataOf } from '../yaml/shape.ts';
import { readYamlTree } from '../yaml/tree.ts';
import { stepNamesIn } from './step-names.ts';

/** The texts of a city; `slug`: its folder. */
export interface CityTexts {
  readonly slug: string;
  readonly files: readonly SourceFile[];
}

/** The edits of one file of a city. */
export interface FileToEdit {
  readonly slug: string;
  readonly path: string;
  readonly edits: readonly Edit[];
}

export interface StepRename {
  readonly slug: string;
  readonly from: string;
  readonly to: string;
}

const isStepFile = ({ path }: SourceFile): boolean => kindOf(path) === 'step';

const dataIn = ({ text }: SourceFile): unknown => {
  const tree = readYamlTree(text);
  return tree ? dataOf(tree.root) : refuse('edit-unreadable');
};

interface StepData {
  readonly name?: unknown;
  readonly formerly?: readonly unknown[];
}

const stepIn = (file: SourceFile): StepData => dataIn(file) ?? {};

/**
 * Renames a step wherever a file names it, in other cities too, and keeps the old name in `formerly` for the games that are being
 * played. Throws a refusal when the new name is taken, now or formerly, by another step.
 */
export function planStepRename(cities: readonly CityTexts[], rename: StepRename): readonly FileToEdit[] {
  const { slug, from, to } = rename;
  if (!/^[A-Z][A-Z0-9_]*$/u.test(to)) return refuse('edit-bad-name');
  const steps = cities.find((city) => city.slug === slug)?.files.filter(isStepFile) ?? [];
  if (!steps.some((file) => stepIn(file).name === from)) return refuse('edit-no-such-name');
  const others = steps.map(stepIn).filter(({ name }) => name !== from);
  if (others.some(({ name, formerly = [] }) => name === to || formerly.includes(to)) || from === to) return refuse('edit-name-taken');
  return cities
    .flatMap((city) => city.files.map((file) => ({ slug: city.slug, path: file.path, edits: editsOf(city.slug, file, rename) })))
    .filter(({ edits }) => edits.length > 0);
}

function editsOf(inCity: string, file: SourceFile, rename: StepRename): readonly Edit[] {
  if (file.path.endsWith('.mdx')) return file.text.includes(rename.from) ? pageEdits(inCity, file, rename) : [];
  const kind = kindOf(file.path);
  if (!kind || !file.text.includes(rename.from)) return [];
  const named = stepNamesIn(kind, dataIn(file)).filter(({ name, city = inCity }) => name === rename.from && city === rename.slug);
  const edits = named.map(({ path, isKey }): Edit =>
    isKey ? { op: 'rename', path, key: rename.to } : { op: 'set', path, value: rename.to },
  );
  const isOwn = kind === 'step' && inCity === rename.slug && stepIn(file).name === rename.from;
  return isOwn ? [...edits, ...formerlyEdits(stepIn(file), rename)] : edits;
}

/** A name that is taken back is no former name any more. */
function formerlyEdits({ formerly, ...step }: StepData, { from, to }: StepRename): readonly Edit[] {
  if (!formerly) return [{ op: 'add', path: [], key: 'formerly', value: [from], at: Object.keys(step).indexOf('name') + 1 }];
  const kept = formerly.filter((name) => name !== to).map(String);
  return [{ op: 'set', path: ['formerly'], value: [...kept, from] }];
}

const FACTS: ReadonlySet<string> = new Set(['chose', 'solved', 'asked', 'took']);

const tagsIn = (node: Nodes, path: ValuePath = []): readonly (readonly [JsxElement, ValuePath])[] => [
  ...(isElement(node) && node.name === PASSAGE ? [[node, path] as const] : []),
  ...childrenOf(node).flatMap((child, index) => tagsIn(child, [...path, index])),
];

/** The conditions of a page’s passages, and its links to a step beside the route. */
function pageEdits(inCity: string, { text }: SourceFile, { slug, from, to }: StepRename): readonly Edit[] {
  const { root } = readPageTree(text) ?? refuse('edit-unreadable');
  const passages = tagsIn(root).flatMap(([tag, path]) => {
    const properties = propertiesOf(tag);
    const city = properties.find(({ name }) => name === 'elsewhere')?.value ?? inCity;
    return properties.flatMap(({ name, value }): readonly Edit[] =>
      city === slug && FACTS.has(name) && value === from ? [{ op: 'set', path: [...path, name], value: to }] : [],
    );
  });
  const links = inCity === slug ? [...text.matchAll(new RegExp(`(?<=/home/app/code/)${from}(?![A-Z0-9_])`, 'gu'))] : [];
  const spliced = links.reverse().map(({ index }): Edit => ({ op: 'splice', at: index, was: from, now: to }));
  return [...spliced, ...passages];
}
