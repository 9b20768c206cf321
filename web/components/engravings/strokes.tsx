import { useId } from 'react';

export type Corner = readonly [x: number, y: number];

export const PaperSheet = ({ d }: { readonly d: string }) => <path d={d} fill="var(--sheet)" />;

/** The yellow plate under a shape, offset to the lower right. */
export function Tint({ d, by = [4, 3] }: { readonly d: string; readonly by?: Corner }) {
  return <path d={d} transform={`translate(${by.join(' ')})`} fill="var(--tint)" stroke="none" />;
}

interface HatchProps {
  /** The shape to fill with lines. */
  readonly d: string;
  /** Centre of the lines. */
  readonly at: Corner;
  /** Half the side of the square they cover. */
  readonly reach: number;
  /** Space between two lines. */
  readonly gap: number;
  /** Degrees from the horizontal. */
  readonly angle?: number;
  readonly dotted?: boolean;
}

/** Engraver's hatching: parallel lines cut to a shape. */
export function Hatch({ d, at: [x, y], reach, gap, angle = 0, dotted = false }: HatchProps) {
  const id = useId();
  const count = Math.floor((2 * reach) / gap);
  const lines = Array.from(
    { length: count + 1 },
    (_, line) => `M${-reach} ${(line * gap - reach).toFixed(1)}h${2 * reach}`,
  );
  return (
    <>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path
          d={lines.join('')}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          strokeDasharray={dotted ? '1 5' : undefined}
        />
      </g>
    </>
  );
}
