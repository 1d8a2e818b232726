import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Page } from 'playwright-core';

/** A screen of the demo: where it stands, and what a person does there before it is looked at. */
export interface Screen {
  readonly name: string;
  /** The Turkish address; the English one stands below `/en`. */
  readonly path: string;
  /** Of the back office, which has one address in both languages and follows the stored choice. */
  readonly isOffice?: true;
  /** Nobody has answered the question for cookies yet. */
  readonly isFirstVisit?: true;
  /** The whole page is looked at, though something was done on it. */
  readonly isWhole?: true;
  readonly act?: (page: Page, locale: Locale) => Promise<void>;
}
