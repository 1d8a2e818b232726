/** Messages below a field, for problems that any field can have. */
export const fieldErrors = {
  required: 'Bu alan zorunludur',
  invalid: 'Geçersiz değer',
  'invalid-email': 'Geçerli bir e-posta adresi giriniz',
  /** Before an address with another domain, to press. */
  'meant-email': 'Bunu mu demek istediniz:',
  'invalid-phone': '5 ile başlayan 10 haneli bir telefon numarası yazın',
  'not-mobile': 'Yazdığınız numara 5 ile başlamıyor; sabit hat yerine cep telefonu numaranızı yazın',
  'invalid-date': 'Geçerli bir tarih yazın',
  'implausible-date': 'Bu tarih doğru görünmüyor',
  'not-a-number': 'Bir sayı yazın',
  'below-minimum': 'Değer çok küçük',
  'above-maximum': 'Değer çok büyük',
  'too-short': 'Çok kısa',
  'too-long': 'Çok uzun',
  'control-character': 'Görünmeyen geçersiz bir karakter var; silip yeniden yazın',
  'not-a-choice': 'Listeden bir seçenek seçin',
  'unknown-city': 'Listeden bir il seçin',
  'unknown-town': 'Seçtiğiniz ilin ilçelerinden birini seçin',
  'must-accept': 'Devam etmek için bu kutuyu işaretleyin',
};
