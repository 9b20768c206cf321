import { typeset } from '../../../engine/public.ts';

/** French typography at display: `t('Prêt ?')` sets the narrow no-break space and the curly apostrophes. */
export const t = typeset;

/** The same as a component. */
export function T({ children }: { readonly children: string }) {
  return <>{typeset(children)}</>;
}
