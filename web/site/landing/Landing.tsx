import { Link } from '../../components/actions/Link.tsx';
import { classNames } from '../../components/class-names.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { Typed } from '../../components/text/Typed.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { ScreenTitle } from '../../components/screen/ScreenTitle.tsx';
import { Arriving } from '../pictures/Receive.tsx';
import { PurchaseBlock } from './PurchaseBlock.tsx';
import { site, useSite } from '../../state/site.ts';
import { Steps } from './Steps.tsx';
import { CityCards } from '../cities/CityCards.tsx';
import { Contents } from './Contents.tsx';
import { OrderLink } from './OrderLink.tsx';
import { Price } from './Price.tsx';
import { useIntro } from './use-intro.ts';
import styles from './Landing.module.css';
import { useWords } from '../../words/use-words.ts';

/**
 * Landing page with an intro: greeting, then steps, tagline and the rest. The style sheet has the timing;
 * parts are hidden from pointer, keyboard and screen reader until they are visible.
 */
export function Landing() {
  const { landing: words, city, order } = useWords('site');
  const { tagline, postmark, promoCode } = useSite();
  const isPlaying = useIntro();
  return (
    <Stack gap={2} className={classNames(styles.landing, isPlaying && styles.playing)}>
      <title>{site.name}</title>
      <div className={styles.front}>
        <Postmark
          className={styles.postmark}
          city={postmark.place}
          date={postmark.date}
          hour={postmark.hour}
        />
        <p className={`typed ${styles.hello}`}>
          <Typed>{words.hello}</Typed>
        </p>
        <ScreenTitle className={styles.name} aria-label={site.name}>
          <Typed className={styles.line}>{site.name}</Typed>
        </ScreenTitle>
        <p className={styles.tagline}>{typeset(tagline)}</p>
      </div>
      <div className={styles.scene}>
        {isPlaying && <Arriving className={styles.arriving} />}
        <div className={styles.steps}>
          <Steps />
          <Link className={styles.concept} to="/concept">
            <span>{words.concept}</span>
          </Link>
        </div>
      </div>
      <div className={styles.purchase}>
        <PurchaseBlock />
      </div>
      <div className={styles.more}>
        <Contents />
        <CityCards heading={city.all} />
        <p className={styles.again}>
          <OrderLink>{order}</OrderLink> <Price of={promoCode ? 'preorder' : 'regular'} />
        </p>
      </div>
    </Stack>
  );
}
