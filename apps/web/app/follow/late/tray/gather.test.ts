import { fakeStorage } from '@ayrac/browser/testing/fake-storage.ts';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeKnown, type Relation, readKnown } from '../../relations.ts';
import { GUEST_FOLLOWS } from '../guest-follows.ts';
import { gatherHere } from './gather.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const campaign = (n: number): Relation => `campaign:${id(n)}`;

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  changeKnown({ relations: new Set(), ends: new Map(), pressed: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns a fake server that publishes the given campaigns, with their ends. */
function serverOf(shown: Readonly<Record<number, string | null>>) {
  const campaigns = Object.entries(shown).map(([n, endAt]) => ({ id: id(Number(n)), endAt }) as CampaignCard);
  const asked: string[][] = [];
  const listBookmarks = async ({ body }: { body: { campaigns: string[] } }) => {
    asked.push(body.campaigns);
    return { campaigns };
  };
  return { asked, client: { listBookmarks } as never };
}

it("requests the device's follows and the latest click, and nothing when there are none", async () => {
  const { asked, client } = serverOf({});
  expect(await gatherHere(client)).toEqual({ campaigns: [], gone: 0 });
  expect(asked).toEqual([]);
  localStorage.setItem(GUEST_FOLLOWS, JSON.stringify([campaign(1), `brand:${id(9)}`]));
  changeKnown({ relations: new Set([campaign(1), campaign(2)]) });
  await gatherHere(client);
  expect(asked).toEqual([[id(1), id(2)]]);
});

it('adopts a later end, and reports a withdrawn campaign before removing it', async () => {
  localStorage.setItem(
    GUEST_FOLLOWS,
    JSON.stringify([`${campaign(1)} 2026-11-20T09:00:00Z`, campaign(2), `brand:${id(9)}`]),
  );
  changeKnown({ relations: new Set([campaign(1), campaign(2)]) });
  const later = '2026-12-20T09:00:00.000Z';
  const { gone } = await gatherHere(serverOf({ 1: later }).client);
  expect(gone).toBe(1);
  expect(JSON.parse(localStorage.getItem(GUEST_FOLLOWS) ?? '')).toEqual([
    `${campaign(1)} ${later}`,
    `brand:${id(9)}`,
  ]);
  expect(readKnown().relations).toEqual(new Set([campaign(1)]));
  expect(readKnown().ends.get(campaign(1))).toBe(later);
});

it('leaves the device unchanged when the server does not respond', async () => {
  const kept = JSON.stringify([campaign(1)]);
  localStorage.setItem(GUEST_FOLLOWS, kept);
  const client = { listBookmarks: () => Promise.reject(new Error('away')) } as never;
  await expect(gatherHere(client)).rejects.toThrow();
  expect(localStorage.getItem(GUEST_FOLLOWS)).toBe(kept);
});
