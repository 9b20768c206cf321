import { typeset } from '../../../engine/public.ts';

export { typeset };

/** French typography at display, as a component: the narrow no-break space and the curly apostrophes. */
export function Typeset({ children }: { readonly children: string }) {
  return <>{typeset(children)}</>;
}
