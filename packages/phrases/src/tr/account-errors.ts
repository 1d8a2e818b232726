/** Messages below a field, for problems of usernames, passwords and codes. */
export const accountErrors = {
  'invalid-username':
    'Harf (Türkçe harfler hariç), rakam, nokta, tire ve alt çizgi yazın; başta ve sonda harf veya rakam olmalı',
  'short-username': 'En az 3 karakter yazın',
  'weak-password': 'Daha güçlü bir şifre seçin',
  'common-password': 'Bu şifre çok yaygın. Lütfen tahmin edilmesi daha zor bir şifre seçin',
  'contains-username': 'Şifrenizde kullanıcı adınız geçmesin',
  'contains-email-name': 'Şifrenizde e-posta adresinizin @ işaretinden önceki kısmı geçmesin',
  'passwords-differ': 'Şifreler eşleşmiyor',
  'same-as-current': 'Yeni şifre mevcut şifreden farklı olmalıdır',
  'password-too-short': 'Şifre en az 6 karakter olmalıdır',
  'wrong-password': 'Şifre hatalı',
  'below-requirements': 'Yeni şifre gereksinimleri karşılamıyor',
  'wrong-code': 'Kod hatalı veya süresi geçmiş',
};
