import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { Emblem } from './Emblem.tsx';
import { printedDate, frenchDuration } from './format.ts';
import { infoNumbers, infoText, usePageContext, type Filing, type Infos } from './page-context.ts';
import styles from './PrintedPage.module.css';

interface FormLine {
  readonly label: string;
  readonly value: string;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const dated = (infos: Infos, field: string, timeZone: string | undefined) => {
  const iso = infoText(infos, field);
  return iso ? (printedDate(iso, timeZone) ?? undefined) : undefined;
};

/** Form lines for the fields that the status has about the document. */
function formLines(infos: Infos, timeZone: string | undefined): readonly FormLine[] {
  const segments = infoNumbers(infos, 'segments');
  const candidates = [
    { label: 'Remis à', value: infoText(infos, 'recipient') },
    { label: 'Date', value: dated(infos, 'date', timeZone) },
    { label: 'Appel du', value: dated(infos, 'callDate', timeZone) },
    { label: 'Transcrit le', value: dated(infos, 'transcriptDate', timeZone) },
    { label: 'Durée', value: segments.length > 0 ? frenchDuration(sum(segments)) : undefined },
  ];
  return candidates.filter((line): line is FormLine => line.value !== undefined);
}

interface PrintedPageProps {
  readonly title?: string | undefined;
  readonly stamp?: string | null | undefined;
  /** Replaces the letterhead. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A document's sheet: header rule, title, form lines, text, and at most one rubber stamp. Prints on A4. */
export function PrintedPage({ title, stamp, head, children }: PrintedPageProps) {
  const { infos, filing } = usePageContext();
  const lines = formLines(infos, filing?.city.timeZone);
  return (
    <article className={classNames('paper', styles.sheet, infos.center ? styles.mapSheet : undefined)}>
      {head ??
        (infos.center ? (
          <Cartouche title={title} />
        ) : (
          <DocumentHead title={title} official={lines.length > 0} />
        ))}
      {lines.length > 0 ? <Form lines={lines} /> : null}
      {children}
      {stamp ? (
        <p className={styles.stampPlace}>
          <RubberStamp>{stamp}</RubberStamp>
        </p>
      ) : null}
    </article>
  );
}

function Piece({ filing: { piece, letter } }: { readonly filing: Filing }) {
  return (
    <>
      {typeset(`Pièce n° ${piece} du pli `)}
      <span className="typed">{typeset(letter)}</span>
    </>
  );
}

interface TitleProps {
  readonly title: string | undefined;
}

const Title = ({ title }: TitleProps) => (title ? <h2 className={styles.title}>{typeset(title)}</h2> : null);

/** Above the title: the file (in print only), and the letterhead on the Company's own documents. */
function DocumentHead({ title, official }: TitleProps & { official: boolean }) {
  const { filing } = usePageContext();
  return (
    <>
      {filing ? (
        <p className={styles.filed}>
          <b>{typeset(`Dossier : ${filing.city.name}`)}</b>{' '}
          <span>
            <Piece filing={filing} />
          </span>
        </p>
      ) : null}
      <Letterhead official={official} />
      <Title title={title} />
    </>
  );
}

/** Only the Company's own documents have a letterhead, and only sheets with a reference the emblem. */
function Letterhead({ official }: { official: boolean }) {
  const reference = infoText(usePageContext().infos, 'reference');
  if (!official && !reference) return null;
  return (
    <header className={reference ? styles.head : styles.headPlain}>
      {reference ? <Emblem /> : null}
      <p>
        <b>LA COMPAGNIE</b>
        <br />
        Lettres en souffrance
      </p>
      {reference ? <Reference>{reference}</Reference> : null}
    </header>
  );
}

/** Number on one line, initials on the next. */
function Reference({ children }: { readonly children: string }) {
  return (
    <p className={styles.reference}>
      {typeset('Réf.')}
      {children.split(/ (?=—)/).map((part) => (
        <span key={part}>{typeset(part)}</span>
      ))}
    </p>
  );
}

/** Head of a map: title, file, and standard advice. */
function Cartouche({ title }: TitleProps) {
  const { filing } = usePageContext();
  return (
    <header className={styles.cartouche}>
      <Title title={title} />
      <p>
        <b>LA COMPAGNIE</b>
        {filing ? typeset(`, bureau : ${filing.city.name}`) : null}
        {filing ? (
          <span className={styles.row}>
            <Piece filing={filing} />
          </span>
        ) : null}
        <span className={styles.row}>{typeset('À consulter debout, à ranger plié')}</span>
      </p>
    </header>
  );
}

function Form({ lines }: { lines: readonly FormLine[] }) {
  return (
    <dl className={styles.form}>
      {lines.map(({ label, value }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
