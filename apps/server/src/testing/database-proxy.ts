import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';

/** Proxy between a server and its database, with which a test can take the database away. */
export interface DatabaseProxy {
  readonly connection: pg.PoolConfig;
  /** Closes every connection and refuses new ones. */
  readonly cut: () => void;
  /** Accepts connections but forwards nothing, like a database that no longer responds. */
  readonly silence: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a proxy in front of a database. */
export async function openDatabaseProxy(target: pg.PoolConfig): Promise<DatabaseProxy> {
  const open = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connectTo(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (part) => {
        if (state === 'open') to.write(part);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    connection: throughPort(target, address.port),
    cut: () => {
      state = 'cut';
      cutAll();
    },
    silence: () => {
      state = 'silent';
    },
    mend: () => {
      state = 'open';
    },
    close: async () => {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}

function connectTo(target: pg.PoolConfig): Socket {
  const { host, port } = placeOf(target);
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
}

function placeOf({ connectionString, host = 'localhost', port = 5432 }: pg.PoolConfig) {
  if (connectionString === undefined) return { host, port };
  const url = new URL(connectionString);
  const folder = url.searchParams.get('host');
  return { host: folder ?? decodeURIComponent(url.hostname), port: Number(url.port || 5432) };
}

function throughPort(target: pg.PoolConfig, port: number): pg.PoolConfig {
  if (target.connectionString === undefined) return { ...target, host: '127.0.0.1', port };
  const url = new URL(target.connectionString);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return { connectionString: url.href };
}
