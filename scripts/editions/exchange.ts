import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holdOf } from '../../server/platform/held-back.ts';
import { gamesIn, probe } from '../probe/play.ts';
import { runProgram } from '../shared/run-program.ts';
import type { EditionServer, EditionSettings } from './settings.ts';

/** An edition could not take the place of another; the message is French. */
export class ExchangeFailed extends Error {}

const PATIENCE_MS = 120_000;
const PAUSE_MS = 200;

/** The folder of an edition, named by its commit. */
export const folderOf = ({ folder }: EditionSettings, hash: string): string => join(folder, 'editions', hash);

/** The edition that servers are started from; null before the first. */
export function linkedEdition({ folder }: EditionSettings): string | null {
  try {
    return basename(readlinkSync(join(folder, 'current')));
  } catch {
    return null;
  }
}

/** A link is replaced as a whole: a server that starts meanwhile finds the one edition or the other. */
function link({ folder }: EditionSettings, hash: string): void {
  const next = join(folder, '.current');
  rmSync(next, { force: true });
  symlinkSync(join('editions', hash), next);
  renameSync(next, join(folder, 'current'));
}

/**
 * Puts an edition in the place of another, so that never two of them answer players: a player’s step may have
 * another name in the other. The new server reads its cities while the old ones serve, and waits for their end
 * before it opens the database. On SQLite the servers take turns, on PostgreSQL the second one joins in the end.
 * Throws ExchangeFailed with the former edition in place again.
 */
export async function exchange(settings: EditionSettings, hash: string): Promise<void> {
  const before = linkedEdition(settings);
  link(settings, hash);
  try {
    await replaceServers(settings, playOn);
  } catch (error) {
    if (before === null || !(error instanceof ExchangeFailed)) throw error;
    link(settings, before);
    await replaceServers(settings);
    throw error;
  }
}

/** `tryOut`: refuses a server that is ready, before others are given its edition. */
async function replaceServers(settings: EditionSettings, tryOut?: typeof playOn): Promise<void> {
  const { servers, site } = settings;
  const isAlone = site.databaseUrl === null;
  const isUp = await Promise.all(servers.map((server) => answers(server, '/healthz')));
  const next = (isAlone ? servers.find((_, index) => !isUp[index]) : undefined) ?? servers.at(-1);
  if (!next) throw new ExchangeFailed('Aucun serveur n’est nommé.');
  const others = servers.filter((server) => server !== next);
  await control(settings, 'stop', next);
  const hold = await openHold(site.dataDir);
  try {
    await control(settings, 'start', next);
    // A version that does not know the hold answers at once.
    await until(settings, next, async () => hold.isAsked() || (await answers(next, '/readyz')));
    await Promise.all(others.map((server) => control(settings, 'stop', server)));
  } finally {
    hold.release();
  }
  await until(settings, next, () => answers(next, '/readyz'));
  await tryOut?.(settings, next);
  if (isAlone) {
    await control(settings, 'enable', next);
    for (const server of others) await control(settings, 'disable', server);
    return;
  }
  for (const server of others) {
    await control(settings, 'start', server);
    await until(settings, server, () => answers(server, '/readyz'));
  }
}

interface Hold {
  /** Whether a server has read its cities and waits. */
  isAsked(): boolean;
  release(): void;
}

async function openHold(dataDir: string): Promise<Hold> {
  const waiting = new Set<Socket>();
  const path = holdOf(dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => waiting.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return {
    isAsked: () => waiting.size > 0,
    release: () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    },
  };
}

/** Runs the control command; only `is-active` may fail. */
async function control({ control: words, folder }: EditionSettings, what: string, { unit }: EditionServer) {
  const command = [...words, what, unit];
  const { code, output, error } = await runProgram(command, folder);
  if (code !== 0 && what !== 'is-active')
    throw new ExchangeFailed(`« ${command.join(' ')} » échoue : ${error || code}`);
  return output;
}

const answers = ({ address }: EditionServer, path: string): Promise<boolean> =>
  fetch(address + path).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

/** Waits for something of a server; fails as soon as the server has ended. */
async function until(settings: EditionSettings, server: EditionServer, isSo: () => Promise<boolean>) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (['failed', 'inactive'].includes(await control(settings, 'is-active', server)))
      throw new ExchangeFailed(`Le serveur ${server.unit} ne démarre pas : son journal dit pourquoi.`);
    if (Date.now() > end) throw new ExchangeFailed(`Le serveur ${server.unit} n’est pas prêt à temps.`);
    await wait(PAUSE_MS);
  }
}

/** The synthetic player plays on the new server itself; a slow machine is no fault of an edition. */
async function playOn(settings: EditionSettings, { address }: EditionServer): Promise<void> {
  if (!settings.site.probe) return;
  const results = await probe({
    site: address,
    ...settings.site.probe,
    servers: [],
    metrics: [],
    games: gamesIn(join(settings.folder, 'current', 'scenarios')),
    steps: 3,
    slowMs: Infinity,
    clock: Date.now,
  });
  const faults = results.flatMap(({ check, fault }) => (fault === null ? [] : `${check} : ${fault}`));
  if (faults.length > 0) throw new ExchangeFailed(`La joueuse d’essai n’y arrive pas. ${faults.join(' ')}`);
}
