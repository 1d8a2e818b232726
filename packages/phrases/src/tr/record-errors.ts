/** By the problem that only a record's fields have: shown below the field. */
export const recordErrors = {
  taken: 'Bu ad başka bir kayıtta kullanılıyor',
  'invalid-website': 'http:// ya da https:// ile başlayan bir adres yazın',
  'invalid-colour': '# ve altı haneyle yazın: #1A2B3C',
  'pale-colour': 'Üzerinde beyaz yazı okunmuyor; daha koyu bir renk yazın',
};
