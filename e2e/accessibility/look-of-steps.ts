import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { CDPSession } from '@playwright/test';
import { expectSeen, expectWhole } from '../axe.ts';
import { expectFits } from '../small-window.ts';
import { expect, type Page } from '../story.ts';

/** A dialog above the page. */
export const DIALOG = 'dialog[open]';
/** A dialog above another dialog. */
export const ABOVE = `${DIALOG} ${DIALOG}`;
export const SHEET = ':popover-open';

/**
 * Turkish in the narrow viewport and light theme, English in the wide viewport and dark theme, so each is checked once.
 * Elements that exist in only one viewport are checked in both themes there.
 */
export const lookOf = (isMobile: boolean) =>
  isMobile
    ? ({ words: tr, prefix: '', theme: 'light' } as const)
    : ({ words: en, prefix: '/en', theme: 'dark' } as const);

const phone = { width: 390, height: 844 };
const computer = { width: 1440, height: 900 };

/** In the narrow viewport, checks that what is open also fits into smaller ones. */
export async function expectFitsPhone(page: Page, isMobile: boolean, within: string): Promise<void> {
  if (!isMobile) return;
  await expectFits(page, within);
  await page.setViewportSize(phone);
}

/**
 * Switches to a phone or a computer. The stylesheet asks for the pointer type, because touch needs larger targets than
 * a mouse.
 */
export async function hold(page: Page, device: CDPSession, what: 'phone' | 'computer'): Promise<void> {
  const isTouched = what === 'phone';
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  await page.setViewportSize(isTouched ? phone : computer);
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isTouched);
}

/**
 * Returns a check of what is open: on a phone in the light theme, against the whole standard and on request in small
 * windows; then on a computer in the dark one, for the rules that depend on colours and sizes. It is left on a phone.
 * A state that differs from another one only by a message needs no look on a computer.
 */
export function checkOfSteps(page: Page, device: CDPSession) {
  return async (within: string, fitting?: 'fits'): Promise<void> => {
    await expectWhole(page, within);
    if (fitting === 'fits') await expectFits(page, within);
    await hold(page, device, 'computer');
    await expectSeen(page, 'dark', within);
    await hold(page, device, 'phone');
  };
}
