import { randomUUID } from 'node:crypto';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { readableAddress } from '@ayrac/domain/text/readable-address.ts';
import { fastifyCookie } from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import { Admission } from '#server/admission.ts';
import { createDispatch } from '#server/api/dispatch.ts';
import { registerEndpoints, registerNoEndpoint } from '#server/api/http.ts';
import { routerOptions } from '#server/api/known-paths.ts';
import { protectiveHeaders } from '#server/api/response-headers.ts';
import { dropChanged } from '#server/cache/drop-changed.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { droppableRows } from '#server/cache/shared-rows.ts';
import type { Database } from '#server/db/database.ts';
import { WriteWatch } from '#server/db/write-watch.ts';
import { warmUpPictures } from '#server/demo/warm-up-pictures.ts';
import type { Env } from '#server/env.ts';
import { findAccountAddress } from '#server/features/account/queries.ts';
import { identifyBySession } from '#server/features/account/session/identify.ts';
import { concernsSessions, SessionMembers } from '#server/features/account/session/session-members.ts';
import { registerViewGathering } from '#server/features/attention/gather-views.ts';
import { findCoverLogo } from '#server/features/brand/queries.ts';
import { registerSharePictures } from '#server/features/campaign/sharing/register.ts';
import { identifyByKey } from '#server/features/delivery/keys/identify-key.ts';
import { handlers } from '#server/features/handlers.ts';
import { registerLiveLeads } from '#server/features/lead/live/routes.ts';
import { registerMailPages } from '#server/features/mail/dev-pages.ts';
import { registerPictures } from '#server/features/picture/routes.ts';
import { registerUploads } from '#server/features/picture/upload/routes.ts';
import { registerMissingGathering } from '#server/features/redirect/gather-requests.ts';
import { droppableRedirects } from '#server/features/redirect/kept-redirects.ts';
import { registerSearchGathering } from '#server/features/search/gather-searches.ts';
import { droppableMeanings } from '#server/features/search/meanings.ts';
import { droppableSuggestions } from '#server/features/search/suggestions/suggest.ts';
import { droppableTexts } from '#server/features/site-text/kept-texts.ts';
import { registerCalendar } from '#server/pages/calendar/routes.ts';
import { contentSecurityPolicy } from '#server/pages/content-security-policy.ts';
import { registerDiscovery } from '#server/pages/discovery/routes.ts';
import { officePolicy } from '#server/pages/office/policy.ts';
import { registerOffice } from '#server/pages/office/routes.ts';
import type { CallParts } from '#server/pages/page-call.ts';
import { PageStyles } from '#server/pages/page-styles.ts';
import type { Pages } from '#server/pages/pages.ts';
import { registerPages } from '#server/pages/routes.ts';
import { registerApiDocs } from '#server/plugins/api-docs.ts';
import { registerHeaders } from '#server/plugins/headers.ts';
import { registerHealth } from '#server/plugins/health.ts';
import {
  capConnections,
  refuseTunnel,
  refuseUnreadable,
  registerRequestLimits,
} from '#server/plugins/limits.ts';
import type { Metrics } from '#server/plugins/metrics.ts';
import { NetworkCounts } from '#server/plugins/network-counts.ts';
import { serversThatRefuse } from '#server/plugins/overload.ts';
import { refusalOf, registerRefusals, sendRefusal } from '#server/plugins/refusals.ts';
import { registerSameOrigin } from '#server/plugins/same-origin.ts';
import { type Identify, registerSession } from '#server/plugins/session.ts';
import { registerTroubleLog } from '#server/plugins/trouble-log.ts';
import type { Services } from '#server/services.ts';

const BODY_LIMIT = 128 * 1024;
/** Shares of the cache memory. */
const CACHE_SHARES = {
  pages: 4 / 7,
  // Separate from the pages, so that a client that pages through all campaigns cannot evict them.
  calls: 2 / 7,
  oneOfMany: 1 / 7,
} as const;

/** Dependencies of the application; tests pass their own. */
export interface Dependencies {
  readonly db: Database;
  readonly services: Services;
  /** Replaces the identification of callers, in tests. */
  readonly identify?: (bySession: Identify) => Identify;
  /** Absent in tests of the API alone. */
  readonly pages?: Pages;
  readonly logger?: FastifyServerOptions['logger'];
  readonly metrics?: Metrics;
}

/** Builds the whole server without listening yet. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { db, services, pages, metrics, logger = false } = dependencies;
  const { env } = services;
  const admission = new Admission(env.longestWaitMs);
  const app = createServer(env, logger, admission);
  // Registered before the rate limit, because a page loads dozens of files.
  await pages?.serveFiles(app);
  await registerRateLimit(app, env);
  await app.register(fastifyCookie);
  const members = new SessionMembers(db);
  const bySession = identifyBySession(db, services, members);
  const byKey = identifyByKey(db, services, bySession);
  registerSession(app, dependencies.identify?.(byKey) ?? byKey);
  const writes = new WriteWatch(db.$client);
  app.addHook('onClose', async () => writes.stop());
  registerHealth(app, db, writes, env);
  registerTroubleLog(app, db.$client.troubles, services.clock);
  metrics?.watchRequests(app);
  metrics?.watchPool(db.$client);
  metrics?.watchAdmission(admission);
  const plainDispatch = createDispatch(handlers, env.mode !== 'production');
  const dispatch = metrics?.countQuotes(plainDispatch) ?? plainDispatch;
  const caches = createCaches(services, admission);
  const liveLeads = registerLiveLeads(app, db, services, (caller) =>
    members.isStill(caller, services.clock()),
  );
  dropChanged(app, db, [
    ...Object.values(caches),
    droppableRows(db),
    droppableMeanings(services),
    droppableSuggestions(services),
    droppableRedirects(services),
    droppableTexts(services),
    members,
    // After `members`, because it asks them whether callers are still valid.
    { drop: (tags) => concernsSessions(tags) && liveLeads.lookAgain() },
  ]);
  registerEndpoints(app, { db, services, dispatch, cache: caches.calls, admission });
  registerApiDocs(app, env);
  registerNoEndpoint(app);
  registerViewGathering(app, db);
  registerSearchGathering(app, db);
  registerUploads(app, services);
  registerMissingGathering(app, db);
  const pictures = registerPictures(app, db, services, (cover) => findCoverLogo(db, cover));
  if (services.isDemo && env.picturesAhead) warmUpPictures(app, db, pictures, services.clock);
  registerSharePictures(app, db);
  registerMailPages(app, db, services, findAccountAddress);
  if (pages !== undefined) {
    await app.register(async (site) => registerSite(site, { db, services, dispatch }, pages, caches));
    metrics?.watchPages(caches.pages);
  }
  return app;
}

/** Creates the server with its limits, its refusals and its protective headers. */
function createServer(
  env: Env,
  logger: NonNullable<Dependencies['logger']>,
  admission: Admission,
): FastifyInstance {
  const isHttps = env.origin.startsWith('https:');
  const app = fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies(env.trustProxy),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions,
    forceCloseConnections: 'idle',
    // Requests that arrive while the node drains are answered, with `Connection: close`.
    return503OnClosing: false,
    serverFactory: serversThatRefuse(admission, isHttps),
    clientErrorHandler: refuseUnreadable,
    // Hooks do not run for errors this early, so the headers are set here.
    frameworkErrors: (error, request, reply) =>
      sendRefusal(request, reply.headers(protectiveHeaders(request.id, isHttps)), refusalOf(error)),
  });
  // Calls accept JSON only: another site's form can send text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  app.server.on('connect', refuseTunnel);
  // Behind a proxy, every connection comes from the proxy.
  if (env.trustProxy === false) capConnections(app.server, env.connectionsPerNetwork);
  registerRefusals(app);
  registerHeaders(app, isHttps);
  registerRequestLimits(app);
  registerSameOrigin(app, env.isPublic ? env.origin : undefined);
  return app;
}

async function registerRateLimit(app: FastifyInstance, { requestsPerMinute }: Env): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    store: NetworkCounts,
    // The address is undefined when the client has already disconnected.
    keyGenerator: (request) => request.ip ?? '',
    errorResponseBuilder: () => new RefusalError('too-many-requests'),
  });
}

type Caches = Readonly<Record<keyof typeof CACHE_SHARES, ResponseCache>>;

function createCaches({ env, clock }: Services, admission: Admission): Caches {
  const create = (share: number) =>
    new ResponseCache(env.cacheBytes * share, () => clock().getTime(), admission);
  const { pages, calls, oneOfMany } = CACHE_SHARES;
  return { pages: create(pages), calls: create(calls), oneOfMany: create(oneOfMany) };
}

/** Registers the pages of the public site and of the office, sitemaps, feeds and calendars. */
function registerSite(
  site: FastifyInstance,
  api: CallParts,
  pages: Pages,
  { pages: pageCache, oneOfMany }: Caches,
): void {
  const { env } = api.services;
  const policy = contentSecurityPolicy(pages.inlineScripts, env);
  const styles = pages.styles && new PageStyles(pages.styles);
  registerPages(site, { ...api, render: pages.render, policy, styles }, { pages: pageCache, oneOfMany });
  registerOffice(site, { readOffice: pages.readOffice, policy: officePolicy(env.mode) });
  registerDiscovery(site, api, pageCache);
  registerCalendar(site, api, pageCache);
}

/** Converts the setting for Fastify; a number is the number of proxies in front of the server. */
function trustedProxies(setting: Env['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return typeof setting === 'boolean' ? setting : [...setting];
}
