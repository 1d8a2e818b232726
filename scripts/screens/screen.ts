import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Page } from 'playwright-core';

/** A screen of the demo, and the actions before it is captured. */
export interface Screen {
  readonly name: string;
  /** Turkish path; the English one is below `/en`. */
  readonly path: string;
  /**
   * Whether it belongs to the back office, whose address is the same in both languages and whose language is a stored
   * choice.
   */
  readonly isOffice?: true;
  /** Whether the cookie banner has not been answered yet. */
  readonly isFirstVisit?: true;
  /** Whether to capture the whole page even after an action. */
  readonly isWhole?: true;
  readonly act?: (page: Page, locale: Locale) => Promise<void>;
}
