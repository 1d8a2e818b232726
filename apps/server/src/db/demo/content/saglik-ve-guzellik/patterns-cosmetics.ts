import type { DemoPattern } from '../shape.ts';

export const cosmeticPatterns: readonly DemoPattern[] = [
  {
    key: 'kozmetik-cilt-bakimi-yuzde',
    path: ['Kozmetik', 'Cilt Bakımı'],
    benefit: { tr: 'Cilt bakımında {discountPercent} indirim', en: '{discountPercent} off skin care' },
    conditions: [
      {
        tr: '{listPrice} olan ürün {campaignPrice} fiyatla satılır ({discountPercent} indirim).',
        en: 'The item sells at {campaignPrice} in place of {listPrice} ({discountPercent} off).',
      },
      {
        tr: 'Hijyen nedeniyle açılmış ürün iade alınmaz.',
        en: 'For hygiene, opened items cannot be returned.',
      },
      { tr: 'Kozmetik üründür; tedavi amacı taşımaz.', en: 'A cosmetic product, not intended as treatment.' },
      {
        tr: 'Kişi başı en çok üç adet, stoklarla sınırlı.',
        en: 'At most three per person, while stocks last.',
      },
    ],
    campaigns: [
      {
        brand: 'Sedefyaz',
        title: {
          tr: 'Badem sütlü yüz kreminde {discountPercent} indirim',
          en: '{discountPercent} off almond-milk face cream',
        },
        description: {
          tr: 'Kaloriferler yanınca aynada ilk fark edilen gerginliktir. Datça bademi ile hazırlanan krem, nohut büyüklüğünde sürülünce yağlı iz bırakmadan yumuşak bir his verir, makyajın altında topaklanmaz. Parfümsüz çeşidi kokudan hoşlanmayanlara. Cam kavanozun yedek içi satılıyor, boşu atmıyorsunuz. Yeni bir ürünü önce bilekte denemek her zaman iyi fikirdir; mağazada deneme kutuları hazır.',
          en: 'When the radiators come on, tightness is the first thing you notice in the mirror. Made with almonds from Datça, a chickpea of this cream feels soft, leaves no greasy trace and does not ball up under make-up. There is an unscented one for those who dislike perfume. Refills mean that you keep the glass jar. Always try a new product on the wrist first.',
        },
        figures: { discountPercent: 25, listPrice: 1160, campaignPrice: 870 },
        more: {
          title: { tr: 'Sürme sırası', en: 'In which order?' },
          text: {
            tr: 'Temizleyiciyi ılık suyla durulayın, yüzünüz hafif nemliyken kremi alından çeneye doğru yayın. Gündüzse üzerine güneş koruyucu ekleyin. Göz çevresine değdirmeyin; kızarıklık olursa kullanmayı bırakıp bir hekime danışın.',
            en: 'Rinse off the cleanser, and spread the cream on slightly damp skin from forehead to chin. By day add sunscreen. Avoid the eyes; should redness appear, stop and ask a doctor.',
          },
        },
        facts: [
          { label: { tr: 'Hacim', en: 'Size' }, value: { tr: '50 ml', en: '50 ml' } },
          {
            label: { tr: 'Seçenek', en: 'Options' },
            value: { tr: 'Badem kokulu, parfümsüz', en: 'Almond, unscented' },
          },
          { label: { tr: 'Yedek', en: 'Refill' }, value: { tr: 'Var', en: 'Available' } },
        ],
      },
      {
        brand: 'Vişnedal',
        title: { tr: 'Günlük güneş koruyucu {listPrice} yerine {campaignPrice}' },
        description: {
          tr: 'Güneş kremi yalnız plaj çantasına ait değildir; araba camından giren ışık kışın da vardır. Jel dokulu bu seri beyazlık bırakmaz, sakalda topaklanmaz, sporcunun gözüne akmasın diye suya dayanıklıdır. İki saatte bir yenilemeniz gerektiğini kutuda büyük harfle yazdık. Çocuklar için olan ayrı tüptedir. Kasada son kullanma süresini danışmanla birlikte kontrol edebilirsiniz.',
        },
        figures: { discountPercent: 30, listPrice: 890, campaignPrice: 623 },
        facts: [
          { label: { tr: 'Faktör', en: 'Factor' }, value: { tr: 'SPF 50', en: 'SPF 50' } },
          { label: { tr: 'Doku', en: 'Texture' }, value: { tr: 'Jel', en: 'Gel' } },
        ],
      },
      {
        brand: 'Sedefyaz',
        title: { tr: 'Gül suyu tonik ve jel seti {discountPercent} uygun' },
        description: {
          tr: 'Isparta güllerinin mayıs ayında bakır imbikte damıtıldığı su, bizim en eski ürünümüz. Köpüren temizleme jeliyle aynı kutuda, akşam makyajını silip ferah bir bitiş isteyenlere. Alkol ve boya içermez; püskürtme başlığı ofis masasında da iş görür. Pamuğu fazla ıslatmak yerine avucunuza alıp bastırın, şişe iki kat uzun gider. Ambalajı postaya uygundur, mektup kutusuna sığar.',
        },
        figures: { discountPercent: 20, listPrice: 950, campaignPrice: 760 },
        facts: [
          {
            label: { tr: 'Set', en: 'Set' },
            value: { tr: 'Tonik 200 ml, jel 150 ml', en: 'Toner 200 ml, gel 150 ml' },
          },
          { label: { tr: 'Alkol', en: 'Alcohol' }, value: { tr: 'İçermez', en: 'None' } },
        ],
      },
      {
        brand: 'Vişnedal',
        title: {
          tr: 'El ve ayak kremi ikilisi şimdi {campaignPrice}',
          en: 'Hand and foot cream duo, now {campaignPrice}',
        },
        description: {
          tr: 'Bahçeyle uğraşan, bulaşığı elde yıkayan, bütün gün dezenfektan kullananlar bilir: parmak uçları kışın kâğıt gibi olur. Shea yağlı el kremi hızla emilir, klavyeye bulaşmaz; ayaklar içinse daha yoğun olanı gece pamuklu çorapla sürülür. Tüpleri kazıma anahtarıyla sonuna kadar bitirirsiniz. Nöbetçi çantasına giren küçük boyları kasanın yanındaki sepetten ayrıca seçebilirsiniz.',
          en: 'Gardeners, dishwashers by hand and all who use sanitiser the whole day know how fingertips turn to paper in winter. The shea hand cream sinks in quickly and stays off the keyboard; the richer one for feet goes on at night, under cotton socks. A small key lets you empty the tubes to the end. Travel sizes wait in the basket by the till.',
        },
        figures: { discountPercent: 35, listPrice: 640, campaignPrice: 416 },
        facts: [
          { label: { tr: 'Hacim', en: 'Size' }, value: { tr: '75 ml ve 100 ml', en: '75 ml and 100 ml' } },
          { label: { tr: 'Koku', en: 'Scent' }, value: { tr: 'Hafif vanilya', en: 'Light vanilla' } },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Havuz sonrası vücut bakım çantası {discountPercent} indirimli' },
        description: {
          tr: 'Klorlu sudan çıkınca duşta geçen beş dakika, sonrası için çok şey değiştirir. Üye soyunma odalarında kullandığımız ürünleri çantaladık: sülfatsız şampuan, yulaflı duş kremi, hafif losyon ve hızlı kuruyan havlu bone. Şeffaf cepler uçak kabinine uyar, sabun haznesi sızdırmaz. Üye olmanız gerekmez, resepsiyondan alınır; yüzme kursundaki çocuklar için küçük boyu ayrıca duruyor.',
        },
        figures: { discountPercent: 15, listPrice: 1380, campaignPrice: 1173 },
        more: {
          title: { tr: 'Çanta nasıl kullanılır?' },
          text: {
            tr: 'Havuza girmeden önce saçı temiz suyla ıslatın, çıkınca şampuanı bekletmeden durulayın. Losyonu kurulanır kurulanmaz sürerseniz daha az miktar yeter. Boşalan şişeleri resepsiyondaki büyük bidonlardan doldurabilirsiniz.',
          },
        },
        facts: [
          { label: { tr: 'Parça', en: 'Pieces' }, value: { tr: '4', en: '4' } },
          { label: { tr: 'Dolum', en: 'Refills' }, value: { tr: 'Resepsiyonda', en: 'At reception' } },
          { label: { tr: 'Üyelik', en: 'Membership' }, value: { tr: 'Gerekmez', en: 'Not needed' } },
        ],
      },
    ],
  },
  {
    key: 'kozmetik-makyaj-sepet',
    path: ['Kozmetik', 'Makyaj'],
    benefit: { tr: 'Makyajda {reward} indirim', en: '{reward} off make-up' },
    conditions: [
      {
        tr: '{minimumPurchase} tutarında makyaj ürününe {reward} indirim uygulanır.',
        en: '{reward} off when you spend {minimumPurchase} on make-up.',
      },
      { tr: 'Üyelere özeldir, üyelik ücretsizdir.', en: 'For members; joining is free.' },
      { tr: 'Mühürü açılmış ürün iade edilmez.', en: 'Items with a broken seal are not returned.' },
      { tr: 'Diğer kuponlarla birleştirilemez.', en: 'Not combinable with other vouchers.' },
    ],
    campaigns: [
      {
        brand: 'Sedefyaz',
        title: { tr: 'Ten ürünlerinde tonunuzu bulana {reward} indirim' },
        description: {
          tr: 'Yanlış ton fondöten çekmecede yıllarca durur, hepimiz biliriz. Mağazada gün ışığı lambası altında boyun hizasında üç şerit denenir, fotoğraf çekilir, evde bakıp karar verirsiniz. İncelikten kapatıcıya üç kapatıcılık derecesi, otuz iki renk bulunuyor. Sünger ile fırça arasında kararsız kalanlar ikisini de orada dener. Sonradan pişman olursanız mühür durdukça değişim serbest.',
        },
        figures: { reward: 300, minimumPurchase: 1500 },
        facts: [
          { label: { tr: 'Ton', en: 'Shades' }, value: { tr: '32', en: '32' } },
          { label: { tr: 'Deneme', en: 'Testing' }, value: { tr: 'Randevusuz', en: 'No appointment' } },
        ],
      },
      {
        brand: 'Sedefyaz',
        title: {
          tr: 'Gelin makyajı denemesi yapana {reward} ürün indirimi',
          en: 'Try your bridal make-up, get {reward} off products',
        },
        description: {
          tr: 'Büyük günde sürpriz istemeyenler için salonlarımızda kırk dakikalık prova yapılıyor. Uzmanımız gelinliğin yakasını, saç modelini ve fotoğraf ışığını sorarak bir taslak çıkarır; kullandığı her ürünün adı karta yazılır. Beğendiklerinizi alırken tutar düşer, düğün sabahı rötuş için yanınızda olurlar. Anneler ve nedimeler aynı randevuya katılabilir, aynalı dört koltuk ayırıyoruz.',
          en: 'For those who want no surprises on the day, our salons hold a forty-minute trial. The artist asks about the neckline, the hair and the light for photographs, then drafts a look and writes every product on a card. The sum comes off when you buy the ones you liked, and they are with you for touch-ups. Mothers and bridesmaids may share the appointment: we set aside four chairs.',
        },
        figures: { reward: 750, minimumPurchase: 3000 },
        more: {
          title: { tr: 'Ne zaman gelmeli?', en: 'When to come' },
          text: {
            tr: 'Düğünden üç dört hafta önce, cildinize yeni bir şey uygulamadığınız bir günü seçin. Gelinliğin rengine yakın bir bluz giyin. Alerjiniz varsa formda belirtin, uzman alternatif ürünleri hazırlasın.',
            en: 'Three or four weeks before, on a day when you have tried nothing new on your skin. Wear a top near the colour of the dress, and name any allergy in the form.',
          },
        },
        facts: [
          { label: { tr: 'Süre', en: 'Duration' }, value: { tr: '40 dakika', en: '40 minutes' } },
          {
            label: { tr: 'Geçerli olduğu yer', en: 'Where' },
            value: { tr: '14 şehirdeki salonlar', en: 'Salons in 14 cities' },
          },
          { label: { tr: 'Katılımcı', en: 'Guests' }, value: { tr: 'En çok 4 kişi', en: 'Up to 4' } },
        ],
      },
      {
        brand: 'Vişnedal',
        title: { tr: 'Vegan maskara ve far paletinde {reward} düşük hesap' },
        description: {
          tr: 'Hayvansal içerik kullanmayan, hayvan üzerinde denenmeyen markaların makyajını tek rafta topladık. Bitkisel mumlu maskara ılık suyla çıkar, kirpik çekiştirmez. Dokuz gözlü palette altısı mat, üçü ışıltılıdır; pigmentler ıslak fırçayla koyulaşır. İçerik listesini okuyamayan gözler için raf kenarında büyüteç asılı. Hassas göz kullanan danışmanımız kendi deneyimini anlatmaktan çekinmez.',
        },
        figures: { reward: 200, minimumPurchase: 1100 },
        facts: [
          { label: { tr: 'Palet', en: 'Palette' }, value: { tr: '9 renk', en: '9 colours' } },
          { label: { tr: 'İçerik', en: 'Formula' }, value: { tr: 'Vegan', en: 'Vegan' } },
        ],
      },
      {
        brand: 'Sedefyaz',
        title: { tr: 'Kişiye özel ruj dolumunda {reward} avantaj' },
        description: {
          tr: 'Rengi siz karıştırın: mağazadaki çarkta bordo, mercan, gül ve kahveyi oranlayıp minik bir örnek çıkarıyoruz. Onayladığınız formül kaydedilir, bittiğinde aynı tonu yeniden doldurursunuz. Metal kılıf yıllarca kalır, üstüne isim basılır. Dudak kalemi ile fırçasını da eklerseniz alt tutar kolay dolar. Arkadaş gruplarının birlikte gelip birbirine renk hediye etmesi pek keyifli.',
        },
        figures: { reward: 250, minimumPurchase: 1300 },
        more: {
          title: { tr: 'Formülüm kayıtlı kalır mı?' },
          text: {
            tr: 'Evet, üyelik numaranıza bağlı saklanır ve istediğiniz an silinir. Başka şehirdeki mağazadan da aynı tonu isteyebilirsiniz. Mat, saten ve parlak bitişler arasında her dolumda yeniden seçim yapma imkânınız var.',
          },
        },
        facts: [
          { label: { tr: 'Hazırlama', en: 'Preparation' }, value: { tr: '20 dakika', en: '20 minutes' } },
          {
            label: { tr: 'Kılıf', en: 'Case' },
            value: { tr: 'Metal, doldurulabilir', en: 'Metal, refillable' },
          },
        ],
      },
      {
        brand: 'Vişnedal',
        title: {
          tr: 'İlk makyaj çantasını kuranlara {reward} indirim',
          en: '{reward} off your first make-up bag',
        },
        description: {
          tr: 'Üniversiteye başlayan ya da yıllar sonra yeniden merak salan biri kırk ürüne ihtiyaç duymaz. Danışmanlarımız beş parçalık başlangıç listesi çıkarır: nemlendirici, renkli krem, kaş jeli, maskara, dudak balmı. Her birini ayna karşısında kendiniz uygularsınız, kimse yüzünüze dokunmaz. Fermuarlı çanta da hesaba girer. Eksik kalan fırçayı evdeki temiz parmak uçları gayet iyi karşılar.',
          en: 'Someone starting university, or curious again after years, does not need forty products. Our advisers write a list of five: moisturiser, tinted cream, brow gel, mascara and lip balm. You apply each yourself at the mirror, and nobody touches your face. The zipped bag counts towards the minimum too. Clean fingertips at home do very well in place of the brush you lack.',
        },
        figures: { reward: 220, minimumPurchase: 1200 },
        facts: [
          {
            label: { tr: 'Başlangıç listesi', en: 'Starter list' },
            value: { tr: '5 parça', en: '5 pieces' },
          },
          { label: { tr: 'Danışmanlık', en: 'Advice' }, value: { tr: 'Ücretsiz', en: 'Free' } },
          { label: { tr: 'Geçerli olduğu yer', en: 'Where' }, value: { tr: 'Mağazalar', en: 'Shops' } },
        ],
      },
    ],
  },
];
