import { useEffect, useRef } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import styles from './HintsPopup.module.css';
import { isShort, telegraph } from './telegram.ts';

/** A new hint takes the focus: it is read aloud, and the keyboard continues from it. */
function useFocusOnNewest(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.querySelector<HTMLElement>('li:last-child')?.focus();
    before.current = count;
  }, [count]);
  return list;
}

/** Telegram style for the eye, plain French for screen readers. */
const Telegram = ({ text }: { readonly text: string }) => (
  <>
    <span className="visually-hidden">{typeset(text)}</span>
    <span className={styles.typed} aria-hidden="true">
      {typeset(telegraph(text))}
    </span>
  </>
);

/** Short hints in telegram capitals; longer ones as written, because capitals are slow to read. */
export function HintList({ hints }: { readonly hints: readonly string[] }) {
  const list = useFocusOnNewest(hints.length);
  if (hints.length === 0) return null;
  return (
    <ol ref={list} className={styles.list}>
      {hints.map((hint, index) => (
        <li key={hint} className={styles.hint} tabIndex={-1}>
          <b aria-hidden="true">{index + 1}</b>
          <p className={styles.strip}>
            {isShort(hint) ? <Telegram text={hint} /> : <span className={styles.typed}>{typeset(hint)}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
