import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPath } from './counter-calls.ts';
import { useSearched } from './SearchedIn.tsx';
import styles from './Search.module.css';
import { fieldText, submitting } from '../../components/forms/form-data.ts';

/** The one search of the counter. « / » leads to it, except from a field that is being filled. */
export function SearchField() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const typed = useSearched();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const onSubmit = submitting((form) => {
    const wanted = fieldText(form, 'q').trim();
    if (wanted !== '') void navigate(searchPath(wanted));
  });
  return (
    <form role="search" className={styles.field} onSubmit={onSubmit}>
      <input
        key={typed}
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        aria-label="Chercher un pli, une vente, une personne"
        aria-keyshortcuts="/"
        placeholder="Code, numéro, nom, mail, code postal"
        defaultValue={typed}
      />
    </form>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
