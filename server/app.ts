import Koa from 'koa';
import type { State } from './context.ts';
import { readInitialGame } from './game/initial-game.ts';
import { respondToErrors } from './middleware/respond-to-errors.ts';
import { compressResponses } from './middleware/compress-responses.ts';
import { ignoreUpgrades } from './middleware/ignore-upgrades.ts';
import { findSession } from './middleware/find-session.ts';
import { ignoreUntrustedHeaders } from './middleware/ignore-untrusted-headers.ts';
import { readBody } from './middleware/read-body.ts';
import { refuseForeignWrites } from './middleware/refuse-foreign-writes.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { logRequests } from './middleware/log-requests.ts';
import { writeJson } from './middleware/write-json.ts';
import { apiRoutes, guardApi, refuseUnknownCalls } from './routes/api.ts';
import { gatedFiles } from './routes/gated/gated.ts';
import { hookRoutes } from './routes/hooks/hooks.ts';
import { healthRoutes } from './routes/health/health.ts';
import { createServices } from './services.ts';
import type { AppParts, Services } from './services.ts';
import { returnToPage, serveSite } from './static-files.ts';
import type { RenderedSite } from './rendering/site.ts';
import type { GameReader } from './static-files.ts';

export type { AppParts } from './services.ts';

/**
 * The whole application without its socket. Without `site` it serves the API, gated files and health only.
 */
export function createApp(
  parts: AppParts & { readonly site?: RenderedSite },
  services: Services = createServices(parts),
): Koa<State> {
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
  app.use(returnToPage);
  app.use(refuseForeignWrites(settings.mainUrl));
  app.use(findSession(services));
  app.use(gatedFiles(services));
  app.use(hookRoutes(services).routes());
  app.use(readBody);
  app.use(apiRoutes(services).routes());
  app.use(refuseUnknownCalls);
  if (parts.site) app.use(serveSite(parts.site, gameReaderOf(services)));
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

const gameReaderOf = (services: Services): GameReader => ({
  readInitialGame: (ctx) => readInitialGame(services, ctx),
  onRenderError: (problem) => services.log.warn({ err: problem }, 'a step was sent without being drawn'),
});
