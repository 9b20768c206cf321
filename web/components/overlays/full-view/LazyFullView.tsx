import { Suspense, type ComponentProps } from 'react';
import { lazyParts } from '../../lazy-parts.ts';
import type { FullView as FullViewType } from './FullView.tsx';

const FullView = lazyParts('full-view', () => import('./FullView.tsx')).part('FullView');

/** A full-screen picture whose script is loaded when one is first opened. */
export const LazyFullView = (props: ComponentProps<typeof FullViewType>) => (
  <Suspense fallback={null}>
    <FullView {...props} />
  </Suspense>
);
