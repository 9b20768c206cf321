import type { EditValue } from '../../engine/edit/edit.ts';
import type { YamlTrial } from './check-yaml-edit.ts';
import { type Found, valuesIn } from './yaml-oracle.ts';

/** Texts that need each kind of writing. */
const WORDS = [
  'mot',
  'Un texte : avec « deux points » # et un dièse',
  "l'apostrophe",
  '1867',
  ' bords ',
  'à la ligne\nsuivante',
  '',
];

const wordFor = (path: string, index: number): string => WORDS[(path.length + index) % WORDS.length] ?? 'mot';

const setTrials = (value: Found, index: number): readonly YamlTrial[] => {
  const at = (data: EditValue): YamlTrial => ({ edit: { op: 'set', path: value.path, value: data }, value });
  if (value.kind === 'seq') return [at(['neuf', { clef: 'valeur', liste: ['un', 'deux'] }])];
  if (value.kind === 'map') return [at('un texte')];
  if (value.kind === 'alias') return [];
  if (typeof value.data === 'number') return [at(value.data + 1)];
  if (typeof value.data === 'boolean') return [at(!value.data)];
  return [
    at(`${String(value.data)} et plus`),
    at(wordFor(value.path.join('.'), index)),
    at(['une', 'liste']),
  ];
};

const addTrials = (value: Found, index: number): readonly YamlTrial[] => {
  const positions = [...new Set([0, Math.floor(value.size / 2), value.size])];
  if (value.kind === 'seq')
    return positions.map((at) => ({
      edit: {
        op: 'add',
        path: value.path,
        at,
        value: at === 0 ? { to: ['un', 'deux'], say: wordFor('', index) } : wordFor('', index),
      },
      value,
    }));
  if (value.kind === 'map')
    return positions.map((at) => ({
      edit: {
        op: 'add',
        path: value.path,
        at,
        key: 'champNeuf',
        value: at === 0 ? ['a', { b: 'c\nd' }] : wordFor('', index),
      },
      value,
    }));
  return [];
};

const ownTrials = (value: Found): readonly YamlTrial[] => {
  const { parent, path } = value;
  if (!parent) return [];
  const size = parent.size - 1;
  const from = parent.kind === 'seq' ? Number(path.at(-1)) : 0;
  return [
    { edit: { op: 'remove', path }, value },
    ...[0, size]
      .filter((to) => parent.kind === 'seq' && to !== from)
      .map((to): YamlTrial => ({ edit: { op: 'move', path, to }, value })),
    ...(parent.kind === 'map'
      ? [
          { edit: { op: 'rename', path, key: 'autre nom' }, value } as const,
          { edit: { op: 'move', path, to: size }, value } as const,
        ]
      : []),
  ];
};

/** Every scalar, list and map of a file is changed, added to, renamed, moved and removed. */
export const yamlTrials = (text: string): readonly YamlTrial[] =>
  valuesIn(text).flatMap((value, index) => [
    ...(value.parent ? setTrials(value, index) : []),
    ...addTrials(value, index),
    ...ownTrials(value),
  ]);
