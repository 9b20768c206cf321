import { useId, type ComponentType, type ReactNode } from 'react';

interface EngravingProps {
  readonly className?: string;
  /** Accessible name where the drawing stands alone; without one it is decorative. */
  readonly title?: string;
}

interface Plate {
  readonly viewBox: string;
  readonly stroke: number;
}

export type Engraving = ComponentType<EngravingProps>;

/**
 * Makes a drawing with one line width. `draw` receives a unique id, so that two copies on a page do not
 * clash.
 */
export function defineEngraving(plate: Plate, draw: (id: string) => ReactNode): Engraving {
  return function EngravingPlate({ className, title }: EngravingProps) {
    const id = useId();
    const spoken = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
    return (
      <svg
        className={className}
        viewBox={plate.viewBox}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={plate.stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...spoken}
      >
        {draw(id)}
      </svg>
    );
  };
}
