/** By the problem that a field of any form may have: shown below the field. */
export const fieldErrors = {
  required: 'Bu alan zorunludur',
  invalid: 'Geçersiz değer',
  'invalid-email': 'Geçerli bir e-posta adresi giriniz',
  'invalid-phone': '5 ile başlayan 10 haneli bir telefon numarası yazın',
  'invalid-date': 'Geçerli bir tarih yazın',
  'implausible-date': 'Bu tarih mümkün görünmüyor',
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
