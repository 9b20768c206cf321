import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { t } from '../../components/text/typography.tsx';
import { useScreenFocus } from '../../components/screen/use-screen.ts';
import { backTarget } from '../back-target.ts';
import styles from './LegalPage.module.css';
import {
  Accessibility,
  accessibilityTitle,
  LegalNotice,
  legalNoticeTitle,
  TermsOfSale,
  termsOfSaleTitle,
  TermsOfUse,
  termsOfUseTitle,
} from './legal-pages.tsx';
import { site } from '../../state/site.ts';

interface LegalPageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Link under the text. */
  readonly next?: ReactNode;
}

function LegalPage({ title, children, next }: LegalPageProps) {
  const { place, date, hour } = site.postmark;
  const heading = useScreenFocus();
  return (
    <div className={styles.page}>
      <title>{`${title} · ${site.name}`}</title>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t(title)}
        </h1>
        <Postmark className={styles.postmark} city={place} date={date} hour={hour} />
      </div>
      <div className={styles.content}>
        {children}
        {next && <p className={styles.next}>{next}</p>}
      </div>
    </div>
  );
}

export function LegalNoticePage() {
  return (
    <LegalPage title={legalNoticeTitle} next={<ButtonLink to="/cgv">{termsOfSaleTitle}</ButtonLink>}>
      <LegalNotice />
    </LegalPage>
  );
}

export function TermsOfSalePage() {
  return (
    <LegalPage title={termsOfSaleTitle}>
      <TermsOfSale />
    </LegalPage>
  );
}

/** Read before registering: its button leads back to the form. */
export function TermsOfUsePage() {
  const location = useLocation();
  return (
    <LegalPage title={termsOfUseTitle} next={<ButtonLink to={backTarget(location)}>Retour</ButtonLink>}>
      <TermsOfUse />
    </LegalPage>
  );
}

export function AccessibilityPage() {
  return (
    <LegalPage title={accessibilityTitle}>
      <Accessibility />
    </LegalPage>
  );
}
