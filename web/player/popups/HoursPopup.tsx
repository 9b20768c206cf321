import { Modal } from '../../components/overlays/Modal.tsx';
import { typeset, Typeset } from '../../components/text/typography.tsx';
import type { HoursView } from '../../../engine/public.ts';
import { HoursSign } from '../hub/HoursSign.tsx';
import { useHoursState } from '../hub/use-hours-state.ts';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { AlternativeOffer } from './AlternativeOffer.tsx';
import styles from './HintsPopup.module.css';
import { NotReady } from './NotReady.tsx';

/** Opening hours, current state, and advice when closed. */
export function HoursPopup({ onClose }: { readonly onClose: () => void }) {
  const status = useShownStatus();
  return (
    <Modal title="Horaires" surface="buff" onClose={onClose}>
      {status?.view ? (
        <Hours hours={status.view.hours} />
      ) : (
        <NotReady onClose={onClose} waitsForCode={!isStoryPlayed(status)} />
      )}
      {status?.view && <AlternativeOffer status={status} onTaken={onClose} />}
    </Modal>
  );
}

function Hours({ hours }: { hours: HoursView }) {
  const state = useHoursState(hours);
  // Closing time may pass while the popup is open, before the server's next response.
  const closed = hours.mainRouteImpossible || (state === 'closed' && hours.state !== 'closed');
  const notice = closed ? hours.notices.closed : state === 'closing' ? hours.notices.closing : null;
  return (
    <>
      <p>
        <HoursSign hours={hours} label={false} />
        {hours.label && <> {typeset(hours.label)}</>}
      </p>
      {closed && (
        <p role="alert" className={styles.warning}>
          {typeset(
            `Le parcours principal ne peut pas être terminé aujourd’hui${hours.opensToday ? ` avant l’ouverture, à ${hours.opensToday}` : ''}.`,
          )}
        </p>
      )}
      {hours.mainRouteImpossible && !hours.neededHere && (
        <p>
          <Typeset>L’étape où vous en êtes, elle, se joue à toute heure.</Typeset>
        </p>
      )}
      {notice && <p>{typeset(notice)}</p>}
      {hours.ahead.map(({ state: later, label, notice: words }) => (
        <p key={label}>
          {typeset(
            `Plus loin sur votre trajet, un lieu ${later === 'closed' ? `est fermé : il ${label}` : `ferme bientôt : il est ouvert ${label}`}.`,
          )}
          {words && <> {typeset(words)}</>}
        </p>
      ))}
      <dl className={styles.lines}>
        {hours.lines.map(({ days, hours: times }) => (
          <div key={`${days} ${times}`} className="form-line">
            <dt>{typeset(days)}</dt>
            <dd className="figure">{typeset(times)}</dd>
          </div>
        ))}
      </dl>
      {hours.reason && <p>{typeset(hours.reason)}</p>}
    </>
  );
}
