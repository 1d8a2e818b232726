import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectFits } from '../small-window.ts';
import type { Page } from '../story.ts';

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

/** In the narrow viewport, checks that what is open also fits into smaller ones. */
export async function expectFitsPhone(page: Page, isMobile: boolean, within: string): Promise<void> {
  if (!isMobile) return;
  await expectFits(page, within);
  await page.setViewportSize(phone);
}
