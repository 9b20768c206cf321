import { Link } from '../components/actions/Link.tsx';
import { Row } from '../components/layout/layout.tsx';
import { typeset } from '../components/text/typography.tsx';
import { site } from '../state/site.ts';
import styles from './SiteFooter.module.css';
import { useWords } from '../words/use-words.ts';

/** Footer of every page of the site: publisher, withdrawal, accessibility. */
export function SiteFooter() {
  const words = useWords('site');
  const { legal } = useWords('common');
  return (
    <Row as="footer" gap={5} lineGap={0} justify="centred" className={styles.footer}>
      <Link to="/legal">{legal.notice}</Link>
      <Link to="/retractation">{legal.withdraw}</Link>
      <Link to="/accessibilite">{words.accessibility(typeset(site.accessibility.conformity))}</Link>
    </Row>
  );
}
