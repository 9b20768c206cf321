import { columnOf } from '../text-lines.ts';
import type { YamlTree, YamlValue } from './tree.ts';
import type { Layout } from './written.ts';

const FOLD = 90;

interface Found {
  step?: number;
  dash?: number;
}

/** Looks for the first map and the first list that stand in a map. */
function look(text: string, value: YamlValue, parent: number | null, found: Found): void {
  if (value.kind !== 'map' && value.kind !== 'seq') return;
  const own = value.isFlow || value.items.length === 0 ? null : columnOf(text, value.start);
  if (own !== null && parent !== null) {
    if (value.kind === 'seq') found.dash ??= own - parent;
    else found.step ??= own - parent;
  }
  for (const item of value.items) look(text, item.value, value.kind === 'map' ? own : null, found);
}

/** The length of the longest line of a folded text, so that its untouched lines stay as they are. */
function foldOf(text: string, value: YamlValue | undefined): number {
  if (value?.kind !== 'scalar' || value.style !== 'BLOCK_FOLDED' || !value.header) return FOLD;
  const lines = text.slice(value.header[1], value.end).split(/\r?\n/u);
  return Math.max(...lines.map((line) => line.trim().length));
}

/** The layout of a file, two spaces where it has no example. `value`: the one that is replaced. */
export function layoutOf({ text, root }: YamlTree, value?: YamlValue): Layout {
  const found: Found = {};
  look(text, root, null, found);
  return { step: Math.max(found.step ?? 2, 1), dash: found.dash ?? 2, fold: foldOf(text, value) };
}
