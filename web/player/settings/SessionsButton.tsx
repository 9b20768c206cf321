import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import { SessionsList } from './SessionsList.tsx';

/** Opens the list of sessions, which is loaded on demand. */
export function SessionsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        Appareils connectés
      </Button>
      {open && (
        <Modal title="Appareils connectés" surface="buff" onClose={() => setOpen(false)}>
          <SessionsList />
        </Modal>
      )}
    </>
  );
}
