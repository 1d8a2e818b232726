import type { DemoPattern } from '../shape.ts';

export const petPatterns: readonly DemoPattern[] = [
  {
    key: 'home-pet-subscription',
    path: ['Evcil Hayvan'],
    benefit: { tr: 'Düzenli siparişe {discountPercent} indirim', en: '{discountPercent} off regular orders' },
    conditions: [
      {
        tr: 'İndirim, en az {count} teslimatlık düzenli siparişte her teslimata uygulanır.',
        en: 'The discount applies to every delivery of a regular order of at least {count}.',
      },
      {
        tr: '{listPrice} olan liste fiyatı teslimat başına {campaignPrice} olarak alınır.',
        en: 'The list price of {listPrice} is charged at {campaignPrice} per delivery.',
      },
      {
        tr: 'Teslimatı erteleyebilir, adedi değiştirebilir, {count} teslimattan sonra ücretsiz bitirebilirsiniz.',
        en: 'You may postpone, change quantities and stop free of charge after {count} deliveries.',
      },
      {
        tr: 'Veteriner reçetesi isteyen ürünlerde reçete yüklenmelidir.',
        en: 'A prescription must be uploaded for prescription products.',
      },
    ],
    campaigns: [
      {
        brand: 'Patiçınar',
        title: { tr: 'Kısırlaştırılmış kedi maması her ay {campaignPrice}' },
        description: {
          tr: 'Mama bittiğini boş kaptan öğrenmeyin. On kiloluk somonlu paketi kedinizin kilosuna göre hesapladığımız aralıkla gönderiyoruz; gelmeden üç gün önce mesajla soruyoruz, evde varsa ertelersiniz. Tahılsız karışım idrar yolu dengesini gözetir. Geçişi on günde yapmanızı öneririz, eski mamayla karıştırma tablosu ilk kutuda basılı bulunur. Her teslimatta son kullanma tarihini ayrıca bildiririz.',
        },
        figures: { discountPercent: 20, count: 3, listPrice: 2450, campaignPrice: 1960 },
        more: {
          title: { tr: 'Kediniz beğenmezse' },
          text: {
            tr: 'İlk pakette tanıtım için iki yüz gramlık ayrı bir torba vardır. Kediniz yemezse büyük paketi açmadan geri gönderin; bedelini tümüyle iade eder, başka bir tat önerebiliriz.',
          },
        },
        facts: [
          { label: { tr: 'Paket', en: 'Pack' }, value: { tr: 'On kilo, somonlu', en: 'Ten kilos, salmon' } },
          {
            label: { tr: 'Teslimat', en: 'Delivery' },
            value: { tr: 'İki iş günü, ücretsiz', en: 'Two working days, free' },
          },
          {
            label: { tr: 'Danışma', en: 'Advice' },
            value: { tr: 'Veteriner hattı, haftanın her günü', en: 'Vet line, every day' },
          },
        ],
      },
      {
        brand: 'Patiçınar',
        title: { tr: 'Büyük ırk köpek maması: {discountPercent} indirim, taşıma bizden' },
        description: {
          tr: 'On beş kiloluk çuvalı üçüncü kata çıkarmak köpeğin değil sizin sorununuz; artık bizim. Kurye paketi kapının içine bırakır, boş çuvalı geri alır. Eklem destekli tarif yirmi beş kilonun üzerindeki köpekler içindir. Yavruysa danışmanımız yaşına göre başka bir tarif seçer, indirim değişmez. Tatile gidince siparişi dondurmak serbesttir.',
        },
        figures: { discountPercent: 25, count: 4, listPrice: 3600, campaignPrice: 2700 },
        facts: [
          {
            label: { tr: 'Paket', en: 'Pack' },
            value: { tr: 'On beş kilo, kuzulu', en: 'Fifteen kilos, lamb' },
          },
          {
            label: { tr: 'Taşıma', en: 'Carrying' },
            value: { tr: 'Kapının içine kadar', en: 'To inside your door' },
          },
        ],
      },
      {
        brand: 'Patiçınar',
        title: {
          tr: 'Koku tutan bentonit kum aboneliği {campaignPrice}',
          en: 'Odour-locking cat litter by subscription',
        },
        description: {
          tr: 'Kumun kokusunu parfümle örtmek kediye eziyettir, burnu sizinkinden on dört kat keskindir. Bizim bentonitimiz kokuyu topaklanarak hapseder, tozu iki kez elenir. Yirmi litrelik torba tek kedili evde dört hafta gider. {count} teslimatlık düzenli siparişin ilk kutusunda kürek ve patiden kum silken paspas da gelir, tekrar istenmez.',
          en: 'Covering litter odour with perfume is cruel to a cat, whose nose is fourteen times sharper than yours. Our bentonite locks odour in by clumping and is sieved twice for dust. A twenty-litre bag lasts one cat four weeks. The first box of a {count}-delivery plan also brings a scoop and a mat that wipes paws clean.',
        },
        figures: { discountPercent: 15, count: 6, listPrice: 780, campaignPrice: 663 },
        more: {
          title: { tr: 'Ne sıklıkta değiştirmeli', en: 'How often to change it' },
          text: {
            tr: 'Topakları günde bir kez alın, kumu üç haftada bir tümüyle yenileyin. Kabı parfümlü deterjanla değil sıcak su ve az sirkeyle yıkamak, kedinizin kaba küsmesini önler.',
            en: 'Remove clumps once a day and renew everything every three weeks. Wash the tray with hot water and a little vinegar rather than scented detergent, and your cat will not go off it.',
          },
        },
        facts: [
          { label: { tr: 'Paket', en: 'Pack' }, value: { tr: 'Yirmi litre', en: 'Twenty litres' } },
          {
            label: { tr: 'Aralık', en: 'Interval' },
            value: { tr: 'Dört haftada bir', en: 'Every four weeks' },
          },
          {
            label: { tr: 'İlk kutuda', en: 'First box' },
            value: { tr: 'Kürek ve paspas', en: 'Scoop and mat' },
          },
        ],
      },
      {
        brand: 'Örgülen',
        title: { tr: 'Köpek yatağı kılıfında dönüşümlü yenileme {discountPercent} uygun' },
        description: {
          tr: 'Köpek yatağı yıkanır, kurur, yine kokar. Çözümümüz dönüşüm: altı ayda bir yeni kılıf yolluyor, eskisini zarfıyla geri alıp barınaklar için battaniyeye çeviriyoruz. Kanvas dokuma, dişe ve pençeye dayanır; suyu içeri geçirmez. Ölçüyü ilk siparişte bir kez yazarsınız. Renk değiştirmek isterseniz üretimden önce haber vermek yeterli.',
        },
        figures: { discountPercent: 30, count: 2, listPrice: 1900, campaignPrice: 1330 },
        facts: [
          { label: { tr: 'Aralık', en: 'Interval' }, value: { tr: 'Altı ayda bir', en: 'Every six months' } },
          {
            label: { tr: 'Boylar', en: 'Sizes' },
            value: { tr: 'Küçük, orta, büyük', en: 'Small, medium, large' },
          },
          { label: { tr: 'İade zarfı', en: 'Return bag' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
      {
        brand: 'Patiçınar',
        title: { tr: 'Akvaryum bakım kutusu: su düzenleyici, filtre, yem' },
        description: {
          tr: 'Balık sahiplerinin en çok unuttuğu şey takvimdir. Bu kutu kırk beş günde bir gelir; içindeki su düzenleyici, filtre süngeri ve yem, litrenize göre ölçülüdür. Kartın üstünde o günün işi yazar: suyun üçte birini değiştir, süngeri sık, camı sil. Yeni başlayanlara akvaryum kurma danışmanlığını telefonla yapıyoruz.',
        },
        figures: { discountPercent: 10, count: 5, listPrice: 1250, campaignPrice: 1125 },
        more: {
          title: { tr: 'Kutuda ne var' },
          text: {
            tr: 'Altmış ile yüz yirmi litre arasındaki tatlı su akvaryumları için dozlanmış düzenleyici, iki sünger, pul yem ve su sertliğini ölçen şeritler bulunur. Deniz akvaryumu için ayrı bir kutu hazırlıyoruz.',
          },
        },
        facts: [
          {
            label: { tr: 'Uygun hacim', en: 'Tank size' },
            value: { tr: '60–120 litre tatlı su', en: '60–120 litres, fresh water' },
          },
          { label: { tr: 'Aralık', en: 'Interval' }, value: { tr: '45 günde bir', en: 'Every 45 days' } },
        ],
      },
    ],
  },
];
