import { useTypeset } from '../text/typography.tsx';
import { classNames } from '../class-names.ts';

interface RubberStampProps {
  readonly children: string;
  readonly className?: string;
  /** Plays the stamping animation, for something just accepted. */
  readonly struck?: boolean;
  /** Hidden from screen readers: it repeats the text beside it. */
  readonly silent?: boolean;
}

/** A rubber stamp, slightly rotated. At most one per page. */
export function RubberStamp({ children, className, struck, silent }: RubberStampProps) {
  const typeset = useTypeset();
  return (
    <span
      className={classNames('rubber', struck && 'is-struck', className)}
      aria-hidden={silent || undefined}
    >
      {typeset(children)}
    </span>
  );
}
