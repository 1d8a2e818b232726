import type { DemoPattern } from '../shape.ts';

export const healthFamilyDiscount: DemoPattern = {
  key: 'health-family-discount',
  path: ['Sağlık Sigortası', 'Tamamlayıcı Sağlık'],
  benefit: { tr: 'Aileye {discountPercent} indirim', en: '{discountPercent} off for families' },
  conditions: [
    {
      tr: 'İndirim, en az {count} kişilik aile poliçesinin toplam primine uygulanır; {listPrice} olan örnek prim {campaignPrice} olur.',
      en: 'The discount applies to a family policy of at least {count} people: a sample premium of {listPrice} becomes {campaignPrice}.',
    },
    {
      tr: 'Sigortalıların etkin SGK kaydı bulunmalıdır.',
      en: 'The insured must have active SGK registration.',
    },
    {
      tr: 'Poliçeden önce var olan hastalıklar teminat dışıdır; bekleme süreleri poliçede yazar.',
      en: 'Pre-existing conditions are excluded; waiting periods are stated in the policy.',
    },
    { tr: 'Anlaşmalı özel hastanelerde geçerlidir.', en: 'Valid at partner private hospitals.' },
  ],
  campaigns: [
    {
      brand: 'Cankuşak Sigorta',
      title: {
        tr: 'Cankuşak Sigorta aile poliçesinde {discountPercent} indirim',
        en: '{discountPercent} off the Cankuşak Sigorta family policy',
      },
      description: {
        tr: 'Anne, baba, çocuk ayrı ayrı hesaplandığında özel hastane lüks görünür; birlikte hesaplandığında aylık bir sofra parası. SGK’nın karşıladığı kısmın üstünü hastaneye biz öderiz, siz kapıda kart okutursunuz. Yılda sekiz muayene ayakta, yatışta sınır yok. Okul çağındaki çocukların gözlük camı ve diş taraması aynı poliçenin içinde durur.',
        en: 'Counted separately for mother, father and child, private hospitals look like a luxury; counted together it is the price of a family dinner each month. We pay the hospital what SGK does not cover and you only show your card. There are eight outpatient visits a year and no limit for stays. Children’s lenses and dental checks are in the same policy.',
      },
      figures: { listPrice: 54000, discountPercent: 20, campaignPrice: 43200, count: 3 },
      facts: [
        {
          label: { tr: 'Ayakta tedavi', en: 'Outpatient' },
          value: { tr: 'Kişi başı yılda sekiz', en: 'Eight a year per person' },
        },
        { label: { tr: 'Yatarak tedavi', en: 'Inpatient' }, value: { tr: 'Sınırsız', en: 'Unlimited' } },
        {
          label: { tr: 'Hastane ağı', en: 'Hospitals' },
          value: { tr: '78 ilde 640 kurum', en: '640 in 78 provinces' },
        },
      ],
    },
    {
      brand: 'Dulda Sigorta',
      title: { tr: 'Yeni doğana doğduğu gün teminat: Dulda Sigorta aile planı' },
      description: {
        tr: 'Gebelik planlayan çiftler için sıralama önemlidir: doğum teminatının bekleme süresi erken başlarsa erken biter. Poliçe yürürlükteyken doğan bebek, ilk günden kuvöz ve sarılık dâhil güvence altına alınır, ayrı form istenmez. Hamilelik takibindeki ultrason ve tarama testleri hak sayınıza işlenmez. Ebe danışmanı ilk kırk gün gece de telefondadır.',
      },
      figures: { listPrice: 61000, discountPercent: 15, campaignPrice: 51850, count: 2 },
      more: {
        title: { tr: 'Ne zaman başlamalı?' },
        text: {
          tr: 'Doğum teminatında bekleme on iki aydır. Plan yapıyorsanız bugünden başlatmak en doğrusudur; gebelik poliçeden önce oluştuysa bu gebelik için doğum gideri ödenmez, bebek ise güvenceye girer.',
        },
      },
      facts: [
        {
          label: { tr: 'Doğum teminatı', en: 'Maternity' },
          value: { tr: 'On iki ay bekleme', en: 'Twelve-month wait' },
        },
        {
          label: { tr: 'Bebek', en: 'Newborn' },
          value: { tr: 'İlk günden dâhil', en: 'Covered from day one' },
        },
        {
          label: { tr: 'Ebe hattı', en: 'Midwife line' },
          value: { tr: 'İlk kırk gün, gece gündüz', en: 'First forty days, day and night' },
        },
      ],
    },
    {
      brand: 'Ardıçkol Sigorta',
      title: { tr: 'Anne babanıza Ardıçkol Sigorta: altmış yaş üstüne {discountPercent} indirim' },
      description: {
        tr: 'Altmışını geçmiş büyükler çoğu poliçede kapıdan döner. Biz yetmişe kadar ilk girişe, girdikten sonra ömür boyu yenilemeye açığız; yaş aldıkça poliçenizi kapatmayız. Tansiyon, şeker gibi kontrollü durumlar ek primle değerlendirilir, peşinen reddedilmez. Randevuyu çocuğunuz telefondan alabilir, raporlar onun ekranına da düşer, siz yalnız muayeneye gidersiniz.',
      },
      figures: { listPrice: 88000, discountPercent: 10, campaignPrice: 79200, count: 2 },
      facts: [
        { label: { tr: 'Giriş yaşı', en: 'Entry age' }, value: { tr: 'Yetmişe kadar', en: 'Up to seventy' } },
        {
          label: { tr: 'Yenileme', en: 'Renewal' },
          value: { tr: 'Ömür boyu garanti', en: 'Guaranteed for life' },
        },
        {
          label: { tr: 'Refakatçi', en: 'Companion' },
          value: { tr: 'Yatak ücreti dâhil', en: 'Bed included' },
        },
      ],
    },
    {
      brand: 'Cankuşak Sigorta',
      title: {
        tr: 'Küçük ekibe sağlık: Cankuşak Sigorta esnaf aile planı',
        en: 'Health cover for small teams: Cankuşak Sigorta’s trader plan',
      },
      description: {
        tr: 'Berber, kafe, muhasebe bürosu; üç çalışan ve onların eşleri, kurumsal sayılacak kadar kalabalık değil. Esnaf planı dükkânı aile kabul eder, grup indirimini küçük ekibe verir. Çalışan ayrılırsa kendi adına kesintisiz sürdürür, bekleme sürelerine baştan başlamaz. Prim işletme gideri yazılabilir; hesabınıza uygun belge ay sonunda e-postayla gelir.',
        en: 'A barber, a café, an accounting office: three staff and their spouses are not enough to count as a company group. The trader plan treats the shop as a family and gives the group discount to a small team. Anyone who leaves can carry on in their own name without new waiting periods. The premium may be booked as a business cost.',
      },
      figures: { listPrice: 96000, discountPercent: 25, campaignPrice: 72000, count: 5 },
      more: {
        title: { tr: 'Ayrılan çalışanın hakkı', en: 'When someone leaves' },
        text: {
          tr: 'Otuz gün içinde haber vermesi yeterlidir. Poliçe bireysele döner, kazanılmış haklar korunur, sağlık beyanı yeniden istenmez. Yerine gelen kişi kalan süre için aynı fiyatla eklenir.',
          en: 'Thirty days’ notice is enough. The policy becomes an individual one, acquired rights are kept and no new health statement is asked. A replacement joins for the remaining time at the same price.',
        },
      },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Esnaf ve küçük işletme', en: 'Traders and small firms' },
        },
        {
          label: { tr: 'Belge', en: 'Document' },
          value: { tr: 'Gider yazımına uygun', en: 'Suitable for expense records' },
        },
        { label: { tr: 'Ayrılma', en: 'Leaving' }, value: { tr: 'Haklar korunur', en: 'Rights are kept' } },
      ],
    },
    {
      brand: 'Fanus Sigorta',
      title: { tr: 'Tek ebeveyne Fanus Sigorta tamamlayıcı sağlıkta {discountPercent} indirim' },
      description: {
        tr: 'Çocuğunu tek başına büyütenler için gece ateşlendiğinde iki soru vardır: hangi hastane, ne kadar tutar? Bu planın hattına basınca çocuk hekimi görüntülü açılır, gerekirse en yakın açık acili söyler, yolda taksinizi çağırır. Sizin yatışınızda çocuğa bakacak kişi için günlük bakım ödeneği vardır; bu madde başka poliçede zor bulunur.',
      },
      figures: { listPrice: 38000, discountPercent: 22, campaignPrice: 29640, count: 2 },
      facts: [
        {
          label: { tr: 'Görüntülü hekim', en: 'Video doctor' },
          value: { tr: 'Gece gündüz, sınırsız', en: 'Day and night, unlimited' },
        },
        {
          label: { tr: 'Bakım ödeneği', en: 'Care allowance' },
          value: { tr: 'Yatışta, on güne dek', en: 'During a stay, up to ten days' },
        },
        {
          label: { tr: 'Çocuk yaşı', en: 'Child’s age' },
          value: { tr: 'Yirmi dörde kadar', en: 'Up to twenty-four' },
        },
      ],
    },
  ],
};
