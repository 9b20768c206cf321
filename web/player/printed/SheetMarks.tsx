import type { Mark } from './marks.ts';

/** Marks of a printed sheet inside a drawing, whose font is a typewriter's. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return marks.map((mark, index) =>
    mark.kind === 'text' ? (
      <text
        key={index}
        transform={`translate(${mark.x} ${mark.y}) rotate(${((mark.turn ?? 0) * 180) / Math.PI})`}
        fontSize={mark.size}
        fontWeight={mark.bold ? 700 : 400}
        fill={mark.ink}
        stroke="none"
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
  );
}

interface SheetMarksProps {
  readonly marks: readonly Mark[];
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
}

/** Marks of a printed sheet as a decorative drawing. */
export function SheetMarks({ marks, width, height, className }: SheetMarksProps) {
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Marks marks={marks} />
    </svg>
  );
}
