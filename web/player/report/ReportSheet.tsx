import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import type { GameReport } from './game-report.ts';
import { cancelledStamp, STAMP_BOX } from './sheet/cancelled-stamp.ts';
import { INK, MAY_BE_SHOWN, PAPER, REPORT_TITLE } from './sheet/print-report.ts';
import { SheetMarks } from './SheetMarks.tsx';
import styles from './ReportSheet.module.css';

/** The report on paper: letterhead, cancelled stamp, one paragraph for each heading. */
export function ReportSheet({ report, accent }: { readonly report: GameReport; readonly accent: string }) {
  const { city, reference, date, postmark, lines, signature } = report;
  const stamp = cancelledStamp({ ...STAMP_BOX, city, ...postmark, inks: { ink: INK, accent, paper: PAPER } });
  return (
    <Surface kind="paper" as="article" className={styles.sheet}>
      <header className={styles.head}>
        <div className={styles.office}>
          <p className={styles.company}>{typeset('La Compagnie')}</p>
          <p>{typeset('Bureau du Contrôle')}</p>
          <p>
            <b>{typeset(`Réf. ${reference}`)}</b>
          </p>
          <p>{typeset(date)}</p>
        </div>
        <SheetMarks marks={stamp} width={STAMP_BOX.width} height={STAMP_BOX.height} />
      </header>
      <h2 className={styles.title}>{typeset(REPORT_TITLE)}</h2>
      <ol className={styles.lines}>
        {lines.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{typeset(heading)}</h3>
            <p>{typeset(text)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.signature}>{typeset(signature)}</p>
      <p className={styles.note}>{typeset(MAY_BE_SHOWN)}</p>
    </Surface>
  );
}
