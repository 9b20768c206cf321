import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { Loading } from '../components/status/Loading.tsx';
import { PARTY_ENDED } from '../state/session/session-lost.ts';
import { useClientState } from '../state/store.ts';
import { NoNetwork } from './browser/NoNetwork.tsx';
import { loginAddress, originOf } from './browser/origin.ts';

/** For public pages: redirects a logged-in player to the game, or to the page that required the login. */
export function PublicOnly() {
  const logged = useClientState((state) => state.auth.logged);
  const [params] = useSearchParams();
  return logged ? <Navigate to={originOf(params) ?? '/home'} replace /> : <Outlet />;
}

/** For the game: redirects to the login, which returns to this address afterwards. */
export function PlayerOnly() {
  const auth = useClientState((state) => state.auth);
  const { pathname, search } = useLocation();
  if (auth.logged) return <Outlet />;
  if (!auth.initialized) return <Loading />;
  if (auth.error === 'ERROR_NETWORK') return <NoNetwork />;
  return (
    <Navigate to={auth.error === PARTY_ENDED ? '/r' : loginAddress({ from: pathname + search })} replace />
  );
}
