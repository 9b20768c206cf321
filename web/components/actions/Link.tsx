import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom';

/** History state of a link to a paper or a list: the screen it was opened from. */
interface WayBack {
  readonly from: string;
}

const wayBackTo = (from: string): WayBack => ({ from });

export const cameFrom = (state: unknown): string | null => (state as Partial<WayBack> | null)?.from ?? null;

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
