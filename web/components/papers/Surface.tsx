import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names.ts';

export type SurfaceKind = 'paper' | 'buff' | 'blue' | 'night';

const surfaceClass: Record<SurfaceKind, string> = {
  paper: 'paper',
  buff: 'paper paper--buff',
  blue: 'paper paper--blue',
  night: 'night',
};

type SurfaceProps = ComponentPropsWithRef<'div'> & { readonly kind: SurfaceKind; readonly as?: ElementType };

/** Background material of a component; it sets the focus colour too. */
export function Surface({ kind, as: Element = 'div', className, ...rest }: SurfaceProps) {
  return <Element className={classNames(surfaceClass[kind], className)} {...rest} />;
}
