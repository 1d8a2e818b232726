/** Phrases of the form that requests a quote from all compared campaigns. */
export const compareQuote = {
  title: 'Hepsinden teklif isteyin',
  lede: 'Formu bir kez doldurun; her kampanya için ayrı bir istek gönderilir.',
  back: 'Karşılaştırmaya dön',
  campaigns: 'Teklif isteyeceğiniz kampanyalar',
  notices: 'Aydınlatma metinleri',
  noticesHint: 'Bilgileriniz yalnızca bu markalar ve varsa yetkili satıcıları ile paylaşılır.',
  brandBefore: (p: { brand: string }) => `${p.brand}: `,
  notRead: 'Devam etmek için her markanın metnini okuduğunuzu işaretleyin',
  states: {
    waiting: 'Henüz gönderilmedi',
    sending: 'Gönderiliyor…',
    sent: 'İsteğiniz alındı',
    held: 'Bu kampanya için zaten bir isteğiniz var',
  },
  partly: (p: { sent: number; left: number }) =>
    `${p.sent} isteğiniz alındı, ${p.left} istek gönderilemedi. Yazdıklarınız duruyor; kalanları yeniden gönderebilirsiniz.`,
  noneSent: 'İstekleriniz gönderilemedi. Yazdıklarınız duruyor; yeniden deneyebilirsiniz.',
  sendAll: (p: { count: number }) => (p.count === 1 ? 'İsteğimi gönder' : `${p.count} isteği gönder`),
  sendRest: (p: { count: number }) => `Kalan ${p.count} isteği gönder`,
};
