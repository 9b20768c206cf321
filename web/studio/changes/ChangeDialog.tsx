import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import type { WrittenEdit } from '../files/edit-calls.ts';
import { useCityChange } from '../files/use-city-change.ts';
import { ChangeControl } from './ChangeControl.tsx';
import { type ChangeForm, changeForms, firstValues, missingField, missingSentence } from './change-forms.ts';
import { type ChangePlace, changePlace } from './change-place.ts';
import styles from './Changes.module.css';
import { ChangeRefusal } from './ChangeRefusal.tsx';
import type { FormValues } from './form-values.ts';
import type { NamedKind } from '../../../engine/story/former-names.ts';

interface ChangeDialogProps {
  readonly city: DeskCity;
  readonly form: ChangeForm;
  readonly place: ChangePlace;
  /** Name of the place or paper that the change is about; the step's when omitted. */
  readonly about?: string | undefined;
  /** Values that the opener knows already. */
  readonly known: FormValues;
  /** Hashes of the files that the writer sees. */
  readonly seen: Readonly<Record<string, string>>;
  readonly onWritten: (written: WrittenEdit, values: FormValues) => void;
  readonly onClose: () => void;
}

/** The form of one change of the story. What was typed stays when it is refused. */
export function ChangeDialog({
  city,
  form,
  place,
  about,
  known,
  seen,
  onWritten,
  onClose,
}: ChangeDialogProps) {
  const [values, setValues] = useState<FormValues>(() => ({ ...firstValues(form, place), ...known }));
  const { answer, isBusy, apply, forget } = useCityChange(city.slug);
  const { failure } = answer;
  /** What is to be filled in first. */
  const [missing, setMissing] = useState<string | null>(null);
  /** What the change would do, for a change that is asked about first. */
  const [foretold, setForetold] = useState<readonly string[] | null>(null);
  const buttons = useRef<HTMLParagraphElement>(null);
  const hasAnswer = missing !== null || failure !== null || foretold !== null;
  useEffect(() => {
    // The answer stands just above the buttons, which may be below the edge of a long form.
    if (hasAnswer) buttons.current?.scrollIntoView({ block: 'nearest' });
  }, [hasAnswer]);
  const isAsking = form.isAskedFirst === true && foretold === null;
  const set = (name: string, value: string | readonly string[]) => {
    setValues({ ...values, [name]: value });
    setForetold(null);
    forget();
  };
  const send = async (options: { readonly dryRun?: boolean; readonly force?: boolean }) => {
    if (isBusy) return;
    forget();
    const written = await apply(form.change(values, place), { seen, ...options });
    if (!written) return;
    if (options.dryRun) setForetold(written.told);
    else onWritten(written, values);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const left = missingField(form, place, values);
    setMissing(left ? missingSentence(left) : null);
    if (!left) void send(isAsking ? { dryRun: true } : {});
  };
  return (
    <Modal
      title={form.label}
      subtitle={`${about ?? place.step}, ${city.name}`}
      surface="paper"
      closable={false}
      onClose={onClose}
    >
      <Stack as="form" gap={4} className={styles.form} noValidate onSubmit={submit}>
        {form.fields(place).map((field) => (
          <ChangeControl
            key={field.name}
            city={city}
            place={place}
            field={field}
            value={values[field.name] ?? ''}
            onChange={(value) => set(field.name, value)}
          />
        ))}
        {foretold && <Told sentences={foretold.length > 0 ? foretold : ['Rien d’autre ne change.']} />}
        {missing !== null && <p role="alert">{typeset(missing)}</p>}
        {failure && (
          <ChangeRefusal failure={failure} onForce={() => void send({ force: true })} onLeave={onClose} />
        )}
        <p ref={buttons} className={controls.row}>
          <button type="submit" aria-disabled={isBusy || undefined}>
            {typeset(isAsking ? 'Voir ce qui changerait' : form.verb)}
          </button>
          <button type="button" onClick={onClose}>
            Annuler
          </button>
        </p>
      </Stack>
    </Modal>
  );
}

/** Sentences of the server about a change, one below the other. */
export function Told({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <div role="status" className={styles.told}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{typeset(sentence)}</li>
        ))}
      </ul>
    </div>
  );
}

interface ToldLineProps {
  readonly sentences: readonly string[];
  readonly onClose: () => void;
}

/** What a change of a sheet did besides, in one line that its writer closes; nothing while there is nothing to say. */
export function ToldLine({ sentences, onClose }: ToldLineProps) {
  if (sentences.length === 0) return null;
  return (
    <div className={`${styles.told} ${styles.line}`}>
      <p role="status">{typeset(sentences.join(' '))}</p>
      <button type="button" className={controls.sign} aria-label="Fermer" onClick={onClose}>
        ✕
      </button>
    </div>
  );
}

export interface NamedToRename {
  readonly what: NamedKind;
  readonly from: string;
}

interface RenameDialogProps {
  readonly city: DeskCity;
  readonly thing: NamedToRename;
  readonly seen: Readonly<Record<string, string>>;
  /** Gets French sentences about what was done. */
  readonly onDone: (told: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The form that renames one thing, which is known already. */
function renameFormOf(what: NamedKind): ChangeForm | undefined {
  const form = changeForms.find(({ id }) => id === `rename-${what}`);
  return form && { ...form, fields: (place) => form.fields(place).filter(({ name }) => name !== 'from') };
}

/** Renames a step, message, document or place from the form of its own file. */
export function RenameDialog({ city, thing: { what, from }, seen, onDone, onClose }: RenameDialogProps) {
  const form = renameFormOf(what);
  if (!form) return null;
  return (
    <ChangeDialog
      city={city}
      form={form}
      place={changePlace(city, what === 'step' ? from : '', {})}
      about={from}
      known={{ from }}
      seen={seen}
      onWritten={({ told }) => onDone([form.done, ...told])}
      onClose={onClose}
    />
  );
}
