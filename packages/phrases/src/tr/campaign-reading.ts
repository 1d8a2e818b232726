/** Phrases of a campaign page's content below picture and offer. */
export const campaignReading = {
  tabs: 'Kampanya bilgileri',
  description: 'Açıklama',
  noDescription: 'Marka bu kampanya için bir açıklama paylaşmadı.',
  details: 'Ayrıntılar',
  noDetails: 'Bu kampanya için ek ayrıntı paylaşılmadı.',
  conditions: 'Koşullar',
  specifications: 'Öne çıkan özellikler',
  figuresCaption: 'Kampanyanın rakamları',
  vehicleCaption: 'Araç bilgileri',
  source: 'Kaynak:',
  newTab: 'yeni sekmede açılır',
  checkedOn: (p: { date: string }) => `Son kontrol: ${p.date}`,
  nextCheck: (p: { date: string }) => `Sonraki kontrol: ${p.date}`,
  evidence: {
    title: 'Bilgilerin kaynağı',
    fields: {
      title: 'Başlık',
      discount: 'Avantaj',
      endAt: 'Son gün',
      conditions: 'Koşullar',
      specifications: 'Özellikler',
    },
  },
  report: 'Bilgiler hatalı mı? Bize bildirin',
  reportEnded: 'Bilgiler hatalı mı? Bize bildirin',
  /** Page of a campaign that was taken down. */
  removed: {
    title: 'Bu kampanya yayından kaldırıldı',
    text: 'Marka kampanyayı geri çekmiş olabilir. Geçerli kampanyalara göz atabilirsiniz.',
    allCategories: 'Tüm kategoriler',
  },
};
