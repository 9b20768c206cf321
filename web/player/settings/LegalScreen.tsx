import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { Screen } from '../../components/screen/Screen.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import {
  LegalNotice,
  legalNoticeTitle,
  TermsOfSale,
  termsOfSaleTitle,
  TermsOfUse,
  termsOfUseTitle,
} from '../../site/legal/legal-pages.tsx';
import room from '../Room.module.css';
import styles from './LegalScreen.module.css';

function legalScreen(title: string, Text: ComponentType) {
  return function LegalScreen() {
    const { state } = useLocation() as { state: { back?: string } | null };
    return (
      <Screen title={title} back={state?.back ?? '/home/settings'} className={room.reading}>
        <Surface kind="paper" className={styles.sheet}>
          <Text />
        </Surface>
      </Screen>
    );
  };
}

/** The legal texts inside the game. */
export const LegalNoticeScreen = legalScreen(legalNoticeTitle, LegalNotice);
export const TermsOfUseScreen = legalScreen(termsOfUseTitle, TermsOfUse);
export const TermsOfSaleScreen = legalScreen(termsOfSaleTitle, TermsOfSale);
