import type { ComponentProps } from 'react';
import { useMatch, useResolvedPath } from 'react-router-dom';
import { Link } from './Link.tsx';

interface NavLinkProps extends ComponentProps<typeof Link> {
  /** Addresses below it are other pages. */
  readonly end?: boolean;
}

/** A link that knows when its page is the one that is shown. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useResolvedPath(rest.to);
  return <Link aria-current={useMatch({ path: pathname, end }) ? 'page' : undefined} {...rest} />;
}
