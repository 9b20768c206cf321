import { apiAddress } from '../../api/client.ts';
import { isTrial } from '../../api/mount.ts';
import { Amount } from '../../site/landing/Price.tsx';
import { site } from '../../state/site.ts';
import { useClientState } from '../../state/store.ts';
import { useWords } from '../../words/use-words.ts';
import { isGuestOf } from '../party/people.ts';
import { isStoryOver, useStory } from '../story.ts';
import styles from './KeepSheet.module.css';

interface OrderSheetProps {
  readonly offer?: { readonly price: number } | undefined;
}

/**
 * Leads to the payment page for the printed sheet, by a call that signs the game. It is there for whoever activated
 * the letter, once the story is over; nowhere on a site that sells none.
 */
export function OrderSheet({ offer = site.shop?.keepsake }: OrderSheetProps) {
  const words = useWords('beside').keepsake;
  const { status } = useStory();
  const isViewing = useClientState(({ adminStatus }) => adminStatus !== null);
  if (!offer || !isStoryOver(status) || isGuestOf(status) || isTrial || isViewing) return null;
  return (
    <a className="button" href={apiAddress('user/keepsake')}>
      {/* One sentence: a button sets its children side by side. */}
      <span className={styles.order}>{words.order(<Amount euros={offer.price} />)}</span>
    </a>
  );
}
