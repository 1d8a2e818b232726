import type { DemoPattern } from '../shape.ts';

export const tvAndTravelPatterns: readonly DemoPattern[] = [
  {
    key: 'tv-free-months',
    path: ['TV Paketleri'],
    benefit: { tr: 'İlk {count} ay ücretsiz', en: 'First {count} months free' },
    conditions: [
      {
        tr: '{count} ay sonunda aylık ücret {monthlyPayment} olarak başlar.',
        en: 'After {count} months the price is {monthlyPayment} a month.',
      },
      {
        tr: 'Ücretsiz dönemde iptal eden hiçbir bedel ödemez.',
        en: 'Cancel in the free period and pay nothing.',
      },
      {
        tr: 'Daha önce bu paketi kullanmamış haneler içindir.',
        en: 'For households that have not had this package before.',
      },
      { tr: 'Aynı anda iki ekranda izlenebilir.', en: 'Can be watched on two screens at once.' },
    ],
    campaigns: [
      {
        brand: 'Gökhat',
        title: { tr: 'Spor seven eve {count} ay bedava maç yayını paketi' },
        description: {
          tr: 'Pazar akşamı kanal aramakla geçmesin: lig, basket, tenis ve motor sporları tek rehberde sıralanır. Geç kaldığınız maçı skoru görmeden başa sarabilir, aynı anda başlayan iki karşılaşmayı yan yana açabilirsiniz. Tartışmalı pozisyonları farklı kameradan tekrar izlemek de kumandada tek tuş. Komşuların golü sizden önce bağırmaması için gecikme kısaltıldı.',
        },
        figures: { count: 2, monthlyPayment: 390 },
        facts: [
          { label: { tr: 'Görüntü', en: 'Picture' }, value: { tr: '4K, çift ekran', en: '4K, dual view' } },
          {
            label: { tr: 'Sonraki ücret', en: 'Price afterwards' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: { tr: 'Çocuklu aileye reklamsız TV, {count} ay hediye' },
        description: {
          tr: 'Çizgi film arasında şeker reklamı görmek istemeyen ebeveynler için derlenmiş bir arşiv. Yaş grubunu bir kez seçersiniz, ekran süre dolduğunda uykulu bir ayı çıkarıp kapanır. Masallar karanlık ekranla yalnızca ses olarak da dinlenir. Büyükler çocuklar yatınca kendi profiline geçer; öneriler birbirine asla karışmaz. Kumandayı kaptıran anne babalara da birkaç film ayırdık.',
        },
        figures: { count: 3, monthlyPayment: 260 },
        more: {
          title: { tr: 'Çevrim dışı izleme' },
          text: {
            tr: 'Uzun yola çıkmadan tablete yirmi bölüme kadar indirebilirsiniz. İndirilenler otuz gün durur, internet olmadan açılır; uçakta ve arabada yaş filtresi aynen çalışmayı sürdürür. Depolama dolunca uyarır.',
          },
        },
        facts: [
          {
            label: { tr: 'Reklam', en: 'Advertising' },
            value: { tr: 'Çocuk profilinde yok', en: 'None in children’s profiles' },
          },
          {
            label: { tr: 'Yaş grupları', en: 'Age groups' },
            value: { tr: '3+, 6+, 9+, 12+', en: '3+, 6+, 9+, 12+' },
          },
        ],
      },
      {
        brand: 'İmbatel',
        title: {
          tr: 'Sinemasevere yerli ve festival filmleri {count} ay bizden',
          en: 'Home-grown and festival cinema, {count} months on us',
        },
        description: {
          tr: 'Salonlarda bir hafta kalıp kaybolan yapımları özlüyorsanız koleksiyonu gezin: restore edilmiş klasikler, kısa metrajlar, belgeseller, yönetmen söyleşileri. Her cuma üç film eklenir, üçü de bir sinema yazarının notuyla gelir. Altyazı boyutu ayarlanır, işitme engelliler için betimleme vardır. Arşivden bir yapım kaldırılacaksa on beş gün önceden duyurulur.',
          en: 'If you miss films that stay a week in cinemas and vanish, browse the collection: restored classics, shorts, documentaries and talks with directors. Three titles arrive every Friday with a critic’s note. Subtitle size can be changed, audio description is available and departures are announced in advance.',
        },
        figures: { count: 2, monthlyPayment: 190 },
        facts: [
          {
            label: { tr: 'Yeni film', en: 'New titles' },
            value: { tr: 'Her cuma 3 yapım', en: 'Three every Friday' },
          },
          {
            label: { tr: 'Erişilebilirlik', en: 'Accessibility' },
            value: { tr: 'Ayrıntılı altyazı ve betimleme', en: 'Subtitles and audio description' },
          },
        ],
      },
      {
        brand: 'Ladinet',
        title: { tr: 'Çanaksız köy TV’si: {count} ay deneme, anten yok' },
        description: {
          tr: 'Rüzgârda dönen çanağı her seferinde damda düzeltmek yerine küçük kutuyu televizyonun arkasına takın. Ulusal kanallar, yerel haber, tarım programları ve radyolar internet üzerinden gelir; düşük hızda bile takılmayacak biçimde sıkıştırılır. Kumandada büyük rakamlar, tek ses düğmesi bulunur. Elektrik gidip gelince son izlenen kanal kendisi açılır.',
        },
        figures: { count: 2, monthlyPayment: 150 },
        more: {
          title: { tr: 'Yerel yayınlar' },
          text: {
            tr: 'İl ve ilçe televizyonlarının yayın hakkı alınanları ayrı bir sekmede toplanır. Muhtarlık duyuruları ve cenaze ilanları da isteyen köylerde ekranın altından yazıyla geçer. Ek ücret alınmaz.',
          },
        },
        facts: [
          { label: { tr: 'Gereken hız', en: 'Speed needed' }, value: { tr: '4 Mbps', en: '4 Mbps' } },
          {
            label: { tr: 'Cihaz', en: 'Device' },
            value: { tr: 'Kutu ve kumanda ücretsiz', en: 'Box and remote free' },
          },
        ],
      },
      {
        brand: 'Gökhat',
        title: { tr: 'İnternetine TV ekleyene {count} ay kanal keyfi sıfır bedel' },
        description: {
          tr: 'Modeminiz zaten bizdense ayrı bir kurulum randevusuna gerek kalmaz; akıllı televizyonunuza uygulamayı indirip karekodu okutun. Yüz yirmi kanal, yedi günlük geri izleme ve bulut kaydı açılır. Annenize de tanımlamak isterseniz ikinci adres eklenebilir. Dört ayın sonunda beğenmediyseniz kumandadan bile iptal edebilirsiniz, aramaya gerek kalmaz. Kumanda pilleri de kutuda.',
        },
        figures: { count: 4, monthlyPayment: 220 },
        more: {
          title: { tr: 'Geri izleme sınırı' },
          text: {
            tr: 'Yayın hakkı izin veren kanallarda son yedi gün açıktır. Bulut kaydında elli saat yer bulunur; dolduğunda en eski kayıt silinmeden önce size sorulur. Kayıtlar başka cihazda da açılır.',
          },
        },
        facts: [
          { label: { tr: 'Kanal sayısı', en: 'Channels' }, value: { tr: '120', en: '120' } },
          { label: { tr: 'Geri izleme', en: 'Catch-up' }, value: { tr: '7 gün', en: '7 days' } },
        ],
      },
    ],
  },
  {
    key: 'esim-travel-data',
    path: ['eSIM ve Yurt Dışı'],
    benefit: { tr: '{count} GB, {discountPercent} indirim', en: '{count} GB, {discountPercent} off' },
    conditions: [
      {
        tr: '{listPrice} yerine {campaignPrice} tek seferde alınır.',
        en: '{campaignPrice} once, instead of {listPrice}.',
      },
      {
        tr: 'Telefonun eSIM desteklemesi ve operatör kilidi olmaması gerekir.',
        en: 'The phone must support eSIM and be unlocked.',
      },
      {
        tr: '{count} GB hak ilk bağlantıdan itibaren başlar.',
        en: 'The {count} GB starts with the first connection.',
      },
      {
        tr: 'Etkinleştirilmemiş eSIM 90 gün içinde iade edilebilir.',
        en: 'An unused eSIM can be returned within 90 days.',
      },
    ],
    campaigns: [
      {
        brand: 'İmbatel',
        title: {
          tr: 'Avrupa turuna çıkana {count} GB eSIM {campaignPrice}',
          en: '{count} GB eSIM for a European tour at {campaignPrice}',
        },
        description: {
          tr: 'Sabah Budapeşte, akşam Viyana, ertesi gün Prag: her sınırda yeni paket aramanıza gerek yok, otuz beş ülkede aynı profil çalışır. Uçağa binmeden karekodu okutun, inince uçak modunu kapatın; tamam. Kendi numaranız kısa mesaj almak için açık kalır. Kalan veri, konum değiştirdiğinizde bildirimle hatırlatılır, sürpriz fatura çıkmaz.',
          en: 'Morning in Budapest, evening in Vienna: no need for a new package at each border, as one profile works in thirty-five countries. Scan the code before you fly and switch off flight mode when you land. Your own number stays open for texts, and no surprise bill can follow.',
        },
        figures: { count: 10, listPrice: 900, discountPercent: 20, campaignPrice: 720 },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Coverage' },
            value: { tr: '35 Avrupa ülkesi', en: '35 European countries' },
          },
          { label: { tr: 'Süre', en: 'Validity' }, value: { tr: '30 gün', en: '30 days' } },
        ],
      },
      {
        brand: 'Kuşluk Mobil',
        title: { tr: 'Hac ve umre yolcusuna {count} GB, kurulum evde' },
        description: {
          tr: 'Kalabalıkta grubunuzu kaybettiğinizde telefonun çekmesi duadan sonra en büyük rahatlıktır. Profil daha yola çıkmadan evde tanımlanır, büyüklerin cihazını gençler kurup bırakabilir. Yakınlarınıza otelin konumunu sabitleyen kısayol, acil numaralar ve kafile sorumlusu tek ekranda durur. Yaşlılar için büyük yazılı kullanım kâğıdı postayla gönderilir. Dönüş yolunda aktarma yapılan havalimanlarında bağlantı kesintisiz devam eder.',
        },
        figures: { count: 5, listPrice: 750, discountPercent: 15, campaignPrice: 637 },
        facts: [
          { label: { tr: 'Ülke', en: 'Country' }, value: { tr: 'Suudi Arabistan', en: 'Saudi Arabia' } },
          { label: { tr: 'Geçerlilik', en: 'Validity' }, value: { tr: '45 gün', en: '45 days' } },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: { tr: 'Gurbetçi yaz ziyaretine {count} GB Türkiye eSIM’i' },
        description: {
          tr: 'Arabayla üç günde gelen, altı hafta kalan, gelir gelmez amcaoğlundan internet isteyenler artık kendi hattıyla gezsin. Yurt dışı telefonunuz kayıt derdine girmeden kullanılır, geçici profil dönüşte kendini siler. Ailenin tamamı aynı depodan beslenebilir. Sıla yolundaki altı ülkede bir gigabaytlık yol payı da unutulmadı. Torunlar videosunu yolda da izler.',
        },
        figures: { count: 50, listPrice: 1200, discountPercent: 30, campaignPrice: 840 },
        more: {
          title: { tr: 'Kayıt süresi' },
          text: {
            tr: 'Yurt dışından getirilen cihazlar yasal geçici kullanım süresince çalışır. Daha uzun kalacaksanız kayıt işlemini nasıl yapacağınızı anlatan sayfamıza bakabilir, bayiden randevu alabilirsiniz. Gerekli evrak listesi oradadır.',
          },
        },
        facts: [
          {
            label: { tr: 'Yol payı', en: 'On the road' },
            value: { tr: '6 ülkede toplam 1 GB', en: '1 GB across 6 countries' },
          },
          { label: { tr: 'Süre', en: 'Validity' }, value: { tr: '60 gün', en: '60 days' } },
        ],
      },
      {
        brand: 'İmbatel',
        title: { tr: 'İş gezisine küresel eSIM: {count} GB, tek fatura' },
        description: {
          tr: 'Sekreteriniz her seyahat için ayrı paket kovalamasın. Yüz on ülkede geçen profil yılda kaç kere isterseniz açılıp kapanır; kullanılmayan veri bir sonraki uçuşa kalır. Gider belgesi şirket adına, ülke ve gün kırılımıyla düzenlenir. Otel ağına güvenmediğinizde devreye giren şifreli tünel hizmetin parçasıdır, ayrıca kurulmaz. Vize yazısı bekler gibi onay beklemezsiniz.',
        },
        figures: { count: 8, listPrice: 1600, discountPercent: 25, campaignPrice: 1200 },
        more: {
          title: { tr: 'Şirket paneli' },
          text: {
            tr: 'Çalışan ekleyip çıkarabilir, kişi başına aylık sınır koyabilirsiniz. Sınıra yaklaşan yolcuya ve yöneticisine aynı anda haber gider; hat kapatılmaz, yalnızca yeni onay istenir. Döküm her gece yenilenir.',
          },
        },
        facts: [
          { label: { tr: 'Kapsama', en: 'Coverage' }, value: { tr: '110 ülke', en: '110 countries' } },
          { label: { tr: 'Geçerlilik', en: 'Validity' }, value: { tr: '12 ay', en: '12 months' } },
        ],
      },
      {
        brand: 'Kuşluk Mobil',
        title: {
          tr: 'Dil okuluna giden gence {count} GB, {discountPercent} eksiğine',
          en: '{count} GB for language students, {discountPercent} less',
        },
        description: {
          tr: 'Üç ay Malta, Dublin ya da Londra’da kalacak öğrenci ilk gün kalacağı evi bulmak, annesine ulaşmak, sınıf grubuna katılmak zorunda. Yerel çip almak için pasaportla sıraya girmeden bağlanır. Haftalık harcama grafiği, dersten çok video izlediğini kibarca söyler. Süreyi uzatırsa kalan hak yanmaz, ek ay öğrenci tarifesinden eklenir.',
          en: 'A student off to Malta, Dublin or London has to find the house, ring home and join the class group on day one. This connects without queuing for a local SIM. A weekly chart politely shows the share of video, and if the stay is extended the unused data is kept.',
        },
        figures: { count: 20, listPrice: 1100, discountPercent: 35, campaignPrice: 715 },
        more: {
          title: { tr: 'Karekod silinirse', en: 'If the profile is deleted' },
          text: {
            tr: 'Profili yanlışlıkla kaldırdıysanız uygulamadan aynı cihaza iki kez yeniden yükleyebilirsiniz. Telefon değiştirmek gerekirse destek ekibi kimlik doğrulayıp yeni kodu birkaç dakikada gönderir. Kalan hakkınız aynen taşınır.',
            en: 'You can reload it twice to the same device from the app. If you change phones, support checks your identity and sends a new code within minutes.',
          },
        },
        facts: [
          {
            label: { tr: 'Ülkeler', en: 'Countries' },
            value: { tr: 'Malta, İrlanda, Birleşik Krallık', en: 'Malta, Ireland, United Kingdom' },
          },
          { label: { tr: 'Süre', en: 'Validity' }, value: { tr: '90 gün', en: '90 days' } },
        ],
      },
    ],
  },
];
