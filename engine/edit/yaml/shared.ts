import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { indexIn, type YamlTree, type YamlValue } from './tree.ts';

const innerValues = (value: YamlValue): readonly YamlValue[] =>
  value.kind === 'map' || value.kind === 'seq'
    ? value.items.flatMap((item) => [...(item.key ? [item.key] : []), item.value])
    : [];

const everyValue = (value: YamlValue): readonly YamlValue[] => [
  value,
  ...innerValues(value).flatMap(everyValue),
];

const anchorsIn = (value: YamlValue): readonly string[] =>
  everyValue(value).flatMap(({ anchor }) => anchor ?? []);

/** Whether an alias elsewhere repeats the value at `path`, something in it, or something around it. */
export function isShared({ root }: YamlTree, path: ValuePath): boolean {
  const aliases = new Set(everyValue(root).flatMap((value) => (value.kind === 'alias' ? value.source : [])));
  if (aliases.size === 0) return false;
  const around: string[] = [];
  let value = root;
  for (const segment of path) {
    around.push(...(value.anchor === undefined ? [] : [value.anchor]));
    const items = value.kind === 'map' || value.kind === 'seq' ? value.items : [];
    value = items[indexIn(value, segment)]?.value ?? value;
  }
  return [...around, ...anchorsIn(value)].some((anchor) => aliases.has(anchor));
}
