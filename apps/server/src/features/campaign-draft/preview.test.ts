import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { inDays, testNow } from '#server/testing/test-app.ts';
import { openWizard } from './testing/wizard.ts';

let wizard: Awaited<ReturnType<typeof openWizard>>;
beforeAll(async () => {
  wizard = await openWizard();
});
afterAll(() => wizard.close());

async function linkTo(id: string): Promise<string> {
  const { path, until } = (await wizard.send('POST', `campaigns/${id}/preview-link`)).json();
  expect(until).toBe(inDays(7).toISOString());
  return path.replace('/onizleme/', '');
}

const look = (token: string) =>
  wizard.app.inject({ method: 'POST', url: '/api/public/previews/open', payload: { token } });

describe('preview link', () => {
  it('shows the draft as page and card to anyone with the link', async () => {
    const draft = await wizard.begin({ title: 'Önizlenen', campaignPrice: 990, fuel: 'lpg' });
    const token = await linkTo(draft.id);
    wizard.actAs({ kind: 'anonymous' });
    const shown = (await look(token)).json();
    await wizard.enter('ADMIN');
    expect(shown).toMatchObject({
      campaign: {
        ...{ title: { text: 'Önizlenen' }, slug: 'onizlenen', state: 'live', vehicle: { fuel: 'lpg' } },
        ...{ brand: { name: 'Ayraç Motor' }, categories: [{ name: 'Otomobil' }] },
      },
      card: { title: { text: 'Önizlenen' }, figure: { kind: 'price', price: 990 } },
    });
    expect((await wizard.page('onizlenen')).statusCode).toBe(404);
  });

  it('shows a change of a live campaign to another brand while visitors see the published version', async () => {
    const { id } = await makeCampaign(wizard.db, { ...wizard.complete, title: 'Görünen' });
    const { id: brandId } = await makeBrand(wizard.db, { name: 'Öteki Marka' });
    await wizard.save(await wizard.open(id), { title: 'Görünecek', brandId });
    const { campaign: shown } = (await look(await linkTo(id))).json();
    expect(shown).toMatchObject({
      title: { text: 'Görünecek' },
      brand: { name: 'Öteki Marka' },
      slug: 'gorunen',
    });
    expect((await wizard.page('gorunen')).json().campaign.brand.name).toBe('Ayraç Motor');
  });

  it('is valid for seven days, until it is revoked or the draft is published', async () => {
    const draft = await wizard.begin({ title: 'Süreli' });
    const token = await linkTo(draft.id);
    wizard.clock.now = new Date(inDays(7).getTime() - 1);
    expect((await look(token)).statusCode).toBe(200);
    wizard.clock.now = inDays(7);
    expect((await look(token)).statusCode).toBe(404);
    wizard.clock.now = testNow;
    const second = await linkTo(draft.id);
    expect((await wizard.send('DELETE', `campaigns/${draft.id}/preview-link`)).json()).toEqual({
      revoked: 2,
    });
    expect((await look(second)).statusCode).toBe(404);
    const third = await linkTo(draft.id);
    await wizard.publish(draft);
    expect((await look(third)).statusCode).toBe(404);
  });

  it('is unguessable', async () => {
    const draft = await wizard.begin();
    const token = await linkTo(draft.id);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    for (const other of [draft.id, token.toUpperCase(), `${token}0`, ''])
      expect((await look(other)).statusCode).toBe(404);
  });

  it('has the cover as its shared picture when the campaign has none', async () => {
    const token = await linkTo((await wizard.begin()).id);
    const reply = await wizard.app.inject({ url: `/api/public/previews/${token}/share.jpeg` });
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toMatch(/^\/pictures\/k\w+-1200\.jpeg$/);
  });
});
