import { openDocument, type OpenedDocument } from './open-document.ts';

/** A client of the API with a cookie and JSON, like a phone. */
export interface ApiSession {
  /** The HTML document that a browser with this session receives. */
  readonly open: (path: string) => Promise<OpenedDocument>;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  post(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown>; text: string }>;
  get(path: string): Promise<{ status: number; body: Record<string, unknown>; text: string }>;
}

async function read(
  response: Response,
): Promise<{ status: number; body: Record<string, unknown>; text: string }> {
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>,
  };
}

/** A client without a session. `get` and `post` take paths below /api/. */
export function anonymous(address: string): ApiSession {
  return sessionWith(address, () => ({}));
}

/** Compressing and expanding each response took a tenth of the tests over HTTP. */
export const UNCOMPRESSED = { 'accept-encoding': 'identity' } as const;

/** The client of a session that another way than a login has opened, such as a guest's. */
export const sessionOf = (address: string, token: string): ApiSession =>
  sessionWith(address, () => ({ 'x-token': token }));

function sessionWith(address: string, headers: () => Record<string, string>): ApiSession {
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${address}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...UNCOMPRESSED, ...headers(), ...(init.headers as Record<string, string>) },
    });
  return {
    open: (path) => openDocument(`${address}${path}`, { ...headers(), cookie: 'session=1' }),
    fetch: call,
    get: async (path) => read(await call(`/api/${path}`)),
    post: async (path, body = {}, extra = {}) =>
      read(
        await call(`/api/${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...extra },
        }),
      ),
  };
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly session: ApiSession;
}

type Credentials = Pick<NewAccount, 'email' | 'password'>;

/** Logs in with an account that exists. */
export async function logInOverHttp(address: string, credentials: Credentials): Promise<NewAccount> {
  const login = await anonymous(address).post('user/authenticate', credentials);
  const token = login.body.token;
  if (typeof token !== 'string') throw new Error(`login failed: ${login.text}`);
  return { ...credentials, token, session: sessionOf(address, token) };
}

/** Registers and logs in a new account. */
export async function newAccount(
  address: string,
  name = `joueur-${Math.random().toString(36).slice(2)}`,
): Promise<NewAccount> {
  const credentials = { email: `${name}@exemple.fr`, password: 'un mot de passe long' };
  await anonymous(address).post('user/register', credentials);
  return logInOverHttp(address, credentials);
}

export const newPlayer = async (address: string, name?: string): Promise<ApiSession> =>
  (await newAccount(address, name)).session;
