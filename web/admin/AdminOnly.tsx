import { Navigate, Outlet } from 'react-router-dom';
import { useClientState } from '../state/store.ts';

/**
 * Redirects players without staff rights to the site. Visitors without a session were sent to the login
 * before.
 */
export function AdminOnly() {
  const admin = useClientState((state) => state.auth.admin);
  return admin ? <Outlet /> : <Navigate to="/" replace />;
}
