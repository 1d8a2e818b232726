/** Column titles of exported files for the columns of every record. */
export const exportTitles = {
  id: 'Kayıt numarası',
  createdAt: 'Oluşturulma',
  updatedAt: 'Son değişiklik',
  changedBy: 'Son değiştiren',
};

/** Column titles of exported loan rates and parameters. */
export const loanTitles = {
  type: 'Kredi türü',
  dated: ['Geçerlilik', 'Geri alındı', 'Kaynak', 'Kaynaktaki ifade', 'Not', 'Kayıt zamanı', 'Kaydeden'],
  offers: { bank: 'Banka', limits: ['En az', 'En çok', 'En uzun vade', 'Adres', 'Yayında'] },
  parameters: { name: 'Parametre', values: ['Değer', 'Sitede görünen kaynak'] },
};
