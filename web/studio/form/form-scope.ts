import { createContext, useContext } from 'react';
import type { Edit } from '../../../engine/edit/edit.ts';
import type { CityNames } from '../../../engine/graph/city-names.ts';
import type { DeskProblem, SaidPiece, TextTrial } from '../../../engine/graph/desk.ts';
import type { Verdict } from '../../../engine/public.ts';
import type { NamedKind } from '../../../engine/story/former-names.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';

/** The data and functions that the fields of a form share. */
export interface FormScope {
  readonly city: string;
  /** The file of its drawn map; undefined when it has none. */
  readonly map?: string | undefined;
  /** The data of the whole file. */
  readonly data: unknown;
  /** What the city has; null while its files are being read. */
  readonly names: CityNames | null;
  /** The names of its pictures and sounds. */
  readonly media: readonly string[];
  /**
   * Opens the form that gives a thing another name in every file; null while the file has changes that are
   * not written.
   */
  readonly rename?: ((what: NamedKind, from: string) => void) | null;
  /** Asks for the verdicts on further answers. */
  judgeAlso(answers: readonly string[]): void;
  /** As in `EditedState`: when it increases, fields show the text of the file, whatever was typed. */
  readonly replacements: number;
  /** Makes an edit; false when it is refused. */
  change(edit: Edit): boolean;
  /** Why the last edit was refused, in French; null when it was made. */
  refusal(): string | null;
  /** Writes what was changed. */
  write(): void;
  /** Of the engine, by the text of an answer. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** How each word of the same answers is read. */
  readonly readings: ReadonlyMap<string, readonly SaidPiece[]>;
  /** Answers that the table of examples may have too, by the name of their column. */
  readonly offered: TextTrial['offered'];
  /** Problems by the path of their field, as `fieldKey` gives it. */
  readonly problems: ReadonlyMap<string, readonly DeskProblem[]>;
}

/** The scope outside of a form. */
export const NO_FORM: FormScope = {
  city: '',
  data: undefined,
  names: null,
  media: [],
  replacements: 0,
  judgeAlso: () => undefined,
  change: () => false,
  refusal: () => null,
  write: () => undefined,
  verdicts: new Map(),
  readings: new Map(),
  offered: [],
  problems: new Map(),
};

export const FormScopeContext = createContext<FormScope>(NO_FORM);

export const useFormScope = (): FormScope => useContext(FormScopeContext);

/** Identifies a field of the form, also in the document. */
export const fieldKey = (path: ValuePath): string => JSON.stringify(path);

/** The field that shows what is at a path: the nearest one that the document has. */
export function shownField(root: ParentNode, path: ValuePath): HTMLElement | null {
  for (let length = path.length; length >= 0; length -= 1) {
    const found = root.querySelector<HTMLElement>(
      `[data-field="${CSS.escape(fieldKey(path.slice(0, length)))}"]`,
    );
    if (found) return found;
  }
  return null;
}

const MOST_FRAMES = 120;

/** Moves the focus to a field once it is drawn, which may take some frames, and selects its text. */
export function focusSoon(path: ValuePath, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const field = document.querySelector(`[data-field="${CSS.escape(fieldKey(path))}"]`);
    const control = field?.querySelector<HTMLElement>('input, textarea, select');
    if (!control) return frames > 0 ? focusSoon(path, frames - 1) : undefined;
    control.focus();
    if ('select' in control) (control as HTMLInputElement).select();
  });
}
