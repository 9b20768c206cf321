import { useState } from 'react';
import type { PlayerView, Status } from '../../../engine/public.ts';
import { serverNow } from '../../api/server-clock.ts';
import { Button } from '../../components/actions/Button.tsx';
import { ProgressBar } from '../../components/status/ProgressBar.tsx';
import { t, T } from '../../components/text/typography.tsx';
import { takeAlternative } from '../../state/game/story-moves.ts';
import { useClientState } from '../../state/store.ts';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { wordsFor } from '../../state/words.ts';
import { useLeaveForReaction } from '../use-leave.ts';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import styles from './HintsPopup.module.css';

type Alternative = NonNullable<PlayerView['alternative']>;

const TITLE = 'Prendre l’autre chemin';

/** Offers the other route round a closed place, with a confirmation. */
export function AlternativeOffer({ status, onTaken }: { readonly status: Status; readonly onTaken: () => void }) {
  const [asking, setAsking] = useState(false);
  const alternative = status.view?.alternative;
  if (!alternative || !status.step?.hasAlternativePath) return null;
  return (
    <div className={styles.next}>
      <p>
        <T>Le lieu est fermé, ou hors d’atteinte ? Un autre chemin mène à la fin de l’histoire.</T>
      </p>
      <Button onClick={() => setAsking(true)}>{t(TITLE)}</Button>
      {asking && <AlternativeQuestion alternative={alternative} onTaken={onTaken} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface AlternativeQuestionProps {
  readonly alternative: Alternative;
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** The wait starts with the question, however long the step has lasted: the choice cannot be undone. */
function AlternativeQuestion({ alternative, onTaken, onClose }: AlternativeQuestionProps) {
  const { availableAt, waitMs, question } = alternative;
  const [openedAt] = useState(serverNow);
  const now = useServerNow(100);
  const { loading, error } = useClientState((state) => state.status);
  const leave = useLeaveForReaction();
  const end = Math.max(openedAt + waitMs, Date.parse(availableAt));
  const value = Math.min(1, 1 - (end - now) / Math.max(waitMs, end - openedAt));
  const confirm = async () => {
    const result = await takeAlternative();
    if (!result.ok) return;
    onTaken();
    leave(result.data);
  };
  return (
    <ConfirmPopup title={TITLE} yes="Confirmer" no="Non" locked={value < 1} busy={loading} onYes={() => void confirm()} onNo={onClose}>
      {question && <p>{t(question)}</p>}
      <p>
        <b>
          <T>Ce choix est irréversible : vous quittez cette étape et n’y reviendrez pas.</T>
        </b>
      </p>
      <ProgressBar value={value} label="Temps de réflexion" />
      {value < 1 && <p className="typed">{`${Math.floor(Math.max(0, value) * 100)} %`}</p>}
      <p role="status" className={loading ? undefined : 'visually-hidden'}>
        {loading ? 'Mise à jour' : value === 1 && t('Vous pouvez confirmer.')}
      </p>
      {error && (
        <p role="alert" className="field__error">
          {t(wordsFor(error))}
        </p>
      )}
    </ConfirmPopup>
  );
}
