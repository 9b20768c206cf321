import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import type { SurfaceKind } from '../papers/Surface.tsx';
import styles from './ConfirmPopup.module.css';
import { Modal } from './Modal.tsx';

interface ConfirmPopupProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly surface?: SurfaceKind;
  /** Id of the text that describes « yes » to a screen reader. */
  readonly describedBy?: string;
  readonly locked?: boolean;
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ReactNode;
}

/** A question with two answers. Closing it means « no ». */
export function ConfirmPopup({
  title,
  yes,
  no,
  surface = 'buff',
  describedBy,
  locked,
  busy,
  onYes,
  onNo,
  children,
}: ConfirmPopupProps) {
  return (
    <Modal title={title} surface={surface} closable={false} onClose={onNo}>
      <Stack gap={3}>{children}</Stack>
      <Row gap={3} className={styles.answers}>
        <Button onClick={onNo}>{no}</Button>
        <Button primary disabled={locked} held={busy} aria-describedby={describedBy} onClick={onYes}>
          {yes}
        </Button>
      </Row>
    </Modal>
  );
}
