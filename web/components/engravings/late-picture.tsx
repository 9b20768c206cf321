import { lazy, Suspense, type ComponentType } from 'react';

/** A picture that comes after the words beside it, which say all of it: where it does not come, nothing is missing. */
export function latePicture<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Picture = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) })) as ComponentType<Props>;
  return function LatePicture(props: Props) {
    return (
      <Suspense fallback={null}>
        <Picture {...props} />
      </Suspense>
    );
  };
}
