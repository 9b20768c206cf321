import type { Mark } from './sheet/marks.ts';
import styles from './ReportSheet.module.css';

interface SheetMarksProps {
  readonly marks: readonly Mark[];
  readonly width: number;
  readonly height: number;
}

/** Marks of the printed sheet as a decorative drawing. */
export function SheetMarks({ marks, width, height }: SheetMarksProps) {
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
