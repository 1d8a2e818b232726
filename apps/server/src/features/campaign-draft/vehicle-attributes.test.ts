import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { countStatementsWith } from '#server/testing/count-statements.ts';
import { makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { openWizard } from './testing/wizard.ts';

let wizard: Awaited<ReturnType<typeof openWizard>>;
beforeAll(async () => {
  wizard = await openWizard();
});
afterAll(() => wizard.close());

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);

describe('vehicle attributes', () => {
  const found = async (id: string) => {
    const { contradictions } = (await wizard.get(`campaigns/${id}/draft/check`)).json();
    return contradictions.map(({ kind, fields }: { kind: string; fields: string[] }) => [kind, fields]);
  };
  const stray = [['stray-vehicle', ['categoryId', 'modelYear']]];

  it('contradict a category without other vehicles, until one is published there', async () => {
    const { id: categoryId } = await makeCategory(wizard.db, { name: 'Bisiklet' });
    const draft = await wizard.begin({ categoryId, title: 'Elektrikli bisiklet', modelYear: 2026 });
    expect(draft.hasVehicles).toBe(false);
    expect(await found(draft.id)).toEqual(stray);
    const refused = await wizard.publish(draft);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'campaign-contradictory']);
    expect((await wizard.publish(draft, { despite: ['stray-vehicle'] })).statusCode).toBe(200);

    // The campaign itself does not count as another vehicle.
    const reopened = await wizard.open(draft.id);
    expect([reopened.hasVehicles, await found(draft.id)]).toEqual([true, stray]);
    const second = await wizard.begin({ categoryId, title: 'Katlanır bisiklet', modelYear: 2025 });
    expect([second.hasVehicles, await found(second.id)]).toEqual([true, []]);
    expect((await wizard.publish(second)).statusCode).toBe(200);
    expect(await found(draft.id)).toEqual([]);
  });

  it.each([
    ['ended', { endAt: later(-60) }],
    ['withdrawn', { status: 'withdrawn' }],
    ['archived', { status: 'archived' }],
    ['a draft', { status: 'draft' }],
  ] as const)(
    'can be entered beside a vehicle that is %s, but contradict the category',
    async (_state, values) => {
      const { id: categoryId } = await makeCategory(wizard.db);
      const { complete, db } = wizard;
      await makeCampaign(db, { ...complete, categoryId, ...values }, { vehicle: { modelYear: 2024 } });
      const draft = await wizard.begin({ categoryId, title: 'Motorlu kızak', modelYear: 2026 });
      expect(draft.hasVehicles).toBe(true);
      expect(await found(draft.id)).toEqual(stray);
    },
  );

  it.each([
    ['without any', {}, 0],
    ['with one', { modelYear: 2026 }, 1],
  ] as const)('make a check search the visible vehicles: %s', async (_what, values, searches) => {
    const visibleVehicles = /campaign_vehicle join campaign_listing/;
    const { id } = await wizard.begin(values);
    expect(await countStatementsWith(visibleVehicles, () => found(id))).toBe(searches);
    expect(await countStatementsWith(visibleVehicles, () => wizard.read(id))).toBe(0);
  });

  it('do not make a campaign contradictory in lists, where the number would become outdated', async () => {
    const { id: categoryId } = await makeCategory(wizard.db, { name: 'Tekne' });
    const listed = async () => {
      const { items } = (await wizard.get('campaigns', { categoryId, isContradictory: 'true' })).json();
      return items.map(({ title }: { title: string }) => title);
    };
    const { id } = await wizard.begin({ categoryId, title: 'Yelkenli' });
    const draft = (await wizard.save({ id, version: 1 }, { modelYear: 2026 })).json();
    expect(await listed()).toEqual([]);
    const published = await wizard.publish(draft, { despite: ['stray-vehicle'] });
    expect([published.statusCode, await listed()]).toEqual([200, []]);
    const [row] = await wizard.db.select().from(campaign).where(eq(campaign.id, draft.id));
    expect(row?.contradictions).toBe(0);
    const another = await wizard.begin({ categoryId, title: 'Kayık' });
    await wizard.save(another, { modelYear: 2025, listPrice: 1, campaignPrice: 2 });
    expect(await listed()).toEqual(['Kayık']);
  });
});
