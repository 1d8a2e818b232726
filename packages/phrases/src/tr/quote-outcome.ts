/** Phrases of what follows a sent quote: the earlier request, similar campaigns, and the invitation to register. */
export const quoteOutcome = {
  requestedTitle: 'Bu kampanya için zaten teklif istediniz',
  understood: 'Tamam',
  similar: 'Benzer kampanyalar',
  registerTitle: 'İsteklerinizi takip edin',
  registerText:
    'Ücretsiz bir hesapla aldığınız teklifleri bir arada görür, kampanyaları takip eder, formları yeniden doldurmazsınız.',
  notNow: 'Şimdi değil',
};
