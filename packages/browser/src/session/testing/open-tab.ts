import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Client, createClient, type EndpointName } from '@ayrac/contract/client.ts';
import { routes } from '@ayrac/contract/routes.generated.ts';
import { type Answer, json, type ScriptedServer } from '../../calls/testing/open-server.ts';
import { browserTransport } from '../../calls/transport.ts';
import { createKeeper, type Keeper } from '../keeper.ts';
import type { SessionEvent } from '../keeper-parts.ts';
import { createSessionStore, type Session } from '../session.ts';

/** One tab of a browser, with its own state and a share in the browser's. */
export interface Tab {
  readonly keeper: Keeper;
  readonly client: Client;
  readonly session: () => Session;
  /** Actions other than calls, in order. */
  readonly did: string[];
  /** Pauses that the keeper asked for, in milliseconds. In tests no time passes. */
  readonly waits: number[];
  isSeen: boolean;
  /** Resolves when no refresh is under way in any tab. */
  readonly settled: () => Promise<unknown>;
  readonly close: () => void;
}

/** State that all tabs of a browser share. Of the cookies only the sign of a session is modelled. */
export interface Browser {
  holdsSession: boolean;
  hasLocks: boolean;
  now: number;
  readonly openTab: () => Tab;
  readonly closeTabs: () => void;
}

let browsers = 0;

/** Opens a browser that holds a session. */
export function openBrowser(server: ScriptedServer): Browser {
  browsers += 1;
  const channelName = `session-${browsers}`;
  const tabs: Tab[] = [];
  const browser: Browser = {
    holdsSession: true,
    hasLocks: true,
    now: Date.parse('2026-11-20T09:00:00Z'),
    openTab: () => {
      const tab = openTab(server, browser, channelName);
      tabs.push(tab);
      return tab;
    },
    closeTabs: () => {
      for (const tab of tabs) tab.close();
    },
  };
  return browser;
}

function openTab(server: ScriptedServer, browser: Browser, channelName: string): Tab {
  const store = createSessionStore();
  const channel = new BroadcastChannel(channelName);
  const did: string[] = [];
  const waits: number[] = [];
  const parts = {
    fetch: (address: Parameters<typeof fetch>[0], init?: RequestInit) =>
      fetch(`${server.origin}${String(address)}`, init),
    clock: () => performance.now(),
    language: () => 'tr',
    explain: (cause: string) => `said of ${cause}`,
  };
  const names = Object.keys(routes) as EndpointName[];
  const keeper = createKeeper({
    store,
    calls: createClient(names, browserTransport(routes, parts)),
    clock: parts.clock,
    now: () => browser.now,
    pause: async (ms) => waits.push(ms),
    locks: browser.hasLocks ? locksOf(channelName) : undefined,
    emit: (event) => channel.postMessage(event),
    holdsSession: () => browser.holdsSession,
    forget: () => did.push('forget'),
    clearTab: (left) => did.push(left === 'own' ? 'clear the tab but own forms' : 'clear the tab'),
    isSeen: () => tab.isSeen,
    leave: (address = 'the same page') => did.push(`leave for ${address}`),
  });
  channel.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => keeper.hear(data));
  const tab: Tab = {
    keeper,
    client: createClient(names, browserTransport(routes, { ...parts, mend: keeper.mend })),
    session: store.read,
    did,
    waits,
    isSeen: true,
    settled: () => locksOf(channelName).request('session', () => undefined),
    close: () => channel.close(),
  };
  return tab;
}

/** Returns locks of one browser. The process has one set of locks, so each name gets the browser's prefix. */
function locksOf(browser: string): Pick<LockManager, 'request'> {
  const request = (name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>]) =>
    navigator.locks.request(`${browser} ${name}`, ...rest);
  return { request: request as LockManager['request'] };
}

/** Answers each API path, by its last segment, from its own list of answers. The last one repeats. */
export function byPath(scripts: Readonly<Record<string, readonly Answer[]>>): Answer {
  const counts = new Map<string, number>();
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('/').at(-1)?.split('?')[0] ?? '';
    const answers = scripts[path];
    if (answers === undefined) return json({ code: 'not-found', error: path }, 404)(request, response);
    const count = counts.get(path) ?? 0;
    counts.set(path, count + 1);
    answers[Math.min(count, answers.length - 1)]?.(request, response);
  };
}
