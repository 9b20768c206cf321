import { Navigate } from '../../components/actions/navigation.ts';
import { useClientState } from '../../state/store.ts';

/** The short address of the terms of use, which are a page for visitors and one of the game. */
export function TermsLink() {
  const logged = useClientState(({ auth }) => auth.logged);
  return <Navigate to={logged ? '/home/cgu' : '/login/cgu'} replace />;
}
