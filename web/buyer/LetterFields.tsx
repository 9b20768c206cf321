import type { LetterFault, LetterWords } from '../api/site-calls.ts';
import { Field } from '../components/forms/Field.tsx';
import { SelectField } from '../components/forms/SelectField.tsx';
import { TextAreaField } from '../components/forms/TextAreaField.tsx';
import { Grid, Row, Stack } from '../components/layout/layout.tsx';
import { typeset } from '../components/text/typography.tsx';
import { useLanguage, useWords } from '../words/use-words.ts';
import styles from './Prepare.module.css';

interface LetterFieldsProps {
  readonly told: LetterWords;
  /** AAAA-MM-JJ. */
  readonly today: string;
  readonly faults: readonly LetterFault[];
}

/** As many signs as the papers have room for. */
const LONGEST = { giftTo: 40, giftFrom: 80, giftLine: 80, lastWord: 500, line: 400 };

export function LetterFields({ told, today, faults }: LetterFieldsProps) {
  const words = useWords('buyer');
  const errorOf = (field: keyof LetterWords): string | null =>
    faults.find((fault) => fault.field === field)?.message ?? null;
  const text = (field: Exclude<keyof LetterWords, 'isPresent'>) => ({
    name: field,
    label: words[field],
    defaultValue: told[field],
    error: errorOf(field),
  });
  const line = (field: 'name' | 'line1' | 'line2' | 'postalCode' | 'city', autoComplete: string) => (
    <Field {...text(field)} maxLength={LONGEST.line} autoComplete={autoComplete} />
  );
  return (
    <>
      <ForWhom isPresent={told.isPresent} error={errorOf('isPresent')} />
      <Stack as="fieldset" gap={4} className={styles.present}>
        <legend>{words.present}</legend>
        <Field {...text('giftTo')} hint={words.giftToHint} maxLength={LONGEST.giftTo} autoComplete="off" />
        <Field {...text('giftFrom')} maxLength={LONGEST.giftFrom} autoComplete="off" />
        <Field
          {...text('giftLine')}
          hint={words.giftLineHint}
          maxLength={LONGEST.giftLine}
          autoComplete="off"
        />
        <TextAreaField
          name="lastWord"
          label={words.lastWord}
          hint={words.lastWordHint}
          error={errorOf('lastWord')}
          defaultValue={told.lastWord}
          rows={4}
          maxLength={LONGEST.lastWord}
        />
      </Stack>
      <Stack as="fieldset" gap={4}>
        <legend>{words.sending}</legend>
        <Field {...text('postOn')} hint={words.postOnHint} type="date" min={earliest(told.postOn, today)} />
        {line('name', 'shipping name')}
        {line('line1', 'shipping address-line1')}
        {line('line2', 'shipping address-line2')}
        <Grid gap={4} least="9rem">
          {line('postalCode', 'shipping postal-code')}
          {line('city', 'shipping address-level2')}
        </Grid>
        <Country country={told.country} error={errorOf('country')} />
      </Stack>
    </>
  );
}

/** A day that stands already may have passed. */
const earliest = (postOn: string, today: string): string =>
  postOn !== '' && postOn < today ? postOn : today;

function ForWhom({ isPresent, error }: { readonly isPresent: boolean; readonly error: string | null }) {
  const words = useWords('buyer');
  const choices = [
    ['false', words.forMe],
    ['true', words.asPresent],
  ] as const;
  return (
    <Stack as="fieldset" gap={2}>
      <legend>{typeset(words.forWhom)}</legend>
      {choices.map(([value, label]) => (
        <Row as="label" key={value} gap={2} align="center" className={styles.choice}>
          <input type="radio" name="isPresent" value={value} defaultChecked={String(isPresent) === value} />
          <span>{typeset(label)}</span>
        </Row>
      ))}
      {error && (
        <p role="alert" className="field__error">
          {typeset(error)}
        </p>
      )}
    </Stack>
  );
}

/** Where most letters go; another country that stands already is kept. */
export const COUNTRIES: readonly string[] = [
  'FR',
  'BE',
  'CH',
  'LU',
  'MC',
  'DE',
  'ES',
  'GB',
  'IE',
  'IT',
  'NL',
  'PT',
];

function Country({ country, error }: { readonly country: string; readonly error: string | null }) {
  const words = useWords('buyer');
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  const codes =
    COUNTRIES.includes(country) || !/^[A-Z]{2}$/.test(country) ? COUNTRIES : [...COUNTRIES, country];
  return (
    <SelectField
      name="country"
      label={words.country}
      error={error}
      autoComplete="shipping country"
      defaultValue={codes.includes(country) ? country : 'FR'}
    >
      {codes.map((code) => (
        <option key={code} value={code}>
          {names.of(code)}
        </option>
      ))}
    </SelectField>
  );
}
