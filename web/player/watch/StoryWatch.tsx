import { Button } from '../../components/actions/Button.tsx';
import { t } from '../../components/text/typography.tsx';
import { replaceStatus } from '../../state/game/status.ts';
import { aheadAt } from '../../state/words.ts';
import { useLeaveForReaction } from '../use-leave.ts';
import banner from '../waiting/WaitingBanner.module.css';
import { useWatch } from './use-watch.ts';

/** The other telephones of a party: what they have done is shown here too, and told where it leads on. */
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
          <p>{t(aheadAt(elsewhere.view?.stepNumber))}</p>
          <Button onClick={follow}>Suivre</Button>
        </div>
      )}
    </div>
  );
}
