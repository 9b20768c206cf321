import '../../styles/form-line.css';
import { Modal } from '../../components/overlays/Modal.tsx';
import { typeset } from '../../components/text/typography.tsx';
import type { HoursView } from '../../../engine/public.ts';
import { HoursSign, useHoursState } from '../hub/HoursSign.tsx';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { AlternativeOffer } from './AlternativeOffer.tsx';
import styles from './HintsPopup.module.css';
import { NotReady } from './NotReady.tsx';
import { useWords } from '../../words/use-words.ts';

export function HoursPopup({ onClose }: { readonly onClose: () => void }) {
  const words = useWords('game').popups.hours;
  const status = useShownStatus();
  return (
    <Modal title={words.title} surface="buff" onClose={onClose}>
      {status?.view?.hours ? (
        <Hours hours={status.view.hours} />
      ) : (
        <NotReady onClose={onClose} waitsForCode={!isStoryPlayed(status)} />
      )}
      {status?.view && <AlternativeOffer status={status} onTaken={onClose} />}
    </Modal>
  );
}

function Hours({ hours }: { hours: HoursView }) {
  const words = useWords('game').popups.hours;
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
          {hours.opensToday ? typeset(words.impossibleBefore(hours.opensToday)) : words.impossible}
        </p>
      )}
      {hours.mainRouteImpossible && !hours.neededHere && <p>{words.notHere}</p>}
      {notice && <p>{typeset(notice)}</p>}
      {hours.ahead.map(({ state: later, label, notice: advice }) => (
        <p key={label}>
          {typeset(words.ahead[later === 'closed' ? 'closed' : 'closing'](label))}
          {advice && <> {typeset(advice)}</>}
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
