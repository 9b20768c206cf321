import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names.ts';

interface Look {
  /** The one next action of a screen. */
  readonly primary?: boolean;
}

const look = (primary: boolean | undefined, className: string | undefined) => classNames('button', primary && 'button--primary', className);

export function Button({ primary, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={look(primary, className)} {...rest} />;
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({ primary, className, ...rest }: LinkProps & Look) {
  return <Link className={look(primary, className)} {...rest} />;
}
