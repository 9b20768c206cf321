import type { Decorator, Loader } from '@storybook/react-vite';
import { typesetIn } from '../../components/text/typography.tsx';
import { loadAllWords } from '../../words/catalogues.ts';
import { LanguageContext } from '../../words/use-words.ts';
import { speakEnglish, speakPseudo } from './pseudo-catalogues.tsx';
import { shownLanguage } from './shown-language.ts';

/** Loads the sentences of the language that the toolbar chooses. */
export const loadLanguage: Loader = async ({ globals }) => {
  await loadAllWords();
  const language = shownLanguage(globals);
  if (language === 'en') await speakEnglish();
  if (language === 'qps') await speakPseudo();
};

/** Shows a story in the toolbar’s language; the pseudo-language has the typography of English. */
export const inLanguage: Decorator = (Story, { globals }) => {
  const language = shownLanguage(globals) === 'fr' ? 'fr' : 'en';
  typesetIn(language);
  document.documentElement.lang = language;
  return (
    <LanguageContext value={language}>
      <Story />
    </LanguageContext>
  );
};
