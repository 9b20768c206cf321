import { classNames } from '../../components/class-names.ts';
import { useTypeset } from '../../components/text/typography.tsx';
import { type PostCity, postmarkOf, printedDate } from '../dates.ts';
import styles from './LetterOpening.module.css';
import { useWords, useLanguage } from '../../words/use-words.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { AirmailStripe } from '../../components/papers/AirmailStripe.tsx';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { Emblem } from './Emblem.tsx';

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
function LetterHead({ city, reference, pieces, date, address = null }: LetterHeadProps) {
  const words = useWords('game').pages.head;
  const typeset = useTypeset();
  const language = useLanguage();
  return (
    <Stack as="header" gap={4} className={classNames(styles.head, address ? styles.posted : undefined)}>
      <AirmailStripe />
      <div className={styles.company}>
        <Emblem className={styles.emblem} />
        <div className={styles.name}>
          {words.company[0]}
          <br />
          {words.company[1]}
        </div>
        <p className={styles.service}>
          <b>{words.service}</b>
          <br />
          {words.founded((years) => (
            <span className="typed">{years}</span>
          ))}
          <br />
          {typeset(words.office(city.name))}
        </p>
      </div>
      <div className={styles.post}>
        <Stack gap={3} className={styles.cancelled}>
          <dl className={styles.facts}>
            <Fact label={words.reference}>{reference}</Fact>
            {date && <Fact label={words.date}>{printedDate(date, language, city.timeZone) ?? ''}</Fact>}
            {pieces > 0 && (
              <Fact label={words.pieces}>{address ? String(pieces) : words.unfolded(pieces)}</Fact>
            )}
          </dl>
          {date && <Postmark className={styles.postmark} {...postmarkOf(city, date)} />}
        </Stack>
        {address ? (
          <p className={classNames(styles.address, styles.window)} translate="no">
            {address.join('\n')}
          </p>
        ) : (
          <p className={styles.address}>
            {words.address[0]}
            <br />
            {words.address[1]}
            <br />
            <b>{city.name.toLocaleUpperCase('fr')}</b>
          </p>
        )}
      </div>
    </Stack>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  const typeset = useTypeset();
  return (
    <>
      <dt>{label}</dt>
      <dd>{typeset(children)}</dd>
    </>
  );
}

interface LetterOpeningProps {
  readonly city: PostCity;
  readonly reference: string;
  /** Number of sheets enclosed with the letter. */
  readonly pieces: number;
  /** ISO date of the letter; null before printing. */
  readonly date: string | null;
  readonly address: readonly string[] | null;
  readonly giftTo: string | null;
  readonly giftFrom: string | null;
  readonly giftLine: string | null;
  /** Of the lines of a present. */
  readonly giftClassName?: string | undefined;
}

/** Head of a printed letter, and what its giver says under it. */
export function LetterOpening({ giftTo, giftFrom, giftLine, giftClassName, ...head }: LetterOpeningProps) {
  const words = useWords('beside').papers;
  const typeset = useTypeset();
  const lines = [
    ...(giftTo ? [words.giftTo(giftTo)] : []),
    ...(giftFrom ? [words.giftFrom(giftFrom)] : []),
    ...(giftLine ? [words.giftLine(giftLine)] : []),
  ];
  return (
    <>
      <LetterHead {...head} />
      {lines.length > 0 && (
        <p className={classNames('typed', styles.gift, giftClassName)}>
          {lines.map((line) => typeset(line)).join('\n')}
        </p>
      )}
    </>
  );
}
