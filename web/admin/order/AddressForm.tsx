import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { submitting } from '../../components/forms/form-data.ts';
import { Stack } from '../../components/layout/layout.tsx';
import {
  type ChangesProps,
  type GiftTexts,
  type PostalAddressBody,
  sendAddress,
  sendGift,
} from './order-calls.ts';
import styles from './OrderPage.module.css';
import { TextAreaField } from '../../components/forms/TextAreaField.tsx';
import { GiverField } from '../CitySelect.tsx';

const LINES = [
  ['name', 'Nom'],
  ['line1', 'Rue'],
  ['line2', 'Complément (facultatif)'],
  ['postalCode', 'Code postal'],
  ['city', 'Commune'],
  ['country', 'Pays (deux lettres)'],
] as const satisfies readonly (readonly [keyof PostalAddressBody, string])[];

const NOWHERE: PostalAddressBody = {
  name: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  country: 'FR',
};

/** Where the letter is posted to; it disappears from here some time after the delivery. */
export function AddressForm({ file: { order, address }, change }: ChangesProps) {
  const known = address ?? NOWHERE;
  const [lines, setLines] = useState(known);
  const isSame = LINES.every(([name]) => (lines[name] ?? '').trim() === (known[name] ?? ''));
  const erase = async () => {
    if (
      window.confirm('Effacer l’adresse postale de ce pli ?') &&
      (await change(() => sendAddress(order, null)))
    )
      setLines(NOWHERE);
  };
  return (
    <Stack
      as="form"
      gap={3}
      className={styles.form}
      aria-labelledby="address"
      onSubmit={submitting(() => change(() => sendAddress(order, lines)))}
    >
      <h3 id="address">Adresse postale</h3>
      {LINES.map(([name, label]) => (
        <Field
          key={name}
          label={label}
          maxLength={name === 'country' ? 2 : 120}
          autoComplete="off"
          value={lines[name] ?? ''}
          onType={(line) => setLines({ ...lines, [name]: line })}
        />
      ))}
      <Button type="submit" held={isSame}>
        Enregistrer l’adresse postale
      </Button>
      {address && <Button onClick={() => void erase()}>Effacer l’adresse postale</Button>}
    </Stack>
  );
}

const LONGEST = { giftTo: 40, giftLine: 80, lastWord: 500 };

/** What is said of a present: on the letter, at its activation, and after the last message. */
export function GiftForm({ file: { order, gift }, change }: ChangesProps) {
  const known: GiftTexts = {
    giftFrom: order.giftFrom ?? '',
    giftTo: gift.giftTo ?? '',
    giftLine: gift.giftLine ?? '',
    postOn: gift.postOn ?? '',
    lastWord: gift.lastWord ?? '',
  };
  const [texts, setTexts] = useState(known);
  const type = (name: keyof GiftTexts) => (text: string) =>
    setTexts((before) => ({ ...before, [name]: text }));
  const isSame = Object.entries(known).every(
    ([name, text]) => texts[name as keyof GiftTexts].trim() === text,
  );
  return (
    <Stack
      as="form"
      gap={3}
      className={styles.form}
      aria-labelledby="gift"
      onSubmit={submitting(() => change(() => sendGift(order, texts)))}
    >
      <h3 id="gift">Cadeau</h3>
      <GiverField value={texts.giftFrom} onType={type('giftFrom')} />
      <Field
        label="Prénom de qui reçoit"
        maxLength={LONGEST.giftTo}
        autoComplete="off"
        value={texts.giftTo}
        onType={type('giftTo')}
      />
      <Field
        label="Une ligne sur la lettre"
        maxLength={LONGEST.giftLine}
        autoComplete="off"
        value={texts.giftLine}
        onType={type('giftLine')}
      />
      <Field label="À poster le" type="date" value={texts.postOn} onType={type('postOn')} />
      <TextAreaField
        label="Dernier mot"
        hint="Le joueur le lit après le dernier message, jamais avant."
        rows={4}
        maxLength={LONGEST.lastWord}
        value={texts.lastWord}
        onType={type('lastWord')}
      />
      <Button type="submit" held={isSame}>
        Enregistrer le cadeau
      </Button>
    </Stack>
  );
}
