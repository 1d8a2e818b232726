import { expect, type Page } from './story.ts';

/** The narrowest phone, and a window of 1280 × 1024 at 400 %. */
export const smallWindows = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
] as const;

/**
 * In each small window nothing scrolls sideways, and whatever the Tab key reaches comes into sight: neither the bars
 * that stay nor the edge of a dialog keep it hidden.
 */
export async function expectFits(page: Page, within = 'body'): Promise<void> {
  for (const size of smallWindows) {
    await page.setViewportSize(size);
    const faults = await page.locator(within).last().evaluate(faultsOf, size.width);
    expect(faults, `${page.url()} ${within} at ${size.width} × ${size.height}`).toEqual([]);
  }
}

/** What does not fit into the window. Runs in the page. */
function faultsOf(scope: Element, width: number): string[] {
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.id || element.className} “${element.textContent?.trim().slice(0, 30)}”`;
  const { documentElement: root, activeElement: before } = document;
  if (root.scrollWidth > width) faults.push(`the page is ${root.scrollWidth} wide`);
  for (const box of [scope, ...scope.querySelectorAll('.dialog-body')]) {
    if (box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0) faults.push(`sideways: ${nameOf(box)}`);
    const scrolls = box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto';
    if (scrolls && box.clientHeight < innerHeight / 2) faults.push(`too low to read in: ${nameOf(box)}`);
  }
  const reachable = scope.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"], :disabled)',
  );
  for (const element of reachable) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
    element.focus();
    if (document.activeElement === element && !isInSight(element)) faults.push(`hidden: ${nameOf(element)}`);
  }
  if (before instanceof HTMLElement) before.focus();
  return faults;

  /** Whether some part of it, or of the label it is drawn by, can be seen. */
  function isInSight(element: HTMLElement): boolean {
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    return [element, ...labels].some((drawn) => drawn instanceof Element && hasPointInSight(drawn));
  }

  function hasPointInSight(drawn: Element): boolean {
    const box = drawn.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    for (const across of [0.1, 0.5, 0.9]) {
      for (let down = 0.05; down < 1; down += 0.1) {
        const seen = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        if (seen !== null && drawn.contains(seen)) return true;
      }
    }
    return false;
  }
}
