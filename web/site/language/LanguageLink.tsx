import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { addressIn, frenchAddress } from '../../../engine/public.ts';
import { keepLanguage, useLanguage, useWords } from '../../words/use-words.ts';

/** The same page in the other language, which the game has too from then on. */
export function LanguageLink({ children }: { readonly children?: ReactNode }) {
  const words = useWords('site').language;
  const language = useLanguage() === 'fr' ? 'en' : 'fr';
  const href = useHref(addressIn(language, frenchAddress(useLocation().pathname)));
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    keepLanguage(language);
    // A page is drawn once for all its queries.
    currentTarget.href = href + window.location.search;
  };
  return (
    <a href={href} hrefLang={language} lang={language} onClick={follow}>
      {children ?? words.link}
    </a>
  );
}
