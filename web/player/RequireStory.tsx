import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { BusyScreen } from '../components/status/BusyScreen.tsx';
import { isLookCutShort, refreshViewedStatus } from '../state/game/looking.ts';
import { useClientState } from '../state/store.ts';
import { isStoryPlayed, isStatusLoading, useShownStatus, type PlayerStory } from './story.ts';

/** Screens that draw a running story; without one /home says what to do. */
export function RequireStory() {
  const status = useShownStatus();
  const loading = useClientState(isStatusLoading);
  const isCutShort = useClientState(isLookCutShort);
  useEffect(() => {
    if (isCutShort) void refreshViewedStatus();
  }, [isCutShort]);
  if (isCutShort) return <BusyScreen />;
  if (isStoryPlayed(status) && status.view) return <Outlet context={{ status, view: status.view } satisfies PlayerStory} />;
  if (loading) return <BusyScreen />;
  return <Navigate to="/home" replace />;
}
