import type { DemoPattern } from '../shape.ts';

export const screenAndGamePatterns: readonly DemoPattern[] = [
  {
    key: 'tv-cashback',
    path: ['Televizyon'],
    benefit: { tr: '{reward} para iadesi', en: '{reward} cashback' },
    conditions: [
      {
        tr: 'Fatura tarihinden sonraki 30 gün içinde ürün kaydı yapılmalıdır.',
        en: 'Register the product within 30 days of the invoice.',
      },
      {
        tr: '{reward} iade, kayıt onayından sonra banka hesabına yatırılır.',
        en: 'The {reward} is paid into a bank account once the registration is approved.',
      },
      {
        tr: '{listPrice} ödenir, iade sonrası maliyet {campaignPrice} olur.',
        en: 'You pay {listPrice}; after cashback the cost is {campaignPrice}.',
      },
      { tr: 'Hane başına iki ürünle sınırlıdır.', en: 'Two products per household.' },
    ],
    campaigns: [
      {
        brand: 'Lambika',
        title: {
          tr: '65 inç Lambika Gece: siyahı tam siyah, {reward} geri',
          en: '65-inch Lambika Gece: true black and {reward} back',
        },
        description: {
          tr: 'Film karartısında yüzleri seçemediğiniz televizyonla vedalaşın. Her noktası kendi ışığını yakan panel, gölgeyi gri sise çevirmez; lamba yansımasını da kırar. Kurulum ekibi duvarı ölçüp kabloyu gizler, ses ayarını koltuğunuzun yerine göre yapar. Ödediğinizin bir bölümü birkaç hafta içinde hesabınıza döner, onunla mısır patlatma makinesi alırsınız belki.',
          en: 'Say goodbye to a screen on which you cannot make out faces in a dark scene. Each point lights itself, so shadow never turns to grey fog. The crew measures the wall, hides the cable and tunes the sound to your sofa. Part of the price comes back within weeks.',
        },
        figures: { listPrice: 74900, reward: 9000, campaignPrice: 65900 },
        facts: [
          {
            label: { tr: 'Panel', en: 'Panel' },
            value: { tr: '65 inç, kendinden ışıklı', en: '65 in, self-lit' },
          },
          {
            label: { tr: 'Kurulum', en: 'Installation' },
            value: { tr: 'Duvara montaj dahil', en: 'Wall mounting included' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: { tr: '55 inç televizyon alana mağazadan {reward} iade' },
        description: {
          tr: 'Salonun orta boyunu arayanlara sade bir hesap: kasada tam tutarı ödersiniz, kaydı telefonla üç dakikada tamamlarsınız, iade kendi yoluna koyulur. Ürün dört giriş, dahili uydu alıcısı ve Türkçe sesli kumandayla gelir. Eski televizyonunuz varsa aynı araçla alınıp geri dönüşüme götürülür. Teslim saatini iki saatlik dilimlerle siz belirlersiniz.',
        },
        figures: { listPrice: 36900, reward: 4500, campaignPrice: 32400 },
        facts: [
          {
            label: { tr: 'Eski cihaz', en: 'Old set' },
            value: { tr: 'Ücretsiz alınır', en: 'Taken away free' },
          },
          {
            label: { tr: 'İade sonrası', en: 'After cashback' },
            value: { tr: '{campaignPrice}', en: '{campaignPrice}' },
          },
        ],
      },
      {
        brand: 'Lambika',
        title: { tr: 'Çerçeve görünümlü 50 inç tablo TV, {reward} geri ödemeli' },
        description: {
          tr: 'Kapalıyken kara bir dikdörtgene bakmak istemeyenler için tuvale dönüşen ekran. Hareket algılayıcı odada kimse yokken görüntüyü söndürür, faturayı düşündürmez. Ahşap çerçeveler mıknatısla değişir; ceviz ve meşe kutudadır. Kendi fotoğraflarınızı da asabilirsiniz. Evde beyaz duvar arayan konuklar uzun süre bunun bir televizyon olduğunu fark etmiyor. Açınca şaşırıyorlar.',
        },
        figures: { listPrice: 44500, reward: 6000, campaignPrice: 38500 },
        more: {
          title: { tr: 'Tablo arşivi' },
          text: {
            tr: 'Müze koleksiyonlarından seçilmiş altmış eser ücretsizdir ve her mevsim yenilenir. Daha fazlası için üyelik gerekir; üye olmasanız da kendi görsellerinizi sınırsız yükleyebilirsiniz. Yükleme telefondan yapılır.',
          },
        },
        facts: [
          {
            label: { tr: 'Çerçeve', en: 'Frames' },
            value: { tr: 'Ceviz ve meşe kutuda', en: 'Walnut and oak included' },
          },
          {
            label: { tr: 'Eser arşivi', en: 'Art archive' },
            value: { tr: '60 ücretsiz tablo', en: '60 free works' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: {
          tr: 'Yatak odasına 43 inç TV: {reward} iade, uyku zamanlayıcı',
          en: 'A 43-inch bedroom TV with {reward} back',
        },
        description: {
          tr: 'Haber izlerken uyuyakalanların ortak sorunu sabaha kadar yanan ekrandır. Zamanlayıcı sesi kademe kademe kısar, mavi ışığı azaltır, göz kapanınca sahneyi durdurur. İki kişi ayrı şeye kulak vermek isterse iki kulaklık aynı anda bağlanır. Küçük oda için ayak genişliği daraltıldı, komodine rahatça sığar; delmeden duvara yapışan tutacağı opsiyoneldir.',
          en: 'Anyone who falls asleep over the news knows the screen that glows until morning. This timer lowers the sound in steps, softens the blue light and pauses the scene. Two headphones connect at once, and the narrow stand fits a bedside chest.',
        },
        figures: { listPrice: 24900, reward: 2500, campaignPrice: 22400 },
        facts: [
          {
            label: { tr: 'Kulaklık', en: 'Headphones' },
            value: { tr: 'Aynı anda iki adet', en: 'Two at once' },
          },
          { label: { tr: 'İade', en: 'Cashback' }, value: { tr: '{reward}', en: '{reward}' } },
        ],
      },
      {
        brand: 'Lambika',
        title: { tr: 'Maç günleri için bulanıklaştırmayan 75 inç, {reward} iadeli' },
        description: {
          tr: 'Top ayağa geldiğinde arkasında kuyruk bırakıyorsa sorun hakemde değil, tazeleme hızındadır. Yüz kırk dört hertzlik panel, koşan oyuncunun formasındaki numarayı okutur. Kalabalık seyirci için yan açılardan renk solmaz; kenardaki koltuk da iyi koltuktur. Teslimata üç kişi gelir, asansöre sığmazsa merdivenden çıkarır, ayrıca taşıma bedeli istemez.',
        },
        figures: { listPrice: 98500, reward: 12000, campaignPrice: 86500 },
        facts: [
          { label: { tr: 'Tazeleme hızı', en: 'Refresh rate' }, value: { tr: '144 Hz', en: '144 Hz' } },
          {
            label: { tr: 'Taşıma', en: 'Delivery' },
            value: { tr: 'Üç kişilik ekip, kata kadar', en: 'Crew of three, to your floor' },
          },
        ],
      },
    ],
  },
  {
    key: 'gaming-bundle-price',
    path: ['Oyun'],
    benefit: { tr: 'Set fiyatı {campaignPrice}', en: 'Bundle for {campaignPrice}' },
    conditions: [
      {
        tr: 'Set, parçaları ayrı alındığında {listPrice} tutan ürünlerden oluşur.',
        en: 'The parts of the bundle cost {listPrice} bought separately.',
      },
      {
        tr: 'Birlikte alımda {discountPercent} indirim uygulanır, parça çıkarılamaz.',
        en: 'Bought together they are {discountPercent} less; parts cannot be left out.',
      },
      {
        tr: 'Dijital kodlar etkinleştirildikten sonra iade edilmez.',
        en: 'Digital codes cannot be returned once activated.',
      },
      { tr: 'Stokla sınırlıdır, kişi başına bir settir.', en: 'While stocks last, one bundle per person.' },
    ],
    campaigns: [
      {
        brand: 'Kuvarsel',
        title: { tr: 'Oyun dizüstü, fare ve kulaklık: turnuvaya hazır set' },
        description: {
          tr: 'Yurt odasında kasa kuracak yer yoksa tek kapakta toplanan güç işinizi görür. Ekran yüz altmış beş kare çizerken fanlar üç kademede çalışır, gece modunda fısıldar. Yanındaki farenin ağırlığı çıkarılan küçük metallerle ayarlanır. Kulaklık takımınızdaki ses kanalını ayrı tuşta kısar; maç içinde menüye dönüp zaman yitirmezsiniz.',
        },
        figures: { listPrice: 98000, discountPercent: 12, campaignPrice: 86240 },
        facts: [
          {
            label: { tr: 'Sette', en: 'In the bundle' },
            value: { tr: 'Dizüstü, fare, kulaklık', en: 'Laptop, mouse, headset' },
          },
          { label: { tr: 'Ekran hızı', en: 'Screen speed' }, value: { tr: '165 Hz', en: '165 Hz' } },
        ],
      },
      {
        brand: 'İletkent',
        title: {
          tr: 'Aileye salon oyunu: konsol, iki kol ve üç oyun',
          en: 'A family console, two pads and three games',
        },
        description: {
          tr: 'Tek kolla başlayan akşamlar sıra kavgasıyla biter; bu yüzden ikinci kol baştan kutuda. Seçtiğimiz üç yapım birlikte oynanır: mutfak telaşı, kart yarışı ve bulmaca adası. Dede bile on dakikada öğreniyor. Harcama kilidi açık gelir, çocuk mağazadan habersiz alışveriş yapamaz. Oyunlardan birini beğenmezseniz otuz günde mağazada değiştirin.',
          en: 'Evenings with one pad end in a fight over turns, so the second is in the box. All three games are played together, and even grandfather learns in ten minutes. Spending is locked from the start, and any one game may be swapped in the shop within thirty days.',
        },
        figures: { listPrice: 46000, discountPercent: 15, campaignPrice: 39100 },
        more: {
          title: { tr: 'Değişim hakkı', en: 'Swap a game' },
          text: {
            tr: 'Kutulu oyunlardan biri, diski çizilmemişse aynı değerde başka bir yapımla değiştirilir. Hak bir kezdir; fark öderseniz yeni çıkan oyunlar arasından da seçebilirsiniz. Kargo bizden. Kutusu tam olmalıdır.',
            en: 'One of the boxed games can be swapped for another of equal value if the disc is unscratched. You may do so once, or pay the difference for a new release.',
          },
        },
        facts: [
          { label: { tr: 'Oyuncu', en: 'Players' }, value: { tr: '1–4 kişi', en: '1 to 4' } },
          {
            label: { tr: 'Set indirimi', en: 'Bundle discount' },
            value: { tr: '{discountPercent}', en: '{discountPercent}' },
          },
        ],
      },
      {
        brand: 'Lambika',
        title: { tr: 'Kavisli monitör ve ayak: {discountPercent} indirimli oyuncu köşesi' },
        description: {
          tr: 'Yarış oyununda aynalara göz ucuyla bakabilmek için eğim şart. Otuz dört inçlik geniş panel koltuğu çevreler, masa kelepçeli kol ise altını boşaltıp klavyeye alan açar. Renkleri gündüz işte, akşam oyunda ayrı profille kaydedersiniz. Bir ölü piksel bile çıksa ilk yıl panel komple yenilenir, sayı pazarlığı yapılmaz.',
        },
        figures: { listPrice: 28500, discountPercent: 18, campaignPrice: 23370 },
        more: {
          title: { tr: 'Masanız uygun mu' },
          text: {
            tr: 'Kelepçe, kalınlığı bir ile sekiz santim arasındaki tablalara takılır. Cam masada ara plaka şarttır; siparişte belirtirseniz ücretsiz eklenir, montaj videosu karekodla açılır. Ölçü şablonu kâğıdı da pakettedir.',
          },
        },
        facts: [
          { label: { tr: 'Monitör', en: 'Monitor' }, value: { tr: '34 inç kavisli', en: '34 in curved' } },
          {
            label: { tr: 'Piksel güvencesi', en: 'Pixel promise' },
            value: { tr: 'Tek ölü pikselde değişim', en: 'Swap for one dead pixel' },
          },
        ],
      },
      {
        brand: 'Hoparka',
        title: { tr: 'Yayıncı masası: mikrofon, kol ve ses kartı bir arada' },
        description: {
          tr: 'Klavye tıkırtısı sesinizin önüne geçiyorsa mikrofonu pahalıya değil doğruya değiştirin. Dar açılı kapsül karşıdaki konuşmayı alır, arkadaki fanı görmez; kol masaya vurulan yumruğu emer. Ses kartının tek düğmesi müzikle konuşmayı dengeler. İlk yayınınızdan önce mühendislerimiz kaydınızı dinleyip kısa bir ayar reçetesi gönderir, bedeli yoktur. Kablolar etiketlidir, masada düğüm olmaz.',
        },
        figures: { listPrice: 16400, discountPercent: 20, campaignPrice: 13120 },
        more: {
          title: { tr: 'Odanız yankı yapıyorsa' },
          text: {
            tr: 'Perde, halı ve dolu bir kitaplık pahalı panellerden önce denenmelidir. Kaydınızda çınlama duyarsak önce bunları söyler, gerekirse köpük levhanın nereye asılacağını çizeriz. Levhayı bizden almanız gerekmez.',
          },
        },
        facts: [
          {
            label: { tr: 'Ayar desteği', en: 'Tuning help' },
            value: { tr: 'İlk kayıt ücretsiz dinlenir', en: 'First recording reviewed free' },
          },
          {
            label: { tr: 'Parçalar', en: 'Parts' },
            value: { tr: 'Mikrofon, kol, ses kartı', en: 'Microphone, arm, audio interface' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: {
          tr: 'Retro gece paketi: el konsolu ve 200 klasik {campaignPrice}',
          en: 'Retro night: a handheld and 200 classics at {campaignPrice}',
        },
        description: {
          tr: 'Jetonlu salonda harçlığını bitirenler için çocukluğun cebe sığan hâli. Lisanslı iki yüz klasik hafızada yüklü; yıldız gemisi, labirent, futbol, bulmaca. Televizyona kabloyla bağlayınca ikinci kişi ek kol takıp katılır. Kaydetme noktası olmayan yapımlar için her an durdur seçeneği ekledik, artık akşam yemeği çağrısı felaket sayılmaz.',
          en: 'For everyone whose pocket money ended in an arcade, here is childhood in a pocket. Two hundred licensed classics are loaded, and a cable to the television lets a second player join. A pause-anywhere button means a call to supper is no longer a disaster.',
        },
        figures: { listPrice: 9800, discountPercent: 25, campaignPrice: 7350 },
        facts: [
          {
            label: { tr: 'Oyun sayısı', en: 'Games' },
            value: { tr: '200 lisanslı klasik', en: '200 licensed classics' },
          },
          { label: { tr: 'Pil', en: 'Battery' }, value: { tr: '7 saat', en: '7 hours' } },
        ],
      },
    ],
  },
];
