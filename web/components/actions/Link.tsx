import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom';
import { wayBackTo } from './way-back.ts';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: To;
  readonly replace?: boolean;
  readonly state?: unknown;
  /** The back arrow of the target screen leads here. */
  readonly returns?: boolean;
}

/** A link within the site. The router's own link adds prefetching code that nothing here uses. */
export function Link({ to, replace, state, returns, onClick, target, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state: returns ? wayBackTo(pathname) : state,
    target,
  });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(to)} target={target} onClick={press} />;
}
