import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeBrand, makeCategory } from '#server/testing/factories.ts';

/** Opens an office with a brand and a category, and helpers for the calls of the wizard. */
export async function openWizard() {
  const office = await openOffice();
  const { id: brandId } = await makeBrand(office.db, { name: 'Ayraç Motor' });
  const { id: categoryId } = await makeCategory(office.db, { name: 'Otomobil' });
  const complete = {
    ...{ brandId, categoryId, title: 'Kışa hazır lastik', discount: '%20 indirim' },
    description: 'Kış gelmeden dört lastiğinizi değiştirin.',
  };
  return { ...office, brandId, categoryId, complete, ...callsOf(office, complete) };
}

function callsOf(office: Office, complete: object) {
  const answer = async (sent: ReturnType<Office['send']>) => {
    const reply = await sent;
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`);
    return reply.json();
  };
  const ofDraft = ({ version, campaign }: CampaignDraft) => ({ version, campaignVersion: campaign.version });
  return {
    begin: (values: object = {}): Promise<CampaignDraft> =>
      answer(office.send('POST', 'campaign-drafts', { ...complete, ...values })),
    open: (id: string): Promise<CampaignDraft> => answer(office.send('POST', `campaigns/${id}/draft`)),
    read: async (id: string): Promise<CampaignDraft> => (await office.get(`campaigns/${id}/draft`)).json(),
    save: ({ id, version }: Pick<CampaignDraft, 'id' | 'version'>, values: object) =>
      office.send('PATCH', `campaigns/${id}/draft`, { version, values }),
    publish: (draft: CampaignDraft, more: object = {}) =>
      office.send('POST', `campaigns/${draft.id}/publish`, { ...ofDraft(draft), ...more }),
    schedule: (draft: CampaignDraft, at: string, more: object = {}) =>
      office.send('POST', `campaigns/${draft.id}/schedule`, { ...ofDraft(draft), at, ...more }),
    move: (id: string, version: number, action: string) =>
      office.send('POST', `campaigns/${id}/move`, { version, action }),
    undo: (id: string, change: string) => office.send('POST', `campaigns/${id}/undo`, { change }),
    page: async (slug: string) => office.app.inject({ url: `/api/public/campaigns/${slug}` }),
    total: async (): Promise<number> =>
      (await office.app.inject({ url: '/api/public/campaigns' })).json().list.total,
  };
}
