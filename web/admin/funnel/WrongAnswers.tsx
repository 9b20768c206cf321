import { Button } from '../../components/actions/Button.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import type { FunnelStep, WrongAnswerBody } from './funnel-calls.ts';
import styles from './Funnel.module.css';

/** Wrong answers without a reply by the author, with YAML lines for one. */
export function WrongAnswers({ steps }: { readonly steps: readonly FunnelStep[] }) {
  const asking = steps
    .map((step) => ({ step, answers: step.wrongAnswers.filter(({ isUnanswered }) => isUnanswered) }))
    .filter(({ answers }) => answers.length > 0);
  return (
    <section className={styles.answers} aria-labelledby="wrong-answers">
      <h2 id="wrong-answers">Réponses fausses sans réplique</h2>
      {asking.length === 0 && <Empty>Aucune : à chacune, l’auteur a répondu.</Empty>}
      {asking.map(({ step, answers }) => (
        <div key={step.name} className={styles.step}>
          <h3 className="typed">{`${step.index} ${step.name}`}</h3>
          <ul>
            {answers.map((answer) => (
              <Answer key={answer.reading} answer={answer} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Answer({ answer: { reading, count, yaml } }: { readonly answer: WrongAnswerBody }) {
  return (
    <li>
      <p>{typeset(`« ${reading} » · ${count} fois`)}</p>
      {yaml && (
        <details>
          <summary>Lignes à coller</summary>
          <pre>{yaml}</pre>
          <Button className="button--small" onClick={() => void navigator.clipboard.writeText(yaml)}>
            Copier
          </Button>
        </details>
      )}
    </li>
  );
}
