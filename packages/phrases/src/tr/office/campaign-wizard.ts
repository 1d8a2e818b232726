import { check } from './campaign-wizard/check.ts';
import { content } from './campaign-wizard/content.ts';
import { drafts } from './campaign-wizard/drafts.ts';
import { preview } from './campaign-wizard/preview.ts';
import { publish } from './campaign-wizard/publish.ts';

/** Phrases of the campaign editor. */
export const campaignWizard = {
  title: 'Kampanya sihirbazı',
  newTitle: 'Yeni kampanya',
  untitled: 'Başlıksız kampanya',
  failed: 'Kampanya açılamadı',
  missing: 'Bu kampanya bulunamadı',
  missingText: 'Bağlantı eksik kopyalanmış olabilir.',
  allDrafts: 'Taslaklar',
  states: {
    draft: 'Taslak',
    scheduled: 'Planlandı',
    live: 'Yayında',
    withdrawn: 'Yayından kaldırıldı',
    archived: 'Arşivde',
  },
  ended: 'Süresi doldu',
  steps: {
    label: 'Adımlar',
    whose: 'Marka ve kategori',
    offer: 'Teklif',
    content: 'İçerik',
    pictures: 'Görseller',
    check: 'Kontrol ve yayın',
    place: (p: { place: string; total: string }) => `${p.total} adımdan ${p.place}. adım`,
    back: 'Geri',
    next: 'Devam',
    lacking: 'eksik var',
  },
  english: (p: { label: string }) => `${p.label} (İngilizce)`,
  ...drafts,
  ...content,
  ...preview,
  ...check,
  ...publish,
};

export type CampaignWizardWords = typeof campaignWizard;
