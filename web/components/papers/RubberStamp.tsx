import { t } from '../text/typography.tsx';
import { classNames } from '../class-names.ts';

interface RubberStampProps {
  readonly children: string;
  readonly className?: string;
  /** It is pressed now, for something that was accepted just before. */
  readonly struck?: boolean;
  /** It repeats the words beside it. */
  readonly silent?: boolean;
}

/** A stamp pressed by hand, slightly askew. At most one a page. */
export function RubberStamp({ children, className, struck, silent }: RubberStampProps) {
  return (
    <span className={classNames('rubber', struck && 'is-struck', className)} aria-hidden={silent || undefined}>
      {t(children)}
    </span>
  );
}
