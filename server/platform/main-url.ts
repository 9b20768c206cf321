import type { SiteFile } from '../../engine/index.ts';
import type { Settings } from './env.ts';

/** Reserved names (RFC 2606): the placeholder of an unedited site.yaml. */
const RESERVED = /\.example$/;
const OWN_MACHINE = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * Public address for QR codes and mails, without a trailing slash: MAIN_URL, else that of site.yaml, else
 * localhost. In production localhost gives null: printed letters would be useless.
 */
export function findMainUrl(
  { mainUrl, port, production }: Pick<Settings, 'mainUrl' | 'port' | 'production'>,
  facts: Pick<SiteFile, 'mainUrl'>,
) {
  const written = mainUrl ?? (RESERVED.test(new URL(facts.mainUrl).hostname) ? null : facts.mainUrl);
  const isRefused = production && (written === null || isOwnMachine(written));
  return isRefused ? null : (written ?? `http://localhost:${port}`);
}

/**
 * Whether an address leads to the machine that opens it: nobody else’s telephone would find the site there.
 */
export const isOwnMachine = (address: string): boolean => OWN_MACHINE.test(new URL(address).hostname);
