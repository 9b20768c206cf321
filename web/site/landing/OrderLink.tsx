import { classNames } from '../../components/class-names.ts';
import { site } from '../../state/site.ts';
import { checkoutAddress } from './Price.tsx';

interface OrderLinkProps {
  readonly promoCode?: string | undefined;
  readonly className?: string | undefined;
  readonly children: string;
}

/** A plain link to the payment page, which works before any script does. */
export function OrderLink({ promoCode = site.promoCode, className, children }: OrderLinkProps) {
  return (
    <a className={classNames('button button--primary', className)} href={checkoutAddress(promoCode)}>
      {children}
    </a>
  );
}
