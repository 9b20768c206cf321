import type { ReactNode } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import type { StockKind } from '../../components/papers/Stock.tsx';
import styles from './ConfirmPopup.module.css';

interface ConfirmPopupProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly stock?: StockKind;
  /** Disables « yes ». */
  readonly locked?: boolean;
  /** The request is running. */
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ReactNode;
}

/** A question with two answers. Closing it means « no ». */
export function ConfirmPopup({ title, yes, no, stock = 'buff', locked, busy, onYes, onNo, children }: ConfirmPopupProps) {
  return (
    <Modal title={title} stock={stock} closable={false} onClose={onNo}>
      <div className={styles.question}>{children}</div>
      <div className={styles.answers}>
        <Button onClick={onNo}>{no}</Button>
        <Button primary disabled={locked} held={busy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Modal>
  );
}
