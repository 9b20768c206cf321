import { Link } from '../../components/actions/Link.tsx';
import { classNames } from '../../components/class-names.ts';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { Typed } from '../../components/text/Typed.tsx';
import { t } from '../../components/text/typography.tsx';
import { useScreenFocus } from '../../components/screen/use-screen.ts';
import styles from './Landing.module.css';
import { Arriving } from '../pictures/Receive.tsx';
import { PurchaseBlock } from './PurchaseBlock.tsx';
import { site } from '../site.ts';
import { Steps } from './Steps.tsx';
import { useIntro } from './use-intro.ts';

/** The product's name, one word a line as on the envelope. */
function Name() {
  const heading = useScreenFocus();
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.name} aria-label={site.name}>
      <Typed className={styles.line}>{site.name}</Typed>
    </h1>
  );
}

/**
 * The greeting is struck while a letter lies where the steps will be; then come the steps, the tagline and the way to buy. The style
 * sheet keeps the time: until it is shown, a part is hidden from pointer, keyboard and reader alike.
 */
export function Landing() {
  const { place, date, hour } = site.postmark;
  const greets = useIntro();
  return (
    <div className={classNames(styles.landing, greets && styles.greets)}>
      <title>{site.name}</title>
      <div className={styles.front}>
        <Postmark className={styles.postmark} city={place} date={date} hour={hour} />
        <p className={`typed ${styles.hello}`}>
          <Typed>Bonjour,</Typed>
        </p>
        <Name />
        <p className={styles.tagline}>{t(site.tagline)}</p>
      </div>
      <div className={styles.scene}>
        {greets && <Arriving className={styles.arriving} />}
        <div className={styles.steps}>
          <Steps />
          <Link className={styles.concept} to="/concept" aria-label="Le concept, étape par étape" />
        </div>
      </div>
      <div className={styles.purchase}>
        <PurchaseBlock />
      </div>
    </div>
  );
}
