import { type ComponentProps, useId } from 'react';
import { typeset } from '../components/text/typography.tsx';
import controls from './controls.module.css';

interface ReadyButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Why the button cannot do anything yet, in French; null when it can. */
  readonly missing: string | null;
  /** Whether it is doing it. */
  readonly isBusy?: boolean;
  /** The words come under the pointer only: one of many such buttons, or of one sign. */
  readonly isQuiet?: boolean;
}

/** A button that says beside it, while it cannot do anything, what it lacks. */
export function ReadyButton({ missing, isBusy = false, isQuiet = false, ...button }: ReadyButtonProps) {
  const id = useId();
  const isTold = missing !== null && !isQuiet;
  return (
    <>
      <button
        type="button"
        {...button}
        disabled={missing !== null || isBusy}
        {...(isTold && { 'aria-describedby': id })}
        {...(missing !== null && isQuiet && { title: typeset(missing) })}
      />
      {isTold && (
        <small id={id} className={controls.missing}>
          {typeset(missing)}
        </small>
      )}
    </>
  );
}

/** « Il manque encore : la licence, le nom. »; null when nothing is missing. */
export const missingWords = (parts: readonly (string | false)[]): string | null => {
  const left = parts.filter((part) => part !== false);
  return left.length === 0 ? null : `Il manque encore : ${left.join(', ')}.`;
};
