import { Suspense, type ComponentProps } from 'react';
import { lateParts } from '../../late-parts.ts';
import type { FullView as FullViewType } from './FullView.tsx';

const FullView = lateParts('full-view', () => import('./FullView.tsx')).part('FullView');

/** A picture over the whole screen, of which nothing is loaded before one is first enlarged. */
export const LateFullView = (props: ComponentProps<typeof FullViewType>) => (
  <Suspense fallback={null}>
    <FullView {...props} />
  </Suspense>
);
