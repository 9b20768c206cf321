import { typeset } from '../../components/text/typography.tsx';
import { explanationFor, stagesOf, titleOf, type BoughtLetterBody } from './bought-words.ts';
import styles from './BoughtLetters.module.css';

const dayWords = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', year: 'numeric' });

const dayOfStage = (at: string): string => dayWords.format(new Date(at));

/** The way of one letter, stage by stage. `isTitled`: it says its state itself. */
export function BoughtLetter({
  letter,
  isTitled,
}: {
  readonly letter: BoughtLetterBody;
  readonly isTitled: boolean;
}) {
  const { number, city, trackingNumber, news, newsAt, postOn } = letter;
  const explanation = explanationFor(letter);
  return (
    <section className={styles.letter} aria-label={typeset(number ? `Pli ${number}` : 'Votre pli')}>
      {isTitled && <h2>{typeset(titleOf(letter))}</h2>}
      <dl className={styles.facts}>
        {number && <Fact label="Commande">{number}</Fact>}
        <Fact label="Enquête">{city}</Fact>
        {postOn && <Fact label="Envoi demandé">{dayOfStage(`${postOn}T12:00:00Z`)}</Fact>}
        {trackingNumber && <Fact label="Suivi">{trackingNumber}</Fact>}
      </dl>
      {explanation && <p>{typeset(explanation)}</p>}
      {news && newsAt && letter.state === 'posted' && (
        <p className={styles.news}>
          {typeset(news)} <time dateTime={newsAt}>{typeset(`(${dayOfStage(newsAt)})`)}</time>
        </p>
      )}
      <ol className={styles.stages}>
        {stagesOf(letter).map(({ name, at, isReached }) => (
          <li key={name} className={isReached ? styles.reached : styles.awaited}>
            <span>{typeset(name)}</span>
            {at ? (
              <time dateTime={at}>{typeset(dayOfStage(at))}</time>
            ) : (
              <span>{typeset(isReached ? 'fait' : 'à venir')}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="form-line">
      <dt>{typeset(label)}</dt>
      <dd className="typed">{typeset(children)}</dd>
    </div>
  );
}
