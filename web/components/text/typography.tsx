import { type Language, typeset as set } from '../../../engine/public.ts';
import { useLanguage } from '../../words/use-words.ts';

let language: Language = 'fr';

/**
 * Sets the language whose typography texts have from now on. A browser shows one language at a time, and the
 * server draws one document at a time.
 */
export const typesetIn = (spoken: Language): void => {
  language = spoken;
};

export const typeset = (text: string): string => set(text, language);

/** The same in the language of the screens around it: letters of two languages may lie side by side. */
export function useTypeset(): (text: string) => string {
  const own = useLanguage();
  return (text) => set(text, own);
}
