/** Phrases of the page for e-mail templates, in addition to those of every record page. */
export const mailTemplates = {
  title: 'E-posta şablonları',
  one: 'E-posta şablonu',
  count: (p: { count: string }) => `${p.count} şablon`,
  search: 'Şablon ara',
  add: 'Yeni şablon',
  emptyTitle: 'Henüz şablon yok',
  emptyText: 'İsteği gönderene yazarken kullanılacak metinleri iki dilde buraya ekleyin.',
  fields: {
    name: { label: 'Şablon', hint: 'Listede görünen ad, örneğin “Teklif hazır”' },
    brandId: { label: 'Marka', hint: 'Sonradan değiştirilemez' },
    purpose: {
      label: 'Amaç',
      hint: 'Kampanya iletisi yalnızca izni kayıtlı kişilere gönderilebilir',
      choices: { service: 'İstek hakkında', marketing: 'Kampanya iletisi' },
    },
    subject: { label: 'Konu', hint: 'Yer tutucular: {name}, {campaign}, {brand}' },
    text: {
      label: 'Metin',
      hint: 'Boş bir satır yeni paragraf başlatır; yer tutucular burada da geçerlidir',
    },
    subjectEn: { label: 'Konu (İngilizce)', hint: '' },
    textEn: { label: 'Metin (İngilizce)', hint: '' },
    isActive: { label: 'Etkin', hint: 'Kapalıyken e-posta yazarken seçilemez' },
  },
};

export type MailTemplateWords = typeof mailTemplates;
