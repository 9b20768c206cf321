import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useClientState } from '../../state/store.ts';

/** Loads a component after the text around it; a server-rendered document contains only its placeholder. */
export function lazyComponent<Props extends object>(
  Part: ComponentType<Props>,
  place: ReactNode = <span data-page="loading" />,
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    return <Suspense fallback={place}>{useClientState((state) => state.drawn) ? place : <Part {...props} />}</Suspense>;
  };
}
