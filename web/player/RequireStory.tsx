import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { BusyScreen } from '../components/status/BusyScreen.tsx';
import { isViewInterrupted, refreshViewedStatus } from '../state/game/view-as.ts';
import { useClientState } from '../state/store.ts';
import { isStoryPlayed, isStatusLoading, useShownStatus, type PlayerStory } from './story.ts';

/** Guards screens that need a running story; without one it redirects to /home, which gives the reason. */
export function RequireStory() {
  const status = useShownStatus();
  const loading = useClientState(isStatusLoading);
  const isInterrupted = useClientState(isViewInterrupted);
  useEffect(() => {
    if (isInterrupted) void refreshViewedStatus();
  }, [isInterrupted]);
  if (isInterrupted) return <BusyScreen />;
  if (isStoryPlayed(status) && status.view)
    return <Outlet context={{ status, view: status.view } satisfies PlayerStory} />;
  if (loading) return <BusyScreen />;
  return <Navigate to="/home" replace />;
}
