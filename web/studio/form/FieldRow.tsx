import type { ReactNode } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import { FieldNotes } from '../notes/FieldNotes.tsx';
import { FieldProblems } from './FieldProblems.tsx';
import { fieldKey, useFormScope } from './form-scope.ts';
import styles from './Form.module.css';
import controls from '../controls.module.css';

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
            {typeset(hint)}
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
      <div className={styles.body}>
        {children}
        <FieldProblems id={`${id}-problems`} problems={found} />
        <FieldNotes path={path} />
      </div>
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
    'aria-invalid': found.some(({ severity }) => severity === 'error') || undefined,
  };
}
