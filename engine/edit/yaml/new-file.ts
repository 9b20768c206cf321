import type { EditValue } from '../edit.ts';
import { listLines, pairLines } from './written.ts';

const LAYOUT = { step: 2, dash: 2, fold: 90 } as const;

type Fields = Readonly<Record<string, unknown>>;

/** A new YAML file: one field or item after the other. `header`: comment lines with their line ending. */
export function newYaml(header: string, data: Fields | readonly EditValue[]): string {
  const lines = Array.isArray(data)
    ? listLines(data as readonly EditValue[], [], LAYOUT)
    : Object.entries(data).flatMap(([key, value]) =>
        value === undefined ? [] : pairLines(key, value as EditValue, [], LAYOUT),
      );
  return `${header}${lines.join('\n')}\n`;
}
