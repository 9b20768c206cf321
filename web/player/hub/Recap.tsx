import { T, t } from '../../components/text/typography.tsx';
import styles from './Recap.module.css';

/** A reminder for who comes back after days: what is found, whom to look for, where to stand. */
export function Recap({ lines }: { readonly lines: readonly string[] | undefined }) {
  if (!lines) return null;
  return (
    <section className={`paper paper--buff ${styles.recap}`} aria-labelledby="recap">
      <h2 id="recap">
        <T>Où j’en étais</T>
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </section>
  );
}
