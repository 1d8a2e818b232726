import type { DemoPattern } from '../shape.ts';

export const kaskoInstalments: DemoPattern = {
  key: 'kasko-instalments',
  path: ['Araç Sigortası', 'Kasko'],
  benefit: { tr: 'Peşin fiyatına {installment} taksit', en: '{installment} instalments, no surcharge' },
  conditions: [
    {
      tr: '{listPrice} örnek primde taksit tutarı {monthlyPayment} olur; prim araca ve sürücüye göre değişir.',
      en: 'On a sample premium of {listPrice} each instalment is {monthlyPayment}; the premium depends on car and driver.',
    },
    {
      tr: '{installment} taksit, bireysel kredi kartlarında vade farkı olmadan uygulanır.',
      en: 'The {installment} instalments carry no surcharge on personal credit cards.',
    },
    {
      tr: 'Taksit sayısı, kart türü için geçerli yasal sınırlara tabidir.',
      en: 'The number of instalments is subject to the legal limits for the card.',
    },
    {
      tr: 'Poliçe iptal edilirse kullanılmayan güne düşen prim iade edilir.',
      en: 'If the policy is cancelled, premium for unused days is refunded.',
    },
  ],
  campaigns: [
    {
      brand: 'Fanus Sigorta',
      title: { tr: 'Fanus Sigorta Tam Kasko’da vade farksız {installment} taksit' },
      description: {
        tr: 'Kasko parasını tek ayda vermek bütçeyi sarsıyorsa bölün, üstüne bir şey ödemeyin. Tam Kasko, rayiç bedel tartışmasını baştan bitirir: pert olursa poliçe gününde ekranda gördüğünüz değer esas alınır. Aile bireyleri sürdüğünde ek muafiyet çıkmaz. Kart bilginiz saklanmaz, taksit planı bankanızın ekstresine tek işlem olarak düşer.',
      },
      figures: { listPrice: 36000, installment: 9, monthlyPayment: 4000 },
      facts: [
        {
          label: { tr: 'Değer', en: 'Valuation' },
          value: { tr: 'Poliçe günündeki rayiç', en: 'Market value on the policy day' },
        },
        {
          label: { tr: 'Aile sürücüleri', en: 'Family drivers' },
          value: { tr: 'Ek muafiyetsiz', en: 'No extra excess' },
        },
        {
          label: { tr: 'İptal', en: 'Cancellation' },
          value: { tr: 'Gün hesabıyla iade', en: 'Pro-rata refund' },
        },
      ],
    },
    {
      brand: 'Evdirek Sigorta',
      title: {
        tr: 'İki araçlı eve Evdirek Sigorta kaskosu, {installment} taksitle',
        en: 'Evdirek Sigorta cover for two-car homes in {installment} instalments',
      },
      description: {
        tr: 'Biri işe gider, öteki okula; ikisinin poliçesi farklı aylarda bitince takip eden hep aynı kişi olur. Çift araç planı bitiş günlerini eşitler, primi toplar, karta bölerek yazar. Araçlardan birini satarsanız plan çözülmez, kalan araç aynı koşulla sürer. Ruhsatların eşler, kardeşler ya da anne ile çocuk üzerine olması yeterlidir.',
        en: 'One car goes to work, the other to school, and with policies ending in different months the same person always keeps track. The two-car plan aligns the dates, adds up the premiums and spreads them over your card. Sell one car and the plan carries on unchanged for the other. Cars registered to spouses, siblings or parent and child qualify.',
      },
      figures: { listPrice: 54000, installment: 6, monthlyPayment: 9000 },
      more: {
        title: { tr: 'Bitiş tarihleri nasıl eşitlenir?', en: 'How are the end dates aligned?' },
        text: {
          tr: 'Önce biten poliçe, ötekinin gününe kadar kısa süreli uzatılır; ücret yalnızca aradaki günler için hesaplanır. Sonraki yıldan başlayarak iki araç aynı sabah yenilenir, tek mesaj alırsınız.',
          en: 'The policy that ends first is extended up to the other’s date, and you pay for those days alone. From the next year both renew on one morning with a single message.',
        },
      },
      facts: [
        {
          label: { tr: 'Araç sayısı', en: 'Cars' },
          value: { tr: 'İki, aynı haneden', en: 'Two, same household' },
        },
        {
          label: { tr: 'Asistans', en: 'Assistance' },
          value: { tr: 'İki araca ortak', en: 'Shared by both cars' },
        },
        {
          label: { tr: 'Satış hâlinde', en: 'If you sell' },
          value: { tr: 'Plan bozulmaz', en: 'The plan goes on' },
        },
      ],
    },
    {
      brand: 'Ardıçkol Sigorta',
      title: { tr: 'Ardıçkol Sigorta Çekirdek Kasko: ayda {monthlyPayment}' },
      description: {
        tr: 'Çarpma, çalınma, yangın: üç büyük risk var, süs yok. On yaşını aşmış ama sahibine hâlâ lazım olan otomobillerde tam paket pahalı kaçar, trafik poliçesi tek başına yetmez. Çekirdek ikisinin arasında durur. Muafiyeti kendiniz seçersiniz; yükseldikçe prim düşer, kaydırma çubuğu sonucu anında yazar. İkame araç isteyen küçük bir farkla ekletir.',
      },
      figures: { listPrice: 18900, installment: 9, monthlyPayment: 2100 },
      facts: [
        {
          label: { tr: 'Teminat', en: 'Covers' },
          value: { tr: 'Çarpma, çalınma, yangın', en: 'Collision, theft, fire' },
        },
        {
          label: { tr: 'Araç yaşı', en: 'Car age' },
          value: { tr: 'On – on beş yaş', en: 'Ten to fifteen years' },
        },
        { label: { tr: 'Muafiyet', en: 'Excess' }, value: { tr: 'Üç seçenek', en: 'Three options' } },
      ],
    },
    {
      brand: 'Dulda Sigorta',
      title: { tr: 'Öğretmene Dulda Sigorta: maaş gününe göre {installment} taksit' },
      description: {
        tr: 'Kart kesim tarihi ayın biri, maaş on beşi; taksit hep ters güne denk gelir. Öğretmen paketi ödemeyi maaşın yattığı güne sabitler, yaz tatilinde tayin yolculuğunda yolda kalırsanız aileyi ve eşyayı birlikte taşıyan asistans gönderir. Okul otoparkında topla kırılan cam için tutanak istenmez, müdür yardımcısının yazısı da kabul edilir.',
      },
      figures: { listPrice: 30000, installment: 8, monthlyPayment: 3750 },
      more: {
        title: { tr: 'Tayin yolculuğu desteği' },
        text: {
          tr: 'Yeni görev yerinize giderken araç arızalanırsa önce çekici, ardından yolcular için taksi ya da otobüs bileti, gerekiyorsa bir gece konaklama karşılanır. Hak yılda bir kez kullanılır, önceden bildirim gerekmez.',
        },
      },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Kamu ve özel okul öğretmenleri', en: 'Teachers, state and private' },
        },
        { label: { tr: 'Ödeme günü', en: 'Payment day' }, value: { tr: 'Maaş günü', en: 'Payday' } },
        { label: { tr: 'Cam', en: 'Glass' }, value: { tr: 'Tutanaksız', en: 'No police report' } },
      ],
    },
    {
      brand: 'Fanus Sigorta',
      title: {
        tr: 'Klasik otomobil kaskosu: Fanus Sigorta’da {installment} taksit',
        en: 'Classic car cover from Fanus Sigorta in {installment} instalments',
      },
      description: {
        tr: 'Kırk yıllık Anadolu yadigârına rayiç tablosundan değer biçilmez. Kulüp eksperi gelir, kaportaya, döşemeye, matbu belgeye bakar; üzerinde anlaşılan bedel poliçeye yazılır ve tartışılmaz. Yılda iki bin kilometre, festival ve gelin arabası kullanımı dâhildir. Parça yurt dışından geliyorsa nakliye gümrüğe kadar karşılanır, onarımı da seçtiğiniz usta yapar.',
        en: 'You cannot value a forty-year-old treasure from a price table. A club expert looks at bodywork, upholstery and papers, and the agreed sum is written in the policy and not argued over later. Two thousand kilometres a year, festivals and wedding days are included. When parts come from abroad, freight up to customs is covered, and your own mechanic does the work.',
      },
      figures: { listPrice: 24000, installment: 4, monthlyPayment: 6000 },
      facts: [
        { label: { tr: 'Değer', en: 'Value' }, value: { tr: 'Anlaşmalı bedel', en: 'Agreed value' } },
        { label: { tr: 'Kullanım', en: 'Use' }, value: { tr: 'Yılda 2.000 km', en: '2,000 km a year' } },
        { label: { tr: 'Onarım', en: 'Repair' }, value: { tr: 'Kendi ustanız', en: 'Your own mechanic' } },
      ],
    },
  ],
};
