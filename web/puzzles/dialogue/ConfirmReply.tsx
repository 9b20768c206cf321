import { useId } from 'react';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Dialogue.module.css';

interface ConfirmReplyProps {
  readonly label: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Says that the last reply is final, and quotes it. Escape cancels. */
export function ConfirmReply({ label, onConfirm, onCancel }: ConfirmReplyProps) {
  const id = useId();
  return (
    <ConfirmPopup
      title="Cette réponse est définitive."
      yes="Confirmer"
      no="Revenir"
      surface="paper"
      describedBy={id}
      onYes={onConfirm}
      onNo={onCancel}
    >
      <p>{typeset('Une fois envoyée, elle ne se reprend pas. Vous répondez :')}</p>
      <p id={id} className={styles.quote}>
        {typeset(label)}
      </p>
    </ConfirmPopup>
  );
}
