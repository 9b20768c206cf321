import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { BusyScreen } from '../components/status/BusyScreen.tsx';
import { isLookCutShort, lookAgain } from '../state/game/looking.ts';
import { useClientState } from '../state/store.ts';
import { isPlayed, isStatusLoading, useShownStatus, type Story } from './story.ts';

/** Screens that draw a running story; without one /home says what to do. */
export function RequireStory() {
  const status = useShownStatus();
  const loading = useClientState(isStatusLoading);
  const isCutShort = useClientState(isLookCutShort);
  useEffect(() => {
    if (isCutShort) void lookAgain();
  }, [isCutShort]);
  if (isCutShort) return <BusyScreen />;
  if (isPlayed(status) && status.view) return <Outlet context={{ status, view: status.view } satisfies Story} />;
  if (loading) return <BusyScreen />;
  return <Navigate to="/home" replace />;
}
