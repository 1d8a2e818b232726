import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const PATIENCE_MS = 5_000;
const silent = 'The page does not answer.';

/** The fields of React's root and of its nodes that tell what React waits for. */
interface Fiber {
  readonly tag: number;
  readonly memoizedState: { readonly dehydrated: Comment | null } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}
interface ReactRoot {
  readonly current: Fiber;
  readonly pendingLanes: number;
  readonly suspendedLanes: number;
}

/** Describes what React has not finished in a page: updates, and boundaries without hydration or content. */
export function describeReact(page: Page): Promise<string> {
  const answer = page.evaluate(unfinished).catch(() => silent);
  return Promise.race([answer, delay(PATIENCE_MS, silent, { ref: false })]);
}

/** Runs in the page. */
function unfinished(): string {
  const SUSPENSE = 13;
  const container = Object.entries(document).find(([name]) => name.startsWith('__reactContainer'))?.[1];
  if (container === undefined) return 'React has not started.';
  const root: ReactRoot = container.stateNode;
  const boundaries = { hydrated: 0, dehydrated: 0, waiting: 0 };
  const count = (fiber: Fiber | null): void => {
    for (let node = fiber; node !== null; node = node.sibling) {
      if (node.tag === SUSPENSE) {
        const state = node.memoizedState;
        boundaries[state === null ? 'hydrated' : state.dehydrated === null ? 'waiting' : 'dehydrated'] += 1;
      }
      count(node.child);
    }
  };
  count(root.current);
  const { pendingLanes, suspendedLanes } = root;
  return JSON.stringify({ pendingLanes, suspendedLanes, ...boundaries });
}
