import { type ReactNode, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { useClientOnly } from '../../components/screen/use-screen.ts';
import { keepLanguage, prefersEnglish, useLanguage } from '../../words/use-words.ts';
import styles from './LanguageProposal.module.css';

interface LanguageProposalProps {
  /** Says that French is to stay. */
  readonly stay: string;
  /** The way to English. */
  readonly children: ReactNode;
}

/** One line above a French screen for whoever reads English rather; it stays away after any choice. */
export function LanguageProposal({ stay, children }: LanguageProposalProps) {
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
      {children}
      <Button className="button--small" onClick={refuse}>
        {stay}
      </Button>
    </Row>
  );
}
