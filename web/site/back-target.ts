const REGISTER = 'register';

/** Target of « Retour »: from the terms of use back to the form, else to the landing page. */
export function backTarget({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  if (pathname.replace(/\/$/, '') !== '/login/cgu') return '/';
  return new URLSearchParams(search).has(REGISTER) ? `/login?${REGISTER}=true` : '/login';
}
