import { Suspense, useCallback, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Screen } from '../../components/screen/Screen.tsx';
import { t } from '../../components/text/typography.tsx';
import { isFixedInstrument, PuzzleWidget } from '../../puzzles/PuzzleWidget.tsx';
import { askRecognise } from '../../state/game/answers.ts';
import { draftName, draftOf, writeDraft } from '../../state/device/drafts.ts';
import { startInteraction } from '../../state/game/status.ts';
import { useClientState } from '../../state/store.ts';
import { PageContent } from '../pages/PageContent.tsx';
import { Unavailable } from '../popups/Unavailable.tsx';
import room from '../Room.module.css';
import { preloadScreens, screen } from '../lazy-screens.ts';
import { OtherLetterOffer } from './OtherLetterOffer.tsx';
import { Plate } from './Plate.tsx';
import plate from './Plate.module.css';
import { useStory } from '../story.ts';
import { StaleNotice } from './StaleNotice.tsx';
import { useAnswering } from './use-answering.ts';

const StepClosed = screen('StepClosed');

/** Screen for the answer of the current step: its page and its instrument. */
export function StepCodePage() {
  const { shown, notice, otherLetter, submit } = useAnswering(useStory());
  const { status, view } = shown;
  const isDrawn = useClientState((state) => state.drawn);
  const name = draftName(status);
  const draft = useMemo(() => (isDrawn ? '' : draftOf(name)), [isDrawn, name]);
  const [isInstrumentShown, setInstrumentShown] = useState(false);
  const onInstrumentShown = useCallback(() => {
    setInstrumentShown(true);
    startInteraction();
    preloadScreens();
  }, []);
  if (!view.puzzle) return <Navigate to="/home" replace />;
  // After the end, the step's page is displayed with the credits.
  const [tile] = view.tiles;
  const page = tile?.id === 'credits' ? null : view.page;
  const fixed = isFixedInstrument(view.puzzle);
  const alone = !page && view.unavailable.length === 0 && !view.opensAt;
  return (
    <Screen
      title={tile?.label ?? 'Code'}
      back="/home"
      end={t(`Étape ${view.stepNumber}`)}
      fixed={fixed && alone}
      className={!fixed && alone ? plate.room : undefined}
      inert={isDrawn}
    >
      <StaleNotice text={notice} />
      {view.opensAt && (
        <Suspense fallback={null}>
          <StepClosed status={status} />
        </Suspense>
      )}
      <Unavailable places={view.unavailable} />
      {page && (
        <div className={room.above}>
          <PageContent kind="page" page={page} code={status.code} />
        </div>
      )}
      {tile && !fixed && alone && <Plate tile={tile.id} isDrawn={isInstrumentShown} />}
      <PuzzleWidget
        key={draft ? `${name}.kept` : name}
        puzzle={view.puzzle}
        submit={submit}
        recognise={askRecognise}
        draft={draft}
        saveDraft={(text) => writeDraft(status, text)}
        onShown={onInstrumentShown}
      />
      <OtherLetterOffer code={otherLetter} />
    </Screen>
  );
}
