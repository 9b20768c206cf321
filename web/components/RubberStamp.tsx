import { t } from './typography.tsx';
import { classNames } from './class-names.ts';

/** A stamp pressed by hand, slightly askew. At most one a page. */
export function RubberStamp({ children, className }: { readonly children: string; readonly className?: string }) {
  return <span className={classNames('rubber', className)}>{t(children)}</span>;
}
