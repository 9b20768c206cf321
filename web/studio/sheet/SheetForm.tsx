import { memo, useDeferredValue, useMemo } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import type { NamedKind } from '../../../engine/story/former-names.ts';
import { typeset } from '../../components/text/typography.tsx';
import type { NamedToRename } from '../changes/ChangeDialog.tsx';
import { hasUnsent } from '../files/file-draft.ts';
import type { FileEditor } from '../files/file-editor.ts';
import type { EditedState } from '../files/file-editor-machine.ts';
import { FieldProblems } from '../form/FieldRow.tsx';
import { fieldKey, type FormScope, FormScopeContext } from '../form/form-scope.ts';
import { FormRoot } from '../form/FormField.tsx';
import { schemaOfFile } from '../../../engine/scenario/json-schema.ts';
import { yamlData, problemsByField } from '../form/written-at.ts';

interface SheetFormProps {
  readonly city: Pick<DeskCity, 'slug' | 'sheet' | 'files' | 'media'>;
  /** The kind of the file, which is the name of its schema. */
  readonly kind: string;
  readonly editor: FileEditor;
  readonly state: EditedState;
  readonly onRename: (thing: NamedToRename) => void;
}

/** What a step asks comes first; how it is named and where it leads is set once. */
export const FIRST_FIELDS: Readonly<Record<string, readonly string[]>> = {
  step: ['description', 'puzzle', 'replies', 'hints', 'examples'],
};

const Fields = memo(({ kind, data }: { readonly kind: string; readonly data: unknown }) => (
  <FormRoot node={schemaOfFile(kind)} value={data} first={FIRST_FIELDS[kind]} />
));

/** What the fields of a YAML file share. */
export function useFormState({ city, editor, state, onRename }: Omit<SheetFormProps, 'kind'>): {
  readonly data: unknown;
  readonly scope: FormScope;
} {
  // A typed key is painted before the other fields are drawn again.
  const { draft, trial, replacements } = useDeferredValue(state);
  const text = draft?.text ?? '';
  const data = useMemo(() => yamlData(text), [text]);
  const map = city.files.find((path) => /^media\/[^/]+\.yaml$/u.test(path));
  const problems = useMemo(() => problemsByField(text, trial?.problems ?? []), [text, trial]);
  const verdicts = useMemo(() => new Map(trial?.verdicts), [trial]);
  const readings = useMemo(() => new Map(trial?.readings), [trial]);
  const offered = useMemo(() => trial?.offered ?? [], [trial]);
  const names = city.sheet?.names ?? null;
  const isWritten = draft !== null && !hasUnsent(draft);
  const scope = useMemo(
    () => ({
      city: city.slug,
      map,
      data,
      names,
      media: city.media,
      replacements,
      rename: isWritten ? (what: NamedKind, from: string) => onRename({ what, from }) : null,
      judgeAlso: editor.judgeAlso,
      change: editor.change,
      refusal: () => editor.state().refusal,
      write: () => void editor.write(),
      verdicts,
      readings,
      offered,
      problems,
    }),
    [
      city.slug,
      names,
      city.media,
      map,
      data,
      replacements,
      isWritten,
      onRename,
      editor,
      verdicts,
      readings,
      offered,
      problems,
    ],
  );
  return { data, scope };
}

/** A YAML file as a form made from its schema. */
export function SheetForm({ kind, ...sheet }: SheetFormProps) {
  const { data, scope } = useFormState(sheet);
  if (data === undefined)
    return <p>{typeset('Ce fichier ne se lit pas comme une fiche : corrigez-le dans son texte.')}</p>;
  return (
    <FormScopeContext value={scope}>
      <FieldProblems id="file-problems" problems={scope.problems.get(fieldKey([])) ?? []} />
      <Fields kind={kind} data={data} />
    </FormScopeContext>
  );
}
