import { useMedia } from '../../components/use-media.ts';
import { deviceStorage } from '../../state/device/storage.ts';
import { setState, useClientState } from '../../state/store.ts';

/** Room for the desk, a screen and a paper side by side, as in GameFrame.module.css. */
export const useTable = (): boolean => useMedia('(min-width: 60rem) and (min-height: 30.01rem)');

const keyOf = (code: string): string => `pinned.${code}`;

/** The slug of the document that lies beside the screens of this order; the device keeps it. */
export const usePinned = (code: string): string | null =>
  useClientState(() => deviceStorage.read(keyOf(code)));

/** Lays a document beside the screens, instead of the one that lies there; null takes it away. */
export function pin(code: string, slug: string | null): void {
  if (slug === null) deviceStorage.remove(keyOf(code));
  else deviceStorage.write(keyOf(code), slug);
  // The state itself is unchanged: components read the device again.
  setState({});
}
