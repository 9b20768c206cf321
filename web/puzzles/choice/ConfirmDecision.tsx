import { useId } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import { t } from '../../components/text/typography.tsx';
import styles from './Choice.module.css';
import { OptionSlip } from './OptionSlip.tsx';

interface ConfirmDecisionProps {
  readonly label: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Says that the decision is final, and quotes it. Escape cancels. */
export function ConfirmDecision({ label, onConfirm, onCancel }: ConfirmDecisionProps) {
  const id = useId();
  return (
    <Modal title="Cette décision est définitive." stock="paper" closable={false} onClose={onCancel}>
      <div className={styles.decision}>
        <p>{t('Une fois envoyée, elle ne se reprend pas. Vous avez choisi :')}</p>
        <OptionSlip label={label} labelId={id} sealed />
      </div>
      <div className={styles.answers}>
        <Button onClick={onCancel}>Revenir</Button>
        <Button primary aria-describedby={id} onClick={onConfirm}>
          Confirmer
        </Button>
      </div>
    </Modal>
  );
}
