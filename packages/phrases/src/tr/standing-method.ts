/** Explanation of how an offer's rank is determined. */
export const standingMethod = {
  lowest: 'En düşük olan ilk sıradadır; eşit olanlar aynı sırayı paylaşır.',
  highest: 'En yüksek olan ilk sıradadır; eşit olanlar aynı sırayı paylaşır.',
  title: 'Bu sıralama nasıl yapılıyor?',
  figures: {
    price: 'fiyatı',
    monthly: 'aylık ödemesi',
    term: (p: { term: number }) => `${p.term} ay için aylık ödemesi`,
    rate: 'aylık faizi',
    installment: 'taksit sayısı',
    benefit: 'markanın yazdığı indirim oranı',
  },
  which: (p: { among: number; figure: string }) =>
    `Aynı kategoride yayında olan ve ${p.figure} belli olan ${p.among} teklif karşılaştırılır; bu teklif de içlerindedir.`,
  line: 'Çizgi sırayı gösterir, farkın büyüklüğünü değil.',
  notWeighed: 'Ürün, koşul ve vade farkları hesaba katılmaz. Reklam sıralamayı değiştirmez.',
  when: 'Bir teklif yayına girdiğinde, değiştiğinde ya da bittiğinde sıra birkaç dakika içinde yenilenir. Beşten az teklif varsa sıralama gösterilmez.',
  close: 'Kapat',
};
