import type { occupations } from '@ayrac/contract/office/occupations.ts';
import type { RowOf } from '@ayrac/contract/office/resource.ts';
import type { Caller, Role } from '@ayrac/domain/access.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

/** An occupation as returned by the office's calls. */
export type Occupation = RowOf<typeof occupations>;

/** The real server with a signed-in person in the office. */
export interface Office extends TestApp {
  /** Creates an account with a role and acts as it from now on. */
  readonly enter: (role: Role, brandId?: string) => Promise<Extract<Caller, { kind: 'member' }>>;
  /** Paths are relative to `/api/admin/`; one that begins with a slash is complete. */
  readonly get: (path: string, query?: Readonly<Record<string, string>>) => Promise<Reply>;
  readonly send: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<Reply>;
  readonly undoChange: (change: string | null | undefined) => Promise<Reply>;
  /** Adds an occupation and returns its row. */
  readonly add: (name: string, more?: object) => Promise<Occupation>;
}

const whole = (path: string) => (path.startsWith('/') ? path : `/api/admin/${path}`);

type Reply = Awaited<ReturnType<TestApp['app']['inject']>>;

/** Opens the office with a signed-in admin; close it afterwards. */
export async function openOffice(settings: Readonly<Record<string, string>> = {}): Promise<Office> {
  const server = await testApp({ settings });
  const enter: Office['enter'] = async (role, brandId) => {
    const { id, username } = await makeAccount(server.db, { role, brandId: brandId ?? null });
    const member = { kind: 'member', id, username, role, sessionId: id } as const;
    const caller = brandId === undefined ? member : { ...member, brandId };
    server.actAs(caller);
    return caller;
  };
  const send: Office['send'] = (method, path, body) =>
    server.app.inject({
      method,
      url: whole(path),
      ...(body === undefined ? {} : { payload: body as object }),
    });
  await enter('ADMIN');
  return {
    ...server,
    enter,
    get: (path, query = {}) => server.app.inject({ url: whole(path), query: { ...query } }),
    send,
    undoChange: (change) => send('POST', `/api/crm/changes/${change}/undo`),
    add: async (name, more = {}) => {
      const reply = await send('POST', 'occupations', { name, isActive: true, position: 0, ...more });
      if (reply.statusCode !== 200) throw new Error(`No occupation was added: ${reply.body}`);
      return reply.json().row;
    },
  };
}
