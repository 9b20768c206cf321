import { Typed } from './Typed.tsx';
import { typeset } from './typography.tsx';
import { useScreenFocus } from '../screen/use-screen.ts';

/** Title of a page of the site, typed at 75 ms a character and read aloud as one line. */
export function TypedTitle({
  children,
  className,
}: {
  readonly children: string;
  readonly className?: string;
}) {
  const heading = useScreenFocus();
  return (
    <h1 ref={heading} tabIndex={-1} className={className} aria-label={typeset(children)}>
      <Typed>{children}</Typed>
    </h1>
  );
}
