import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { forgetOrigin } from '../account/origin.ts';
import { BusyScreen } from '../components/BusyScreen.tsx';
import { Loading } from '../components/Loading.tsx';
import { NavBar } from '../components/NavBar.tsx';
import { Terminal } from '../components/Terminal.tsx';
import { loadStatus } from '../state/status.ts';
import { getState, setState, useClientState } from '../state/store.ts';
import { registerWorker } from '../worker/register.ts';
import { LookingBanner } from './LookingBanner.tsx';
import { HintsPopup } from './popups/HintsPopup.tsx';
import { HoursPopup } from './popups/HoursPopup.tsx';
import { useShownStatus } from './story.ts';
import { useRefreshOnReturn } from './use-refresh.ts';
import { WaitingBanner } from './waiting/WaitingBanner.tsx';

/** The inside of the envelope: loads the status once, and holds the bar and its popups around every screen. */
export function GameShell() {
  const initialized = useClientState((state) => state.status.initialized);
  const showClue = useClientState((state) => state.showClue);
  const [showHours, setShowHours] = useState(false);
  const status = useShownStatus();
  useEffect(() => {
    forgetOrigin();
    registerWorker();
    const current = getState().status;
    if (!current.initialized && !current.loading) void loadStatus();
  }, []);
  useRefreshOnReturn();
  if (!initialized) return <Loading />;
  return (
    <Terminal
      notice={
        <>
          <LookingBanner />
          <WaitingBanner />
        </>
      }
      accent={status?.view?.city.accent}
      bar={<NavBar onHints={() => setState({ showClue: true })} onHours={() => setShowHours(true)} />}
    >
      <Suspense fallback={<BusyScreen />}>
        <Outlet />
      </Suspense>
      {showClue && <HintsPopup onClose={() => setState({ showClue: false })} />}
      {showHours && <HoursPopup onClose={() => setShowHours(false)} />}
    </Terminal>
  );
}
