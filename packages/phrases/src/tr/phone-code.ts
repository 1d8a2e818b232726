/** Phrases for sending and entering a code to confirm a phone number. */
export const phoneCode = {
  title: 'Numaranızı doğrulayın',
  send: 'Numarama kod gönder',
  again: 'Yeni kod gönder',
  sent: 'Altı haneli kodu kısa mesajla gönderdik.',
  code: 'Kısa mesajdaki kod',
  confirm: 'Numaramı doğrula',
};
