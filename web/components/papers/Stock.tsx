import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names.ts';

export type StockKind = 'paper' | 'buff' | 'blue' | 'night';

const stockClass: Record<StockKind, string> = {
  paper: 'paper',
  buff: 'paper paper--buff',
  blue: 'paper paper--blue',
  night: 'night',
};

type StockProps = ComponentPropsWithRef<'div'> & { readonly kind: StockKind; readonly as?: ElementType };

/** Background material of a component; it sets the focus colour too. */
export function Stock({ kind, as: Element = 'div', className, ...rest }: StockProps) {
  return <Element className={classNames(stockClass[kind], className)} {...rest} />;
}
