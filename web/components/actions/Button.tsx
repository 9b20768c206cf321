import type { ComponentProps, MouseEvent } from 'react';
import { Link } from './Link.tsx';
import { classNames } from '../class-names.ts';
import { useWords } from '../../words/use-words.ts';

interface ButtonStyle {
  /** The one next action of a screen. */
  readonly primary?: boolean;
}

interface Hold {
  /** Pressed, and busy. Unlike a disabled button it keeps the focus. */
  readonly held?: boolean;
}

const buttonClass = (primary: boolean | undefined, className: string | undefined) =>
  classNames('button', primary && 'button--primary', className);

/** Nothing is sent: this also cancels the submission of a form. */
const refuse = (event: MouseEvent) => event.preventDefault();

export function Button({
  primary,
  held,
  className,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & ButtonStyle & Hold) {
  return (
    <button
      type={type}
      className={buttonClass(primary, className)}
      aria-disabled={held || undefined}
      onClick={held ? refuse : onClick}
      {...rest}
    />
  );
}

/** A button that sends something, and says so meanwhile. */
export function SendButton({
  pending,
  children,
  ...button
}: ComponentProps<typeof Button> & { readonly pending: boolean }) {
  const { oneMoment } = useWords('common');
  return (
    <Button aria-busy={pending || undefined} {...button}>
      {pending ? oneMoment : children}
    </Button>
  );
}

/** A link styled as a button, for navigation only. */
export function ButtonLink({ primary, className, ...rest }: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link className={buttonClass(primary, className)} {...rest} />;
}
