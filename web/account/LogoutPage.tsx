import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loading } from '../components/Loading.tsx';
import { logOut } from '../state/login.ts';

/** Always logs out, then leads to the site. */
export function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    void logOut().then(() => navigate('/', { replace: true }));
  }, [navigate]);
  return <Loading />;
}
