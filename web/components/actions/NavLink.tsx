import type { ComponentProps } from 'react';
import { useMatch, useResolvedPath } from 'react-router-dom';
import { Link } from './Link.tsx';

interface NavLinkProps extends ComponentProps<typeof Link> {
  /** Addresses below this one are other pages. */
  readonly end?: boolean;
}

/** Sets `aria-current` when its page is displayed. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useResolvedPath(rest.to);
  return <Link aria-current={useMatch({ path: pathname, end }) ? 'page' : undefined} {...rest} />;
}
