/** Every error text in Turkish; this object is the shape that the English one has to match. */
export const errors = {
  /** By field problem: shown below the field. */
  fields: {
    required: 'Bu alan zorunludur',
    invalid: 'Geçersiz değer',
    'invalid-email': 'Geçerli bir e-posta adresi giriniz',
    'invalid-phone': '5 ile başlayan 10 haneli bir telefon numarası yazın',
    'invalid-date': 'Geçerli bir tarih yazın',
    'invalid-username':
      'Harf (Türkçe harfler hariç), rakam, nokta, tire ve alt çizgi yazın; başta ve sonda harf veya rakam olmalı',
    'short-username': 'En az 3 karakter yazın',
    'implausible-date': 'Bu tarih mümkün görünmüyor',
    'not-a-number': 'Bir sayı yazın',
    'below-minimum': 'Değer çok küçük',
    'above-maximum': 'Değer çok büyük',
    'too-short': 'Çok kısa',
    'too-long': 'Çok uzun',
    'not-a-choice': 'Listeden bir seçenek seçin',
    'unknown-city': 'Listeden bir il seçin',
    'unknown-town': 'Seçtiğiniz ilin ilçelerinden birini seçin',
    'must-accept': 'Devam etmek için bu kutuyu işaretleyin',
    'weak-password': 'Daha güçlü bir şifre seçin',
    'common-password': 'Bu şifre çok yaygın. Lütfen tahmin edilmesi daha zor bir şifre seçin',
    'passwords-differ': 'Şifreler eşleşmiyor',
    'same-as-current': 'Yeni şifre mevcut şifreden farklı olmalıdır',
    'password-too-short': 'Şifre en az 6 karakter olmalıdır',
    'wrong-password': 'Mevcut şifre hatalı',
    'below-requirements': 'Yeni şifre gereksinimleri karşılamıyor',
    'wrong-code': 'Kod hatalı veya süresi geçmiş',
  },
  loan: {
    amountBelowMinimum: (p: { amount: string }) => `En az ${p.amount} TL giriniz`,
  },
  page: {
    unknown: 'Bir hata oluştu',
    boundaryTitle: 'Bir Hata Oluştu',
    categoriesNotLoaded: 'Kategoriler yüklenemedi',
    timedOut: 'Sunucu zamanında yanıt vermedi. Lütfen tekrar deneyin.',
    offline: 'İnternet bağlantısı yok gibi görünüyor. Bağlantınızı kontrol edip tekrar deneyin.',
  },
};
