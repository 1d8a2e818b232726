import type { DemoPattern } from '../shape.ts';

export const appliancePatterns: readonly DemoPattern[] = [
  {
    key: 'home-appliance-bundle',
    path: ['Beyaz Eşya'],
    benefit: { tr: '{count} ürün {campaignPrice}', en: '{count} items, {campaignPrice}' },
    conditions: [
      {
        tr: '{campaignPrice} fiyatı, {count} ürünün aynı siparişte alınmasıyla geçerlidir.',
        en: '{campaignPrice} applies when all {count} items are bought in one order.',
      },
      {
        tr: 'Ürünler ayrı ayrı alındığında toplam liste fiyatı {listPrice} olur.',
        en: 'Bought separately the items come to {listPrice}.',
      },
      {
        tr: 'Kurulum yetkili servisçe yapılır; aksi halde garanti başlamaz.',
        en: 'Installation must be by the authorised service, or the guarantee does not start.',
      },
      {
        tr: 'Set içindeki tek bir ürün iade edilirse kalanlar liste fiyatından hesaplanır.',
        en: 'If one item is returned, the rest are charged at list price.',
      },
      {
        tr: 'Stoklarla sınırlıdır, kurumsal satışta geçmez.',
        en: 'While stocks last; not for business orders.',
      },
    ],
    campaigns: [
      {
        brand: 'Pervanel',
        title: {
          tr: 'Çeyiz seti: buzdolabı, çamaşır ve bulaşık makinesi',
          en: 'First-home set: fridge, washer and dishwasher',
        },
        description: {
          tr: 'Yeni evlenenlerin üç büyük kararını tek karara indirdik. Nofrost buzdolabı, dokuz kiloluk çamaşır makinesi ve üç raflı bulaşık makinesi aynı renkte, aynı kamyonla gelir. Ev henüz hazır değilse seti altı ay depomuzda ücretsiz bekletiriz. Aldığınız günün fiyatı {campaignPrice} olarak kalır, sonradan zam yansıtılmaz. Teslim gününü düğün takviminize göre birlikte belirleriz.',
          en: 'We have turned a newlywed couple’s three large decisions into one. A frost-free fridge, a nine-kilo washing machine and a three-rack dishwasher arrive in the same finish on the same lorry. If the flat is not ready, we store the set free for six months, and the price stays {campaignPrice} whatever happens to the list.',
        },
        figures: { count: 3, listPrice: 112000, campaignPrice: 94900 },
        facts: [
          {
            label: { tr: 'Enerji sınıfı', en: 'Energy class' },
            value: { tr: 'Buzdolabı C, diğerleri A', en: 'Fridge C, the others A' },
          },
          {
            label: { tr: 'Garanti', en: 'Guarantee' },
            value: { tr: 'Üç yıl, motorlarda on yıl', en: 'Three years, ten on motors' },
          },
          {
            label: { tr: 'Bekletme', en: 'Storage' },
            value: { tr: 'Altı aya kadar ücretsiz', en: 'Free for up to six months' },
          },
        ],
      },
      {
        brand: 'Pervanel',
        title: { tr: 'Yıka ve kurut: çift makine seti {campaignPrice}' },
        description: {
          tr: 'Balkonu olmayan dairelerde çamaşır askısı salonun ortasında durur. Isı pompalı kurutma, makineden çıkanı iki saatte katlanmaya hazır eder; üst üste koyma aparatıyla ikisi bir banyo köşesine sığar. Setin {listPrice} etiketi bu kampanyada epey aşağıda. Bebekli aileler için hijyen programı, alerjisi olanlar için ek durulama vardır.',
        },
        figures: { count: 2, listPrice: 68000, campaignPrice: 57500 },
        more: {
          title: { tr: 'Faturaya etkisi' },
          text: {
            tr: 'Isı pompalı kurutucu bir turda yaklaşık bir buçuk kilovatsaat harcar; ısıtıcılı eski modellerin yarısından azdır. Haftada üç tur kurutan bir ev farkı ilk yıl içinde hisseder.',
          },
        },
        facts: [
          {
            label: { tr: 'Kapasite', en: 'Capacity' },
            value: { tr: 'Dokuz kilo yıkama, dokuz kilo kurutma', en: 'Nine kilos wash, nine kilos dry' },
          },
          { label: { tr: 'Ses', en: 'Noise' }, value: { tr: '62 desibel', en: '62 decibels' } },
          { label: { tr: 'Aparat', en: 'Stacking kit' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
      {
        brand: 'Pervanel',
        title: { tr: 'Ankastre üçlü: fırın, ocak ve davlumbaz birlikte' },
        description: {
          tr: 'Mutfak yenileyenler için ölçüleri birbirine uyan bir üçlü. Fırın buharla temizlenir, indüksiyon ocak çaydanlığı üç dakikada kaynatır, davlumbaz konuşmanızı bastırmaz. Marangozunuza vereceğiniz kesim şablonu kutuya basılı olarak konur. Siparişten önce tezgâhınızın fotoğrafını gönderin; uyumsuzluk varsa {campaignPrice} ödemeden haberiniz olsun. Siyah cam ve inoks olmak üzere iki yüzeyden birini seçersiniz.',
        },
        figures: { count: 3, listPrice: 54000, campaignPrice: 44800 },
        facts: [
          { label: { tr: 'Fırın hacmi', en: 'Oven volume' }, value: { tr: '72 litre', en: '72 litres' } },
          {
            label: { tr: 'Ocak', en: 'Hob' },
            value: { tr: 'Dört gözlü indüksiyon', en: 'Four-zone induction' },
          },
        ],
      },
      {
        brand: 'Nurfanus',
        title: {
          tr: 'Işıklı şarap dolabı ve mini buzdolabı ikilisi',
          en: 'Lit wine cabinet and mini fridge together',
        },
        description: {
          tr: 'Teras katı, yazlık mutfak ya da ofis köşesi için küçük ama gösterişli bir ikili. Şarap dolabının camı morötesini süzer, içindeki amber ışık şişeyi ısıtmadan gösterir. Mini buzdolabı ise sessiz soğutmasıyla yatak odasında bile duyulmaz. Kapıları sağdan sola çevirmek için servis çağırmanız gerekmez, bir tornavida yeterlidir.',
          en: 'A small but handsome pair for a roof terrace, a summer kitchen or an office corner. The wine cabinet’s glass filters ultraviolet and its amber light shows the bottles without warming them. The mini fridge cools so quietly that you would not hear it in a bedroom. Either door can be rehung with a screwdriver.',
        },
        figures: { count: 2, listPrice: 39500, campaignPrice: 33200 },
        more: {
          title: { tr: 'Nereye koymalı', en: 'Where to put them' },
          text: {
            tr: 'İkisini de doğrudan güneş almayan, arkasında on santim boşluk kalan bir yere yerleştirin. Dolabı ilk çalıştırmadan önce altı saat dik bekletin ki soğutucu akışkan yerine otursun.',
            en: 'Place both out of direct sun with ten centimetres free behind. Let the cabinet stand upright for six hours before switching it on, so that the refrigerant settles.',
          },
        },
        facts: [
          { label: { tr: 'Şişe kapasitesi', en: 'Bottles' }, value: { tr: '28 şişe', en: '28 bottles' } },
          { label: { tr: 'Ses', en: 'Noise' }, value: { tr: '34 desibel', en: '34 decibels' } },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '10 iş günü', en: '10 working days' },
          },
        ],
      },
      {
        brand: 'Pervanel',
        title: { tr: '{count} parça yatay set: dondurucu da içinde' },
        description: {
          tr: 'Kışlık hazırlayan evler bilir: domates, bezelye ve et için normal dondurucu yetmez. Bu sette çekmeceli dondurucu; buzdolabı, çamaşır makinesi ve bulaşık makinesinin yanında gelir. Elektrik kesilse bile içindekileri on dört saat korur. Kutuların taşınması, eskilerin indirilmesi ve su bağlantıları tek randevuda tamamlanır. Geniş aileler ve yazlıkçılar en çok bunu seçiyor.',
        },
        figures: { count: 4, listPrice: 139000, campaignPrice: 115400 },
        facts: [
          {
            label: { tr: 'Dondurucu', en: 'Freezer' },
            value: { tr: 'Altı çekmece, 240 litre', en: 'Six drawers, 240 litres' },
          },
          {
            label: { tr: 'Soğuk saklama', en: 'Holds cold' },
            value: { tr: 'Kesintide 14 saat', en: '14 hours without power' },
          },
          {
            label: { tr: 'Kurulum', en: 'Installation' },
            value: { tr: 'Tek randevu, ücretsiz', en: 'One visit, free' },
          },
        ],
      },
    ],
  },
  {
    key: 'home-small-gift',
    path: ['Küçük Ev Aletleri'],
    benefit: { tr: '{reward} değerinde hediye', en: 'Gift worth {reward}' },
    conditions: [
      {
        tr: '{reward} değerindeki hediye ürünle aynı kutuda gönderilir, ayrıca istenmesi gerekmez.',
        en: 'The gift, worth {reward}, comes in the same box; you need not ask for it.',
      },
      {
        tr: 'Liste fiyatı {listPrice} olan ürün bu kampanyada {campaignPrice} ile satılır.',
        en: 'The product, listed at {listPrice}, sells at {campaignPrice} in this campaign.',
      },
      {
        tr: 'Hediye nakde çevrilemez, başka ürünle değiştirilemez.',
        en: 'The gift cannot be exchanged for cash or another product.',
      },
      {
        tr: 'Ürün iade edilirken hediyenin de kullanılmamış olarak gönderilmesi gerekir.',
        en: 'If the product is returned, the gift must come back unused.',
      },
      { tr: 'Hediye stoğu bittiğinde kampanya sona erer.', en: 'The campaign ends when the gifts run out.' },
    ],
    campaigns: [
      {
        brand: 'Pervanel',
        title: { tr: 'Dikey süpürge Esinti alana ikinci batarya hediye' },
        description: {
          tr: 'Şarj süpürgenin ortasında biterse hevesiniz de biter. Esinti bir bataryayla kırk dakika çalışır; hediye ettiğimiz ikincisiyle iki katlı evi baştan sona temizlersiniz. Toz haznesi tek tuşla boşalır, fırçası saç dolamaz, gövdesi iki kilonun altında. {listPrice} etiketli süpürgeyi {campaignPrice} karşılığında alıyorsunuz, yedek batarya cabası. Duvar askısı da kutunun içinde, vidasıyla birlikte.',
        },
        figures: { reward: 2400, listPrice: 21900, campaignPrice: 18900 },
        more: {
          title: { tr: 'Bataryanın ömrü' },
          text: {
            tr: 'Bataryaları sırayla kullanırsanız ikisi de daha yavaş yaşlanır. Uzun süre evde olmayacaksanız yarı dolu bırakın; duvar askısı iki bataryayı birlikte şarj eder. Kışın soğuk depoda bırakmamaya özen gösterin.',
          },
        },
        facts: [
          {
            label: { tr: 'Çalışma süresi', en: 'Run time' },
            value: { tr: 'Batarya başına 40 dakika', en: '40 minutes per battery' },
          },
          { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: '1,9 kilogram', en: '1.9 kilograms' } },
          { label: { tr: 'Hediye', en: 'Gift' }, value: { tr: 'Lityum batarya', en: 'Lithium battery' } },
        ],
      },
      {
        brand: 'Pervanel',
        title: {
          tr: 'Tam otomatik kahve makinesine üç aylık çekirdek',
          en: 'Three months of beans with a coffee machine',
        },
        description: {
          tr: 'İyi makine kötü kahveyle küser. Fokur’u alanlara üç ay boyunca her ay yarım kilo taze kavrulmuş çekirdek yolluyoruz; kavurma tarihi paketin üzerindedir. Öğütücüsü sessiz, süt köpürtücüsü söküp yıkanır. Sabah ilk fincanı kırk saniyede alırsınız. Filtre, espresso ve Türk kahvesi inceliği arasında tek düğmeyle geçilir. Kahveyle arası olmayanlar için sıcak su ayarı da bulunur.',
          en: 'A good machine sulks with bad coffee. With every Fokur we send half a kilo of freshly roasted beans each month for three months, the roast date printed on the bag. The grinder is quiet and the milk frother comes apart for washing. Your first cup is ready in forty seconds, and one knob moves between filter, espresso and Turkish grind.',
        },
        figures: { reward: 1800, listPrice: 29500, campaignPrice: 26900 },
        facts: [
          {
            label: { tr: 'Hediye gönderimi', en: 'Gift delivery' },
            value: { tr: 'Ayda bir, üç ay', en: 'Monthly for three months' },
          },
          { label: { tr: 'Su haznesi', en: 'Water tank' }, value: { tr: '1,8 litre', en: '1.8 litres' } },
          { label: { tr: 'Garanti', en: 'Guarantee' }, value: { tr: 'Üç yıl', en: 'Three years' } },
        ],
      },
      {
        brand: 'Pervanel',
        title: { tr: 'Yağsız fritöz Çıtır, pişirme kabı seti hediyesiyle' },
        description: {
          tr: 'Çıtır’ın altı litrelik haznesinde bir bütün tavuk ya da dört kişilik patates aynı anda pişer. Yanında verdiğimiz silikon kap, ızgara teli ve şiş takımı olmadan ilk ay hep eksik hissedilirdi. Yemek tarifleri uygulamasında değil, buzdolabına asacağınız kartlardadır. {campaignPrice} olan yeni fiyatıyla mutfak tezgâhına en kolay sığan büyük boyumuz.',
        },
        figures: { reward: 950, listPrice: 8400, campaignPrice: 7400 },
        facts: [
          { label: { tr: 'Hazne', en: 'Basket' }, value: { tr: 'Altı litre', en: 'Six litres' } },
          {
            label: { tr: 'Hediye', en: 'Gift' },
            value: { tr: 'Silikon kap, tel ve şiş', en: 'Silicone tray, rack and skewers' },
          },
          {
            label: { tr: 'Temizlik', en: 'Cleaning' },
            value: { tr: 'Bulaşık makinesine uygun', en: 'Dishwasher safe' },
          },
        ],
      },
      {
        brand: 'Örgülen',
        title: { tr: 'Buhar kazanlı ütü ve pamuklu ütü masası kılıfı' },
        description: {
          tr: 'Keten gömlekle inatlaşmayı bırakın: yüksek basınçlı buhar kırışığı ilk geçişte açar. Kazan su biterken de doldurulur, ütüyü soğutup beklemezsiniz. Kendi tezgâhımızda dokuduğumuz kalın kılıf, keçe altlığıyla birlikte hediyemiz; masanızın ölçüsünü siparişte yazmanız yeter. Nevresim ütüleyenlere özellikle öneririz, tek tarafı ütülemek çoğu kez kâfi geliyor. Fiyat {campaignPrice}, kablosu iki buçuk metre.',
        },
        figures: { reward: 1200, listPrice: 13600, campaignPrice: 11900 },
        more: {
          title: { tr: 'Kireçle başa çıkmak' },
          text: {
            tr: 'Çeşme suyu kullanabilirsiniz; gösterge yandığında haznenin altındaki kapağı açıp süzgeci akan suda durulayın. Sirke, tuz ruhu gibi katkılar contayı kurutur, kullanmayınız. Ayda bir kez yapılan bu işlem ütünün ömrünü uzatır.',
          },
        },
        facts: [
          {
            label: { tr: 'Buhar gücü', en: 'Steam' },
            value: { tr: 'Dakikada 130 gram', en: '130 grams a minute' },
          },
          {
            label: { tr: 'Hediye', en: 'Gift' },
            value: { tr: 'Pamuklu kılıf ve keçe', en: 'Cotton cover and felt' },
          },
        ],
      },
      {
        brand: 'Patiçınar',
        title: {
          tr: 'Tüy toplayan robot süpürgeye iki yıllık filtre bizden',
          en: 'Pet-hair robot vacuum with two years of filters',
        },
        description: {
          tr: 'Kedi köpek tüyü, sıradan robotun fırçasını üç haftada kilitler. Toparlak’ın kauçuk rulosu tüyü dolamadan hazneye taşır, mama kabının ve su tasının çevresini haritada kendisi tanır. Filtreyi düzenli değiştirmek şart; biz de iki yıllık yedeği kutuya koyduk. Evcil hayvanınız ürkmesin diye ilk çalışmada alçak sesle başlar.',
          en: 'Cat and dog hair jams an ordinary robot’s brush within three weeks. Toparlak’s rubber roller carries it to the bin without tangling, and the map recognises food bowls and water dishes. Filters must be changed regularly, so two years’ supply is in the box. So as not to frighten your animal, the first run begins at low volume.',
        },
        figures: { reward: 1600, listPrice: 17200, campaignPrice: 14700 },
        more: {
          title: { tr: 'İlk hafta için öneri', en: 'A tip for the first week' },
          text: {
            tr: 'Robotu önce kapalıyken ortada bırakın, hayvanınız koklasın. Sonraki gün siz evdeyken on dakika çalıştırın. Alıştıktan sonra temizliği yürüyüş saatinize göre programlayabilirsiniz. Merdiven ve eşikleri kendisi tanır, kapı önüne engel koymanız gerekmez.',
            en: 'Leave the robot switched off in the room first so that your animal can sniff it. Run it for ten minutes next day while you are at home, then schedule it for walk time.',
          },
        },
        facts: [
          { label: { tr: 'Hediye', en: 'Gift' }, value: { tr: 'Sekiz filtre', en: 'Eight filters' } },
          { label: { tr: 'Hazne', en: 'Bin' }, value: { tr: '450 mililitre', en: '450 millilitres' } },
          { label: { tr: 'Çalışma süresi', en: 'Run time' }, value: { tr: '150 dakika', en: '150 minutes' } },
        ],
      },
    ],
  },
];
