import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { RubberStamp } from '../../components/RubberStamp.tsx';
import { t } from '../../components/typography.tsx';
import { Emblem } from './Emblem.tsx';
import { frenchDate, frenchDuration } from './format.ts';
import { infoNumbers, infoText, usePageContext, type Infos } from './page-context.ts';
import styles from './PrintedPage.module.css';

interface FormLine {
  readonly label: string;
  readonly value: string;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const dated = (infos: Infos, field: string) => {
  const iso = infoText(infos, field);
  return iso ? (frenchDate(iso) ?? undefined) : undefined;
};

/** The printed captions of a form, for what the status tells about the document. */
function formLines(infos: Infos): readonly FormLine[] {
  const segments = infoNumbers(infos, 'segments');
  const candidates = [
    { label: 'Remis à', value: infoText(infos, 'recipient') },
    { label: 'Date', value: dated(infos, 'date') },
    { label: 'Appel du', value: dated(infos, 'callDate') },
    { label: 'Transcrit le', value: dated(infos, 'transcriptDate') },
    { label: 'Durée', value: segments.length > 0 ? frenchDuration(sum(segments)) : undefined },
  ];
  return candidates.filter((line): line is FormLine => line.value !== undefined);
}

interface PrintedPageProps {
  readonly title?: string | undefined;
  readonly stamp?: string | null | undefined;
  /** Instead of the letterhead. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet of the file: header rule, title, form lines, text, and at most one rubber stamp. Prints on A4. */
export function PrintedPage({ title, stamp, head, children }: PrintedPageProps) {
  const { infos } = usePageContext();
  const lines = formLines(infos);
  return (
    <article className={classNames('paper', styles.sheet)}>
      {head ?? <Letterhead infos={infos} official={lines.length > 0} />}
      {title ? <h2 className={styles.title}>{t(title)}</h2> : null}
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

/** Only what the Company itself wrote bears its head; the emblem, only the sheet that bears a reference. */
function Letterhead({ infos, official }: { infos: Infos; official: boolean }) {
  const reference = infoText(infos, 'reference');
  if (!official && !reference) return null;
  return (
    <header className={reference ? styles.head : styles.headPlain}>
      {reference ? <Emblem /> : null}
      <p>
        <b>LA COMPAGNIE</b>
        <br />
        Lettres en souffrance
      </p>
      {reference ? (
        <p className={styles.reference}>
          Réf.
          <br />
          {reference}
        </p>
      ) : null}
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
