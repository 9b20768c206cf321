import { Typeset, typeset } from '../../components/text/typography.tsx';
import styles from './Recap.module.css';

/** A reminder for who comes back after days: what is found, whom to look for, where to stand. */
export function Recap({ lines }: { readonly lines: readonly string[] | undefined }) {
  if (!lines) return null;
  return (
    <section className={`paper paper--buff ${styles.recap}`} aria-labelledby="recap">
      <h2 id="recap">
        <Typeset>Où j’en étais</Typeset>
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{typeset(line)}</li>
        ))}
      </ul>
    </section>
  );
}
