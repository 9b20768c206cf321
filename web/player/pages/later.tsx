import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useClientState } from '../../state/store.ts';

/** Comes after the words around it, script and styles: a document that comes drawn has only kept its place. */
export function lazyComponent<Props extends object>(
  Part: ComponentType<Props>,
  place: ReactNode = <span data-page="loading" />,
): ComponentType<Props> {
  return function Later(props: Props) {
    return <Suspense fallback={place}>{useClientState((state) => state.drawn) ? place : <Part {...props} />}</Suspense>;
  };
}
