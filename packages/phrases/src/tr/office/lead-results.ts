/** Phrases of the page that imports a brand's results from a file. */
export const leadResults = {
  title: 'Sonuçlar',
  about:
    'Markanın kendi sisteminde sonuçlanan istekleri dosyayla işleyin. Önce her satırda ne olacağını görürsünüz; siz onaylayana kadar hiçbir şey değişmez.',
  how: 'İstek listesini dışa aktarın, “Durum” sütununu güncelleyip dosyayı buraya yükleyin. Kaybedilen istekler için “Neden” sütununu ekleyin.',
  system: (p: { path: string }) =>
    `Markanın sistemi aynı sonuçları API anahtarıyla da bildirebilir: ${p.path}`,
  /** Comma-separated titles by which columns are recognised. */
  columns: {
    request: 'Kayıt numarası, İstek no, İstek, requestId',
    stage: 'Durum, Sonuç, stage',
    reason: 'Neden, Kaybedilme nedeni, reason',
    key: 'Sonuç no, Referans, resultId',
  },
  file: 'Dosya',
  fileHint: 'CSV ya da XLSX, en çok 2.000 satır',
  chooseFile: 'Bir dosya seçin.',
  tooLarge: 'Dosya çok büyük. En çok 60 MB olabilir.',
  look: 'Satırları kontrol et',
  uploading: 'Dosya yükleniyor',
  waiting: 'Bağlantı koptu; geri geldiğinde kaldığı yerden sürecek.',
  reading: 'Satırlar okunuyor',
  would: (p: { taken: string; unchanged: string; refused: string }) =>
    `${p.taken} istek güncellenecek, ${p.unchanged} istek değişmeyecek, ${p.refused} satır alınamıyor.`,
  did: (p: { taken: string; unchanged: string; refused: string }) =>
    `${p.taken} istek güncellendi, ${p.unchanged} istek değişmedi, ${p.refused} satır alınamadı.`,
  left: (p: { count: string }) => `${p.count} satırda sonuç yok; bunlar atlanır.`,
  take: (p: { count: string }) => `${p.count} isteği güncelle`,
  done: (p: { count: string }) => `${p.count} istek güncellendi`,
  heads: { line: 'Satır', lead: 'İstek', stage: 'Durum', outcome: 'İşlem' },
  outcomes: { taken: 'Güncellenecek', unchanged: 'Değişmeyecek', refused: 'Alınamıyor' },
  outcomesDone: { taken: 'Güncellendi', unchanged: 'Değişmedi', refused: 'Alınamadı' },
  unknown: 'Bilinmeyen istek',
  noRecord: 'Bu hücre boş; dışa aktarılan listedeki numarayı yazın',
  notARecord: (p: { value: string }) =>
    `“${p.value}” bir kayıt numarası değil; dışa aktarılan listedeki numarayı olduğu gibi yazın`,
  notOneOf: (p: { value: string; choices: string }) =>
    `“${p.value}” tanınmadı; şunlardan biri olmalı: ${p.choices}`,
  oneOf: (p: { choices: string }) => `Şunlardan biri olmalı: ${p.choices}`,
};

export type LeadResultWords = typeof leadResults;
