const REGISTER = 'register';

/** Where « Retour » leads: from the terms of use to the form one came from, from anywhere else to the landing page. */
export function backTarget({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  if (pathname.replace(/\/$/, '') !== '/login/cgu') return '/';
  return new URLSearchParams(search).has(REGISTER) ? `/login?${REGISTER}=true` : '/login';
}
