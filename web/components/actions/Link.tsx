import type { ComponentPropsWithRef, MouseEvent, ComponentProps } from 'react';
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  type To,
  useMatch,
  useResolvedPath,
} from 'react-router-dom';
import { addressIn } from '../../../engine/public.ts';
import { useLanguage } from '../../words/use-words.ts';

interface NavLinkProps extends ComponentProps<typeof Link> {
  /** Addresses below this one are other pages. */
  readonly end?: boolean;
}

/** Sets `aria-current` when its page is displayed. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useResolvedPath(rest.to);
  return <Link aria-current={useMatch({ path: pathname, end }) ? 'page' : undefined} {...rest} />;
}

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

/**
 * A link within the site, to the page in the language of the screen. The router's own link adds prefetching code
 * that nothing here uses.
 */
export function Link({ to, replace, state, returns, onClick, target, ...rest }: LinkProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const address = typeof to === 'string' ? addressIn(language, to) : to;
  const follow = useLinkClickHandler<HTMLAnchorElement>(address, {
    replace,
    state: returns ? wayBackTo(pathname) : state,
    target,
  });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(address)} target={target} onClick={press} />;
}
