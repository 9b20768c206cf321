import { useLayoutEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Navigate } from '../../components/actions/navigation.ts';
import { Loading } from '../../components/status/Loading.tsx';
import { rememberActivationCode, scannedCode } from '../../state/session/activation-code.ts';
import { readStoredStatus } from '../../state/game/stored-status.ts';
import { useClientState } from '../../state/store.ts';
import { loginAddress } from './origin.ts';

/**
 * Target of the letter's QR code: stores the code, in the tab and in the address, until the player is logged
 * in. A device without a stored status belongs to a new player, so registration comes first.
 */
export function ScanLink() {
  const { code = '' } = useParams();
  const { pathname } = useLocation();
  const { initialized, logged } = useClientState((state) => state.auth);
  useLayoutEffect(() => {
    if (initialized) rememberActivationCode(scannedCode(code));
  }, [code, initialized]);
  if (!initialized) return <Loading />;
  return (
    <Navigate
      to={logged ? '/home' : loginAddress({ from: pathname, register: readStoredStatus() === null })}
      replace
    />
  );
}
