import type { DemoPattern } from '../shape.ts';

export const accessoryPatterns: readonly DemoPattern[] = [
  {
    key: 'camera-home-trial',
    path: ['Fotoğraf ve Kamera'],
    benefit: { tr: '{count} gün deneyin, beğenmezseniz iade', en: 'Try {count} days, then decide' },
    conditions: [
      {
        tr: '{count} gün, ürünün teslim edildiği gün başlar.',
        en: 'The {count} days begin on the day of delivery.',
      },
      {
        tr: 'Hasarsız iadede {campaignPrice} bedelin tamamı geri ödenir.',
        en: 'Returned undamaged, the full {campaignPrice} is refunded.',
      },
      {
        tr: 'Kampanya fiyatı {listPrice} liste fiyatı üzerinden belirlenmiştir.',
        en: 'The offer price is set against the {listPrice} list price.',
      },
      { tr: 'Ürün başına bir deneme hakkı vardır.', en: 'One trial per product.' },
    ],
    campaigns: [
      {
        brand: 'Gözalan',
        title: { tr: 'Aynasız başlangıç setini {count} gün evde deneyin' },
        description: {
          tr: 'Vitrinde iki kare çekip karar vermek zor; makineyi alın, çocuğun maçına, pazar kahvaltısına, akşam yürüyüşüne götürün. Set, iki mercek ve yedek pil içerir. Üçüncü haftanın sonunda elinizin altında mı yoksa dolapta mı durduğuna bakın, cevap orada. Geri verecekseniz hafıza kartı sizde kalır, anılarınız silinmez. Kullanım sorularınızı hafta sonu da yanıtlıyoruz.',
        },
        figures: { listPrice: 52900, campaignPrice: 47900, count: 21 },
        more: {
          title: { tr: 'Denemede ilk üç ödev' },
          text: {
            tr: 'Birinci hafta yalnızca pencere ışığında insan çekin, ikinci hafta hareketi dondurun, üçüncü hafta akşam tripodsuz gezin. Sonuçları yollarsanız eğitmenimiz kısa yorum yazar. Katılım isteğe bağlıdır, ücretsizdir.',
          },
        },
        facts: [
          {
            label: { tr: 'Sette', en: 'In the kit' },
            value: { tr: 'Gövde, iki mercek, yedek pil', en: 'Body, two lenses, spare battery' },
          },
          { label: { tr: 'Fiyat', en: 'Price' }, value: { tr: '{campaignPrice}', en: '{campaignPrice}' } },
        ],
      },
      {
        brand: 'Gözalan',
        title: {
          tr: 'Drone’la ilk uçuş: {count} gün deneme, eğitmenle başlangıç',
          en: 'First drone flight: {count} days’ trial with an instructor',
        },
        description: {
          tr: 'Kutuyu açıp doğrudan havalanan drone’ların yarısı ağaçta kalıyor. Bu yüzden ilk uçuşu açık arazide eğitmenimizle yapar, kayıt zorunluluğunu ve yasak bölgeleri öğrenirsiniz. Rüzgârda kararlı, iki yüz kırk dokuz gramlık model yeni başlayanı affeder. Deneme döneminde kırılan pervaneler ücretsiz yenilenir, gövde hasarı içinse düşük bir tavan belirlenmiştir.',
          en: 'Half the drones flown straight from the box end up in a tree. So you take the first flight in an open field with our instructor, and learn about registration and no-fly zones. At 249 grams it is steady and forgiving, and broken propellers are replaced free during the trial.',
        },
        figures: { listPrice: 38900, campaignPrice: 34900, count: 14 },
        facts: [
          { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: '249 gram', en: '249 grams' } },
          {
            label: { tr: 'Eğitim', en: 'Training' },
            value: { tr: 'Yüz yüze ilk uçuş', en: 'First flight in person' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: { tr: 'Anında baskı makinesini {count} gün doya doya deneyin' },
        description: {
          tr: 'Doğum gününde çekilen kare beş dakika sonra buzdolabının kapağında olsun isteyenlere. Pembe, nane, taş rengi üç gövde; karanlıkta flaşı kendisi ayarlar, yakın yüzü yakmaz. Denerken harcadığınız ilk on film bizden, iade etseniz bile onları geri istemeyiz. Telefonunuzdaki eski bir fotoğrafı da kabloya gerek duymadan basar.',
        },
        figures: { listPrice: 7400, campaignPrice: 6500, count: 10 },
        more: {
          title: { tr: 'Film masrafı' },
          text: {
            tr: 'Makine ucuz görünür, asıl gider kâğıttır; o nedenle kare başına maliyeti kutunun üstüne yazdık. Çoklu pakette bu tutar düşer, abonelikle her ay eve gelmesini sağlayabilirsiniz.',
          },
        },
        facts: [
          {
            label: { tr: 'Film', en: 'Film' },
            value: { tr: 'İlk 10 kare ücretsiz', en: 'First 10 sheets free' },
          },
          {
            label: { tr: 'Renkler', en: 'Colours' },
            value: { tr: 'Pembe, nane, taş', en: 'Pink, mint, stone' },
          },
        ],
      },
      {
        brand: 'Gözalan',
        title: { tr: 'Portre merceğini düğün öncesi {count} gün kendi makinenizde görün' },
        description: {
          tr: 'Arka planı eriten seksen beş milimetre, teoride herkesin hayali; fakat sizin odaklama alışkanlığınıza uyar mı? Bir hafta boyunca gerçek çiftlerle çalışın, dosyaları büyütüp kirpik ucuna bakın. Bağlantı halkası dört marka için ayrı üretilir. Memnun kalmazsanız başka odak uzaklığıyla değiştirip yeni bir haftaya başlamanız da mümkün.',
        },
        figures: { listPrice: 29500, campaignPrice: 26900, count: 7 },
        facts: [
          {
            label: { tr: 'Odak uzaklığı', en: 'Focal length' },
            value: { tr: '85 mm, f/1,4', en: '85 mm, f/1.4' },
          },
          {
            label: { tr: 'Değişim', en: 'Swap' },
            value: { tr: 'Başka odak uzaklığıyla olanaklı', en: 'For another focal length' },
          },
        ],
      },
      {
        brand: 'Gözalan',
        title: {
          tr: 'Kuş gözlemcisine uzun tele: {count} gün sazlıkta deneme',
          en: 'A long lens for birders, {count} days in the reeds',
        },
        description: {
          tr: 'Yalıçapkını üç saniye konar, sonra yoktur. Altı yüz milimetreye uzanan, elde taşınabilecek kadar dengeli bir tele ile o üç saniyeye yetişebilirsiniz. Titreşim önleyici nefesinizi bile düzeltir; kamuflaj kılıfı, tek ayak ve yağmur örtüsü gönderilir. Sulak alan gezilerimize katılırsanız rehber hangi dalda bekleyeceğinizi fısıldar. Sessiz deklanşörle ürkütmeden çekersiniz.',
          en: 'A kingfisher perches for three seconds and is gone. A lens that reaches six hundred millimetres and still balances in the hand gets you there in time. A camouflage sleeve, monopod and rain cover come along, and guides on our wetland walks whisper where to wait.',
        },
        figures: { listPrice: 68500, campaignPrice: 62900, count: 12 },
        facts: [
          { label: { tr: 'Uzanım', en: 'Reach' }, value: { tr: '200–600 mm', en: '200–600 mm' } },
          {
            label: { tr: 'Birlikte gelir', en: 'Comes with' },
            value: { tr: 'Kılıf, tek ayak, yağmurluk', en: 'Sleeve, monopod, rain cover' },
          },
        ],
      },
    ],
  },
  {
    key: 'accessory-basket-discount',
    path: ['Elektronik Aksesuar'],
    benefit: { tr: 'Sepette {reward} indirim', en: '{reward} off your basket' },
    conditions: [
      {
        tr: 'Sepet toplamı en az {minimumPurchase} olmalıdır.',
        en: 'The basket must total at least {minimumPurchase}.',
      },
      {
        tr: '{listPrice} tutan örnek sepet {campaignPrice} olur.',
        en: 'A sample basket of {listPrice} comes to {campaignPrice}.',
      },
      { tr: 'İndirim, ödeme adımında kendiliğinden düşülür.', en: 'The discount is deducted at checkout.' },
      { tr: 'Hediye kartı alımlarında geçerli değildir.', en: 'Not valid for gift cards.' },
      { tr: 'Üyelik başına iki kez kullanılabilir.', en: 'May be used twice per account.' },
    ],
    campaigns: [
      {
        brand: 'İletkent',
        title: {
          tr: 'Çalışma masasını toplayana {reward}: kablo, hub, ayak',
          en: '{reward} off a tidy desk: cables, hub and stand',
        },
        description: {
          tr: 'Altı fiş, on iki kablo ve nereye gittiğini kimsenin bilmediği bir adaptör. Masayı baştan kurmak için tek kabloyla ekranı, şarjı, ağı bağlayan bir istasyon, altına da çekmeceli bir ayak yeter. Kalanı manyetik klipsler toparlar. Önce fotoğrafını gönderin, danışman neyin fazlalık olduğunu söyleyip gereksiz ürünü sepetten çıkarsın.',
          en: 'Six plugs, twelve cables and one adapter nobody can explain. A station that joins screen, power and network in a single cable, a stand with a drawer and a few magnetic clips are enough. Send a photo first and an adviser will take needless items out of your basket.',
        },
        figures: { listPrice: 5600, reward: 800, campaignPrice: 4800, minimumPurchase: 4000 },
        facts: [
          {
            label: { tr: 'Danışmanlık', en: 'Advice' },
            value: { tr: 'Fotoğrafla ücretsiz', en: 'Free, by photo' },
          },
          {
            label: { tr: 'Alt sınır', en: 'Minimum' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
        ],
      },
      {
        brand: 'Kuvarsel',
        title: { tr: 'Yolculuk çantasına şarj seti: {reward} eksiğine hazırlanın' },
        description: {
          tr: 'Havalimanında yere oturup priz bekleyenlerden olmamak için üç parça yeter: dört girişli katlanır adaptör, uçağa alınabilen yirmi bin miliamperlik güç ünitesi ve kopmayan örgü kablo. Beş kıtanın fişine uyan başlıklar kutuda dizilidir. Otelde tek prizle telefonu, saati, kulaklığı sabaha hazırlarsınız; kablo yumağı çözerek uyumazsınız. Kumaş kesesi makinede yıkanır.',
        },
        figures: { listPrice: 3900, reward: 500, campaignPrice: 3400, minimumPurchase: 3000 },
        facts: [
          {
            label: { tr: 'Güç ünitesi', en: 'Power bank' },
            value: { tr: '20.000 mAh, kabine uygun', en: '20,000 mAh, cabin-safe' },
          },
          {
            label: { tr: 'Örnek sepet', en: 'Sample basket' },
            value: { tr: '{campaignPrice}', en: '{campaignPrice}' },
          },
        ],
      },
      {
        brand: 'Hoparka',
        title: { tr: 'Kulaklığını yenileyen parça sepetine {reward} düşülür' },
        description: {
          tr: 'Yastığı soyulmuş, pili yarım gün dayanan kulaklığı atmadan önce parçasını sorun. Aynı modelin keçe, deri ve jel yastıkları, kafa bandı, mikrofon süngeri ve kablosu raflarda. Üç vidayı siz sökersiniz, sıkışırsanız görüntülü arayıp birlikte bakarız. Onarılan cihazın garantisi altı ay uzar; çöpe giden şey yalnızca eskiyen köpük olur.',
        },
        figures: { listPrice: 2600, reward: 400, campaignPrice: 2200, minimumPurchase: 2000 },
        more: {
          title: { tr: 'Parça bulunmazsa' },
          text: {
            tr: 'Yedi yıldan eski modellerde stok tükenmişse parçayı üç boyutlu yazıcıda üretip gönderiyoruz. Üretim bir hafta sürer; uymazsa tutarın tamamı karta geri yüklenir. Renk seçimi size kalmış.',
          },
        },
        facts: [
          { label: { tr: 'Ek garanti', en: 'Extra warranty' }, value: { tr: '6 ay', en: '6 months' } },
          {
            label: { tr: 'İndirim eşiği', en: 'Threshold' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
        ],
      },
      {
        brand: 'Gözalan',
        title: {
          tr: 'Çanta, tripod, filtre: fotoğraf sepetinde {reward} tasarruf',
          en: 'Bag, tripod, filters: {reward} off a photo basket',
        },
        description: {
          tr: 'Makineye servet verip onu okul çantasında taşımak olmaz. Bölmeleri sökülen su itici çanta, diz boyuna katlanan karbon tripod ve gündüz uzun pozlama için değişken filtre birbirini tamamlar. Hangisinin sizde eksik olduğunu ekipman listenizi yazınca söylüyoruz. Gezi derslerine gelenler filtreyi önce ödünç alıp şelalede sınayabilir. Omuz askısını boyunuza göre ayarlıyoruz.',
          en: 'There is no point in spending a fortune on a camera and carrying it in a school bag. A water-repellent bag, a carbon tripod that folds to knee height and a variable filter belong together. Write us your kit list and we will say what is missing; filters can be borrowed first.',
        },
        figures: { listPrice: 11800, reward: 1800, campaignPrice: 10000, minimumPurchase: 9000 },
        facts: [
          { label: { tr: 'Tripod', en: 'Tripod' }, value: { tr: 'Karbon, 1,1 kg', en: 'Carbon, 1.1 kg' } },
          {
            label: { tr: 'Ödünç', en: 'Borrow first' },
            value: { tr: 'Filtreler gezilerde denenir', en: 'Filters on photo walks' },
          },
        ],
      },
      {
        brand: 'Lambika',
        title: { tr: 'Televizyon çevresini kuranlara {reward}: askı, kablo, ışık' },
        description: {
          tr: 'Ekran geldi, duvar boş, kablolar sarkıyor. Hareketli askı aparatı televizyonu koltuğa çevirir, boyanabilir kanal kabloları gizler, arkaya yapışan ışık şeridi sahnedeki renge uyup gözü dinlendirir. Montajı aynı ziyarette ekibimiz üstlenir; matkap, dübel, toz torbası bizdendir. Kiracıysanız delik açmadan kullanılan ayaklı seti tercih edin. Çıkarken yerinde hiçbir iz bırakmaz.',
        },
        figures: { listPrice: 7200, reward: 1000, campaignPrice: 6200, minimumPurchase: 5000 },
        facts: [
          {
            label: { tr: 'Montaj', en: 'Fitting' },
            value: { tr: 'Aynı ziyarette ücretsiz', en: 'Free on the same visit' },
          },
          {
            label: { tr: 'Sepet örneği', en: 'Sample basket' },
            value: { tr: '{listPrice} yerine {campaignPrice}', en: '{campaignPrice} instead of {listPrice}' },
          },
        ],
      },
    ],
  },
];
