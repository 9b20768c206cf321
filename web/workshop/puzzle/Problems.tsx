import type { Diagnostic } from '../../../engine/index.ts';
import { typeset } from '../../components/text/typography.tsx';
import styles from './workshop.module.css';

/** Diagnostics of a puzzle, as in `npm run check`. */
export function Problems({ problems }: { readonly problems: readonly Diagnostic[] }) {
  return (
    <main className={`paper ${styles.problems}`}>
      <h1 className="typed">{typeset('Ce n’est pas encore une épreuve')}</h1>
      <div role="alert">
        <ul>
          {problems.map(({ code, message, wayOut, at }) => (
            <li key={`${code}${at.line}${at.column}${message}`}>
              <p>
                <b>{typeset(message)}</b>
              </p>
              <p>{typeset(wayOut)}</p>
              <p className="figure">{code}</p>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
