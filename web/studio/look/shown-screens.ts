import type { DeskPhone } from '../../../engine/graph/desk.ts';
import type { Presence } from '../../../engine/graph/presence.ts';
import { isHere } from '../place-at.ts';

const ALWAYS = ['/home', '/home/app/code', '/home/messages', '/document', '/home/settings'];

const SHOWN = 10;

const FOLDERS: Readonly<Record<string, string>> = { message: '/home/messages', document: '/document' };

/** The paths of ten screens that the player of the telephone can open, the latest papers first. */
export function shownScreens({ columns }: Presence, phone: DeskPhone | null): readonly string[] {
  const here = columns.find((column) => isHere(column, phone));
  const papers = Object.keys(here?.there ?? {}).flatMap((id) => {
    const [kind = '', slug] = id.split('/');
    const folder = FOLDERS[kind];
    return folder === undefined ? [] : [`${folder}/${slug}`];
  });
  return [...ALWAYS, ...papers.toReversed()].slice(0, SHOWN);
}
