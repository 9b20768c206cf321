import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import type { ChangeForm } from './change-forms.ts';
import styles from './Changes.module.css';

const GROUPS: readonly { readonly group: ChangeForm['group']; readonly label: string }[] = [
  { group: 'after', label: 'Après cette étape' },
  { group: 'step', label: 'Cette étape' },
  { group: 'papers', label: 'Messages, documents et lieux' },
];

interface ChangeMenuProps {
  readonly forms: readonly ChangeForm[];
  readonly onChoose: (form: ChangeForm) => void;
}

/** The changes of the story that are possible at a step. */
export function ChangeMenu({ forms, onChoose }: ChangeMenuProps) {
  return (
    <details className={`${controls.unfolding} ${styles.menu}`}>
      <summary>{typeset('Changer l’histoire')}</summary>
      {GROUPS.map(({ group, label }) => {
        const own = forms.filter((form) => form.group === group);
        return (
          own.length > 0 && (
            <section key={group} aria-label={typeset(label)}>
              <p>{typeset(label)}</p>
              {own.map((form) => (
                <button key={form.id} type="button" className={controls.link} onClick={() => onChoose(form)}>
                  {typeset(`${form.label}…`)}
                </button>
              ))}
            </section>
          )
        );
      })}
    </details>
  );
}
