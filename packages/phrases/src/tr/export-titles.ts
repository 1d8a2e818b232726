/** What heads the columns of an exported file that every record has. */
export const exportTitles = {
  id: 'Kayıt numarası',
  createdAt: 'Oluşturulma',
  updatedAt: 'Son değişiklik',
  changedBy: 'Son değiştiren',
};

/** What heads the columns of exported loans. */
export const loanTitles = {
  type: 'Kredi türü',
  dated: ['Geçerlilik', 'Geri alındı', 'Kaynak', 'Kaynaktaki ifade', 'Not', 'Yazıldı', 'Yazan'],
  offers: { bank: 'Banka', limits: ['En az', 'En çok', 'En uzun vade', 'Adres', 'Yayında'] },
  parameters: { name: 'Parametre', values: ['Değer', 'Sitede görünen kaynak'] },
};
