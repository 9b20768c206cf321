import { TRIAL_PATH } from '../../api/mount.ts';
import { Link } from '../../components/actions/Link.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { OrderLink } from './OrderLink.tsx';
import { Price } from './Price.tsx';
import styles from './PurchaseBlock.module.css';
import { site, useSite } from '../../state/site.ts';
import { chosenLanguage, keepLanguage, useLanguage, useWords } from '../../words/use-words.ts';

function SeeTerms() {
  const words = useWords('site').landing;
  return words.seeTerms((text) => <Link to="/cgv">{text}</Link>);
}

function RegularPrice() {
  const words = useWords('site').landing;
  return (
    <p>
      {words.price(<Price of="regular" />)} <SeeTerms />
    </p>
  );
}

function PreorderPrice() {
  const words = useWords('site').landing;
  const { purchase } = useSite();
  return (
    <>
      <p>{typeset(purchase.preorderShipment)}</p>
      <p>
        {words.preorderPrice(
          <Price of="preorder" />,
          <s>
            <Price of="regular" />
          </s>,
        )}{' '}
        <SeeTerms />
      </p>
    </>
  );
}

/** To the game without an account, which opens in the language of this page. */
function TrialLink() {
  const words = useWords('site').landing;
  const language = useLanguage();
  const follow = () => {
    if (chosenLanguage() !== language) keepLanguage(language);
  };
  return (
    <a href={TRIAL_PATH} onClick={follow}>
      {words.toTrial}
    </a>
  );
}

interface PurchaseBlockProps {
  readonly promoCode?: string;
  readonly showCodeButton?: boolean;
  readonly showTrial?: boolean;
}

/** Link to the payment page, and the price. A promotion code in the settings makes it a pre-order. */
export function PurchaseBlock({
  promoCode = site.promoCode,
  showCodeButton = site.showCodeButton,
  showTrial = site.showTrial,
}: PurchaseBlockProps) {
  const words = useWords('site').landing;
  const { purchase } = useSite();
  return (
    <Stack as="section" gap={2} className={styles.purchase} aria-label={words.buy}>
      <OrderLink promoCode={promoCode} className={styles.button}>
        {typeset(promoCode ? purchase.preorderLabel : purchase.label)}
      </OrderLink>
      {promoCode ? <PreorderPrice /> : <RegularPrice />}
      <p>{typeset(purchase.effort)}</p>
      <div className={styles.more}>
        {showTrial && <TrialLink />}
        {showCodeButton && <Link to="/code">{words.toCode}</Link>}
        <a href={site.socialLink} target="_blank" rel="noreferrer" title={words.newTab}>
          {words.follow}
        </a>
      </div>
    </Stack>
  );
}
