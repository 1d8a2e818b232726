import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '#server/features/picture/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { inDays, testNow } from '#server/testing/test-app.ts';
import { campaignDraft } from './table.ts';
import { openWizard } from './testing/wizard.ts';

let wizard: Awaited<ReturnType<typeof openWizard>>;
beforeAll(async () => {
  wizard = await openWizard();
});
afterAll(() => wizard.close());

describe('published campaign', () => {
  it('reports its withdrawal, and is live again after undo', async () => {
    const draft = await wizard.begin({ title: 'Çekilen' });
    const published = (await wizard.publish(draft)).json();
    const withdrawn = (await wizard.move(draft.id, published.campaign.version, 'withdraw')).json();
    expect(withdrawn.campaign.state).toBe('withdrawn');
    expect((await wizard.page('cekilen')).json().kind).toBe('removed');
    expect((await wizard.undo(draft.id, withdrawn.change)).json().campaign.state).toBe('live');
    expect((await wizard.page('cekilen')).json().kind).toBe('found');
  });

  it('is not live again by undo while a picture that was added meanwhile lacks its texts', async () => {
    const draft = await wizard.begin({ title: 'Sessizce' });
    const { id } = draft;
    const { campaign: published } = (await wizard.publish(draft)).json();
    const { change } = (await wizard.move(id, published.version, 'withdraw')).json();
    const hash = 'c'.repeat(20);
    await wizard.db
      .insert(picture)
      .values({ hash, mediaType: 'image/png', width: 8, height: 8, bytes: Buffer.of() });
    const pictures = (altEn: string) => [{ hash, hashEn: null, alt: 'Kırmızı', altEn }];
    const save = (version: number, altEn: string) =>
      wizard.send('PATCH', `galleries/${id}`, { version, pictures: pictures(altEn) });
    expect((await save(1, '')).statusCode).toBe(200);
    const refused = await wizard.undo(id, change);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'pictures-without-text']);
    await save(2, 'Red');
    expect((await wizard.undo(id, change)).json().campaign.state).toBe('live');
  });

  it('can be archived after withdrawal, restored, and published again at its address', async () => {
    const draft = await wizard.begin({ title: 'Raftaki' });
    let { campaign: published } = (await wizard.publish(draft)).json();
    expect((await wizard.move(draft.id, published.version, 'archive')).json().code).toBe('withdraw-first');
    for (const [action, state] of [
      ['withdraw', 'withdrawn'],
      ['archive', 'archived'],
      ['unarchive', 'withdrawn'],
    ] as const) {
      published = (await wizard.move(draft.id, published.version, action)).json().campaign;
      expect(published.state).toBe(state);
    }
    expect((await wizard.publish(await wizard.open(draft.id))).json().campaign).toMatchObject({
      ...{ state: 'live', slug: 'raftaki', publishedAt: testNow.toISOString() },
    });
  });

  it('is archived with its open draft, which comes back by undo, and without one that was closed before', async () => {
    const draft = await wizard.begin({ title: 'Geri gelen' });
    const { campaign: published } = (await wizard.publish(draft)).json();
    const isDraftOpen = async () => {
      const isThis = eq(campaignDraft.campaignId, draft.id);
      return (await wizard.db.select().from(campaignDraft).where(isThis))[0]?.isOpen;
    };
    const archiveAndUndo = async (version: number) => {
      const { change } = (await wizard.move(draft.id, version, 'archive')).json();
      expect(await isDraftOpen()).toBe(false);
      return (await wizard.undo(draft.id, change)).json().campaign.version as number;
    };
    const withdrawn = (await wizard.move(draft.id, published.version, 'withdraw')).json().campaign.version;
    const version = await archiveAndUndo(withdrawn);
    expect(await isDraftOpen()).toBe(false);
    await wizard.save(await wizard.open(draft.id), { title: 'Geri gelen iki' });
    const again = await archiveAndUndo(version);
    expect(await isDraftOpen()).toBe(true);
    const { version: seen } = await wizard.read(draft.id);
    await wizard.send('DELETE', `campaigns/${draft.id}/draft?version=${seen}`);
    await archiveAndUndo(again);
    expect(await isDraftOpen()).toBe(false);
  });

  it('stays without an open draft when its return from the archive is undone', async () => {
    const draft = await wizard.begin({ title: 'Arşivde kalan' });
    let { version } = (await wizard.publish(draft)).json().campaign;
    for (const action of ['withdraw', 'archive'] as const)
      ({ version } = (await wizard.move(draft.id, version, action)).json().campaign);
    const { change } = (await wizard.move(draft.id, version, 'unarchive')).json();
    await wizard.save(await wizard.open(draft.id), { title: 'Arşivde kalan iki' });
    await wizard.undo(draft.id, change);
    const isThis = eq(campaignDraft.campaignId, draft.id);
    expect(await wizard.db.select().from(campaignDraft).where(isThis)).toMatchObject([{ isOpen: false }]);
  });

  it('can be archived with its draft when it was never visible', async () => {
    const draft = await wizard.begin();
    const gone = await wizard.send('DELETE', `campaigns/${draft.id}/draft?version=${draft.version}`);
    expect(gone.json().campaign.state).toBe('archived');
  });

  it('is not moved again after a concurrent move', async () => {
    const draft = await wizard.begin({ title: 'Yarış' });
    const { campaign: published } = (await wizard.publish(draft)).json();
    const both = await Promise.all([
      wizard.move(draft.id, published.version, 'withdraw'),
      wizard.move(draft.id, published.version, 'withdraw'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is copied with texts and pictures, without end, evidence and check', async () => {
    const { id } = await makeCampaign(wizard.db, {
      ...{ ...wizard.complete, title: 'Örnek olan', endAt: inDays(2), checkedAt: inDays(-1) },
      english: { title: 'The model' },
    });
    const pictures = ['a', 'b'].map((letter) => {
      return { hash: letter.repeat(20), hashEn: null, alt: `Resim ${letter}`, altEn: `Picture ${letter}` };
    });
    await wizard.db.insert(picture).values(
      pictures.map(({ hash }) => ({
        hash,
        mediaType: 'image/png',
        width: 8,
        height: 8,
        bytes: Buffer.of(),
      })),
    );
    await wizard.send('PATCH', `galleries/${id}`, { version: 1, pictures });
    const copy = (await wizard.send('POST', `campaigns/${id}/duplicate`)).json();
    expect((await wizard.get(`galleries/${copy.id}`)).json()).toMatchObject({
      version: 1,
      pictures,
    });
    expect(copy).toMatchObject({
      campaign: { state: 'draft' },
      content: { title: 'Örnek olan (kopya)', titleEn: 'The model (copy)', checkedAt: null, evidence: {} },
    });
    expect(copy.content.endAt).toBe('2026-12-06T20:59:59.999Z');
    const refused = await wizard.publish(copy);
    expect([refused.statusCode, refused.json().current]).toEqual([
      409,
      [
        {
          kind: 'copied-title',
          fields: ['title', 'titleEn'],
          quote: 'Örnek olan (kopya)',
          isBlocking: false,
        },
      ],
    ]);
    const published = await wizard.publish(copy, { despite: ['copied-title'] });
    expect(published.json().campaign.slug).toBe('ornek-olan-kopya');
  });

  it('lists its published versions and restores one as a draft', async () => {
    const { id } = await makeCampaign(wizard.db, { ...wizard.complete, title: 'Sürüm bir' });
    for (const title of ['Sürüm iki', 'Sürüm üç'])
      await wizard.publish((await wizard.save(await wizard.open(id), { title })).json());
    const { items } = (await wizard.get(`campaigns/${id}/versions`)).json();
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      'Sürüm üç',
      'Sürüm iki',
      'Sürüm bir',
    ]);
    expect(items[0]).toMatchObject({ version: 3, changed: ['title'] });
    const restored = (
      await wizard.send('POST', `campaigns/${id}/versions/1/restore`, { draftVersion: null })
    ).json();
    expect([restored.content.title, restored.changed]).toEqual(['Sürüm bir', ['title']]);
    await wizard.publish(restored);
    expect((await wizard.page('surum-uc')).json()).toEqual({ kind: 'moved', slug: 'surum-bir' });
  });
});
