import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { submitting } from '../../components/forms/form-data.ts';
import { SelectField } from '../../components/forms/SelectField.tsx';
import { TextAreaField } from '../../components/forms/TextAreaField.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { useCities } from '../CitySelect.tsx';
import { AddressForm, GiftForm } from './AddressForm.tsx';
import { type ChangesProps, addNote, resendOrder, setOrderStep, tieOrder } from './order-calls.ts';
import styles from './OrderPage.module.css';

/** Forms for changes of an order; each change is journalled. */
export function Changes(props: ChangesProps) {
  return (
    <Stack as="section" gap={5} aria-label="Changer ce pli">
      {props.file.standing && <StepForm {...props} />}
      <NoteForm {...props} />
      <BuyerForm {...props} />
      <GiftForm {...props} />
      <AddressForm {...props} />
      <ResendKey {...props} />
    </Stack>
  );
}

/** Players may request a copy of their order's journal. */
const READ_BY_PLAYER = 'Le joueur peut lire ces mots dans la copie de ses données.';

function StepForm({ file: { order }, change }: ChangesProps) {
  const cities = useCities();
  const [index, setIndex] = useState(String(order.step?.index ?? ''));
  const [reason, setReason] = useState('');
  const submit = async () => {
    if (await change(() => setOrderStep(order, Number(index), reason))) setReason('');
  };
  const steps = cities.rows?.find(({ city }) => city === order.story.city)?.steps ?? [];
  return (
    <Stack as="form" gap={3} className={styles.form} onSubmit={submitting(submit)}>
      <SelectField label="Mettre à l’étape" value={index} onPick={setIndex}>
        {steps.map((step) => (
          <option key={step.name} value={step.index}>{`${step.index} ${step.name}`}</option>
        ))}
      </SelectField>
      <Field
        label="Pourquoi"
        hint={READ_BY_PLAYER}
        value={reason}
        maxLength={2000}
        required
        onType={setReason}
      />
      <Button type="submit" held={reason.trim() === '' || Number(index) === order.step?.index}>
        Changer l’étape
      </Button>
    </Stack>
  );
}

function NoteForm({ file: { order }, change }: ChangesProps) {
  const [text, setText] = useState('');
  const submit = async () => {
    if (await change(() => addNote(order, text))) setText('');
  };
  return (
    <Stack as="form" gap={3} className={styles.form} onSubmit={submitting(submit)}>
      <TextAreaField
        label="Note"
        hint={READ_BY_PLAYER}
        rows={3}
        maxLength={2000}
        value={text}
        onType={setText}
      />
      <Button type="submit" held={text.trim() === ''}>
        Noter
      </Button>
    </Stack>
  );
}

function ResendKey({ file: { order }, change }: ChangesProps) {
  const to = order.staff.email ?? order.staff.tiedEmail;
  const send = () => {
    if (window.confirm(`Envoyer le code ${order.code} à ${to ?? ''} ?`))
      void change(() => resendOrder(order));
  };
  return (
    <Stack gap={3} className={styles.form}>
      <Button disabled={to === null} onClick={send}>
        Renvoyer le code par mail
      </Button>
    </Stack>
  );
}

/** Account that sees the order before its activation. */
function BuyerForm({ file: { order }, change }: ChangesProps) {
  const known = order.staff.tiedEmail ?? '';
  const [email, setEmail] = useState(known);
  const submit = async () => {
    await change(() => tieOrder(order, email.trim() === '' ? null : email.trim()));
  };
  return (
    <Stack as="form" gap={3} className={styles.form} onSubmit={submitting(submit)} noValidate>
      <Field
        label="Courriel de l’acheteur"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onType={setEmail}
      />
      <Button type="submit" held={email.trim() === known}>
        Enregistrer
      </Button>
    </Stack>
  );
}
