import { Navigate, Outlet } from 'react-router-dom';
import { useClientState } from '../state/store.ts';

/** Staff pages: a player who gets here goes back to the site. Who is not logged in was sent to the login before. */
export function AdminOnly() {
  const admin = useClientState((state) => state.auth.admin);
  return admin ? <Outlet /> : <Navigate to="/" replace />;
}
