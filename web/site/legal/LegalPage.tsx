import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { ScreenTitle } from '../../components/screen/ScreenTitle.tsx';
import { backTarget } from '../PublicShell.tsx';
import styles from './LegalPage.module.css';
import { Accessibility, LegalNotice, TermsOfSale, TermsOfUse } from './legal-pages.tsx';
import { site } from '../../state/site.ts';
import { useWords } from '../../words/use-words.ts';

interface LegalPageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Link under the text. */
  readonly next?: ReactNode;
}

function LegalPage({ title, children, next }: LegalPageProps) {
  const { place, date, hour } = site.postmark;
  return (
    <Stack gap={5} className={styles.page}>
      <title>{`${title} · ${site.name}`}</title>
      <div className={styles.head}>
        <ScreenTitle className={styles.title}>{title}</ScreenTitle>
        <Postmark className={styles.postmark} city={place} date={date} hour={hour} />
      </div>
      <div className={styles.content}>
        {children}
        {next && <p className={styles.next}>{next}</p>}
      </div>
    </Stack>
  );
}

export function LegalNoticePage() {
  const { legal } = useWords('common');
  return (
    <LegalPage title={legal.notice} next={<ButtonLink to="/cgv">{legal.termsOfSale}</ButtonLink>}>
      <LegalNotice />
    </LegalPage>
  );
}

export function TermsOfSalePage() {
  const { legal } = useWords('common');
  return (
    <LegalPage title={legal.termsOfSale}>
      <TermsOfSale />
    </LegalPage>
  );
}

/** Read before registering: its button leads back to the form. */
export function TermsOfUsePage() {
  const { legal, back } = useWords('common');
  const location = useLocation();
  return (
    <LegalPage title={legal.termsOfUse} next={<ButtonLink to={backTarget(location)}>{back}</ButtonLink>}>
      <TermsOfUse />
    </LegalPage>
  );
}

export function AccessibilityPage() {
  const { legal } = useWords('common');
  return (
    <LegalPage title={legal.accessibility}>
      <Accessibility />
    </LegalPage>
  );
}
