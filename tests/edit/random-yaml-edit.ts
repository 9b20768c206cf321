import fc from 'fast-check';
import type { YamlTrial } from './check-yaml-edit.ts';
import { oddValue } from './odd-yaml.ts';
import type { Found } from './yaml-oracle.ts';

const KEYS = ['neuf', 'a', '1', 'clé : dure', '# dièse', '😀', 'oui', 'true', ''];

/** One random edit of a file whose values are known. */
export const randomYamlEdit = (values: readonly Found[]): fc.Arbitrary<YamlTrial> =>
  fc
    .record({
      value: fc.constantFrom(...(values.length > 1 ? values.slice(1) : values)),
      op: fc.constantFrom('set', 'set', 'add', 'remove', 'move', 'rename'),
      data: oddValue,
      key: fc.constantFrom(...KEYS),
      rank: fc.nat(6),
    })
    .map(({ value, op, data, key, rank }): YamlTrial => {
      const { path, parent } = value;
      const at = value.size === 0 ? 0 : rank % (value.size + 1);
      if (op === 'add' && value.kind === 'seq') return { edit: { op, path, at, value: data }, value };
      if (op === 'add' && value.kind === 'map') return { edit: { op, path, at, key, value: data }, value };
      if (op === 'remove' && parent) return { edit: { op, path }, value };
      if (op === 'move' && parent) return { edit: { op, path, to: rank % parent.size }, value };
      if (op === 'rename' && parent?.kind === 'map') return { edit: { op, path, key }, value };
      return { edit: { op: 'set', path, value: data }, value };
    });
