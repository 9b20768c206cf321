import { classNames } from '../../components/class-names.ts';
import { AirmailStripe } from '../../components/papers/AirmailStripe.tsx';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { postmarkOf, type PostCity } from '../dates.ts';
import { Emblem } from './Emblem.tsx';
import { printedDate } from './format.ts';
import styles from './LetterHead.module.css';

interface LetterHeadProps {
  readonly city: PostCity;
  readonly reference: string;
  /** Number of sheets enclosed with the letter. */
  readonly pieces: number;
  /** ISO date of the letter; null before printing. */
  readonly date: string | null;
  /** Lines of the postal address, in the window of a DL envelope on paper; null where none is printed. */
  readonly address?: readonly string[] | null;
}

/** Head of the Company's letter: sender, address, postmark. */
export function LetterHead({ city, reference, pieces, date, address = null }: LetterHeadProps) {
  return (
    <header className={classNames(styles.head, address ? styles.posted : undefined)}>
      <AirmailStripe />
      <div className={styles.company}>
        <Emblem className={styles.emblem} />
        <div className={styles.name}>
          La
          <br />
          Compagnie
        </div>
        <p className={styles.service}>
          <b>Service des lettres en souffrance</b>
          <br />
          fondé pendant le siège, hiver <span className="typed">1870-1871</span>
          <br />
          {typeset(`Bureau : ${city.name}, guichet fermé`)}
        </p>
      </div>
      <div className={styles.post}>
        <div className={styles.cancelled}>
          <dl className={styles.facts}>
            <Fact label="Réf.">{reference}</Fact>
            {date && <Fact label="Date">{printedDate(date, city.timeZone) ?? ''}</Fact>}
            {pieces > 0 && (
              <Fact label="Pièces">{address ? String(pieces) : `${pieces}, à ne pas plier`}</Fact>
            )}
          </dl>
          {date && <Postmark className={styles.postmark} {...postmarkOf(city, date)} />}
        </div>
        {address ? (
          <p className={classNames(styles.address, styles.window)} translate="no">
            {address.join('\n')}
          </p>
        ) : (
          <p className={styles.address}>
            À la personne qui ouvre
            <br />
            Poste restante
            <br />
            <b>{city.name.toLocaleUpperCase('fr')}</b>
          </p>
        )}
      </div>
    </header>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{typeset(children)}</dd>
    </>
  );
}
