import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { TextAreaField } from '../../components/forms/TextAreaField.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { GiverField } from '../GiverField.tsx';
import type { ChangesProps } from './changes-props.ts';
import { sendGift } from './order-calls.ts';
import type { GiftTexts } from './order-calls.ts';
import styles from './OrderPage.module.css';
import { submitting } from './submitting.ts';

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
        onChange={(event) => type('giftTo')(event.target.value)}
      />
      <Field
        label="Une ligne sur la lettre"
        maxLength={LONGEST.giftLine}
        autoComplete="off"
        value={texts.giftLine}
        onChange={(event) => type('giftLine')(event.target.value)}
      />
      <Field
        label="À poster le"
        type="date"
        value={texts.postOn}
        onChange={(event) => type('postOn')(event.target.value)}
      />
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
