import type { DemoPattern } from '../shape.ts';

export const childPatterns: readonly DemoPattern[] = [
  {
    key: 'moda-cocuk-hediye',
    path: ['Çocuk Giyim'],
    benefit: { tr: '{reward} değerinde hediye', en: 'Gift worth {reward}' },
    conditions: [
      {
        tr: '{minimumPurchase} ve üzeri çocuk alışverişine {reward} değerinde hediye eklenir.',
        en: 'Children’s purchases from {minimumPurchase} come with a gift worth {reward}.',
      },
      {
        tr: 'Hediye stokla sınırlıdır, paraya çevrilmez.',
        en: 'Gifts are limited by stock and not exchanged for cash.',
      },
      {
        tr: 'Alışveriş iade edilirse hediye de geri verilir.',
        en: 'If the purchase is returned, so is the gift.',
      },
      { tr: 'Bir fişe bir hediye verilir.', en: 'One gift per receipt.' },
    ],
    campaigns: [
      {
        brand: 'Zıpkanat',
        title: { tr: 'Okul kıyafetine isim etiketi seti hediye' },
        description: {
          tr: 'Kayıp eşya dolabında aynı hırkadan on tane varken sizinki belli olsun. Forma altı tişört, lacivert pantolon ve hırka aldığınızda, üzerine adını yazdırdığınız yirmi dört adet ütüyle yapışan etiket ekliyoruz. Diz içleri çift kat, düğmeler çocuk parmağına göre iridir. Yıl ortasında beden değişirse pantolon paçasındaki kat izini ütü açar.',
        },
        figures: { minimumPurchase: 2500, reward: 350 },
        more: {
          title: { tr: 'Etiketler ne zaman gelir?' },
          text: {
            tr: 'Siparişte yazdığınız ad bir iş günü içinde basılır ve giysilerle aynı kolide yola çıkar. Türkçe harflerin tümü desteklenir; iki kardeş için seti yarı yarıya bölüp iki isim yazdırabilirsiniz.',
          },
        },
        facts: [
          { label: { tr: 'Hediye', en: 'Gift' }, value: { tr: '24 isim etiketi', en: '24 name labels' } },
          { label: { tr: 'Yaş', en: 'Ages' }, value: { tr: '6–14', en: '6–14' } },
          { label: { tr: 'Hediye değeri', en: 'Gift value' }, value: { tr: '{reward}', en: '{reward}' } },
        ],
      },
      {
        brand: 'Yamaçkoş',
        title: { tr: 'Minik kayakçılara kar takımı alana termal içlik bizden' },
        description: {
          tr: 'Kartopu savaşında ilk üşüyen hep en küçük olur. Tulum ya da iki parçalı kar takımı seçin, tenine değecek yumuşacık içliği üzerine biz koyalım. Bileklerdeki gizli manşet karı dışarıda bırakır, paça lastiği bota geçer. Arkadan görünen turuncu şerit pistte onu kolayca bulmanızı sağlar; tulumlar kuzenden kuzene devredecek kadar sağlamdır.',
        },
        figures: { minimumPurchase: 4500, reward: 890 },
        facts: [
          {
            label: { tr: 'Hediye', en: 'Gift' },
            value: { tr: 'Termal alt üst içlik', en: 'Thermal top and bottom' },
          },
          { label: { tr: 'Boy', en: 'Heights' }, value: { tr: '98–152 cm', en: '98–152 cm' } },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: {
          tr: 'Bebek hoş geldin kutusuna müslin battaniye hediye',
          en: 'A muslin blanket with the newborn box',
        },
        description: {
          tr: 'Hastane çıkışından ilk aylara dek lazım olacak body, tulum, şapka ve çorapları tek kutuya topladık; dikişleri dışarıda, etiketleri baskıdır, tene sürtünmez. Kutunuz dolunca organik pamuktan müslin örtü armağanımız olur: kundak, puset gölgeliği veya emzirme şalı diye kullanırsınız. Kime ne alacağını bilemeyen misafirler için hediye notu da yazıyoruz.',
          en: 'The bodysuits, sleepsuits, hats and socks needed from the hospital to the first months, gathered in one box: seams outside, labels printed, nothing to rub the skin. Once your box is full, a muslin cover in organic cotton is our present, to use as a swaddle, pram shade or nursing shawl. For guests at a loss, we also write the card.',
        },
        figures: { minimumPurchase: 3000, reward: 650 },
        more: {
          title: { tr: 'Kumaş hakkında', en: 'About the cloth' },
          text: {
            tr: 'Kullandığımız pamuk Ege’den gelir ve boyası tekstil güvenlik testinden geçirilir. İlk giydirmeden önce parfümsüz deterjanla mutlaka bir kez yıkamanızı, kurutucu yerine gölgeye asmanızı özellikle öneririz.',
            en: 'The cotton comes from the Aegean and its dye is tested for textile safety. Wash once with an unscented detergent before first use and dry in the shade rather than in a machine.',
          },
        },
        facts: [
          { label: { tr: 'Yaş', en: 'Ages' }, value: { tr: '0–6 ay', en: '0–6 months' } },
          { label: { tr: 'Hediye notu', en: 'Gift card' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
      {
        brand: 'Tabanyolu',
        title: { tr: 'İlk adım ayakkabısı alana ev patiği armağan' },
        description: {
          tr: 'Emeklemekten koşmaya geçtiği o birkaç ay, ayak neredeyse her altı haftada büyür. Ölçümünü mağazadaki ahşap cetvelle ücretsiz yapar, parmak payını gösteririz. Bükülen tabanlı deri modelimizi, bir sonraki numarası ya da çorabıyla birlikte alanlara kaydırmaz patik verilir. Salonda çıplak ayak, parkta sağlam tutuş isteyen ebeveynlerin seçimi.',
        },
        figures: { minimumPurchase: 2200, reward: 420 },
        facts: [
          { label: { tr: 'Numara', en: 'Sizes' }, value: { tr: '18–24', en: '18–24' } },
          {
            label: { tr: 'Ölçüm', en: 'Measuring' },
            value: { tr: 'Mağazada, ücretsiz', en: 'In the shop, free' },
          },
          { label: { tr: 'Hediye', en: 'Gift' }, value: { tr: 'Deri ev patiği', en: 'Leather slippers' } },
        ],
      },
      {
        brand: 'Vakitçe',
        title: { tr: 'Çocuk saati alışverişine öğreten duvar saati hediye' },
        description: {
          tr: 'Saati okumayı öğrenmek ekrandan çok, her gün bakılan bir kadranla kolaylaşır. Renkli yelkovanlı, darbeye dayanıklı kol saatini kayışı ve kutusuyla seçin; oda duvarına asılacak büyük kardeşi armağan gelsin. Üzerindeki dilimler çeyreği, buçuğu ayırır. Sessiz çalışır, uykuyu bölmez. Ebeveyne yazılmış iki sayfalık oyun önerisi pakettedir. Pili standarttır, yenilemesi evde yapılır.',
        },
        figures: { minimumPurchase: 1800, reward: 480 },
        more: {
          title: { tr: 'Birlikte oynayın' },
          text: {
            tr: 'Önce tam saatleri, ertesi hafta buçukları konuşun. Sofra, banyo, masal gibi düzenli işleri duvardaki kadranda renkli mandalla işaretleyin; çocuk bunu kolundakiyle karşılaştırınca kendiliğinden okumaya başlar.',
          },
        },
        facts: [
          { label: { tr: 'Yaş', en: 'Ages' }, value: { tr: '5–10', en: '5–10' } },
          { label: { tr: 'Suya dayanım', en: 'Water resistance' }, value: { tr: '3 ATM', en: '3 ATM' } },
        ],
      },
    ],
  },
];
