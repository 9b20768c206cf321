import { Postmark } from '../../components/papers/Postmark.tsx';
import { Stamp } from '../../components/papers/Stamp.tsx';
import { Stock } from '../../components/papers/Stock.tsx';
import { t } from '../../components/text/typography.tsx';
import type { GameReport } from './game-report.ts';
import { MAY_BE_SHOWN, REPORT_TITLE } from './sheet/print-report.ts';
import styles from './ReportSheet.module.css';

/** The report on paper: letterhead, cancelled stamp, one paragraph for each heading. */
export function ReportSheet({ report }: { readonly report: GameReport }) {
  const { city, reference, date, postmark, lines, signature } = report;
  return (
    <Stock kind="paper" as="article" className={styles.sheet}>
      <header className={styles.head}>
        <div className={styles.office}>
          <p className={styles.company}>{t('La Compagnie')}</p>
          <p>{t('Bureau du Contrôle')}</p>
          <p>
            <b>{t(`Réf. ${reference}`)}</b>
          </p>
          <p>{t(date)}</p>
        </div>
        <div className={styles.franking} aria-hidden="true">
          <Stamp picture="credits" label="Une recrue" className={styles.stamp} />
          <Postmark city={`${city} R.P.`} {...postmark} className={styles.mark} />
        </div>
      </header>
      <h2 className={styles.title}>{t(REPORT_TITLE)}</h2>
      <ol className={styles.lines}>
        {lines.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{t(heading)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.signature}>{t(signature)}</p>
      <p className={styles.note}>{t(MAY_BE_SHOWN)}</p>
    </Stock>
  );
}
