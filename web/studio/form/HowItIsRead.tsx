import { typeset } from '../../components/text/typography.tsx';
import styles from './AnswerTable.module.css';
import { useFormScope } from './form-scope.ts';

/** The part that each word of an answer plays in the engine’s reading, on demand. */
export function HowItIsRead({ answer }: { readonly answer: string }) {
  const reading = useFormScope().readings.get(answer);
  if (!reading) return null;
  return (
    <details className={styles.reading}>
      <summary>{typeset('Comment c’est lu')}</summary>
      <dl>
        {reading.map(({ words, part }, index) => (
          <div key={index}>
            <dt>{words}</dt>
            <dd>{typeset(part)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
