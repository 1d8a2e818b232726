/** Reasons for exports. */
export const exportReasons = {
  report: 'Rapor ve değerlendirme',
  contact: 'İsteklerle ilgili iletişim',
  brand: 'Markayla paylaşım',
  complaint: 'Şikâyet ya da hata incelemesi',
  law: 'Yasal yükümlülük ya da denetim',
  transfer: 'Başka bir sisteme aktarma',
  /** For entries from before a reason could be selected. */
  unstated: 'Belirtilmemiş',
};

export type ExportReasonWords = typeof exportReasons;
