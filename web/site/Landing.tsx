import { Postmark } from '../components/Postmark.tsx';
import { t } from '../components/typography.tsx';
import styles from './Landing.module.css';
import { PurchaseBlock } from './PurchaseBlock.tsx';
import { site } from './site.ts';
import { Steps } from './Steps.tsx';

/** The product's name, one word a line as on the envelope. */
function Name() {
  return (
    <h1 className={styles.name}>
      {site.name.split(' ').map((word) => (
        <span key={word}>{word} </span>
      ))}
    </h1>
  );
}

export function Landing() {
  const { place, date, hour } = site.postmark;
  return (
    <div className={styles.landing}>
      <title>{site.name}</title>
      <div className={styles.front}>
        <Postmark className={styles.postmark} city={place} date={date} hour={hour} />
        <p className={`typed ${styles.hello}`}>Bonjour,</p>
        <Name />
        <p className={styles.tagline}>{t(site.tagline)}</p>
      </div>
      <div className={styles.steps}>
        <Steps />
      </div>
      <div className={styles.purchase}>
        <PurchaseBlock />
      </div>
    </div>
  );
}
