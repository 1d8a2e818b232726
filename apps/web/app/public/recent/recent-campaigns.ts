import { readJson, type StorageName, withStorage } from '@ayrac/browser/browser-storage.ts';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { isObject } from '@ayrac/domain/json-object.ts';

const KEY = 'recent-campaigns';
const MOST = 12;

/** A viewed campaign, with the related live campaigns of its page. */
export interface RecentCampaign extends CampaignCard {
  readonly related: readonly CampaignCard[];
}

/**
 * Returns the campaigns viewed last, newest first and without ended ones. They are stored in the tab, or with consent
 * to preferences on the device, and are never sent anywhere.
 */
export function readRecent(name: StorageName, now: Date): readonly RecentCampaign[] {
  const stored = withStorage(name, (storage) => readJson(storage, KEY));
  return liveCards(stored, now).map((card) => ({
    ...card,
    related: 'related' in card ? liveCards(card.related, now) : [],
  }));
}

/** Puts a campaign first. Full or denied storage only costs the shelf. */
export function noteRecent(
  name: StorageName,
  campaign: CampaignCard,
  related: readonly CampaignCard[],
  now: Date,
): void {
  const others = readRecent(name, now).filter(({ id }) => id !== campaign.id);
  const viewed = { ...cardOf(campaign), related: related.map(cardOf) };
  const campaigns = [viewed, ...others].slice(0, MOST);
  withStorage(name, (storage) => storage.setItem(KEY, JSON.stringify(campaigns)));
}

/** Removes all of them. */
export function clearRecent(name: StorageName): void {
  withStorage(name, (storage) => storage.removeItem(KEY));
}

/**
 * Applies a consent to the stored campaigns: with it the tab's list moves to the device, without it the device's list
 * is removed.
 */
export function settleRecent(mayStay: boolean, now: Date): void {
  if (mayStay) {
    for (const viewed of readRecent('sessionStorage', now).toReversed()) {
      noteRecent('localStorage', viewed, viewed.related, now);
    }
  }
  clearRecent(mayStay ? 'sessionStorage' : 'localStorage');
}

/** Keeps only a card's data. The standing is dropped, because it is soon outdated. */
function cardOf(campaign: CampaignCard): CampaignCard {
  const { id, slug, title, benefit, figure, isSponsored, endAt, publishedAt, picture, followers } = campaign;
  const shown = {
    id,
    slug,
    title,
    benefit,
    figure,
    isSponsored,
    endAt,
    publishedAt,
    picture,
    followers,
    brand: { name: campaign.brand.name, slug: campaign.brand.slug },
  };
  return { ...shown, standing: null };
}

function liveCards(value: unknown, now: Date): readonly CampaignCard[] {
  const cards = Array.isArray(value) ? value.filter((card) => isCard(card) && !isOver(card, now)) : [];
  // Content stored by an earlier version has no standing.
  return cards.map((card) => ({ ...card, standing: null }));
}

function isCard(value: unknown): value is CampaignCard {
  if (!isObject(value)) return false;
  const isWhole = ['id', 'slug', 'title', 'brand', 'figure'].every((name) => name in value);
  // Content stored by an earlier version may have no picture.
  return isWhole && 'picture' in value && value.picture !== null;
}

function isOver({ endAt }: CampaignCard, now: Date): boolean {
  return endAt !== null && new Date(endAt) <= now;
}
