/** Phrases of the confirmation that every brand was asked. */
export const allRequested = {
  done: 'İstekleriniz markalara iletilir. Yanıt genellikle 2 iş günü içinde gelir.',
  doneTitle: 'Teklif istekleriniz alındı',
  allHeld: 'Bu kampanyaların hepsi için zaten isteğiniz var',
};
