import type { CDPSession } from '@playwright/test';
import { expect, type Page } from './story.ts';

/** The narrowest phone, and a window of 1280 × 1024 pixels at 400 % zoom. */
export const smallWindows = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
] as const;

/**
 * Checks in each small viewport that nothing scrolls horizontally, and that every focused element is visible rather
 * than hidden by sticky bars or the edge of a dialog.
 */
export async function expectFits(page: Page, within = 'body'): Promise<void> {
  for (const size of smallWindows) {
    await page.setViewportSize(size);
    const faults = await page.locator(within).last().evaluate(faultsOf, size.width);
    expect(faults, `${page.url()} ${within} at ${size.width} × ${size.height}`).toEqual([]);
  }
}

/**
 * Checks that a phone's page does not scroll sideways when the reader's browser has type twice as large, and that no word
 * or figure is broken for which the window has room.
 */
export async function expectFitsLargeType(page: Page, device: CDPSession): Promise<void> {
  const size = async (standard: number) => {
    await device.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect.poll(() => page.evaluate(() => matchMedia('(width < 20rem)').matches)).toBe(standard > 16);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await size(32);
  const faults = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  });
  faults.push(...(await page.evaluate(brokenWords)));
  expect(faults, `${page.url()} in large type`).toEqual([]);
  await size(16);
}

/** Checks that all touch targets measure at least 44 pixels each way, except links in running text. */
export async function expectTouchable(page: Page): Promise<void> {
  expect(await page.evaluate(smallTargets), `${page.url()} by finger`).toEqual([]);
}

/** Returns the touch targets that are too small. Runs in the page; half a pixel is allowed for rounding. */
function smallTargets(): string[] {
  const least = 43.5;
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  )) {
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || element.closest('[inert], .sr-only') || isInText(element)) continue;
    const boxes = [
      element,
      ...('labels' in element ? ((element.labels as NodeListOf<HTMLElement> | null) ?? []) : []),
    ]
      .map((one) => one.getBoundingClientRect())
      .concat(['::before', '::after'].flatMap((part) => drawnBeside(element, part)));
    const [width, height] = [
      Math.max(...boxes.map((one) => one.width)),
      Math.max(...boxes.map((one) => one.height)),
    ];
    // Elements one pixel wide are for screen readers; others may be cut off at the edge of a scrolling row.
    if (width > 1.5 && height > 1.5 && !isCutOff(element) && (width < least || height < least)) {
      faults.push(
        `${element.tagName} ${element.className} “${element.textContent.trim().slice(0, 30)}” ${width} × ${height}`,
      );
    }
  }
  return faults;

  function isInText(element: HTMLElement): boolean {
    if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
    return (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
  }

  /** Returns the box of an absolutely positioned pseudo-element, which enlarges the touch target of its element. */
  function drawnBeside(element: HTMLElement, part: string): DOMRect[] {
    const { content, position, width, height } = getComputedStyle(element, part);
    if (content === 'none' || position !== 'absolute') return [];
    return [new DOMRect(0, 0, Number.parseFloat(width) || 0, Number.parseFloat(height) || 0)];
  }

  function isCutOff(element: HTMLElement): boolean {
    const { left, right } = element.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  }
}

/** Returns what does not fit into the viewport. Runs in the page. */
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
  // A text that is cut off without an ellipsis, such as a name in a row.
  for (const element of scope.querySelectorAll('.row-brand')) {
    if (element.scrollWidth > element.clientWidth && element.clientWidth > 0)
      faults.push(`cut: ${nameOf(element)}`);
  }
  const reachable = scope.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"], :disabled)',
  );
  for (const element of reachable) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
    // An element that has the focus already would not be scrolled to.
    if (document.activeElement === element) element.blur();
    element.focus();
    if (document.activeElement === element && !isInSight(element)) faults.push(`hidden: ${nameOf(element)}`);
  }
  if (before instanceof HTMLElement) before.focus();
  return faults;

  /** Whether some part of an element, or of its label, is visible. */
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

/** Returns the words that are broken although they would fit on a line of the window. Runs in the page. */
function brokenWords(): string[] {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const place = text.parentElement;
    if (place === null || place.closest('.sr-only') || place.getBoundingClientRect().width < 2) continue;
    if (!place.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}₺%.,’]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isBroken = pieces.some(({ top }) => top >= (pieces[0]?.bottom ?? top) - 2);
      const length = pieces.reduce((sum, { width }) => sum + width, 0);
      if (isBroken && length < 0.75 * innerWidth)
        faults.push(`"${word}" is broken in ${place.outerHTML.slice(0, 80)}`);
    }
  }
  return faults;
}
