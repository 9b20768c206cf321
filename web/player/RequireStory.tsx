import { Navigate, Outlet } from 'react-router-dom';
import { BusyScreen } from '../components/BusyScreen.tsx';
import { useClientState } from '../state/store.ts';
import { isPlayed, isStatusLoading, useShownStatus, type Story } from './story.ts';

/** Screens that draw a running story; without one /home says what to do. */
export function RequireStory() {
  const status = useShownStatus();
  const loading = useClientState(isStatusLoading);
  if (isPlayed(status) && status.view) return <Outlet context={{ status, view: status.view } satisfies Story} />;
  if (loading) return <BusyScreen />;
  return <Navigate to="/home" replace />;
}
