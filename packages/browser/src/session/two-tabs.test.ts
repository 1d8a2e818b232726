import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endOf } from '../calls/testing/open-page.ts';
import { cut, json, openServer, type ScriptedServer } from '../calls/testing/open-server.ts';
import { type Browser, byPath, openBrowser, type Tab } from './testing/open-tab.ts';
import { authenticated, done, held, nobody, sessionReply, user } from './testing/replies.ts';

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
  browser.closeTabs();
  server.hangUp();
});
afterAll(() => server.close());

/** Counts the requests whose path ends in `path`. */
const arrivals = (path: string) => server.arrived.filter(({ url }) => url?.endsWith(path)).length;
/** A call that requires a session. */
const listForms = (of: Tab) => of.client.listForms({ query: {} });

describe('two tabs', () => {
  it('share one refresh, whichever is notified first', async () => {
    const other = browser.openTab();
    server.answerWith(
      byPath({ form: [nobody, nobody, done], 'access-token': [held], 'current-user': [held] }),
    );
    expect(await Promise.all([listForms(tab), listForms(other)])).toEqual([[], []]);
    expect(arrivals('access-token')).toBe(1);
    expect([tab.session(), other.session()]).toEqual([authenticated, authenticated]);
  });

  it('both stay signed in without locks in the browser', async () => {
    browser.hasLocks = false;
    const [first, second] = [browser.openTab(), browser.openTab()];
    server.answerWith(byPath({ form: [nobody, nobody, done], 'access-token': [held] }));
    expect(await Promise.all([listForms(first), listForms(second)])).toEqual([[], []]);
    expect([first.session(), second.session()]).toEqual([authenticated, authenticated]);
  });

  it('refresh independently after one fails', async () => {
    const other = browser.openTab();
    server.answerWith(
      byPath({ form: [nobody, nobody, done], 'access-token': [cut, held], 'current-user': [nobody] }),
    );
    const ends = await Promise.all([endOf(listForms(tab)), endOf(listForms(other))]);
    expect(ends.filter((end) => Array.isArray(end))).toHaveLength(1);
    expect(arrivals('access-token')).toBe(2);
  });

  it('notify each other of signing in and out', async () => {
    const other = browser.openTab();
    tab.keeper.take(sessionReply);
    await vi.waitFor(() => expect(other.session()).toEqual(authenticated));
    server.answerWith(byPath({ logout: [json({})] }));
    await tab.keeper.signOut('/login');
    expect(tab.did).toEqual(['forget', 'clear the tab', 'leave for /login']);
    await vi.waitFor(() =>
      expect(other.did).toEqual([
        'forget',
        'clear the tab but own forms',
        'clear the tab',
        'leave for the same page',
      ]),
    );
  });

  it('keep typed input for its owner unless they sign out, and clear the rest', async () => {
    const other = browser.openTab();
    tab.keeper.take(sessionReply);
    tab.keeper.hear({ kind: 'ended' });
    other.keeper.hear({ kind: 'left' });
    const all = ['forget', 'clear the tab but own forms'];
    expect([tab.did, other.did]).toEqual([all, all]);
  });

  it('understand a message of a tab that was opened before a release', () => {
    tab.keeper.hear(JSON.parse(`{ "kind": "held", "told": ${JSON.stringify(sessionReply)} }`));
    expect(tab.session()).toEqual(authenticated);
  });

  it('reload when another account has signed in, and only then', async () => {
    tab.keeper.take(sessionReply);
    tab.keeper.hear({ kind: 'held', told: { ...sessionReply, user: { ...user, name: 'Ayşe Demir' } } });
    expect(tab.did).toEqual([]);
    tab.keeper.hear({ kind: 'held', told: { ...sessionReply, user: { ...user, id: 'another' } } });
    expect(tab.did).toEqual(['clear the tab', 'leave for the same page']);
  });
});
