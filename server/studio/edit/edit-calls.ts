import type { IncomingMessage } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { readEditRequest } from './edit-request.ts';
import { readRefactorRequest, readRenameRequest } from './refactor-request.ts';
import type { CityEditor, EditAnswer } from './editor.ts';

export interface StudioAnswer {
  readonly status: number;
  readonly body: unknown;
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/u;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

const REMOTE = { error: 'NOT_LOCAL', message: 'On n’écrit les fichiers que depuis l’ordinateur où ils sont.' };
const INVALID = { error: 'INVALID_EDIT', message: 'Cette demande de changement ne se lit pas.' };
const UNKNOWN = { error: 'UNKNOWN', message: 'Ce fichier n’est pas l’un des textes d’une ville.' };

/**
 * Whether a request comes from this computer’s own studio. A page of MDX is code that the site builds, and telephones of the network
 * reach this server; another site’s page may send requests too, or give its own name to this address.
 */
function isOwn({ socket, headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '') && (site === undefined || site === 'same-origin');
}

const isJson = ({ headers }: IncomingMessage): boolean => headers['content-type']?.startsWith('application/json') === true;

/** Does what the body of a call asks; null when it cannot be read. */
type Write = (editor: CityEditor, body: unknown) => EditAnswer | null;

const WRITES: Readonly<Record<string, Write>> = {
  edit: (editor, body) => {
    const request = readEditRequest(body);
    return request && editor.edit(request);
  },
  rename: (editor, body) => {
    const request = readRenameRequest(body);
    return request && editor.refactor(request);
  },
  refactor: (editor, body) => {
    const request = readRefactorRequest(body);
    return request && editor.refactor(request);
  },
};

/** `GET text?file=…`, `POST edit`, `POST rename` and `POST refactor`; null for other calls of the studio. */
export async function answerEditCall(editor: CityEditor, path: string, request: IncomingMessage): Promise<StudioAnswer | null> {
  const isRead = path === 'text' && request.method === 'GET';
  const write = request.method === 'POST' && Object.hasOwn(WRITES, path) ? WRITES[path] : undefined;
  if (!isRead && !write) return null;
  if (!isOwn(request)) return { status: 403, body: REMOTE };
  if (!write) {
    const text = editor.text(new URL(request.url ?? '', 'http://studio').searchParams.get('file') ?? '');
    return text ? { status: 200, body: text } : { status: 404, body: UNKNOWN };
  }
  const body: unknown = isJson(request) ? await readJson(request).catch(() => null) : null;
  return write(editor, body) ?? { status: 400, body: INVALID };
}
