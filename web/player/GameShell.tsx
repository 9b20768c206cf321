import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { forgetOrigin } from '../account/browser/origin.ts';
import { BusyScreen } from '../components/status/BusyScreen.tsx';
import { Loading } from '../components/status/Loading.tsx';
import { NavBar } from '../components/actions/NavBar.tsx';
import { Terminal } from '../components/screen/Terminal.tsx';
import { applyLook } from '../state/device/preferences.ts';
import { openStatus } from '../state/game/status.ts';
import { setState, useClientState } from '../state/store.ts';
import { registerWorker } from '../worker/register.ts';
import { otherScreens, screen } from './other-screens.ts';
import { isStoryOver, useShownStatus } from './story.ts';
import { WaitingPlace } from './waiting/WaitingPlace.tsx';

const LookingBanner = screen('LookingBanner');
const StoryWatch = screen('StoryWatch');
const Cancellation = screen('Cancellation');
const HintsPopup = screen('HintsPopup');
const HoursPopup = screen('HoursPopup');

/** The inside of the envelope: loads the status once, and holds the bar and its popups around every screen. */
export function GameShell() {
  const initialized = useClientState((state) => state.status.initialized);
  const showClue = useClientState((state) => state.showClue);
  const isLooking = useClientState((state) => state.adminStatus !== null);
  const isSolved = useClientState((state) => state.solved !== null);
  const [showHours, setShowHours] = useState(false);
  const [isWatching, setWatching] = useState(false);
  const status = useShownStatus();
  useEffect(() => {
    forgetOrigin();
    registerWorker();
    openStatus();
    void otherScreens.then(() => setWatching(true));
  }, []);
  useLayoutEffect(applyLook, []);
  if (!initialized) return <Loading />;
  return (
    <Terminal
      notice={
        <>
          <Suspense fallback={null}>
            {isLooking && <LookingBanner />}
            {isWatching && <StoryWatch />}
          </Suspense>
          <WaitingPlace />
        </>
      }
      accent={status?.view?.city.accent}
      bar={
        <NavBar
          onHints={() => setState({ showClue: true })}
          onHours={() => setShowHours(true)}
          hours={status && !isStoryOver(status) ? status.view?.hours.state : undefined}
        />
      }
    >
      <Suspense fallback={<BusyScreen />}>
        <Outlet />
      </Suspense>
      <Suspense fallback={null}>
        {isSolved && <Cancellation />}
        {showClue && <HintsPopup onClose={() => setState({ showClue: false })} />}
        {showHours && <HoursPopup onClose={() => setShowHours(false)} />}
      </Suspense>
    </Terminal>
  );
}
