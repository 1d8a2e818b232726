import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { element, xmlHead, xmlText } from './xml.ts';

/** A feed of campaigns, in Turkish. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Path of the page whose campaigns the feed lists; `self` is the path of the feed. */
  readonly page: string;
  readonly self: string;
  /** Sorted newest first. */
  readonly campaigns: readonly CampaignCard[];
}

const MINUTES = 60;

/** Writes a feed as RSS 2.0. */
export function writeFeed(feed: Feed, origin: string): string {
  const { campaigns } = feed;
  const newest = campaigns[0];
  const self = xmlText(origin + feed.self);
  return [
    `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">`,
    '<channel>',
    element('title', feed.title),
    element('link', origin + feed.page),
    element('description', feed.description),
    element('language', 'tr'),
    element('ttl', String(MINUTES)),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element('lastBuildDate', dateOf(newest))]),
    ...campaigns.map((campaign) => writeItem(campaign, origin)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function writeItem(campaign: CampaignCard, origin: string): string {
  const { title, slug, brand, benefit, endAt } = campaign;
  const end = endAt === null ? null : `Son gün: ${formatDate(endAt, 'tr')}`;
  const about = [brand.name, benefit?.text, end].filter((part) => part !== null && part !== undefined);
  const address = origin + addresses.campaign(slug);
  return [
    '<item>',
    element('title', title.text),
    element('link', address),
    // The id instead of the address, so that a renamed campaign is not taken for a new one.
    `<guid isPermaLink="false">${xmlText(campaign.id)}</guid>`,
    element('pubDate', dateOf(campaign)),
    element('description', about.join(' · ')),
    '</item>',
  ].join('');
}

function dateOf({ publishedAt }: CampaignCard): string {
  return new Date(publishedAt).toUTCString();
}
