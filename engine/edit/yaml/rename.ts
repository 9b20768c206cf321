import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { refuse } from '../refusal.ts';
import type { Splice } from '../splice.ts';
import { keyLine, type ScalarStyle } from './scalar-text.ts';
import { indexIn, keyText, yamlCollectionAt, type YamlTree } from './tree.ts';
import { flowKey } from './written.ts';

export function planRename(tree: YamlTree, path: ValuePath, name: string, scalar?: ScalarStyle): Splice[] {
  const parent = yamlCollectionAt(tree, path.slice(0, -1));
  const { key } = parent.items[indexIn(parent, path.at(-1) ?? refuse('edit-wrong-kind'))] ?? { key: null };
  if (key?.kind !== 'scalar') return refuse('edit-wrong-kind');
  if (parent.items.some((item) => item.key !== key && keyText(item) === name))
    return refuse('edit-key-taken');
  const style = scalar ?? (key.style?.startsWith('QUOTE') === true ? key.style : 'PLAIN');
  return [
    { start: key.start, end: key.end, text: parent.isFlow && !scalar ? flowKey(name) : keyLine(name, style) },
  ];
}
