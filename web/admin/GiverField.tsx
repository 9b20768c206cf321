import { Field } from '../components/forms/Field.tsx';

const LONGEST_GIVER = 80;

interface GiverFieldProps {
  readonly value: string;
  readonly onType: (value: string) => void;
}

/** Whose present an order is; left empty, nobody's. */
export function GiverField({ value, onType }: GiverFieldProps) {
  return (
    <Field
      label="Offert par (facultatif)"
      maxLength={LONGEST_GIVER}
      autoComplete="off"
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
