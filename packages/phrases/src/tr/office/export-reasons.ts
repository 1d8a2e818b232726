/** Why rows leave the office as a file. */
export const exportReasons = {
  report: 'Rapor ve değerlendirme',
  contact: 'İsteklerle ilgili iletişim',
  brand: 'Markayla paylaşım',
  complaint: 'Şikâyet ya da hata incelemesi',
  law: 'Yasal yükümlülük ya da denetim',
  transfer: 'Başka bir sisteme aktarma',
  /** What was typed before one was chosen. */
  untold: 'Belirtilmemiş',
};

/** The shape that both languages have. */
export type ExportReasonWords = typeof exportReasons;
