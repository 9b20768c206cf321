import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Account.module.css';
import { DeleteForm } from './DeleteForm.tsx';

type Stage = 'closed' | 'warned' | 'confirming' | 'gone';

/** Two steps before the deletion: a warning, then the password. */
export function DeleteAccount() {
  const [stage, setStage] = useState<Stage>('closed');
  const navigate = useNavigate();
  const close = () => setStage('closed');
  /** Logging out also clears this device's storage. */
  const leave = () => void navigate('/logout', { replace: true });
  return (
    <>
      <Button onClick={() => setStage('warned')} aria-haspopup="dialog">
        Supprimer mon compte
      </Button>
      {stage === 'warned' && <Warning onNext={() => setStage('confirming')} onClose={close} />}
      {stage === 'confirming' && (
        <Modal title="Votre mot de passe" surface="buff" closable={false} onClose={close}>
          <DeleteForm onDeleted={() => setStage('gone')} onClose={close} />
        </Modal>
      )}
      {stage === 'gone' && (
        <Modal title="Votre compte est supprimé" surface="buff" closable={false} onClose={leave}>
          <p>{typeset('Plus rien ici ne porte votre nom. Merci d’avoir enquêté avec nous.')}</p>
          <Button primary onClick={leave}>
            {typeset("Retour à l'accueil")}
          </Button>
        </Modal>
      )}
    </>
  );
}

function Warning({ onNext, onClose }: { readonly onNext: () => void; readonly onClose: () => void }) {
  return (
    <Modal title="Supprimer mon compte" surface="buff" closable={false} onClose={onClose}>
      <div className={styles.words}>
        <p>
          <b>C’est définitif.</b>{' '}
          {typeset('Sont effacés : votre adresse, votre mot de passe, votre avancée et vos réponses.')}
        </p>
        <p>
          {typeset('Une enquête en cours ne pourra pas être reprise : son code ne s’active qu’une fois.')}
        </p>
        <p>{typeset('Vos commandes restent dans nos comptes, comme la loi le demande, sans votre nom.')}</p>
      </div>
      <div className={styles.answers}>
        <Button onClick={onClose}>Annuler</Button>
        <Button primary onClick={onNext}>
          Continuer
        </Button>
      </div>
    </Modal>
  );
}
