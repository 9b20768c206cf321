import { useState } from 'react';
import type { HintsView } from '../../../engine/public.ts';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import { t } from '../../components/text/typography.tsx';
import { askClue } from '../../state/game/story-moves.ts';
import { useClientState } from '../../state/store.ts';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { AlternativeOffer } from './AlternativeOffer.tsx';
import { HintList } from './HintList.tsx';
import styles from './HintsPopup.module.css';
import { NextHint } from './NextHint.tsx';
import { NotReady } from './NotReady.tsx';
import { ReportForm } from './ReportForm.tsx';
import { Unavailable } from './Unavailable.tsx';

const questions = { hint: 'Révéler un nouvel indice', solution: 'Révéler la solution' } as const;

/** An end step with a puzzle has no hints: the secret is to be found without help. */
const STILL_TO_FIND =
  'L’enquête est finie, et les dépêches avec elle. Un guichet prend encore une réponse : celle-là se cherche sans indice, dans tout ce que vous avez reçu.';

/** The hints received, and the wait for the next one. */
export function HintsPopup({ onClose }: { readonly onClose: () => void }) {
  const status = useShownStatus();
  const { loading, error } = useClientState((state) => state.status);
  const hints = status?.view?.hints ?? null;
  const hasStep = isStoryPlayed(status) && status.step !== null;
  return (
    <Modal title="Indices" subtitle={hints ? `Dépêches reçues : ${hints.asked.length} sur ${hints.max}` : undefined} onClose={onClose}>
      {!hasStep && !loading && <NotReady onClose={onClose} waitsForCode={!isStoryPlayed(status)} />}
      {hasStep && !hints && !loading && (
        <p>{t(status.view?.puzzle ? STILL_TO_FIND : 'Il n’y a rien à chercher ici : l’enquête est finie.')}</p>
      )}
      {status?.view && <Unavailable places={status.view.unavailable} />}
      {hints && <HintList hints={hints.asked} />}
      <p role="status" className={loading ? styles.update : 'visually-hidden'}>
        {loading && 'Mise à jour'}
      </p>
      {hints && !loading && <Next hints={hints} error={error} />}
      {hasStep && hints && <ReportForm />}
      {status?.view && <AlternativeOffer status={status} onTaken={onClose} />}
    </Modal>
  );
}

/** Button for the next hint, with a confirmation. */
function Next({ hints, error }: { hints: HintsView; error: string | null }) {
  const [asking, setAsking] = useState(false);
  if (!hints.next) return <p className={styles.update}>Solution Disponible</p>;
  const question = questions[hints.next];
  const reveal = () => {
    setAsking(false);
    void askClue();
  };
  return (
    <>
      <NextHint hints={hints} label={question} error={error} onAsk={() => setAsking(true)} />
      {asking && (
        <ConfirmPopup title={question} yes="Oui" no="Non" onYes={reveal} onNo={() => setAsking(false)}>
          {t(
            hints.next === 'solution'
              ? 'La dernière dépêche dit tout : la réponse, et pourquoi.'
              : 'Une dépêche ouverte ne se referme pas.',
          )}
        </ConfirmPopup>
      )}
    </>
  );
}
