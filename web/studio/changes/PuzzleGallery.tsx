import { useId } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Changes.module.css';
import type { OfferedType } from './puzzle-types.ts';

interface PuzzleGalleryProps {
  readonly label: string;
  readonly types: readonly OfferedType[];
  readonly value: string;
  readonly onChange: (type: string) => void;
}

/** Puzzle types to choose from, with their French names. */
export function PuzzleGallery({ label, types, value, onChange }: PuzzleGalleryProps) {
  const id = useId();
  return (
    <fieldset className={styles.gallery}>
      <legend>{typeset(label)}</legend>
      {types.map(({ type, title, description }) => (
        <label key={type}>
          <input
            type="radio"
            name={id}
            required
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
            aria-describedby={`${id}-${type}`}
          />
          <span>
            <b>{typeset(title)}</b>
            <small id={`${id}-${type}`}>{typeset(description)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
