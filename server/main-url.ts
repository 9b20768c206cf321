import type { SiteFile } from '../engine/index.ts';
import type { Settings } from './env.ts';

/** Names that nobody can own (RFC 2606): the address of the file that nobody has replaced by their own. */
const NOBODYS = /\.example$/;
const OWN_MACHINE = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * The address of squares and mails, without a final slash: MAIN_URL, else the site file's. Without either it is this machine,
 * which nobody else reaches: null in production, where letters would be printed in vain.
 */
export function findMainUrl(
  { mainUrl, port, production }: Pick<Settings, 'mainUrl' | 'port' | 'production'>,
  facts: Pick<SiteFile, 'mainUrl'>,
) {
  const written = mainUrl ?? (NOBODYS.test(new URL(facts.mainUrl).hostname) ? null : facts.mainUrl);
  const isRefused = production && (written === null || OWN_MACHINE.test(new URL(written).hostname));
  return isRefused ? null : (written ?? `http://localhost:${port}`);
}
