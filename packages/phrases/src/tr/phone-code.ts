/** What stands where a code is sent to a number and typed. */
export const phoneCode = {
  title: 'Numaranızı doğrulayın',
  send: 'Numarama kod gönder',
  again: 'Yeni kod gönder',
  sent: 'Altı haneli kodu kısa mesajla gönderdik.',
  code: 'Kısa mesajdaki kod',
  confirm: 'Numaramı doğrula',
};
