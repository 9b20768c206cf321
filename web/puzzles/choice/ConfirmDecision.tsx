import { useId } from 'react';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import { typeset } from '../../components/text/typography.tsx';
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
    <ConfirmPopup
      title="Cette décision est définitive."
      yes="Confirmer"
      no="Revenir"
      surface="paper"
      describedBy={id}
      onYes={onConfirm}
      onNo={onCancel}
    >
      <p>{typeset('Une fois envoyée, elle ne se reprend pas. Vous avez choisi :')}</p>
      <div className={styles.decision}>
        <OptionSlip label={label} labelId={id} sealed />
      </div>
    </ConfirmPopup>
  );
}
