import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { typeset } from '../components/text/typography.tsx';
import controls from './controls.module.css';

interface AddMenuProps {
  /** In French: « Ajouter un champ ». */
  readonly label: string;
  /** What may be added, each with its words. */
  readonly things: readonly { readonly name: string; readonly label: string }[];
  readonly onAdd: (name: string) => void;
}

/** A button that unfolds what may be added; choosing a thing adds it. */
export function AddMenu({ label, things, onAdd }: AddMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const unfolded = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    // The button may stand at the edge of what is seen.
    unfolded.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  return (
    <div className={controls.adding}>
      <button
        ref={opener}
        type="button"
        className={controls.add}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {typeset(`${label}…`)}
      </button>
      {isOpen && (
        <div
          ref={unfolded}
          id={id}
          role="group"
          aria-label={typeset(label)}
          className={controls.things}
          onKeyDown={onKeyDown}
        >
          {things.map(({ name, label: words }) => (
            <button
              key={name}
              type="button"
              className={controls.link}
              onClick={() => {
                close();
                onAdd(name);
              }}
            >
              {typeset(words)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
