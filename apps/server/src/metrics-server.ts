import { createServer } from 'node:http';
import type { Metrics } from '#server/plugins/metrics.ts';

/** The metrics server; `port` is undefined when it could not be started. */
export interface MetricsServer {
  readonly port: number | undefined;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the metrics at `/metrics` on a separate address that the outside cannot reach. If that address is not
 * available, it only logs a warning, since the site can run without metrics.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
  warn: (message: string) => void,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  });
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen({ port, host }, () => resolve(null));
  });
  if (failure !== null) {
    warn(
      `No metrics: ${host}:${port} is not available (${failure.code}). Set METRICS_PORT to a free port, or to 0 to disable metrics.`,
    );
    return { port: undefined, stop: async () => undefined };
  }
  const address = server.address();
  return {
    port: typeof address === 'object' ? address?.port : undefined,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
