import type Router from '@koa/router';
import type { Language } from '../../../engine/index.ts';
import type { ApiSchemas, ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { endSharing } from '../../accounts/device.ts';
import { clearSessionCookies, readToken, setSessionCookies } from '../../accounts/session-token.ts';
import { chosenLanguage, type Context, type State, createRouter } from '../../http/context.ts';
import { notConnected, refusedToGuests, HttpError } from '../../platform/errors.ts';
import { leaveParty } from '../../party/membership.ts';
import { handleLogin, openSession, readCredentials } from './login.ts';
import { requireAccount } from '../../accounts/find-session.ts';
import { describedBody } from '../../http/described-body.ts';
import type { SecondFactorParts } from '../../staff/second-factor.ts';
import type { Services } from '../../services/services.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { refusePassword } from '../../accounts/password.ts';
import { readEmail } from '../read-request.ts';

export function accountRoutes(
  services: SecondFactorParts &
    Pick<Services, 'accounts' | 'knownDevices' | 'live' | 'parties' | 'passwords' | 'sessions'>,
): Router<State> {
  const { limits, sessions } = services;
  const router = createRouter();

  router.post('/user/register', async (ctx) => {
    await limits.registration(ctx.ip, async () =>
      handleRegistration(services, ctx.ip, readRegistration(describedBody(ctx, '/api/user/register'))),
    );
    ctx.status = 201;
    ctx.body = {};
  });

  router.post('/user/authenticate', async (ctx) => {
    const credentials = readCredentials(describedBody(ctx, '/api/user/authenticate'));
    const account = await limits.login(ctx.ip, () => handleLogin(services, ctx, credentials));
    const token = await openSession(services, ctx, account);
    await keepLanguage(services, account, chosenLanguage(ctx));
    ctx.state.account = account;
    setSessionCookies(ctx, token);
    ctx.body = { token, ...presentAccount(account) } satisfies ApiSchemas['Login'];
  });

  router.get('/user/check', (ctx) => {
    const { account, player } = ctx.state;
    if (!account) throw player ? refusedToGuests() : forget(ctx);
    ctx.body = presentAccount(account);
  });

  router.post('/user/language', async (ctx) => {
    const account = requireAccount(ctx);
    await keepLanguage(services, account, describedBody(ctx, '/api/user/language').language);
    ctx.body = {};
  });

  router.post('/user/logout', async (ctx) => {
    // First, so that a shared phone is logged out even if storage fails.
    clearSessionCookies(ctx);
    endSharing(ctx);
    if (ctx.state.tokenHash) await sessions.end(ctx.state.tokenHash);
    await leaveParty(services, ctx);
    ctx.body = {};
  });

  return router;
}

/** Clears the cookies of an expired session, so that the page does not query it again. */
function forget(ctx: Context) {
  if (readToken(ctx) !== null) clearSessionCookies(ctx);
  return notConnected();
}

/** Mails to the account are in the language last chosen; null: nothing was chosen on this telephone. */
async function keepLanguage(
  { accounts }: Pick<Services, 'accounts'>,
  { id, mailLanguage }: Account,
  chosen: Language | null,
): Promise<void> {
  if (chosen !== null && chosen !== mailLanguage) await accounts.setMailLanguage(id, chosen);
}

function presentAccount({ email, admin, emailProved }: Account): ApiSchemas['Account'] {
  return { email, admin, emailProved };
}

type Registration = ApiBody<'/api/user/register'>;

/** Normalises the e-mail; throws INVALID_INFORMATIONS or a password error. */
function readRegistration({ email, password }: Registration): Registration {
  const folded = readEmail({ email }, 'INVALID_INFORMATIONS');
  refusePassword(password);
  return { email: folded, password };
}

async function handleRegistration(
  services: Pick<Services, 'accounts' | 'clock' | 'limits' | 'passwords'>,
  address: string,
  { email, password }: Registration,
): Promise<void> {
  const { accounts, passwords, limits, clock } = services;
  if (await accounts.byEmail(email)) throw duplicate();
  await limits.newAccounts(address);
  const passwordHash = await limits.hashing(address, () => passwords.hash(password));
  if (!(await accounts.create({ email, passwordHash, admin: false }, clock()))) throw duplicate();
}

const duplicate = () => new HttpError(409, 'DUPLICATE_EMAIL');
