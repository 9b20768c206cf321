import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { Loading } from '../components/status/Loading.tsx';
import { PARTY_ENDED } from '../state/session/session-lost.ts';
import { useClientState } from '../state/store.ts';
import { loginAddress, originOf } from './browser/origin.ts';
import { Button } from '../components/actions/Button.tsx';
import { Navigate } from '../components/actions/navigation.ts';
import { lazyPicture } from '../components/lazy.ts';
import notice from '../components/forms/Notice.module.css';
import { PageTitle } from '../components/screen/PageTitle.tsx';
import { PaperPage } from '../components/papers/PaperPage.tsx';
import { restartSession } from '../state/session/session.ts';
import { useWords } from '../words/use-words.ts';

const CutWire = lazyPicture(async () => (await import('../components/engravings/CutWire.tsx')).CutWire);

/** Shown when the session cannot be checked and this device has no stored status. */
function NoNetwork() {
  const { noNetwork: words, errors, retry } = useWords('common');
  return (
    <PaperPage className={notice.notice}>
      <PageTitle>{words.title}</PageTitle>
      <div className={notice.plate}>
        <CutWire className={notice.picture} />
      </div>
      <h1 className="typed">{errors.codes.ERROR_NETWORK}</h1>
      <p>{words.text}</p>
      <Button primary onClick={() => void restartSession()}>
        {retry}
      </Button>
    </PaperPage>
  );
}

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
