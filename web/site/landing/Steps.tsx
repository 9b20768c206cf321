import { Explore } from '../pictures/Explore.tsx';
import { Receive } from '../pictures/Receive.tsx';
import { Resolve } from '../pictures/Resolve.tsx';
import styles from './Steps.module.css';
import { useWords } from '../../words/use-words.ts';

export const steps = [
  { step: 'receive', Picture: Receive },
  { step: 'explore', Picture: Explore },
  { step: 'resolve', Picture: Resolve },
] as const;

export function Steps() {
  const { concept, steps: words } = useWords('site');
  return (
    <ol className={styles.steps} aria-label={concept.title}>
      {steps.map(({ step, Picture }, index) => (
        <li key={step} className={styles.step}>
          <Picture className={styles.picture} title={words[step].picture} />
          <div>
            <h2 className={styles.name}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {words[step].name}
            </h2>
            <p className={styles.words}>{words[step].text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
