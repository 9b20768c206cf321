import { Suspense, type ComponentProps } from 'react';
import { lazyParts } from '../lazy-parts.ts';
import type { Modal as ModalType } from './Modal.tsx';

const Modal = lazyParts('modal', () => import('./Modal.tsx')).part('Modal');

/** A dialog whose script is loaded when it first opens. */
export const LazyModal = (props: ComponentProps<typeof ModalType>) => (
  <Suspense fallback={null}>
    <Modal {...props} />
  </Suspense>
);
