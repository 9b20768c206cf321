import { t } from '../../components/text/typography.tsx';
import styles from './LostLetter.module.css';
import { site } from '../../state/site.ts';

/** Help for a lost or illegible letter, on every form for its code. */
export const LostLetter = () => (
  <p className={styles.help}>
    {t('Lettre égarée ou illisible ? Écrivez-nous : ')}
    <a href={`mailto:${site.contact}`}>{site.contact}</a>
  </p>
);
