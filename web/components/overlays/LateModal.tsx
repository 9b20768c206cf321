import { Suspense, type ComponentProps } from 'react';
import { lateParts } from '../late-parts.ts';
import type { Modal as ModalType } from './Modal.tsx';

const Modal = lateParts('modal', () => import('./Modal.tsx')).part('Modal');

/** A dialog of which nothing is loaded before it first opens. */
export const LateModal = (props: ComponentProps<typeof ModalType>) => (
  <Suspense fallback={null}>
    <Modal {...props} />
  </Suspense>
);
