import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isTrial } from '../api/mount.ts';
import { clearOrigin } from '../account/browser/origin.ts';
import { BusyScreen } from '../components/status/BusyScreen.tsx';
import { Loading } from '../components/status/Loading.tsx';
import { NavBar } from '../components/actions/NavBar.tsx';
import { GameFrame } from '../components/screen/GameFrame.tsx';
import { isGuestSession } from '../state/client-state.ts';
import { applyTheme } from '../state/device/preferences.ts';
import { openStatus } from '../state/game/status.ts';
import { setState, useClientState } from '../state/store.ts';
import { registerWorker } from '../worker/register.ts';
import { screensLoaded, screen } from './lazy-screens.ts';
import { isStoryOver, isStoryPlayed, useShownStatus } from './story.ts';
import { WaitingPlace } from './waiting/WaitingPlace.tsx';

const ViewOnlyBanner = screen('ViewOnlyBanner');
const StoryWatch = screen('StoryWatch');
const TrialLanguage = screen('TrialLanguage');
const FrenchOnly = screen('FrenchOnly');
const Cancellation = screen('Cancellation');
const SideDesk = screen('SideDesk');
const PinnedPaper = screen('PinnedPaper');
const HintsPopup = screen('HintsPopup');
const HoursPopup = screen('HoursPopup');

/** Frame of the game: loads the status once, and contains the bar and its popups. */
export function GameShell() {
  const initialized = useClientState((state) => state.status.initialized);
  const showClue = useClientState((state) => state.showClue);
  const isViewing = useClientState((state) => state.adminStatus !== null);
  const isGuest = useClientState(isGuestSession);
  const isSolved = useClientState((state) => state.solved !== null);
  const [showHours, setShowHours] = useState(false);
  const [isWatching, setWatching] = useState(false);
  const status = useShownStatus();
  const isDesk = useLocation().pathname === '/home';
  useEffect(() => {
    clearOrigin();
    registerWorker();
    openStatus();
    void screensLoaded.then(() => setWatching(true));
  }, []);
  useLayoutEffect(applyTheme, []);
  if (!initialized) return <Loading />;
  return (
    <GameFrame
      notice={
        <>
          <Suspense fallback={null}>
            {isViewing && <ViewOnlyBanner />}
            {isWatching && <StoryWatch />}
            {isWatching && <FrenchOnly />}
            {isTrial && <TrialLanguage />}
          </Suspense>
          <WaitingPlace />
        </>
      }
      accent={status?.view?.city.accent}
      hasDesk={isStoryPlayed(status) && !isDesk}
      desk={
        isWatching && (
          <Suspense fallback={null}>
            <SideDesk />
          </Suspense>
        )
      }
      bar={
        <NavBar
          onHints={() => setState({ showClue: true })}
          onHours={status?.view?.hours === null ? null : () => setShowHours(true)}
          isGuest={isGuest}
          hasNotebook={isStoryPlayed(status) && !isViewing && !isTrial}
          hours={status && !isStoryOver(status) ? status.view?.hours?.state : undefined}
        />
      }
    >
      <Suspense fallback={<BusyScreen />}>
        <Outlet />
      </Suspense>
      <Suspense fallback={null}>
        {isWatching && <PinnedPaper />}
        {isSolved && <Cancellation />}
        {showClue && <HintsPopup onClose={() => setState({ showClue: false })} />}
        {showHours && <HoursPopup onClose={() => setShowHours(false)} />}
      </Suspense>
    </GameFrame>
  );
}
