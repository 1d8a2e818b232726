import type { DemoPattern } from '../shape.ts';

export const outerwearPatterns: readonly DemoPattern[] = [
  {
    key: 'moda-dis-giyim-taksit',
    path: ['Kadın', 'Dış Giyim'],
    benefit: { tr: '{installment} taksit, fark yok', en: '{installment} instalments, no extra charge' },
    conditions: [
      {
        tr: '{campaignPrice} tutar, {installment} eşit taksitte ayda {monthlyPayment} olarak ödenir.',
        en: 'The price of {campaignPrice} is paid in {installment} equal instalments of {monthlyPayment} a month.',
      },
      {
        tr: 'Anlaşmalı bankaların bireysel kredi kartları için geçerlidir.',
        en: 'For personal credit cards of partner banks.',
      },
      {
        tr: 'Ticari kart ve banka kartıyla taksit yapılamaz.',
        en: 'No instalments on business or debit cards.',
      },
      { tr: 'Taksit sayısı kartınızın limitine bağlıdır.', en: 'Instalments depend on your card limit.' },
    ],
    campaigns: [
      {
        brand: 'Sırmakuş',
        title: { tr: 'Kaşe kaban ayda {monthlyPayment} ile sizin' },
        description: {
          tr: 'İtalyan tipi kruvaze yakası, kemik düğmesi ve dize inen boyuyla yıllarca modası geçmeyecek bir kaban. Kumaşındaki yün, kaşmir karışımıyla yumuşatıldı; iç ceplerden biri telefon için fermuarlı. Omuz vatkası ince olduğundan kalın kazak üstüne de oturur. Bütçenizi zorlamadan almanız için tutarı aylara böldük, vade farkı eklemedik.',
        },
        figures: { installment: 6, monthlyPayment: 1650, campaignPrice: 9900 },
        more: {
          title: { tr: 'Yıllarca nasıl durur?' },
          text: {
            tr: 'Sezon bitince kuru temizlemeye verin, geniş omuzlu askıda ve nefes alan kılıfta saklayın. Tüylenen yerler için kutuya eklediğimiz küçük tarağı tek yönde çekin. Düğmesi koparsa yedeği astara dikilidir.',
          },
        },
        facts: [
          {
            label: { tr: 'Kumaş', en: 'Fabric' },
            value: { tr: 'Yün ve kaşmir karışımı', en: 'Wool and cashmere blend' },
          },
          { label: { tr: 'Renk', en: 'Colours' }, value: { tr: 'Deve tüyü, siyah', en: 'Camel, black' } },
          { label: { tr: 'Temizlik', en: 'Cleaning' }, value: { tr: 'Kuru temizleme', en: 'Dry clean' } },
        ],
      },
      {
        brand: 'Yamaçkoş',
        title: { tr: 'Su geçirmez kadın parka: {installment} ay peşin fiyatına' },
        description: {
          tr: 'Sağanakta servis bekleyen, köpeğini gezdiren ya da Karadeniz yaylasına çıkan herkes için tek kat yeter. Dikişleri bantlı dış yüzey yağmuru içeri almaz, koltuk altı fermuarları buharı salar. Kapüşonun siperi gözlüğünüzü kuru tutar. İçindeki dolgu yelek çıkar; böylece güz, kış ve bahar için üç ayrı giysi kazanırsınız.',
        },
        figures: { installment: 5, monthlyPayment: 1580, campaignPrice: 7900 },
        facts: [
          { label: { tr: 'Su sütunu', en: 'Waterproofing' }, value: { tr: '15.000 mm', en: '15,000 mm' } },
          { label: { tr: 'Dolgu yelek', en: 'Inner vest' }, value: { tr: 'Çıkarılabilir', en: 'Removable' } },
        ],
      },
      {
        brand: 'Tabanyolu',
        title: {
          tr: 'Gerçek deri biker ceket, {installment} taksitle',
          en: 'Real leather biker jacket in {installment} instalments',
        },
        description: {
          tr: 'Kuzu derisi, zamanla giyenin hareketini ezberler; bu ceketi o yüzden olabildiğince sade bıraktık. Çapraz metal fermuar, bileklerde nefeslik, sırtta iki panel. Ustalarımız her parçayı elde boyadığı için ton farkı kusur sayılmaz, imzasıdır. İlk yılın bakım kremi uygulaması atölyemizden; mağazaya uğradığınızda kahve içene kadar hazır olur.',
          en: 'Lambskin learns the way its wearer moves, so we kept this jacket as plain as we could: a slanted metal zip, vents at the wrists, two panels at the back. Each piece is dyed by hand, and a difference in tone is a signature rather than a flaw. Our workshop applies care cream free in the first year; it is done while you have a coffee.',
        },
        figures: { installment: 6, monthlyPayment: 2450, campaignPrice: 14700 },
        more: {
          title: { tr: 'Bakım atölyesi', en: 'The care bench' },
          text: {
            tr: 'Deri ürünlerinizi her mağazadaki onarım tezgâhına bırakabilirsiniz. Krem ve fırça işlemi ilk on iki ayda ücretsizdir; fermuar değişimi veya boya yenileme gerekiyorsa fiyatı önceden yazılı olarak alırsınız.',
            en: 'Leave your leather at the repair bench of any shop. Cream and brushing are free for the first twelve months; for a new zip or fresh dye you get the price in writing beforehand.',
          },
        },
        facts: [
          { label: { tr: 'Malzeme', en: 'Material' }, value: { tr: 'Kuzu derisi', en: 'Lambskin' } },
          { label: { tr: 'Ücretsiz bakım', en: 'Free care' }, value: { tr: '1 yıl', en: '1 year' } },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: { tr: 'Hafif şişme mont: {campaignPrice}, {installment} taksit' },
        description: {
          tr: 'Çantaya sığacak kadar sıkışan, açıldığında sizi rüzgârdan saklayan bir montu ilkokul kapısında bekleyen velilerden ilhamla yaptık. Kaz tüyü yerine ısı tutan sentetik elyaf kullandık, bu sayede yıkanınca topaklanmaz. Eldivenle açılan büyük fermuar uçları, yansıtıcı biyeler ve bir gözü market listesine ayrılmış iç cep düşünüldü. Üç boy seçeneği kalçayı örter.',
        },
        figures: { installment: 3, monthlyPayment: 1150, campaignPrice: 3450 },
        facts: [
          { label: { tr: 'Dolgu', en: 'Filling' }, value: { tr: 'Sentetik elyaf', en: 'Synthetic fibre' } },
          {
            label: { tr: 'Yıkama', en: 'Washing' },
            value: { tr: 'Makinede 30 derece', en: 'Machine, 30 degrees' },
          },
        ],
      },
      {
        brand: 'Sırmakuş',
        title: { tr: 'Klasik trençkot {installment} eşit ödemeyle' },
        description: {
          tr: 'Kuşağı bağlayınca takım elbiseye, açık bırakınca kot pantolona yakışır; trençkotun sırrı budur. Pamuk gabardin, ince yağmuru boncuk gibi iter. Apolet ve arka pelerin gibi özgün ayrıntıları koruduk, kol boyunu ise Türk kadınının ölçülerine göre kısalttık. Taba ve taş renklerinin yanına bu sezon petrol mavisi de katıldı.',
        },
        figures: { installment: 4, monthlyPayment: 1690, campaignPrice: 6760 },
        more: {
          title: { tr: 'Kemeri nasıl bağlamalı?' },
          text: {
            tr: 'Tokaya geçirmek yerine önde tek düğüm atın: bel ince görünür, kuşak kaymaz. Arkada bağlarsanız etek kısmı açılır ve yürürken rahat edersiniz. Mağazada üç bağlama biçimini de gösteriyoruz.',
          },
        },
        facts: [
          { label: { tr: 'Kumaş', en: 'Fabric' }, value: { tr: 'Pamuk gabardin', en: 'Cotton gabardine' } },
          { label: { tr: 'Beden', en: 'Sizes' }, value: { tr: '34–48', en: '34–48' } },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '1–3 iş günü', en: '1–3 working days' },
          },
        ],
      },
    ],
  },
];
