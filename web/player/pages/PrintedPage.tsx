import type { ReactNode } from 'react';
import { formatDuration } from '../../../engine/public.ts';
import { classNames } from '../../components/class-names.ts';
import { Row } from '../../components/layout/layout.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { useTypeset } from '../../components/text/typography.tsx';
import { printedDate } from '../dates.ts';
import { Emblem } from './Emblem.tsx';
import { infoNumbers, infoText, usePageContext, type Filing, type Infos } from './page-context.ts';
import styles from './PrintedPage.module.css';
import { useLanguage, useWords } from '../../words/use-words.ts';

interface FormLine {
  readonly label: string;
  readonly value: string;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Form lines for the fields that the status has about the document. */
function useFormLines(infos: Infos, timeZone: string | undefined): readonly FormLine[] {
  const words = useWords('game').pages.sheet;
  const language = useLanguage();
  const dated = (field: string) => printedDate(infoText(infos, field) ?? '', language, timeZone) ?? undefined;
  const segments = infoNumbers(infos, 'segments');
  const candidates = [
    { label: words.recipient, value: infoText(infos, 'recipient') },
    { label: words.date, value: dated('date') },
    { label: words.called, value: dated('callDate') },
    { label: words.transcribed, value: dated('transcriptDate') },
    { label: words.length, value: segments.length > 0 ? formatDuration(sum(segments)) : undefined },
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
  const lines = useFormLines(infos, filing?.city.timeZone);
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
  const typeset = useTypeset();
  return useWords('game').pages.sheet.piece(piece, <span className="typed">{typeset(letter)}</span>);
}

interface TitleProps {
  readonly title: string | undefined;
}

function Title({ title }: TitleProps) {
  const typeset = useTypeset();
  return title ? <h2 className={styles.title}>{typeset(title)}</h2> : null;
}

/** Above the title: the file (in print only), and the letterhead on the Company's own documents. */
function DocumentHead({ title, official }: TitleProps & { official: boolean }) {
  const typeset = useTypeset();
  const words = useWords('game').pages.sheet;
  const { filing } = usePageContext();
  return (
    <>
      {filing ? (
        <p className={styles.filed}>
          <b>{typeset(words.file(filing.city.name))}</b>{' '}
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
  const { letterhead } = useWords('common');
  const words = useWords('game').pages.sheet;
  const reference = infoText(usePageContext().infos, 'reference');
  if (!official && !reference) return null;
  return (
    <header className={reference ? styles.head : styles.headPlain}>
      {reference ? <Emblem /> : null}
      <p>
        <b>{letterhead}</b>
        <br />
        {words.service}
      </p>
      {reference ? <Reference>{reference}</Reference> : null}
    </header>
  );
}

/** Number on one line, initials on the next. */
function Reference({ children }: { readonly children: string }) {
  const typeset = useTypeset();
  const words = useWords('game').pages.sheet;
  return (
    <p className={styles.reference}>
      {words.reference}
      {children.split(/ (?=—)/).map((part) => (
        <span key={part}>{typeset(part)}</span>
      ))}
    </p>
  );
}

/** Head of a map: title, file, and standard advice. */
function Cartouche({ title }: TitleProps) {
  const typeset = useTypeset();
  const words = useWords('game').pages.sheet;
  const { filing } = usePageContext();
  return (
    <Row as="header" gap={4} lineGap={0} align="end" justify="between" className={styles.cartouche}>
      <Title title={title} />
      <p>
        {words.office(
          (company) => (
            <b>{company}</b>
          ),
          filing && typeset(filing.city.name),
        )}
        {filing ? (
          <span className={styles.row}>
            <Piece filing={filing} />
          </span>
        ) : null}
        <span className={styles.row}>{words.advice}</span>
      </p>
    </Row>
  );
}

function Form({ lines }: { lines: readonly FormLine[] }) {
  return (
    <dl className={styles.form}>
      {lines.map(({ label, value }) => (
        <Row gap={3} lineGap={0} align="baseline" key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </dl>
  );
}
