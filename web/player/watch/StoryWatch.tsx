import { Button } from '../../components/actions/Button.tsx';
import { t } from '../../components/text/typography.tsx';
import { replaceStatus } from '../../state/game/status.ts';
import { aheadMessage } from '../../state/words.ts';
import { useLeaveForReaction } from '../use-leave.ts';
import banner from '../waiting/WaitingBanner.module.css';
import { useWatch } from './use-watch.ts';

/** Shows the progress made on the party's other phones, with a link to it. */
export function StoryWatch() {
  const { elsewhere, forget } = useWatch();
  const leave = useLeaveForReaction();
  const follow = () => {
    if (!elsewhere) return;
    forget();
    replaceStatus(elsewhere);
    leave(elsewhere);
  };
  return (
    <div role="status">
      {elsewhere && (
        <div className={banner.banner}>
          <p>{t(aheadMessage(elsewhere.view?.stepNumber))}</p>
          <Button onClick={follow}>Suivre</Button>
        </div>
      )}
    </div>
  );
}
