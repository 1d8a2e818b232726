/** Phrases for requests in the CRM that look automated. */
export const suspectLeads = {
  page: 'Şüpheli istekler',
  title: 'Bekleyenler',
  one: 'Şüpheli istek',
  refused: 'Reddedilenler',
  count: (p: { count: string }) => `${p.count} istek`,
  search: 'Ad, e-posta ya da telefonun son rakamları',
  add: '',
  emptyTitle: 'Şüpheli istek yok',
  emptyText:
    'Otomatik gönderilmiş gibi görünen istekler burada bekler; siz kabul edene kadar hiçbir listede görünmez.',
  emptyRefused: 'Reddedilen istek yok',
  emptyRefusedText: 'Reddettiğiniz istekler burada kalır; fikrinizi değiştirirseniz kabul edebilirsiniz.',
  waiting: (p: { count: string }) => `${p.count} şüpheli istek incelenmeyi bekliyor`,
  unknown: 'Nedeni kaydedilmemiş',
  why: 'Neden şüpheli?',
  reasons: {
    trap: {
      label: 'Gizli alan dolu',
      text: 'İnsanların görmediği bir alan doldurulmuş; bunu genellikle robotlar yapar.',
    },
    'too-fast': { label: 'Çok hızlı', text: 'Form, bir insanın yazabileceğinden hızlı gönderilmiş.' },
    crowded: { label: 'Çok sayıda istek', text: 'Aynı ağdan kısa sürede çok sayıda istek gelmiş.' },
  },
  fields: {
    name: { label: 'Kişi', hint: '' },
    suspicions: { label: 'Neden', hint: '' },
    stand: { label: 'Durum', hint: '', choices: { waiting: 'Bekliyor', refused: 'Reddedildi' } },
    campaignId: { label: 'Kampanya', hint: '' },
    brandId: { label: 'Marka', hint: '' },
    phone: { label: 'Telefon', hint: '' },
    email: { label: 'E-posta', hint: '' },
    city: { label: 'İl', hint: '' },
    reviewedBy: { label: 'İnceleyen', hint: '' },
    reviewedAt: { label: 'İnceleme zamanı', hint: '' },
    createdAt: { label: 'Gönderim', hint: '' },
  },
  actions: {
    accept: {
      label: 'Kabul et',
      done: (p: { label: string }) => `Kabul edildi: ${p.label}`,
      doneMany: (p: { count: string }) => `${p.count} istek kabul edildi`,
      askMany: {
        title: (p: { count: string }) => `${p.count} istek kabul edilsin mi?`,
        text: 'İstekler şimdi gelmiş sayılır: ilgili kişilere atanır, markaya iletilir, ilk yanıt süreleri başlar ve gönderenlere onay e-postası gider. Kabulü on dakika içinde geri alabilirsiniz; o ana kadar gönderilmiş e-postalar ve markaya iletilmiş istekler geri çağrılamaz.',
      },
    },
    refuse: {
      label: 'Reddet',
      done: (p: { label: string }) => `Reddedildi: ${p.label}`,
      doneMany: (p: { count: string }) => `${p.count} istek reddedildi`,
    },
  },
  follows:
    'Kabul edilen istek o anda gelmiş sayılır: isteği gönderene onay e-postası gider, ilk yanıt süresi başlar.',
};

export type SuspectLeadWords = typeof suspectLeads;
