import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useClientState } from '../../state/store.ts';

/**
 * Comes after the words around it, script and styles: until then what it frames stands there, or its place is kept. A
 * document that comes drawn has only kept its place.
 */
export function later<Props extends object>(
  Part: ComponentType<Props>,
  place: ReactNode = <span data-page="loading" />,
): ComponentType<Props> {
  return function Later(props: Props & { readonly children?: ReactNode }) {
    const { children: kept = place } = props;
    return <Suspense fallback={kept}>{useClientState((state) => state.drawn) ? kept : <Part {...props} />}</Suspense>;
  };
}
