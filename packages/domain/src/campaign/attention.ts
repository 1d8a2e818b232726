/** Views of the last 24 hours from which on they are shown; fewer tell nothing by themselves. */
export const SHOWN_FROM_VIEWS = 20;

/** Interested people from which on they are shown; fewer could point at somebody. */
const SHOWN_FROM_INTERESTED = 5;

/** How long one visitor counts as one view, in hours. */
export const VIEW_WINDOW_HOURS = 24;

/** So many visitors of one network are counted at a campaign on a day: the first and five more. */
export const MOST_VIEWERS_OF_A_NETWORK = 6;

/** How much attention a campaign gets; null where a figure is too small to be shown. */
export interface Attention {
  /** Visitors within 24 hours. */
  readonly views: number | null;
  /** Distinct people who follow it or asked for its quote. */
  readonly interested: number | null;
}

/**
 * The counts as they are shown. Interest stands above its floor alone; with it the views stand whatever they are, so
 * that the one figure never hides the other, and whoever reads them is one view at least.
 */
export function shownAttention(counts: { readonly views: number; readonly interested: number }): Attention {
  const interested = counts.interested < SHOWN_FROM_INTERESTED ? null : counts.interested;
  const tells = counts.views >= SHOWN_FROM_VIEWS || interested !== null;
  return { views: tells ? Math.max(counts.views, 1) : null, interested };
}

// What programs call themselves: crawlers, previews of links, monitors, and libraries that fetch.
const program =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|telegram|embedly|monitor|uptime|lighthouse|pagespeed|headless|phantom|selenium|puppeteer|playwright|curl|wget|python|java\/|okhttp|go-http|node-fetch|undici|axios|httpclient|libwww|scrapy|archiver|validator/i;

/** Whether a `User-Agent` is that of a program rather than of a person's browser; none at all is a program's, too. */
export function isProgram(userAgent: string): boolean {
  return !userAgent.includes('Mozilla/') || program.test(userAgent);
}
