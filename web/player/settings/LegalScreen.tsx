import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { Screen } from '../../components/screen/Screen.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { LegalNotice, TermsOfSale, TermsOfUse } from '../../site/legal/legal-pages.tsx';
import room from '../Room.module.css';
import styles from './LegalScreen.module.css';
import { useWords } from '../../words/use-words.ts';
import type { Catalogue } from '../../words/catalogues.ts';

function legalScreen(title: keyof Catalogue<'common'>['legal'], Text: ComponentType) {
  return function LegalScreen() {
    const { legal } = useWords('common');
    const { state } = useLocation() as { state: { back?: string } | null };
    return (
      <Screen title={legal[title]} back={state?.back ?? '/home/settings'} className={room.reading}>
        <Surface kind="paper" className={styles.sheet}>
          <Text />
        </Surface>
      </Screen>
    );
  };
}

/** The legal texts inside the game. */
export const LegalNoticeScreen = legalScreen('notice', LegalNotice);
export const TermsOfUseScreen = legalScreen('termsOfUse', TermsOfUse);
export const TermsOfSaleScreen = legalScreen('termsOfSale', TermsOfSale);
