import type { PathEdit } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { type Splice, spliced } from '../splice.ts';
import { planAdd } from './add.ts';
import { planMove } from './move.ts';
import { planRemove } from './remove.ts';
import { planRename } from './rename.ts';
import type { ScalarStyle } from './scalar-text.ts';
import { planSet, smallerEdits } from './set.ts';
import { isExactly } from './shape.ts';
import { isShared } from './shared.ts';
import { readYamlTree, yamlValueAt, type YamlTree } from './tree.ts';

function plan(tree: YamlTree, edit: PathEdit, scalar?: ScalarStyle): Splice[] {
  switch (edit.op) {
    case 'set':
      return planSet(tree, edit.path, edit.value, scalar);
    case 'add':
      return planAdd(tree, edit, scalar);
    case 'remove':
      return planRemove(tree, edit.path);
    case 'move':
      return planMove(tree, edit.path, edit.to);
    case 'rename':
      return planRename(tree, edit.path, edit.key, scalar);
  }
}

/** The styles to try: as its neighbours, as the old value, then with quotes that hold any text. */
function stylesFor(tree: YamlTree, edit: PathEdit): readonly (ScalarStyle | undefined)[] {
  if (edit.op === 'remove' || edit.op === 'move') return [undefined];
  const old = edit.op === 'set' ? yamlValueAt(tree, edit.path) : null;
  const isLine = edit.op === 'set' && typeof edit.value === 'string' && !edit.value.includes('\n');
  const kept = isLine && old?.kind === 'scalar' && old.style?.startsWith('QUOTE') === true ? [old.style] : [];
  return [...kept, undefined, 'QUOTE_DOUBLE'];
}

/** Changes exactly the lines of one value; refuses when the new text would not read back as meant. */
function editOnce(tree: YamlTree, edit: PathEdit): YamlTree {
  if (isShared(tree, edit.path)) return refuse('edit-shared-value');
  for (const style of stylesFor(tree, edit)) {
    const after = readYamlTree(spliced(tree.text, plan(tree, edit, style)));
    if (after && isExactly(tree, edit, after)) return after;
  }
  return refuse('edit-not-exact');
}

export function editYaml(text: string, edit: PathEdit): string {
  const tree = readYamlTree(text) ?? refuse('edit-unreadable');
  const edits = edit.op === 'set' ? smallerEdits(yamlValueAt(tree, edit.path), edit) : [edit];
  return edits.reduce(editOnce, tree).text;
}
