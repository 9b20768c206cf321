import { type ReactNode, useId } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { FieldNotes } from '../notes/FieldNotes.tsx';
import { fieldKey, useFormScope } from './form-scope.ts';
import styles from './Form.module.css';
import controls from '../controls.module.css';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import { helpText, isToFill, problemText } from '../problem-words.ts';

interface FieldRowProps {
  readonly id: string;
  readonly path: ValuePath;
  readonly title: string;
  readonly hint?: string | undefined;
  /** Whether one control has the label; else the row is a group of them. */
  readonly isSingle: boolean;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A field with its title, its help, its problems, and the way to take it out. */
export function FieldRow({ id, path, title, hint, isSingle, onRemove, children }: FieldRowProps) {
  const { problems } = useFormScope();
  const found = problems.get(fieldKey(path)) ?? [];
  const Label = isSingle ? 'label' : 'span';
  const group = isSingle ? {} : { role: 'group', 'aria-labelledby': `${id}-label` };
  return (
    <div className={styles.row} data-field={fieldKey(path)} data-single={isSingle || undefined} {...group}>
      <div className={styles.head}>
        <Label id={`${id}-label`} {...(isSingle && { htmlFor: id })}>
          {typeset(title)}
        </Label>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {helpText(hint)}
          </p>
        )}
        {onRemove && (
          <button
            type="button"
            className={controls.link}
            onClick={onRemove}
            aria-label={typeset(`Retirer ce champ : ${title}`)}
          >
            {typeset('Retirer ce champ')}
          </button>
        )}
      </div>
      <Stack gap={2} className={styles.body}>
        {children}
        <FieldProblems id={`${id}-problems`} problems={found} />
        <FieldNotes path={path} />
      </Stack>
    </div>
  );
}

/** The ids of a control’s descriptions: its help, and its problems. */
export function useDescription(
  id: string,
  path: ValuePath,
): { readonly 'aria-describedby': string; readonly 'aria-invalid': true | undefined } {
  const { problems } = useFormScope();
  const found = problems.get(fieldKey(path)) ?? [];
  return {
    'aria-describedby': [`${id}-hint`, found.length > 0 && `${id}-problems`].filter(Boolean).join(' '),
    'aria-invalid': found.some((one) => one.severity === 'error' && !isToFill(one)) || undefined,
  };
}

/** A field that the schema does not know. */
export function StrayField({
  path,
  name,
  onRemove,
}: {
  readonly path: ValuePath;
  readonly name: string;
  readonly onRemove: () => void;
}) {
  const id = useId();
  return (
    <FieldRow
      id={id}
      path={path}
      title={name}
      hint="Ce champ n’existe pas ici."
      isSingle={false}
      onRemove={onRemove}
    >
      {null}
    </FieldRow>
  );
}

/** The compiler’s findings at a field. An empty one is asked for, and not refused. */
export function FieldProblems({
  id,
  problems,
}: {
  readonly id: string;
  readonly problems: readonly DeskProblem[];
}) {
  if (problems.length === 0) return null;
  return (
    <Stack as="ul" gap={1} id={id} className={styles.problems}>
      {problems.map((problem) => (
        <li
          key={`${problem.code} ${problem.message}`}
          data-severity={isToFill(problem) ? undefined : problem.severity}
        >
          {isToFill(problem) ? (
            problemText(problem.wayOut, problem)
          ) : (
            <>
              {problemText(problem.message, problem)} <span>→ {problemText(problem.wayOut, problem)}</span>
            </>
          )}
        </li>
      ))}
    </Stack>
  );
}
