import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { t } from '../../components/typography.tsx';
import { useCities } from '../CitySelect.tsx';
import { markGone, type Place, type Remedy } from './place-calls.ts';
import styles from './Places.module.css';
import type { PlaceProps } from './PlaceSlip.tsx';

const mostHints = ({ steps }: Place): number => (steps.length === 0 ? 0 : Math.min(...steps.map(({ hints }) => hints)));

interface RemedyDraft {
  readonly kind: Remedy['kind'];
  readonly hint: number;
  readonly photo: string;
  readonly alt: string;
}

function remedyOf({ kind, hint, photo, alt }: RemedyDraft): Remedy {
  if (kind === 'photo') return { kind, photo, alt: alt.trim() };
  return kind === 'hint' ? { kind, hint } : { kind };
}

/** The sentence that players read, and what they get instead: a hint, a picture of the city, or the solution. */
export function GoneForm({ place, change }: PlaceProps) {
  const id = useId();
  const pictures = useCities()?.find(({ city }) => city === place.city)?.pictures ?? [];
  const hints = Array.from({ length: mostHints(place) }, (_, index) => index + 1);
  const [sentence, setSentence] = useState('');
  const [draft, setDraft] = useState<RemedyDraft>({ kind: hints.length > 0 ? 'hint' : 'solution', hint: 1, photo: '', alt: '' });
  const set = (patch: Partial<RemedyDraft>) => setDraft((current) => ({ ...current, ...patch }));
  const ready = sentence.trim() !== '' && (draft.kind !== 'photo' || (draft.photo !== '' && draft.alt.trim() !== ''));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change(() => markGone(place, sentence.trim(), remedyOf(draft)));
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={id}>Ce que lisent les joueurs</label>
        <textarea id={id} rows={2} maxLength={2000} value={sentence} onChange={(event) => setSentence(event.target.value)} />
      </div>
      <Choice label="Le remède" value={draft.kind} onChange={(kind) => set({ kind: kind as Remedy['kind'] })}>
        {hints.length > 0 && <option value="hint">un indice</option>}
        {pictures.length > 0 && <option value="photo">une image</option>}
        <option value="solution">la solution</option>
      </Choice>
      {draft.kind === 'hint' && (
        <Choice label="Lequel" value={String(draft.hint)} onChange={(hint) => set({ hint: Number(hint) })}>
          {hints.map((number) => (
            <option key={number} value={number}>
              {t(`l’indice ${number}`)}
            </option>
          ))}
        </Choice>
      )}
      {draft.kind === 'photo' && (
        <>
          <Choice label="Laquelle" value={draft.photo} onChange={(photo) => set({ photo })}>
            <option value="">Choisir une image</option>
            {pictures.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Choice>
          <Field label="Ce qu’elle montre" value={draft.alt} maxLength={500} onChange={(event) => set({ alt: event.target.value })} />
        </>
      )}
      <Button type="submit" primary disabled={!ready}>
        Dire aux joueurs
      </Button>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
