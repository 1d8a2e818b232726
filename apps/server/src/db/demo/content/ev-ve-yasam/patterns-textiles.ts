import type { DemoPattern } from '../shape.ts';

export const textilePatterns: readonly DemoPattern[] = [
  {
    key: 'home-textile-basket',
    path: ['Ev Tekstili'],
    benefit: { tr: 'Sepette {reward} indirim', en: '{reward} off your basket' },
    conditions: [
      {
        tr: '{minimumPurchase} ve üzeri sepetlerde {reward} indirim kendiliğinden uygulanır.',
        en: '{reward} comes off automatically on baskets of {minimumPurchase} or more.',
      },
      {
        tr: '{listPrice} etiketli ürünü alırken kasada {campaignPrice} ödersiniz; indirim siparişte bir kez uygulanır.',
        en: 'An item marked {listPrice} costs {campaignPrice} at the till; the discount applies once per order.',
      },
      {
        tr: 'Hediye kartı ve kargo bedeli alt tutara sayılmaz.',
        en: 'Gift cards and delivery do not count towards the minimum.',
      },
      { tr: 'Kişiye özel nakışlı ürünler iade edilemez.', en: 'Personalised embroidery cannot be returned.' },
    ],
    campaigns: [
      {
        brand: 'Örgülen',
        title: { tr: 'Çift kişilik ranforce nevresim setinde {reward} indirim' },
        description: {
          tr: 'Serin tutar, çabuk kurur, ilk yıkamada çekmez: ranforcenin günlük evlerdeki değeri budur. Set; nevresim, lastikli çarşaf ve dört yastık kılıfından oluşur, düğmeleri yerine gizli fermuarı vardır. Taşınma telaşındaki çiftlere iki takımı birden öneriyoruz, biri yıkanırken öteki serilir. Etiketi {listPrice}, ödemede {campaignPrice} görünür. Beş sade renk, birbirleriyle karıştırılacak biçimde boyandı.',
        },
        figures: { reward: 900, minimumPurchase: 4000, listPrice: 4800, campaignPrice: 3900 },
        facts: [
          { label: { tr: 'Set', en: 'Set' }, value: { tr: 'Altı parça', en: 'Six pieces' } },
          { label: { tr: 'Yıkama', en: 'Wash' }, value: { tr: '40 derece', en: '40 degrees' } },
          {
            label: { tr: 'Kargo', en: 'Delivery' },
            value: { tr: 'İki iş günü, ücretsiz', en: 'Two working days, free' },
          },
        ],
      },
      {
        brand: 'Örgülen',
        title: { tr: 'Yün yorgan ve yastık takımı {campaignPrice}' },
        description: {
          tr: 'Kışın ısıtan, ilkbaharda terletmeyen bir yorgan arıyorsanız yanıt hâlâ yündür. Anadolu merinosunun yapağısını yıkayıp tarıyor, pamuk kılıfa elle dikiyoruz; topaklanmasın diye kareler sık. Yanına iki yün yastık geliyor. Güneşli bir günde iki saat havalandırmak yıllık bakımı için yeterli, kuru temizlemeye gerek kalmıyor. Tek kişilik ve bebek boyları da aynı indirime girer.',
        },
        figures: { reward: 1500, minimumPurchase: 7500, listPrice: 8900, campaignPrice: 7400 },
        more: {
          title: { tr: 'Kokusu olur mu' },
          text: {
            tr: 'Yeni yün yorganda ilk günler hafif doğal bir koku duyulabilir; kimyasal parfüm kullanmadığımız içindir. Balkonda bir öğleden sonra havalandırdığınızda kaybolur, sonra geri gelmez. Güneşte uzun süre bırakmayın.',
          },
        },
        facts: [
          {
            label: { tr: 'Dolgu', en: 'Filling' },
            value: { tr: 'Saf merinos yünü', en: 'Pure merino wool' },
          },
          { label: { tr: 'Ölçü', en: 'Size' }, value: { tr: '195 × 215 cm', en: '195 × 215 cm' } },
        ],
      },
      {
        brand: 'Örgülen',
        title: {
          tr: 'Bambu havlu setine {reward} indirim, nakış bizden',
          en: '{reward} off bamboo towels, embroidery free',
        },
        description: {
          tr: 'Ev hediyesi götürürken isim yazılı havlu hep işe yarar. Üç boydan altı havluluk bambu takım, pamuğa göre daha çok su çeker, daha az ağırlaşır. İki harfe kadar nakış ücretsiz; harfleri sipariş notuna eklemeniz yeterlidir. Kutusu kurdeleli gelir, içine elle yazılmış kart koyarız, faturası ayrıca e-posta ile iletilir.',
          en: 'Towels with initials are always a useful housewarming present. Six bamboo pieces in three sizes drink more water than cotton and grow less heavy. Embroidery of up to two letters is free; just add them to the order note. The box comes with a ribbon and a handwritten card, and the invoice travels separately by e-mail.',
        },
        figures: { reward: 600, minimumPurchase: 2500, listPrice: 3150, campaignPrice: 2550 },
        facts: [
          {
            label: { tr: 'Set', en: 'Set' },
            value: { tr: 'Altı havlu, üç boy', en: 'Six towels, three sizes' },
          },
          {
            label: { tr: 'Nakış', en: 'Embroidery' },
            value: { tr: 'İki harfe kadar ücretsiz', en: 'Free up to two letters' },
          },
          {
            label: { tr: 'Hazırlık', en: 'Preparation' },
            value: { tr: 'Nakışlıda dört iş günü', en: 'Four working days with embroidery' },
          },
        ],
      },
      {
        brand: 'Meşedal',
        title: { tr: 'El dokuması kilimde {reward} indirim: Toros desenleri' },
        description: {
          tr: 'Yörük köylerindeki on dokumacıyla çalışıyoruz; her kilimin arkasında dokuyanın adı ve köyü yazar. Kök boyayla renklenen yün solmaz, ayak altında yumuşar. Altı metrekarelik salon boyu {listPrice} iken şimdi daha erişilir. Elde dokunduğu için desende küçük farklar olur, bunlar kusur değil dokumacının imzasıdır. Beğenmezseniz iki hafta içinde masrafsız geri alırız.',
        },
        figures: { reward: 2000, minimumPurchase: 10000, listPrice: 14500, campaignPrice: 12500 },
        more: {
          title: { tr: 'Kaymasın diye' },
          text: {
            tr: 'Parke üstünde kullanacaksanız altına doğal kauçuk serin; ölçünüze göre kesip kilimle gönderebiliriz. Yılda bir kez yönünü çevirmeniz aşınmayı eşitler, güneşi de her köşe aynı ölçüde alır.',
          },
        },
        facts: [
          {
            label: { tr: 'Malzeme', en: 'Material' },
            value: { tr: 'Yün, kök boya', en: 'Wool, vegetable dye' },
          },
          { label: { tr: 'Ölçü', en: 'Size' }, value: { tr: '200 × 300 cm', en: '200 × 300 cm' } },
          { label: { tr: 'Üretim', en: 'Making' }, value: { tr: 'El tezgâhı', en: 'Hand loom' } },
        ],
      },
      {
        brand: 'Örgülen',
        title: { tr: 'Ölçüye dikilen keten perdede {reward} indirim' },
        description: {
          tr: 'Perdede en büyük masraf çoğu zaman yanlış ölçüdür. Bu yüzden adım adım anlatan bir kartla şerit metreyi önden gönderiyoruz; siz üç sayı yazıyorsunuz, gerisi dikişhanede. Keten ışığı keser ama odayı karartmaz. Pile payı, kurşunlu etek ve ray takozu içindedir. Ölçü bizden kaynaklı tutmazsa yeniden dikeriz.',
        },
        figures: { reward: 1100, minimumPurchase: 6000, listPrice: 7600, campaignPrice: 6500 },
        facts: [
          {
            label: { tr: 'En', en: 'Width' },
            value: { tr: 'Pencere başına üç metreye kadar', en: 'Up to three metres a window' },
          },
          {
            label: { tr: 'Dikim süresi', en: 'Sewing time' },
            value: { tr: 'Dokuz iş günü', en: 'Nine working days' },
          },
          {
            label: { tr: 'Montaj', en: 'Hanging' },
            value: {
              tr: 'Ray takozu dahil, montaj isteğe bağlı',
              en: 'Rail blocks included, hanging optional',
            },
          },
        ],
      },
    ],
  },
];
