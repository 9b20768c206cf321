import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { useClientOnly } from '../../components/screen/use-screen.ts';
import { keepLanguage, prefersEnglish, useLanguage, useWords } from '../../words/use-words.ts';
import { LanguageLink } from './LanguageLink.tsx';
import styles from './LanguageProposal.module.css';

/** One line above a French page for whoever reads English rather; it stays away after any choice. */
export function LanguageProposal() {
  const words = useWords('site').language;
  const isFrench = useLanguage() === 'fr';
  const isProposed = useClientOnly(() => (prefersEnglish() ? 'yes' : null)) !== null;
  const [isRefused, setRefused] = useState(false);
  if (!isFrench || !isProposed || isRefused) return null;
  const refuse = () => {
    keepLanguage('fr');
    setRefused(true);
  };
  return (
    <Row as="aside" gap={3} lineGap={1} align="center" justify="between" className={styles.proposal}>
      <LanguageLink>{words.proposal}</LanguageLink>
      <Button className="button--small" onClick={refuse}>
        {words.stay}
      </Button>
    </Row>
  );
}
