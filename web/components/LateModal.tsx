import { Suspense, type ComponentProps } from 'react';
import { lazyScreen } from './chunk.ts';
import type { Modal as ModalType } from './Modal.tsx';

const Modal = lazyScreen('modal', async () => (await import('./Modal.tsx')).Modal);

/** A dialog of which nothing is loaded before it first opens. */
export const LateModal = (props: ComponentProps<typeof ModalType>) => (
  <Suspense fallback={null}>
    <Modal {...props} />
  </Suspense>
);
