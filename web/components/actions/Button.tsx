import type { ComponentProps, MouseEvent } from 'react';
import { Link } from './Link.tsx';
import { classNames } from '../class-names.ts';

interface Look {
  /** The one next action of a screen. */
  readonly primary?: boolean;
}

interface Hold {
  /** Not now: it was pressed, and has to wait. Unlike a disabled one it keeps the focus of whoever pressed it. */
  readonly held?: boolean;
}

const look = (primary: boolean | undefined, className: string | undefined) => classNames('button', primary && 'button--primary', className);

/** Nothing is pressed, nothing is sent: a form asks its button first. */
const refuse = (event: MouseEvent) => event.preventDefault();

export function Button({ primary, held, className, type = 'button', onClick, ...rest }: ComponentProps<'button'> & Look & Hold) {
  return (
    <button
      type={type}
      className={look(primary, className)}
      aria-disabled={held || undefined}
      onClick={held ? refuse : onClick}
      {...rest}
    />
  );
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({ primary, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={look(primary, className)} {...rest} />;
}
