import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { Loading } from '../components/status/Loading.tsx';
import { useClientState } from '../state/store.ts';
import { NoNetwork } from './browser/NoNetwork.tsx';
import { loginAddress, originOf } from './browser/origin.ts';

/** Public pages: who is logged in goes to the game, or to the page the login was asked for. */
export function PublicOnly() {
  const logged = useClientState((state) => state.auth.logged);
  const [params] = useSearchParams();
  return logged ? <Navigate to={originOf(params) ?? '/home'} replace /> : <Outlet />;
}

/** The game: who is not logged in goes to the login, which remembers where to lead afterwards. */
export function PlayerOnly() {
  const auth = useClientState((state) => state.auth);
  const { pathname, search } = useLocation();
  if (auth.logged) return <Outlet />;
  if (!auth.initialized) return <Loading />;
  if (auth.error === 'ERROR_NETWORK') return <NoNetwork />;
  return <Navigate to={loginAddress({ from: pathname + search })} replace />;
}
