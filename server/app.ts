import Koa from 'koa';
import type { State } from './context.ts';
import { readInitialGame } from './game/initial-game.ts';
import { answerErrors } from './middleware/answer-errors.ts';
import { compressAnswers } from './middleware/compress-answers.ts';
import { endUpgraded } from './middleware/end-upgraded.ts';
import { findSession } from './middleware/find-session.ts';
import { forgetClaims } from './middleware/forget-claims.ts';
import { readBody } from './middleware/read-body.ts';
import { refuseForeignWrites } from './middleware/refuse-foreign-writes.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { watchRequests } from './middleware/watch-requests.ts';
import { writeJson } from './middleware/write-json.ts';
import { apiRoutes, guardApi, refuseUnknownCalls } from './routes/api.ts';
import { gatedFiles } from './routes/gated/gated.ts';
import { healthRoutes } from './routes/health/health.ts';
import { createServices } from './services.ts';
import type { AppParts, Services } from './services.ts';
import { returnToPage, serveSite } from './static-files.ts';
import type { RenderedSite } from './rendering/site.ts';
import type { Opening } from './static-files.ts';

export type { AppParts } from './services.ts';

/** The whole server but its socket. Without `site` it serves the API, gated files and health alone. */
export function createApp(parts: AppParts & { readonly site?: RenderedSite }, services: Services = createServices(parts)): Koa<State> {
  const { settings, log } = services;
  const app = new Koa<State>({ proxy: settings.trustProxy > 0, maxIpsCount: settings.trustProxy });
  app.on('error', (error: unknown) => log[isOfClient(error) ? 'info' : 'error']({ err: error }, 'connection failed'));
  app.use(forgetClaims(settings, log));
  app.use(watchRequests(log, services.metrics));
  app.use(securityHeaders(settings.relaxedPolicy));
  app.use(endUpgraded);
  app.use(compressAnswers);
  app.use(writeJson);
  app.use(answerErrors(log, services.storage));
  app.use(healthRoutes(services).routes());
  app.use(guardApi);
  app.use(returnToPage);
  app.use(refuseForeignWrites(settings.mainUrl));
  app.use(findSession(services));
  app.use(gatedFiles(services));
  app.use(readBody);
  app.use(apiRoutes(services).routes());
  app.use(refuseUnknownCalls);
  if (parts.site) app.use(serveSite(parts.site, openingOf(services)));
  return app;
}

/** What a stranger sends or breaks off is no fault of ours: it rings no alarm. Node's parser names its refusals HPE_…. */
const isOfClient = (error: unknown): boolean =>
  /^(HPE_|ECONNRESET$|ECONNABORTED$|EPIPE$|ERR_STREAM_PREMATURE_CLOSE$|ERR_HTTP_REQUEST_TIMEOUT$)/.test(
    String((error as { code?: unknown } | null)?.code),
  );

const openingOf = (services: Services): Opening => ({
  readInitialGame: (ctx) => readInitialGame(services, ctx),
  onUndrawn: (problem) => services.log.warn({ err: problem }, 'a step was sent without being drawn'),
});
