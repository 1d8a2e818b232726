import { createServer } from 'node:http';
import type { Metrics } from '#server/plugins/metrics.ts';

/** Where the metrics are, if they could be offered. */
export interface MetricsServer {
  readonly port: number | undefined;
  readonly stop: () => Promise<void>;
}

/**
 * Offers the metrics at `/metrics` of an address of their own, which nobody outside reaches. A site without metrics
 * is better than none: an address that cannot be had is one warning.
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
      `No metrics: ${host}:${port} cannot be had (${failure.code}). Set METRICS_PORT to a free port, or to 0.`,
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
