/** What the tab of the background jobs says. */
export const background = {
  title: 'Arka plan işleri',
  how: 'Sunucunun kendiliğinden yaptıkları; saatler İstanbul saatidir. Birden çok sunucuda her çalışmayı biri üstlenir.',
  name: 'İş',
  state: 'Sonuç',
  last: 'Son çalışma',
  duration: 'Süre',
  next: 'Sonraki',
  deeds: 'Çalıştır',
  run: 'Şimdi çalıştır',
  runLabelled: (p: { job: string }) => `${p.job}: şimdi çalıştır`,
  started: (p: { job: string }) => `Sıraya alındı: ${p.job}`,
  unknown: '–',
  none: 'Arka plan işleri henüz başlamadı. Birkaç saniye içinde burada görünür.',
  states: { idle: 'Bekliyor', waiting: 'Sırada', running: 'Çalışıyor' },
  outcomes: { completed: 'Tamamlandı', failed: 'Başarısız' },
  seconds: (p: { seconds: string }) => `${p.seconds} sn`,
  minutes: (p: { minutes: string }) => `${p.minutes} dk`,
  names: {
    'refresh-lists': 'Listeleri güncelleme',
    'recount-lists': 'Listeleri yeniden sayma',
    'refresh-popularity': 'İlgi sıralaması',
    'count-figures': 'Genel bakış rakamları',
    'measure-answers': 'İlk yanıt sürelerini sayma',
    'run-automations': 'Otomasyonları çalıştırma',
    'renew-clocks': 'Bekleyen isteklerin süresini yenileme',
    'purge-guards': 'Eski sınır sayaçlarını silme',
    'purge-uploads': 'Yarım kalan yüklemeleri silme',
    'purge-views': 'Eski görüntülenme kayıtlarını silme',
    'send-newsletter': 'Bülten gönderimi',
    'tell-of-texts': 'Metin değişikliği bildirimleri',
    'remind-of-endings': 'Bitiş hatırlatmaları',
    retention: 'Süresi dolan verileri silme',
  },
};

/** The shape that both languages have. */
export type BackgroundWords = typeof background;
