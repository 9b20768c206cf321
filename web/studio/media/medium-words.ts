import { valueAt } from '../../../engine/text/is-record.ts';
import { isRecord } from '../../../engine/public.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import type { MediumKind } from './medium-name.ts';

/** The fields that say in words what a picture shows or a sound lets hear, and their titles. */
export const MEDIUM_WORDS: Readonly<Record<string, string>> = {
  alt: 'Ce que l’image montre, sans rien dévoiler',
  transcript: 'Transcription : chaque mot que l’on entend',
  caption: 'Ce que l’on entend, pour qui n’entend pas',
};

interface MediumWords {
  readonly path: ValuePath;
  readonly title: string;
  readonly value: string;
}

/** A field that names a file of media/. */
export interface MediumField {
  readonly kind: MediumKind;
  /** Of the field that names the file. */
  readonly path: ValuePath;
  readonly value: string;
  readonly words?: MediumWords | undefined;
}

/** The words beside the field of a file in a form; undefined where nobody asks for them. */
export function wordsBeside(data: unknown, path: ValuePath): MediumWords | undefined {
  const group = valueAt(data, ...path.slice(0, -1));
  const found = isRecord(group) ? Object.keys(MEDIUM_WORDS).find((name) => name in group) : undefined;
  if (found === undefined || !isRecord(group)) return undefined;
  const written = group[found];
  return {
    path: [...path.slice(0, -1), found],
    title: MEDIUM_WORDS[found] ?? found,
    value: typeof written === 'string' ? written : '',
  };
}
