import { resolve } from 'node:path';
import { readSettings, type Settings } from '../../server/platform/env.ts';

/** A server of this machine: a unit of systemd, and where it answers. */
export interface EditionServer {
  readonly unit: string;
  readonly address: string;
}

export interface EditionSettings {
  /** Contains repository.git, a folder for each edition, and `current`, a link to one of them. */
  readonly folder: string;
  readonly branch: string;
  readonly servers: readonly EditionServer[];
  /** A command that takes `start`, `stop`, `is-active`, `enable` or `disable`, and a unit. */
  readonly control: readonly string[];
  /** The command that builds an edition, in its folder. */
  readonly build: readonly string[];
  /** Of the servers. */
  readonly site: Settings;
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** `poste-restante@3001=http://127.0.0.1:3001`; null when it is written otherwise. */
function serverOf(text: string): EditionServer | null {
  const [, unit = '', address = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  return URL.canParse(address) ? { unit, address: address.replace(/\/+$/, '') } : null;
}

/** The settings of the servers and those named `EDITION_…`; a list of French sentences when some are wrong. */
export function readEditionSettings(env: NodeJS.ProcessEnv): EditionSettings | readonly string[] {
  const read = readSettings(env);
  if (!read.ok) return read.problems;
  const servers = wordsOf(env.EDITION_SERVERS ?? '').map(serverOf);
  if (servers.length !== 2 || servers.includes(null))
    return ['EDITION_SERVERS nomme deux serveurs : poste-restante@3001=http://127.0.0.1:3001 et un autre.'];
  return {
    folder: resolve(env.EDITION_FOLDER || '/opt/poste-restante-editions'),
    branch: env.EDITION_BRANCH || 'main',
    servers: servers.filter((server) => server !== null),
    control: wordsOf(env.EDITION_CONTROL || 'sudo systemctl'),
    build: wordsOf(env.EDITION_BUILD || 'node scripts/ensure.mjs --build'),
    site: read.settings,
  };
}
