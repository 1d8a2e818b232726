import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportDetail, ImportedTableRow } from '@ayrac/contract/office/imports.ts';
import type { ImportKind, ImportState } from '@ayrac/domain/import/import-state.ts';
import pg from 'pg';
import { expect } from 'vitest';
import { TAG_CHANNEL } from '#server/cache/tag-listener.ts';
import { readEnv } from '#server/env.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import type { Services } from '#server/services.ts';
import { testNow } from '#server/testing/test-app.ts';
import { uploadFile } from '#server/testing/upload-file.ts';
import { workOnce } from '../start-importing.ts';

const services: Services = {
  clock: () => testNow,
  random: () => 0.5,
  env: readEnv({ NODE_ENV: 'test' }),
  fingerprint: (kind, value) => `${kind}:${value}`,
  isDemo: false,
};

/** Node that processes imports by default. */
const NODE = '11111111-1111-4111-8111-111111111111';

/** Opens an office with an upload folder, and helpers for imports. */
export async function openImports() {
  const folder = await mkdtemp(join(tmpdir(), 'ayrac-imports-'));
  const office = await openOffice({ DATA_DIR: folder });
  async function close(): Promise<void> {
    await office.close();
    await rm(folder, { recursive: true });
  }
  let names = 0;
  /** Returns a name that no other test uses. */
  const fresh = (word: string) => {
    names += 1;
    return `${word} ${names}`;
  };
  return { office, desk: importDesk(office), fresh, hearTags: () => hearTags(office), close };
}

/** Collects the announced tags of pages, until its function is called, which returns them. */
async function hearTags({ database }: Office): Promise<() => Promise<readonly string[]>> {
  const listener = new pg.Client(database.connection);
  await listener.connect();
  const messages: string[] = [];
  listener.on('notification', ({ payload = '' }) => messages.push(payload));
  await listener.query(`listen ${TAG_CHANNEL}`);
  return async () => {
    // The notifications of committed transactions arrive before this answer.
    await listener.query('select 1');
    await listener.end();
    return messages;
  };
}

/** Helpers that use the calls of an editor while a node processes the imports. */
function importDesk(office: Office) {
  const get = async (id: string): Promise<ImportDetail> => (await office.get(`imports/${id}`)).json();
  const workBatch = (node = NODE) => workOnce(office.db, services, node);
  const move = (id: string, action: string) => office.send('POST', `imports/${id}/${action}`);
  /** Processes batches until an import has left a state. */
  const work = async (id: string, state: ImportState, node = NODE): Promise<ImportDetail> => {
    for (;;) {
      const now = await get(id);
      if (now.state !== state) return now;
      await workBatch(node);
    }
  };
  return {
    get,
    workBatch,
    move,
    work,
    async begin(kind: ImportKind, file: string | Buffer, source = ''): Promise<ImportDetail> {
      const upload = await uploadFile(office, Buffer.from(file), 'liste.csv');
      const reply = await office.send('POST', 'imports', { kind, upload, source });
      if (reply.statusCode !== 200) throw new Error(`Nothing was read: ${reply.body}`);
      return reply.json();
    },
    async check(run: ImportDetail, more: object = {}): Promise<ImportDetail> {
      const columns = run.columns.map(({ field, numbers }) => ({ field, numbers }));
      const body = { columns, stopsAtRefused: false, ...more };
      const reply = await office.send('POST', `imports/${run.id}/check`, body);
      if (reply.statusCode !== 200) throw new Error(`Nothing was checked: ${reply.body}`);
      return work(run.id, 'checking');
    },
    async run(id: string): Promise<ImportDetail> {
      expect((await move(id, 'run')).statusCode).toBe(200);
      return work(id, 'running');
    },
    async rowsOf(id: string, query = {}): Promise<ImportedTableRow[]> {
      return (await office.get(`imports/${id}/rows`, query)).json().items;
    },
  };
}
