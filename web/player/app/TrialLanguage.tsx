import { Button } from '../../components/actions/Button.tsx';
import { LanguageProposal } from '../../site/language/LanguageProposal.tsx';
import { chooseLanguage, useWords } from '../../words/use-words.ts';
import { useShownStatus } from '../story.ts';

/** Proposes English to a stranger, who has come past no page that does. */
export function TrialLanguage() {
  const { otherLanguage, stay } = useWords('beside').settings.device;
  const languages = useShownStatus()?.view?.city.languages ?? [];
  if (!languages.includes('en')) return null;
  return (
    <LanguageProposal stay={stay}>
      <Button className="button--small" onClick={() => chooseLanguage('en')}>
        <span lang="en">{otherLanguage}</span>
      </Button>
    </LanguageProposal>
  );
}
