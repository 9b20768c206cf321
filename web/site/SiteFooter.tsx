import { Link } from '../components/actions/Link.tsx';
import { t } from '../components/text/typography.tsx';
import { legalNoticeTitle } from './legal/legal-titles.ts';
import { site } from '../state/site.ts';
import styles from './SiteFooter.module.css';

/** Label of the withdrawal function, as the law requires. */
export const WITHDRAW = 'Renoncer au contrat ici';

/** Footer of every page of the site: publisher, withdrawal, accessibility. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <Link to="/legal">{legalNoticeTitle}</Link>
      <Link to="/retractation">{WITHDRAW}</Link>
      <Link to="/accessibilite">{t(`Accessibilité : ${site.accessibility.conformity}`)}</Link>
    </footer>
  );
}
