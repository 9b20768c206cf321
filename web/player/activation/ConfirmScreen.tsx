import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { currentWaiver, type PartyView } from '../../../engine/public.ts';
import { Link } from '../../components/actions/Link.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset, Typeset } from '../../components/text/typography.tsx';
import styles from './Activation.module.css';
import { listNames } from '../party/people.ts';
import { useShownStatus } from '../story.ts';
import '../../styles/tick.css';

interface ConfirmScreenProps {
  readonly code: string;
  readonly hasStory: boolean;
  readonly giftFrom: string | null;
  readonly isPhrase: boolean;
  readonly waived: boolean;
  readonly pending: boolean;
  readonly onWaive: (waived: boolean) => void;
  readonly onConfirm: () => void;
  readonly onRefuse: () => void;
  /** Called when the player opens the terms of sale. */
  readonly onReadTerms: () => void;
}

const FIRST = 'Votre pli est arrivé. Il suffit de signer pour le recevoir : l’enquête commence aussitôt.';
const ANOTHER =
  'Attention : confirmer commence une nouvelle mission. Elle prend la place de celle que vous suivez sur ce compte.';

/** « La partie à plusieurs finit : Camille et Jo sortent. »; null without guests. */
function endOfParty(party: PartyView | undefined): string | null {
  const guests = party?.members.filter(({ isHolder }) => !isHolder).map(({ name }) => name) ?? [];
  if (guests.length === 0) return null;
  return `Votre partie à plusieurs finit avec elle : ${listNames(guests)} ${guests.length > 1 ? 'sortent' : 'sort'}.`;
}

/** The receipt to confirm: start of the story, and waiver of the right of withdrawal. */
export function ConfirmScreen({
  code,
  hasStory,
  giftFrom,
  isPhrase,
  waived,
  pending,
  onWaive,
  onConfirm,
  onRefuse,
  onReadTerms,
}: ConfirmScreenProps) {
  const id = useId();
  const { pathname } = useLocation();
  const ending = endOfParty(useShownStatus()?.party);
  return (
    <Screen title={hasStory ? 'Une nouvelle aventure' : 'Félicitations !'} className={styles.room}>
      <Stack as={Surface} gap={4} kind="buff" className={styles.slip}>
        <dl>
          <div className="form-line">
            <dt>{isPhrase ? 'Phrase' : 'Pli'}</dt>
            <dd className="typed">{typeset(code)}</dd>
          </div>
          {giftFrom && (
            <div className="form-line">
              <dt>Envoi</dt>
              <dd className="typed">{typeset(`Offert par ${giftFrom}`)}</dd>
            </div>
          )}
        </dl>
        <p className={styles.lead}>
          <Typeset>{hasStory ? ANOTHER : FIRST}</Typeset>
        </p>
        {ending && <p>{typeset(ending)}</p>}
        {!isPhrase && (
          <>
            <div className={styles.waiver}>
              <input
                className="tick"
                id={id}
                type="checkbox"
                checked={waived}
                disabled={pending}
                onChange={(event) => onWaive(event.target.checked)}
              />
              <label htmlFor={id}>{typeset(currentWaiver('fr').text)}</label>
            </div>
            <p>
              <Link className={styles.terms} to="/home/cgv" state={{ back: pathname }} onClick={onReadTerms}>
                Conditions de vente
              </Link>
            </p>
          </>
        )}
        <Stack gap={3}>
          <Button
            primary
            disabled={!waived && !isPhrase}
            held={pending}
            aria-busy={pending || undefined}
            onClick={onConfirm}
          >
            Confirmer
          </Button>
          <Button held={pending} onClick={onRefuse}>
            Refuser
          </Button>
        </Stack>
      </Stack>
    </Screen>
  );
}
