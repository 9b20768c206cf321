import type { ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import { typeset } from '../components/text/typography.tsx';
import controls from './controls.module.css';

interface ViewColumnProps {
  /** In French. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A view in one column, which scrolls by keyboard too. */
export const ViewColumn = ({ label, className, children }: ViewColumnProps) => (
  <div
    className={classNames(controls.column, className)}
    tabIndex={0}
    role="region"
    aria-label={typeset(label)}
  >
    {children}
  </div>
);
