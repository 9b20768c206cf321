import { Link } from '../components/actions/Link.tsx';
import { t } from '../components/text/typography.tsx';
import { legalNoticeTitle } from './legal/legal-titles.ts';
import { site } from './site.ts';
import styles from './SiteFooter.module.css';

/** The words the law gives to the function of withdrawal. */
export const WITHDRAW = 'Renoncer au contrat ici';

/** At the foot of every page of the site: who publishes, how to withdraw, how accessible it is. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <Link to="/legal">{legalNoticeTitle}</Link>
      <Link to="/retractation">{WITHDRAW}</Link>
      <Link to="/accessibilite">{t(`Accessibilité : ${site.accessibility.conformity}`)}</Link>
    </footer>
  );
}
