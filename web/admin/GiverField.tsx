import { Field } from '../components/forms/Field.tsx';

const LONGEST_GIVER = 80;

interface GiverFieldProps {
  readonly value: string;
  readonly onType: (value: string) => void;
}

/** Name of the person who gives an order as a present; empty without one. */
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
