import { lazy, Suspense, type ComponentType } from 'react';

/** A decorative picture loaded after the text beside it. If loading fails, nothing is displayed. */
export function lazyPicture<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Picture = lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => () => null),
  })) as ComponentType<Props>;
  return function LazyPicture(props: Props) {
    return (
      <Suspense fallback={null}>
        <Picture {...props} />
      </Suspense>
    );
  };
}
