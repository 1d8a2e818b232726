import type { DemoPattern } from '../shape.ts';

export const sofaPatterns: readonly DemoPattern[] = [
  {
    key: 'home-sofa-percent',
    path: ['Mobilya', 'Koltuk Takımı'],
    benefit: { tr: '{discountPercent} indirim', en: '{discountPercent} off' },
    conditions: [
      {
        tr: 'İndirim, liste fiyatı {listPrice} olan ürünün kampanya renklerinde geçerlidir.',
        en: 'The discount applies to the campaign colours of the product listed at {listPrice}.',
      },
      {
        tr: 'Kampanya bireysel alışverişler içindir; bir kimlik numarasına en fazla iki takım satılır.',
        en: 'For private customers only; at most two sets per person.',
      },
      {
        tr: 'Başka indirim, kupon ve takas desteğiyle birleştirilemez.',
        en: 'Cannot be combined with other discounts, coupons or trade-in support.',
      },
      {
        tr: 'Teslimattan sonra on dört gün içinde koşulsuz iade edilebilir.',
        en: 'Can be returned without reason within fourteen days of delivery.',
      },
    ],
    campaigns: [
      {
        brand: 'Meşedal',
        title: {
          tr: 'Dere üçlü koltukta {discountPercent} indirim',
          en: '{discountPercent} off the Dere three-seater',
        },
        description: {
          tr: 'Küçük salonda geniş oturmak isteyenler Dere’yi sever: kolları ince, sırtı yüksek, ayakları süpürgenin rahat geçeceği boyda. Gürgen iskeleti on yıl garantili. Kılıfı tümüyle çıkar, makinede yıkanır, ütüsüz takılır. Kampanyada fiyatı {campaignPrice}; kumaşa dokunmak isterseniz numune kartelasını ücretsiz gönderiyor, teslimatta eski ambalajı geri alıyoruz. Çocuklu evler için koyu tonları da var.',
          en: 'Dere is for people who want to sit wide in a small room: slim arms, a high back and legs tall enough for the vacuum cleaner. The hornbeam frame carries a ten-year guarantee. The cover comes off completely, goes in the machine and needs no ironing. It now costs {campaignPrice}, and we will post you fabric samples free of charge.',
        },
        figures: { discountPercent: 25, listPrice: 68000, campaignPrice: 51000 },
        more: {
          title: { tr: 'Ölçüsü evinize uyar mı', en: 'Will it fit?' },
          text: {
            tr: 'Dere 214 santim uzunlukta ve 92 santim derinliktedir. Kapı genişliğiniz 75 santimse ayakları sökülerek içeri girer. Emin değilseniz salonunuzun fotoğrafını gönderin, yerleşimini ölçekli olarak çizelim.',
            en: 'Dere is 214 cm long and 92 cm deep. With the legs removed it passes a 75 cm door. If you are unsure, send a photograph of the room and we will draw it to scale.',
          },
        },
        facts: [
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '21 iş günü', en: '21 working days' },
          },
          {
            label: { tr: 'İskelet garantisi', en: 'Frame guarantee' },
            value: { tr: 'On yıl', en: 'Ten years' },
          },
          {
            label: { tr: 'Kumaş', en: 'Fabric' },
            value: { tr: 'Yıkanabilir keten karışımı, altı renk', en: 'Washable linen blend, six colours' },
          },
        ],
      },
      {
        brand: 'Örgülen',
        title: { tr: 'Dokuma köşe koltuk Yamaç {campaignPrice}' },
        description: {
          tr: 'Yamaç’ın kumaşını kendi tezgâhımızda dokuyoruz; bu yüzden leke tutmazlığını yıkamayla kaybetmez. Kalabalık aileler için düşündüğümüz köşe takımı altı kişiyi ağırlar, ucundaki puf gerektiğinde tek kişilik yatağa açılır. Sağ veya sol köşe seçimini sipariş sırasında yaparsınız. Etiketteki {listPrice} yerine {discountPercent} indirimli ödersiniz; kurulum da bize ait.',
        },
        figures: { discountPercent: 30, listPrice: 94000, campaignPrice: 65800 },
        facts: [
          { label: { tr: 'Oturma kapasitesi', en: 'Seats' }, value: { tr: 'Altı kişi', en: 'Six people' } },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '28 iş günü', en: '28 working days' },
          },
          { label: { tr: 'Kurulum', en: 'Assembly' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
      {
        brand: 'Meşedal',
        title: { tr: 'Okuma köşenize Ceviz berjer, {discountPercent} daha uygun' },
        description: {
          tr: 'Akşam kahvesi, yarım kalan roman, bir de sallanmayan bir koltuk. Ceviz berjerin ayakları masif, sırt açısı uzun oturuşa göre ayarlı, süngeri ise çökmeye karşı çift katmanlı. Tek başına da çift olarak da alabilirsiniz. Mağazada deneyip beğenenlerin çoğu yanına puf ekliyor; siz ister yalnız berjeri {campaignPrice} karşılığında alın, ister sonradan tamamlayın.',
        },
        figures: { discountPercent: 20, listPrice: 32500, campaignPrice: 26000 },
        more: {
          title: { tr: 'Bakımı kolay' },
          text: {
            tr: 'Ahşap ayakları altı ayda bir doğal yağla silmeniz yeter; küçük bir şişesini kutuya koyuyoruz. Kumaştaki taze lekeyi nemli bezle tampon yaparak alın, sabunu doğrudan dökmeyin.',
          },
        },
        facts: [
          {
            label: { tr: 'Gövde', en: 'Body' },
            value: { tr: 'Masif ceviz ayak, kontrplak gövde', en: 'Solid walnut legs, plywood body' },
          },
          { label: { tr: 'Stok', en: 'Stock' }, value: { tr: '180 adet', en: '180 pieces' } },
        ],
      },
      {
        brand: 'Örgülen',
        title: {
          tr: 'Yataklı kanepe Misafir, liste fiyatının {discountPercent} altında',
          en: 'Misafir sofa bed, {discountPercent} below list price',
        },
        description: {
          tr: 'Misafir geldiğinde salonun on saniyede yatak odasına dönmesi gerekir. Bu kanepenin mekanizması tek elle çekilir, içinden 140 santimlik gerçek yaylı yatak çıkar. Gündüz yastıkları arkada, yorganı sandığında durur. Teşhirdeki renklerin üretimi bittiği için {listPrice} olan fiyat {campaignPrice} oldu; kalan adetler tükendiğinde kampanya kapanır. Kiralık evde yaşayanlar için sökülüp taşınması da kolaydır.',
          en: 'When guests come, the living room should turn into a bedroom in ten seconds. The mechanism pulls out with one hand and reveals a real sprung mattress, 140 cm wide. By day the pillows sit behind you and the duvet lives in the chest. These colours are going out of production, so {listPrice} has become {campaignPrice} while pieces last.',
        },
        figures: { discountPercent: 35, listPrice: 78000, campaignPrice: 50700 },
        facts: [
          {
            label: { tr: 'Yatak ölçüsü', en: 'Bed size' },
            value: { tr: '140 × 195 cm', en: '140 × 195 cm' },
          },
          { label: { tr: 'Renk', en: 'Colour' }, value: { tr: 'Kum, antrasit', en: 'Sand, anthracite' } },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: 'Stoktan 7 iş günü', en: '7 working days from stock' },
          },
        ],
      },
      {
        brand: 'Nurfanus',
        title: { tr: 'Işıklı kitap raflı koltuk Sayfa, {discountPercent} indirimle' },
        description: {
          tr: 'Sayfa, kolunda okuma ışığı taşıyan ilk koltuğumuz. Sıcak tonlu lambası dokunmayla açılır, kırk dakika sonra kendiliğinden söner; yan bölmesinde altı kitap ve bir telefon şarj yuvası var. Kablosu ayağın içinden geçer, ortada görünmez. Tek kişilik evler, öğrenci daireleri ve çalışma odaları için {campaignPrice} tutarında, iki yıl elektrik garantili bir dinlenme köşesi.',
        },
        figures: { discountPercent: 15, listPrice: 46000, campaignPrice: 39100 },
        more: {
          title: { tr: 'Işığı gözünüzü yormaz' },
          text: {
            tr: 'Lamba 2.700 kelvin sıcaklıkta ve kırpışmasızdır. Parlaklığı üç kademede ayarlanır; en düşük kademede yanınızdaki uyurken bile okumaya devam edebilirsiniz. Ampulü standarttır, evde değiştirilir. Yedeğini de kutuya ekledik.',
          },
        },
        facts: [
          {
            label: { tr: 'Elektrik', en: 'Electrics' },
            value: { tr: '12 volt, düşük tüketimli', en: '12 volt, low consumption' },
          },
          {
            label: { tr: 'Garanti', en: 'Guarantee' },
            value: { tr: 'Gövde beş, lamba iki yıl', en: 'Five years on the frame, two on the lamp' },
          },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '16 iş günü', en: '16 working days' },
          },
        ],
      },
    ],
  },
  {
    key: 'home-sofa-trade-in',
    path: ['Mobilya', 'Koltuk Takımı'],
    benefit: { tr: 'Eskisine {reward} takas', en: '{reward} for your old one' },
    conditions: [
      {
        tr: '{reward} takas desteği, teslim edilen her bir eski takım için bir kez verilir.',
        en: 'Trade-in support of {reward} is given once for each old set handed over.',
      },
      {
        tr: 'Eski ürünün markası ve yaşı önemli değildir; taşınabilir ve böceksiz olması yeterlidir.',
        en: 'Make and age do not matter; the old piece must be movable and free of insects.',
      },
      {
        tr: 'Destek nakde çevrilmez, yeni ürünün {listPrice} liste fiyatından düşülür; ödemeniz {campaignPrice} olur.',
        en: 'The support is not paid in cash; it is taken off the list price of {listPrice}, leaving {campaignPrice} to pay.',
      },
      {
        tr: 'Yüzdelik indirim kampanyalarıyla birleştirilemez.',
        en: 'Cannot be combined with percentage discounts.',
      },
    ],
    campaigns: [
      {
        brand: 'Meşedal',
        title: { tr: 'Eski takımınızı alalım, Orman köşe takımı {campaignPrice} olsun' },
        description: {
          tr: 'Kapıda kalan eski koltuk en büyük derdimizdi, o yüzden çözümü satışın içine koyduk. Orman takımını getiren ekip eskisini aynı asansörle indirir, geri dönüşüm tesisine götürür ve teslim tutanağını size bırakır. {reward} destek faturaya önceden işlenir; siz yalnızca kalan tutarı ödersiniz. Üçüncü kattan yukarısı için de ek ücret istemiyoruz.',
        },
        figures: { reward: 8000, listPrice: 74000, campaignPrice: 66000 },
        facts: [
          {
            label: { tr: 'Alım yeri', en: 'Collected from' },
            value: { tr: 'Dairenizin içi', en: 'Inside your flat' },
          },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '25 iş günü', en: '25 working days' },
          },
        ],
      },
      {
        brand: 'Örgülen',
        title: {
          tr: 'Solmuş kanepeye {reward} değer, yerine Pamuklu üçlü',
          en: '{reward} for a faded sofa, towards a Pamuklu',
        },
        description: {
          tr: 'Kumaşı solmuş, süngeri çökmüş bir kanepe sizce beş para etmez; bize göre ise iskeleti hâlâ kullanılabilir ağaçtır. Onu söküp okul atölyelerine veriyoruz. Siz de Pamuklu üçlüyü {listPrice} yerine {campaignPrice} ödeyerek salonunuza koyuyorsunuz. Başvuruda tek fotoğraf yeterli, değer biçmeye gelen eksper yok, pazarlık da yok. Alım gününü siz belirlersiniz.',
          en: 'A faded sofa with tired foam may look worthless to you; to us its frame is still usable timber, which we strip and pass on to school workshops. In return the Pamuklu three-seater goes into your living room for {campaignPrice} instead of {listPrice}. One photograph is enough to apply: no valuer calls and nobody haggles.',
        },
        figures: { reward: 5000, listPrice: 41000, campaignPrice: 36000 },
        more: {
          title: { tr: 'Eski kanepeniz nereye gider', en: 'Where the old sofa goes' },
          text: {
            tr: 'Sökülen ağaç meslek liselerinin mobilya atölyelerine, metal yaylar geri dönüşüme, temiz süngerler hayvan barınaklarına yatak olarak gider. Teslimden bir ay sonra size kısa bir bilgi notu gönderiyoruz.',
            en: 'The timber goes to vocational school workshops, the metal springs to recycling and the clean foam to animal shelters as bedding. A month after collection we send you a short note about it.',
          },
        },
        facts: [
          {
            label: { tr: 'Gerekli belge', en: 'Papers needed' },
            value: { tr: 'Ürünün bir fotoğrafı', en: 'One photograph of the piece' },
          },
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'İkili, üçlü ve köşe kanepeler', en: 'Two-seaters, three-seaters and corner sofas' },
          },
          {
            label: { tr: 'Taşıma', en: 'Carrying' },
            value: { tr: 'Ücretsiz, asansörsüz binada da', en: 'Free, also without a lift' },
          },
        ],
      },
      {
        brand: 'Meşedal',
        title: { tr: 'Deri takımda {reward} takas desteği: Konak serisi' },
        description: {
          tr: 'Konak serisinin derisi bitkisel sepilenir; zamanla çatlamaz, koyulaşarak güzelleşir. Bir ömürlük takım alırken eskisini ne yapacağınızı düşünmeyin diye desteği bu seride en yükseğe çıkardık. Üçlü, ikili ve tekliden oluşan set {listPrice} liste fiyatlı. Takasla ödeyeceğiniz {campaignPrice}; deri bakım kiti ile ilk yılın sonunda yapılan ücretsiz bakım ziyareti içinde.',
        },
        figures: { reward: 12000, listPrice: 128000, campaignPrice: 116000 },
        facts: [
          {
            label: { tr: 'Takım içeriği', en: 'Set' },
            value: { tr: 'Üçlü, ikili, tekli', en: 'Three-seater, two-seater, armchair' },
          },
          {
            label: { tr: 'Deri garantisi', en: 'Leather guarantee' },
            value: { tr: 'Yedi yıl', en: 'Seven years' },
          },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '40 iş günü', en: '40 working days' },
          },
        ],
      },
      {
        brand: 'Örgülen',
        title: { tr: 'Tekli koltuğunuzu yenileyin, {reward} bizden' },
        description: {
          tr: 'Annenizin televizyon koltuğu mu eskidi? Dinlence modeli, elektrikle uzanıp ayağa kalkmayı kolaylaştırır; kumandasının iki büyük tuşu vardır. Siparişi siz verin, teslimi dilediğiniz adrese yapalım: giden ekip eski tekliyi alır, yenisinin kullanımını sabırla gösterir. {reward} destek, adresler farklı ilde olsa bile aynen uygulanır. Ödemeniz gereken {campaignPrice} kapıda kartla da alınabilir.',
        },
        figures: { reward: 3000, listPrice: 24500, campaignPrice: 21500 },
        more: {
          title: { tr: 'Hediye olarak alırken' },
          text: {
            tr: 'Fatura size, teslimat başka bir adrese çıkabilir. Kurulum günü için alıcıyı biz arar, kimin geleceğini adıyla söyleriz. İsterseniz pakete sizin ağzınızdan kısa bir not ekleriz.',
          },
        },
        facts: [
          {
            label: { tr: 'Mekanizma', en: 'Mechanism' },
            value: { tr: 'Çift motorlu kalkma desteği', en: 'Twin-motor lift assist' },
          },
          {
            label: { tr: 'Taşıma kapasitesi', en: 'Load' },
            value: { tr: '140 kilogram', en: '140 kilograms' },
          },
        ],
      },
      {
        brand: 'Patiçınar',
        title: {
          tr: 'Tırmalanmış pufu getirin, dayanıklısını {campaignPrice} ile alın',
          en: 'Swap a scratched pouffe, pay {campaignPrice} for a tough one',
        },
        description: {
          tr: 'Kediyle yaşayan herkesin evinde bir kurban koltuk vardır. Tırnak geçirmeyen sık dokumayla kapladığımız Miskin puf, hem dostunuzun yatağı hem sizin ayak uzatma yeriniz. Eskimiş puf ya da minderi mağazaya bırakmanız yeterli, kargo istemiyoruz. Takas sonrası {campaignPrice} ödenir; ilk yıl içinde yırtılan kılıfı soru sormadan yenileriz.',
          en: 'Every home with a cat has one sacrificial seat. The Miskin pouffe is covered in a dense weave that claws cannot enter, so it serves as your friend’s bed and your footstool. Drop the worn pouffe or cushion at a shop; there is nothing to post. You pay {campaignPrice}, and a cover torn in the first year is replaced without questions.',
        },
        figures: { reward: 1500, listPrice: 9800, campaignPrice: 8300 },
        facts: [
          {
            label: { tr: 'Kılıf güvencesi', en: 'Cover promise' },
            value: { tr: 'İlk yıl ücretsiz yenileme', en: 'Free replacement in the first year' },
          },
          {
            label: { tr: 'Takas yeri', en: 'Trade-in at' },
            value: { tr: 'Tüm Patiçınar mağazaları', en: 'All Patiçınar shops' },
          },
        ],
      },
    ],
  },
];
