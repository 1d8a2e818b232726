import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';

const KEY = 'recent-campaigns';
const MOST = 12;

/** A campaign that was looked at, with the live ones that its page called akin. */
export interface RecentCampaign extends CampaignCard {
  readonly related: readonly CampaignCard[];
}

/**
 * The campaigns that a visitor looked at last, newest first, without those that are over. They live in this tab's own
 * storage, and with consent to preferences in that of the device; nothing of them is sent anywhere.
 */
export function readRecent(storage: Storage, now: Date): readonly RecentCampaign[] {
  try {
    const kept = liveCards(JSON.parse(storage.getItem(KEY) ?? '[]'), now);
    return kept.map((card) => ({ ...card, related: 'related' in card ? liveCards(card.related, now) : [] }));
  } catch {
    // Storage that is refused or was written by another version holds nothing for us.
    return [];
  }
}

/** Puts a campaign in front. */
export function noteRecent(
  storage: Storage,
  campaign: CampaignCard,
  related: readonly CampaignCard[],
  now: Date,
): void {
  const others = readRecent(storage, now).filter(({ id }) => id !== campaign.id);
  const looked = { ...cardOf(campaign), related: related.map(cardOf) };
  try {
    storage.setItem(KEY, JSON.stringify([looked, ...others].slice(0, MOST)));
  } catch {
    // A full or refused storage costs the visitor nothing but the shelf.
  }
}

/** Forgets all of them. */
export function clearRecent(storage: Storage): void {
  storage.removeItem(KEY);
}

/** Brings what is kept into line with a consent: with it the tab's list stays on the device, without it none does. */
export function settleRecent(tab: Storage, device: Storage, mayStay: boolean, now: Date): void {
  if (mayStay) {
    for (const looked of readRecent(tab, now).toReversed()) noteRecent(device, looked, looked.related, now);
  }
  clearRecent(mayStay ? tab : device);
}

/** A campaign's page knows more than its card shows; where it stood says nothing of where it stands. */
function cardOf(campaign: CampaignCard): CampaignCard {
  const { id, slug, title, benefit, figure, isSponsored, endAt, publishedAt, picture, followers } = campaign;
  const { id: brandId, name, slug: brandSlug, colour, mark } = campaign.brand;
  const brand = { id: brandId, name, slug: brandSlug, colour, mark };
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
    brand,
  };
  return { ...shown, standing: null };
}

function liveCards(value: unknown, now: Date): readonly CampaignCard[] {
  const cards = Array.isArray(value) ? value.filter((card) => isCard(card) && !isOver(card, now)) : [];
  // What an earlier version kept does not know it.
  return cards.map((card) => ({ ...card, standing: null }));
}

function isCard(value: unknown): value is CampaignCard {
  if (typeof value !== 'object' || value === null) return false;
  const isWhole = ['id', 'slug', 'title', 'brand', 'figure'].every((name) => name in value);
  // What an earlier version kept may lack a picture.
  return isWhole && 'picture' in value && value.picture !== null;
}

function isOver({ endAt }: CampaignCard, now: Date): boolean {
  return endAt !== null && new Date(endAt) <= now;
}
