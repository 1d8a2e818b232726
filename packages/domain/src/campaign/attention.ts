/** Lowest number of views in 24 hours that is displayed. Fewer say nothing by themselves. */
const SHOWN_FROM_VIEWS = 20;

/** Lowest number of interested people that is displayed. Fewer could reveal who they are. */
const SHOWN_FROM_INTERESTED = 5;

/** Repeated views of one visitor count once within this many hours. */
export const VIEW_WINDOW_HOURS = 24;

/** Most visitors of one network that are counted for a campaign per day: the first and five more. */
export const MOST_VIEWERS_OF_A_NETWORK = 6;

/** Attention that a campaign gets. A figure is null when it is too small to be displayed. */
export interface Attention {
  /** Visitors in the last 24 hours. */
  readonly views: number | null;
  /** Distinct people who follow the campaign or requested a quote. */
  readonly interested: number | null;
}

/**
 * Returns the counts to display. Interest is displayed only from its minimum on. Views are then displayed in any case,
 * as at least 1, because the reader is a view, too.
 */
export function shownAttention(counts: { readonly views: number; readonly interested: number }): Attention {
  const interested = counts.interested < SHOWN_FROM_INTERESTED ? null : counts.interested;
  const isShown = counts.views >= SHOWN_FROM_VIEWS || interested !== null;
  return { views: isShown ? Math.max(counts.views, 1) : null, interested };
}

// Names of programs in user agents: crawlers, link previews, monitors and HTTP libraries.
const program =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|telegram|embedly|monitor|uptime|lighthouse|pagespeed|headless|phantom|selenium|puppeteer|playwright|curl|wget|python|java\/|okhttp|go-http|node-fetch|undici|axios|httpclient|libwww|scrapy|archiver|validator/i;

/** Whether a `User-Agent` belongs to a program rather than to a person's browser. An empty one counts as a program. */
export function isProgram(userAgent: string): boolean {
  return !userAgent.includes('Mozilla/') || program.test(userAgent);
}
