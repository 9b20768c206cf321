import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import type { HintsView, SideStepView, Status } from '../../../engine/public.ts';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import { typeset } from '../../components/text/typography.tsx';
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

const BY_STAMP = 'Chaque timbre a ses propres indices : ouvrez celui que vous cherchez.';

/** The step beside the route whose screen is open. */
function useOpenSideStep(status: Status | null): SideStepView | undefined {
  const { params: { step = '' } = {} } = useMatch('/home/app/code/:step') ?? {};
  return status?.view?.beside?.find(({ name, solvedAt }) => name === step && solvedAt === null);
}

/** The hints received at the open step, and the wait for the next one. */
export function HintsPopup({ onClose }: { readonly onClose: () => void }) {
  const status = useShownStatus();
  const { loading, error } = useClientState((state) => state.status);
  const side = useOpenSideStep(status);
  const { hints = null, unavailable = [], puzzle = null } = side ?? status?.view ?? {};
  const isGathering = !side && status?.view?.gathering !== undefined;
  const hasStep = isStoryPlayed(status) && status.step !== null;
  return (
    <Modal
      title="Indices"
      subtitle={hints ? `Dépêches reçues : ${hints.asked.length} sur ${hints.max}` : undefined}
      onClose={onClose}
    >
      {!hasStep && !loading && <NotReady onClose={onClose} waitsForCode={!isStoryPlayed(status)} />}
      {hasStep && !hints && !loading && (
        <p>
          {typeset(
            isGathering
              ? BY_STAMP
              : puzzle
                ? STILL_TO_FIND
                : 'Il n’y a rien à chercher ici : l’enquête est finie.',
          )}
        </p>
      )}
      <Unavailable places={unavailable} />
      {hints && <HintList hints={hints.asked} />}
      <p role="status" className={loading ? styles.update : 'visually-hidden'}>
        {loading && 'Mise à jour'}
      </p>
      {hints && !loading && <Next hints={hints} error={error} step={side?.name} />}
      {hasStep && hints && <ReportForm step={side?.name} />}
      {status?.view && <AlternativeOffer status={status} onTaken={onClose} />}
    </Modal>
  );
}

/** Button for the next hint, with a confirmation. */
function Next({ hints, error, step }: { hints: HintsView; error: string | null; step: string | undefined }) {
  const [asking, setAsking] = useState(false);
  if (!hints.next) return <p className={styles.update}>Solution Disponible</p>;
  const question = questions[hints.next];
  const reveal = () => {
    setAsking(false);
    void askClue(step);
  };
  return (
    <>
      <NextHint hints={hints} label={question} error={error} onAsk={() => setAsking(true)} />
      {asking && (
        <ConfirmPopup title={question} yes="Oui" no="Non" onYes={reveal} onNo={() => setAsking(false)}>
          {typeset(
            hints.next === 'solution'
              ? 'La dernière dépêche dit tout : la réponse, et pourquoi.'
              : 'Une dépêche ouverte ne se referme pas.',
          )}
        </ConfirmPopup>
      )}
    </>
  );
}
