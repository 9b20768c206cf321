import { Stack } from '../../components/layout/layout.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import type { GameReport } from './game-report.ts';
import { cancelledStamp, STAMP_BOX } from './sheet/cancelled-stamp.ts';
import { INK, PAPER } from './sheet/print-report.ts';
import type { Mark } from './sheet/marks.ts';
import styles from './ReportSheet.module.css';
import { useWords } from '../../words/use-words.ts';

interface SheetMarksProps {
  readonly marks: readonly Mark[];
  readonly width: number;
  readonly height: number;
}

/** Marks of the printed sheet as a decorative drawing. */
function SheetMarks({ marks, width, height }: SheetMarksProps) {
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {marks.map((mark, index) =>
        mark.kind === 'text' ? (
          <text
            key={index}
            transform={`translate(${mark.x} ${mark.y}) rotate(${((mark.turn ?? 0) * 180) / Math.PI})`}
            fontSize={mark.size}
            fontWeight={mark.bold ? 700 : 400}
            fill={mark.ink}
          >
            {mark.text}
          </text>
        ) : (
          <path
            key={index}
            d={mark.steps.flat().join(' ')}
            fill={mark.fill ?? 'none'}
            stroke={mark.ink ?? 'none'}
            strokeWidth={mark.width}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
    </svg>
  );
}

/** The report on paper: letterhead, cancelled stamp, one paragraph for each heading. */
export function ReportSheet({ report, accent }: { readonly report: GameReport; readonly accent: string }) {
  const words = useWords('beside').report;
  const { city, reference, date, postmark, lines, signature } = report;
  const stamp = cancelledStamp({ ...STAMP_BOX, city, ...postmark, inks: { ink: INK, accent, paper: PAPER } });
  return (
    <Surface kind="paper" as="article" className={styles.sheet}>
      <header className={styles.head}>
        <div className={styles.office}>
          <p className={styles.company}>{words.company}</p>
          <p>{words.service}</p>
          <p>
            <b>{typeset(words.reference(reference))}</b>
          </p>
          <p>{typeset(date)}</p>
        </div>
        <SheetMarks marks={stamp} width={STAMP_BOX.width} height={STAMP_BOX.height} />
      </header>
      <h2 className={styles.title}>{words.heading}</h2>
      <Stack as="ol" gap={4} className={styles.lines}>
        {lines.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{typeset(heading)}</h3>
            <p>{typeset(text)}</p>
          </li>
        ))}
      </Stack>
      <p className={styles.signature}>{typeset(signature)}</p>
      <p className={styles.note}>{words.mayBeShown}</p>
    </Surface>
  );
}
