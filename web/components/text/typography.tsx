import { type Language, typeset as set } from '../../../engine/public.ts';

let language: Language = 'fr';

/**
 * The language whose typography the texts have from now on. A browser shows one language until the page is
 * reloaded; the server, which draws several documents at a time, draws French ones only.
 */
export const typesetIn = (spoken: Language): void => {
  language = spoken;
};

export const typeset = (text: string): string => set(text, language);

/** The typography of the page's language at display, as a component. */
export function Typeset({ children }: { readonly children: string }) {
  return <>{typeset(children)}</>;
}
