import { networkInterfaces } from 'node:os';
import type { Language, SiteFile } from '../../engine/index.ts';
import { addressIn } from '../../engine/words/addresses.ts';
import type { Settings } from './env.ts';
import { isReservedName } from './invented-facts.ts';

const OWN_MACHINE = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * Public address for QR codes and mails, without a trailing slash: MAIN_URL, else that of site.yaml, else
 * localhost. In production localhost and reserved names give null: printed letters would be useless.
 */
export function findMainUrl(
  { mainUrl, port, production }: Pick<Settings, 'mainUrl' | 'port' | 'production'>,
  facts: Pick<SiteFile, 'mainUrl'>,
) {
  const written = mainUrl ?? (isReservedName(facts.mainUrl) ? null : facts.mainUrl);
  const isRefused = production && (written === null || isOwnMachine(written) || isReservedName(written));
  return isRefused ? null : (written ?? `http://localhost:${port}`);
}

/**
 * Whether an address leads to the machine that opens it: nobody else’s telephone would find the site there.
 */
export const isOwnMachine = (address: string): boolean => OWN_MACHINE.test(new URL(address).hostname);

const EVERY_NETWORK: readonly (string | undefined)[] = [undefined, '0.0.0.0', '::'];

/** The addresses at which telephones of the same network find this server; none when it answers itself alone. */
export function networkAddresses(host: string | undefined, port: number): readonly string[] {
  const own = Object.values(networkInterfaces())
    .flat()
    .flatMap((entry) => (entry && entry.family === 'IPv4' && !entry.internal ? [entry.address] : []));
  return (EVERY_NETWORK.includes(host) ? own : [host])
    .map((name) => `http://${name}:${port}`)
    .filter((address) => !isOwnMachine(address));
}

/** The whole address of a page in a language. */
export const pageAddress = (
  { mainUrl }: { readonly mainUrl: string },
  path: string,
  language: Language,
): string => mainUrl + addressIn(language, path);
