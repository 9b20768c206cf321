import { Suspense, type ComponentProps } from 'react';
import { lazyScreen } from '../../components/chunk.ts';
import type { QrCode } from './QrCode.tsx';

const LoadedQrCode = lazyScreen('qr-code', async () => (await import('./QrCode.tsx')).QrCode);

/**
 * A QR code whose library is loaded on demand, because few screens have one. Its room is reserved until then.
 */
export function LazyQrCode(props: ComponentProps<typeof QrCode>) {
  return (
    <Suspense fallback={<span className={props.className} data-page="loading" />}>
      <LoadedQrCode {...props} />
    </Suspense>
  );
}
