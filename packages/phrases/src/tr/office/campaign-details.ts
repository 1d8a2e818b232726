/** Phrases of the table for editing many campaigns. */
export const campaignDetails = {
  title: 'Kampanya detayları',
  campaign: 'Kampanya',
  untitled: 'Başlıksız kampanya',
  count: (p: { count: string }) => `${p.count} kampanya`,
  search: 'Başlık, marka ya da adres ara',
  part: 'Gösterilen bilgiler',
  parts: { texts: 'Metinler', facts: 'Bilgi tablosu', vehicle: 'Araç özellikleri' },
  language: 'Dil',
  languages: { both: 'İki dil', tr: 'Türkçe', en: 'İngilizce' },
  place: (p: { brand: string; category: string; state: string }) => `${p.brand} · ${p.category} · ${p.state}`,
  hint: 'Hücreye yazın ya da hesap tablonuzdan yapıştırın. Enter düzenler, Shift ile Enter yeni satır açar, Ctrl+Z son adımı geri alır.',
  noFacts: 'Bu kampanyaların bilgi tablosu boş. Yukarıdan bir bilgi ekleyin.',
  factsLeft: (p: { count: string }) =>
    `Az kampanyada bulunan ${p.count} bilgi gösterilmiyor; listeyi bir kategoriye daraltın.`,
  addFact: { label: 'Yeni bilgi, örneğin Garanti', labelEn: 'İngilizcesi', add: 'Bilgi ekle' },
  locks: {
    archived: 'Arşivdeki kampanya burada düzenlenmez',
    scheduled: 'Yayını planlanan kampanya burada düzenlenmez',
    formatted: 'Biçimli metin sihirbazda düzenlenir',
  },
  leftOut: (p: { count: string }) => `Kilitli ${p.count} hücreye yapıştırılmadı`,
  offline: 'Bağlantınızı kontrol edin. Yazdıklarınız bu tarayıcıda saklanıyor; bağlantı gelince kaydedin.',
  noChanges: 'Kaydedilecek bir değişiklik yok.',
  changes: (p: { count: string }) => `${p.count} hücre değişti.`,
  wrong: (p: { count: string }) => `${p.count} hücre düzeltilmeli.`,
  undo: 'Geri al',
  clear: 'Vazgeç',
  saveNone: 'Kaydet',
  save: (p: { count: string }) => `${p.count} hücreyi kaydet`,
  saved: (p: { count: string }) => `${p.count} hücre kaydedildi`,
  refused: 'Kaydedilemeyen kampanyalar',
  refusedRow: (p: { title: string; message: string }) => `${p.title}: ${p.message}`,
  conflicts: {
    title: 'Bu hücreleri bu arada başkası da değiştirdi',
    place: (p: { title: string; column: string }) => `${p.title}, ${p.column}`,
    theirs: 'Şimdiki',
    yours: 'Sizinki',
    empty: 'Boş',
    takeTheirs: 'Şimdikini koru',
    takeYours: 'Benimkini yaz',
    cell: (p: { theirs: string }) => `Bu arada değişti: ${p.theirs}`,
  },
};

/** Shape of these phrases in both languages. */
export type CampaignDetailWords = typeof campaignDetails;
