import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endOf } from '../calls/testing/open-page.ts';
import { cut, json, openServer, type ScriptedServer, silence } from '../calls/testing/open-server.ts';
import { type Browser, byPath, openBrowser, type Tab } from './testing/open-tab.ts';
import {
  anonymous,
  authenticated,
  done,
  forbidden,
  held,
  nobody,
  sessionReply,
  user,
} from './testing/replies.ts';

let server: ScriptedServer;
let browser: Browser;
let tab: Tab;

beforeAll(async () => {
  server = await openServer();
});
beforeEach(() => {
  browser = openBrowser(server);
  tab = browser.openTab();
});
afterEach(() => {
  vi.useRealTimers();
  browser.closeTabs();
  server.hangUp();
});
afterAll(() => server.close());

/** Counts the requests whose path ends in `path`. */
const arrivals = (path: string) => server.arrived.filter(({ url }) => url?.endsWith(path)).length;
/** Yields to the event loop until a condition holds. Unlike `vi.waitFor` it does not advance a fake clock. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await turn();
}
/** A call that requires a session. */
const listForms = (of: Tab) => of.client.listForms({ query: {} });

describe('opening tab', () => {
  it('asks once for the signed-in person', async () => {
    server.answerWith(byPath({ 'current-user': [held] }));
    await Promise.all([tab.keeper.begin(), tab.keeper.begin()]);
    expect(tab.session()).toEqual(authenticated);
    expect(server.arrived).toHaveLength(1);
  });

  // Specification 4.23
  it('is signed in after its access token expired, because it refreshes first', async () => {
    server.answerWith(byPath({ 'current-user': [nobody], 'access-token': [held] }));
    const begun = tab.keeper.begin();
    expect(tab.session()).toEqual({ kind: 'loading' });
    await begun;
    expect(tab.session()).toEqual(authenticated);
    expect(tab.did).toEqual([]);
  });

  it('is signed out when the refresh is refused', async () => {
    server.answerWith(byPath({ 'current-user': [nobody], 'access-token': [nobody] }));
    await tab.keeper.begin();
    expect(tab.session()).toEqual(anonymous);
    expect(tab.did).toEqual(['forget', 'clear the tab but own forms']);
  });

  it('retries while the server does not respond, and keeps its state', async () => {
    server.answerWith(byPath({ 'current-user': [json({}, 503)] }));
    await tab.keeper.begin();
    expect(tab.waits).toEqual([1_000, 3_000]);
    expect(tab.did).toEqual([]);
    expect(arrivals('current-user')).toBe(3);
    expect(tab.session()).toEqual(anonymous);
    expect(arrivals('access-token')).toBe(0);
  });
});

describe('a 401', () => {
  beforeEach(async () => {
    server.answerWith(byPath({ 'current-user': [held] }));
    await tab.keeper.begin();
  });

  it('is resolved by one refresh and a retry, unnoticed', async () => {
    server.answerWith(byPath({ form: [nobody, done], 'access-token': [held] }));
    expect(await listForms(tab)).toEqual([]);
    expect(server.arrived.map(({ url }) => url?.split('/').at(-1))).toEqual(['form', 'access-token', 'form']);
    expect(tab.session()).toEqual(authenticated);
  });

  // Specification 4.25
  it.each([true, false])(
    'causes one refresh for twenty concurrent calls; the browser has locks: %s',
    async (hasLocks) => {
      browser.hasLocks = hasLocks;
      const page = browser.openTab();
      const twenty = Array.from({ length: 20 }, () => nobody);
      server.answerWith(byPath({ form: [...twenty, done], 'access-token': [held] }));
      const replies = await Promise.all(Array.from({ length: 20 }, () => listForms(page)));
      expect(replies).toEqual(Array(20).fill([]));
      expect(arrivals('access-token')).toBe(1);
      expect(arrivals('form')).toBe(40);
    },
  );

  it('of a call that began before a refresh needs no other one', async () => {
    const late = Promise.withResolvers<void>();
    server.answerWith(
      byPath({
        form: [(...call) => void late.promise.then(() => nobody(...call)), nobody, done],
        'access-token': [held],
      }),
    );
    const slow = listForms(tab);
    await until(() => arrivals('form') === 1);
    await listForms(tab);
    late.resolve();
    expect(await slow).toEqual([]);
    expect(arrivals('access-token')).toBe(1);
  });

  it('after the refresh is reported, without an endless retry', async () => {
    server.answerWith(byPath({ form: [nobody], 'access-token': [held] }));
    expect(await endOf(listForms(tab))).toMatchObject({ status: 401 });
    expect(arrivals('form')).toBe(2);
    expect(arrivals('access-token')).toBe(1);
  });

  // Specification 4.26
  it('with a refused refresh ends the session everywhere', async () => {
    const other = browser.openTab();
    await other.keeper.begin();
    server.answerWith(byPath({ form: [nobody], 'access-token': [nobody] }));
    expect(await endOf(listForms(tab))).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(tab.session()).toEqual(anonymous);
    expect(tab.did).toEqual(['forget', 'clear the tab but own forms']);
    await vi.waitFor(() => expect(other.session()).toEqual(anonymous));
    expect(arrivals('form')).toBe(1);
  });

  it('waits 5 seconds at most for a slow refresh', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.answerWith(byPath({ form: [nobody], 'access-token': [silence] }));
    const ended = vi.fn();
    const end = endOf(listForms(tab)).then(ended);
    await until(() => arrivals('access-token') === 1);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await end;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ status: 401 }));
    expect(tab.session()).toEqual(anonymous);
  });

  it('with a failed refresh keeps other tabs signed in', async () => {
    const other = browser.openTab();
    other.keeper.hear({ kind: 'held', told: sessionReply });
    server.answerWith(byPath({ form: [nobody], 'access-token': [cut] }));
    await endOf(listForms(tab));
    expect(tab.session()).toEqual(anonymous);
    expect(tab.did).toEqual([]);
    // Events arrive in order, so after these none is pending.
    tab.keeper.take({ ...sessionReply, user: { ...user, name: 'Ayşe Demir' } });
    await until(() => JSON.stringify(other.session()).includes('Demir'));
    expect(other.did).toEqual([]);
  });

  it('for a wrong password does not affect the session', async () => {
    server.answerWith(byPath({ form: [json({ code: 'wrong-credentials', error: 'Hatalı.' }, 401)] }));
    await endOf(listForms(tab));
    expect(server.arrived).toHaveLength(1);
  });
});

it('a guest has no session that a 401 could renew', async () => {
  browser.holdsSession = false;
  server.answerWith(byPath({ form: [nobody] }));
  expect(await endOf(listForms(tab))).toMatchObject({ status: 401 });
  expect(server.arrived).toHaveLength(1);
});

describe('refresh before expiry', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.answerWith(byPath({ 'access-token': [held], form: [done] }));
  });

  it.each([
    ['a minute before it', '2026-11-20T09:15:00Z', 840_000],
    ['not at once where the clock of the visitor is ahead', '2026-11-20T05:00:00Z', 30_000],
    ['within the life of a token where it is behind', '2026-11-20T12:00:00Z', 840_000],
  ])('happens %s', async (_when, expiresAt, ms) => {
    tab.keeper.take({ user, expiresAt });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(server.arrived).toHaveLength(0);
    const reached = server.reached();
    await vi.advanceTimersByTimeAsync(1);
    expect((await reached).url).toMatch(/access-token$/);
    await tab.settled();
  });

  it('waits while the tab is hidden, and happens when it is shown', async () => {
    tab.keeper.take(sessionReply);
    tab.isSeen = false;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.arrived).toHaveLength(0);
    tab.isSeen = true;
    const reached = server.reached();
    tab.keeper.seen();
    expect((await reached).url).toMatch(/access-token$/);
    await tab.settled();
  });

  it('that fails keeps the session while the token is valid', async () => {
    server.answerWith(byPath({ 'access-token': [cut] }));
    tab.keeper.take(sessionReply);
    const reached = server.reached();
    await vi.advanceTimersByTimeAsync(840_000);
    await reached;
    await tab.settled();
    expect(tab.session()).toEqual(authenticated);
  });
});

describe('tab that is shown again', () => {
  it('is signed out when the browser has no session any more', () => {
    tab.keeper.take(sessionReply);
    browser.holdsSession = false;
    tab.keeper.seen();
    expect(tab.session()).toEqual(anonymous);
  });

  it('is unchanged otherwise', () => {
    tab.keeper.take(sessionReply);
    tab.keeper.seen();
    expect(tab.session()).toEqual(authenticated);
  });
});

describe('a 403', () => {
  // Specification 6.9
  it('ends the session where the specification says so, with its cookies', async () => {
    tab.keeper.take(sessionReply);
    server.answerWith(byPath({ form: [forbidden], logout: [json({})] }));
    expect(await endOf(listForms(tab))).toMatchObject({ status: 403 });
    expect(tab.session()).toEqual(anonymous);
    expect(arrivals('logout')).toBe(1);
    expect(tab.did).toEqual(['forget', 'clear the tab but own forms']);
  });

  it('of my campaigns does not end the session', async () => {
    tab.keeper.take(sessionReply);
    server.answerWith(byPath({ 'my-campaigns': [forbidden] }));
    expect(await endOf(tab.client.listOwnCampaigns())).toMatchObject({ status: 403 });
    expect(tab.session()).toEqual(authenticated);
  });
});

describe('signing out', () => {
  it('reports a missing response and stays', async () => {
    tab.keeper.take(sessionReply);
    server.answerWith(byPath({ logout: [cut] }));
    expect(await endOf(tab.keeper.signOut('/login'))).toMatchObject({ code: 'network' });
    expect(tab.session()).toEqual(authenticated);
    expect(tab.did).toEqual([]);
  });

  it('is not overtaken by a guard when another call is refused before the page is left', async () => {
    tab.keeper.take(sessionReply);
    server.answerWith(byPath({ logout: [done], form: [nobody], 'access-token': [nobody] }));
    await tab.keeper.signOut('/login');
    expect(await endOf(listForms(tab))).toMatchObject({ status: 401 });
    expect(tab.session()).toEqual(authenticated);
    await tab.settled();
    // The person comes back to the page as it was.
    browser.holdsSession = false;
    tab.keeper.seen();
    expect(tab.session()).toEqual(anonymous);
  });

  it('of an ended session continues', async () => {
    tab.keeper.take(sessionReply);
    server.answerWith(byPath({ logout: [nobody] }));
    await tab.keeper.signOut('/login');
    expect(tab.did).toEqual(['forget', 'clear the tab', 'leave for /login']);
  });
});
