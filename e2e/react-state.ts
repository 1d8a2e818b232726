import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

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

/** Whether React has taken over an element: no boundary around it waits for hydration. */
export function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const SUSPENSE = 13;
    const container = Object.entries(document).find(([name]) => name.startsWith('__reactContainer'))?.[1];
    if (container === undefined) return false;
    const waits = (fiber: Fiber | null): boolean => {
      for (let node = fiber; node !== null; node = node.sibling) {
        const start = node.tag === SUSPENSE ? node.memoizedState?.dehydrated : undefined;
        if ((start != null && encloses(start)) || waits(node.child)) return true;
      }
      return false;
    };
    return !waits((container.stateNode as ReactRoot).current);

    /** Whether the target is between the comment that begins a boundary and the one that ends it. */
    function encloses(start: Comment): boolean {
      let inner = 0;
      for (let node = start.nextSibling; node !== null; node = node.nextSibling) {
        if (node.contains(target)) return true;
        if (!(node instanceof Comment)) continue;
        if (node.data.startsWith('$')) inner += 1;
        if (node.data === '/$') inner -= 1;
        if (inner < 0) return false;
      }
      return false;
    }
  });
}
