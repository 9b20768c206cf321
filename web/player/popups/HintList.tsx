import { useEffect, useRef } from 'react';
import { t } from '../../components/text/typography.tsx';
import styles from './HintsPopup.module.css';
import { isShort, telegraph } from './telegram.ts';

/** A hint that has just come takes the focus: it is read aloud, and the keyboard goes on from it. */
function useFocusOnNewest(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.querySelector<HTMLElement>('li:last-child')?.focus();
    before.current = count;
  }, [count]);
  return list;
}

/** Strips for the eye, plain French for who listens. */
const Telegram = ({ text }: { readonly text: string }) => (
  <>
    <span className="visually-hidden">{t(text)}</span>
    <span className={styles.typed} aria-hidden="true">
      {t(telegraph(text))}
    </span>
  </>
);

/** The hints on pasted strips: a short one in a telegram’s capitals, a longer one as it is written, for capitals are slow to read. */
export function HintList({ hints }: { readonly hints: readonly string[] }) {
  const list = useFocusOnNewest(hints.length);
  if (hints.length === 0) return null;
  return (
    <ol ref={list} className={styles.list}>
      {hints.map((hint, index) => (
        <li key={hint} className={styles.hint} tabIndex={-1}>
          <b aria-hidden="true">{index + 1}</b>
          <p className={styles.strip}>{isShort(hint) ? <Telegram text={hint} /> : <span className={styles.typed}>{t(hint)}</span>}</p>
        </li>
      ))}
    </ol>
  );
}
