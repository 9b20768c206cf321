import { Navigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { FormCard } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { useClientState } from '../../state/store.ts';
import styles from '../login/LoginPage.module.css';
import { NewPassword } from './NewPassword.tsx';
import { ResetRequest } from './ResetRequest.tsx';
import { ScrambledTitle } from './ScrambledTitle.tsx';

const TITLE = 'Choisir mot de passe';
const LEAD = 'Dites-nous à quelle adresse écrire : un lien vous y attendra.';
const LEAD_NEW = 'Huit caractères au moins. Vos autres appareils devront se présenter de nouveau.';

/** A complete link of a mail leads to the new password, everything else to the request of a link. */
export function ResetPage() {
  const logged = useClientState((state) => state.auth.logged);
  const [params] = useSearchParams();
  const [id, token] = [params.get('id'), params.get('token')];
  const whole = id && token;
  if (logged && !whole) return <Navigate to="/home" replace />;
  return (
    <FormCard heading={<ScrambledTitle>{TITLE}</ScrambledTitle>} lead={whole ? LEAD_NEW : LEAD}>
      <PageTitle>{TITLE}</PageTitle>
      {whole ? <NewPassword id={id} token={token} /> : <ResetRequest />}
      <p className={styles.forgotten}>
        <Link to="/login">Retour à la connexion</Link>
      </p>
    </FormCard>
  );
}
