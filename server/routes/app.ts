import Koa from 'koa';
import type { State } from '../http/context.ts';
import { readInitialGame } from '../game/present-game.ts';
import { respondToErrors } from '../http/respond-to-errors.ts';
import { writeJson, compressResponses } from '../http/write-responses.ts';
import { ignoreUntrustedHeaders, ignoreUpgrades } from '../http/ignore-untrusted-headers.ts';
import { findSession } from '../accounts/find-session.ts';
import { readBody } from '../http/described-body.ts';
import { securityHeaders, refuseForeignWrites } from '../http/security-headers.ts';
import { logRequests } from '../http/log-requests.ts';
import { apiRoutes, guardApi, refuseUnknownCalls } from './api.ts';
import { gatedFiles } from './gated/gated.ts';
import { hookRoutes } from './hooks/hooks.ts';
import { healthRoutes } from './health/health.ts';
import type { Services } from '../services/services.ts';
import { unsubscribeInOneClick } from './newsletter/newsletter.ts';
import { preparationPage } from './preparation/preparation-page.ts';
import { withdrawalForm } from './withdrawal/withdrawal-form.ts';
import { returnToPage, serveSite, type GameReader } from './site/serve-site.ts';
import type { RenderedSite } from '../rendering/site.ts';
import type { PlayParts } from '../game/current-order.ts';

/** The application without its socket. Without `site` it serves the API, gated files and health only. */
export function createApp(services: Services, site?: RenderedSite): Koa<State> {
  const { settings, log } = services;
  const app = new Koa<State>({ proxy: settings.trustProxy > 0, maxIpsCount: settings.trustProxy });
  app.on('error', (error: unknown) =>
    log[isOfClient(error) ? 'info' : 'error']({ err: error }, 'connection failed'),
  );
  app.use(ignoreUntrustedHeaders(settings, log));
  app.use(logRequests(log, services.metrics));
  app.use(securityHeaders(settings.relaxedPolicy));
  app.use(ignoreUpgrades);
  app.use(compressResponses);
  app.use(writeJson);
  app.use(respondToErrors(services));
  app.use(healthRoutes(services).routes());
  app.use(guardApi);
  app.use(unsubscribeInOneClick(services));
  const refuseForeign = refuseForeignWrites(settings.mainUrl);
  app.use(withdrawalForm(services, refuseForeign));
  app.use(preparationPage(services, site, refuseForeign));
  app.use(returnToPage);
  app.use(refuseForeign);
  app.use(findSession(services));
  app.use(gatedFiles(services));
  app.use(hookRoutes(services).routes());
  app.use(readBody);
  app.use(apiRoutes(services).routes());
  app.use(refuseUnknownCalls);
  if (site) app.use(serveSite(site, gameReaderOf(services)));
  return app;
}

/**
 * Errors caused by the client are logged as `info`: they must raise no alarm. Node's parser names its own
 * HPE_….
 */
const isOfClient = (error: unknown): boolean =>
  /^(HPE_|ECONNRESET$|ECONNABORTED$|EPIPE$|ERR_STREAM_PREMATURE_CLOSE$|ERR_HTTP_REQUEST_TIMEOUT$)/.test(
    String((error as { code?: unknown } | null)?.code),
  );

const gameReaderOf = (
  services: PlayParts &
    Pick<Services, 'parties' | 'readSessionSnapshot' | 'sessions' | 'settings' | 'storage'>,
): GameReader => ({
  readInitialGame: (ctx) => readInitialGame(services, ctx),
  onRenderError: (problem) => services.log.warn({ err: problem }, 'a step was sent without being drawn'),
});
