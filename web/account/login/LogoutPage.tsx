import { useEffect } from 'react';
import { useNavigate } from '../../components/actions/navigation.ts';
import { Loading } from '../../components/status/Loading.tsx';
import { logOut } from '../../state/session/login.ts';

export function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    void logOut().then(() => navigate('/', { replace: true }));
  }, [navigate]);
  return <Loading />;
}
