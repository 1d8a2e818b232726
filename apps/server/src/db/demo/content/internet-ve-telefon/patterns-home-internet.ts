import type { DemoPattern } from '../shape.ts';

export const homeInternetPatterns: readonly DemoPattern[] = [
  {
    key: 'vdsl-modem-gift',
    path: ['Ev İnterneti', 'VDSL İnternet'],
    benefit: { tr: '{reward} değerinde modem hediye', en: 'Free modem worth {reward}' },
    conditions: [
      {
        tr: '{term} aylık abonelikte modem bedeli alınmaz, mülkiyeti aboneye geçer.',
        en: 'With a {term}-month plan the modem is free and yours to keep.',
      },
      {
        tr: 'Süre dolmadan ayrılanlardan {reward} bedelin kalan aylara düşen kısmı alınır.',
        en: 'Leave early and the unexpired share of {reward} is charged.',
      },
      {
        tr: 'Aylık ücret {monthlyPayment} olup ilk fatura kurulum gününden başlar.',
        en: 'The price is {monthlyPayment} a month from the day of installation.',
      },
      { tr: 'Hız, santrale uzaklığa göre değişir.', en: 'Speed varies with the distance to the exchange.' },
    ],
    campaigns: [
      {
        brand: 'Ladinet',
        title: { tr: 'Mevcut telefon hattına VDSL, modem kutuda hediye' },
        description: {
          tr: 'Duvardaki eski priz çöpe gitmesin: numarası olan her ev kazı beklemeden birkaç günde bağlanabilir. Kutudan çıkan cihazı fişe takıp renkli kabloyu yerleştirmek yeter, şifre altındaki etikette yazar. Takıldığınız yerde görüntülü arama ile adım adım yönlendiririz. Film izlemek, haber okumak, torunla konuşmak için fazlasıyla uygun. Numaranız rehberde aynı kalır, ahizeniz çalmayı sürdürür.',
        },
        figures: { reward: 2400, monthlyPayment: 520, term: 12 },
        more: {
          title: { tr: 'Kaç Mbps alırım' },
          text: {
            tr: 'Santrale bir kilometreden yakınsanız hız üst sınıra yaklaşır, uzaklaştıkça düşer. Başvuru ekranı adresinizdeki gerçek değeri gösterir; altına inerse ilk on dört gün masrafsız cayarsınız. İade kargosu ücretsizdir.',
          },
        },
        facts: [
          { label: { tr: 'Hız', en: 'Speed' }, value: { tr: '100 Mbps’ye kadar', en: 'Up to 100 Mbps' } },
          {
            label: { tr: 'Kurulum', en: 'Set-up' },
            value: { tr: 'Kendin kur, 3 iş günü', en: 'Self-install, 3 working days' },
          },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: {
          tr: 'Yazlık evine sezonluk VDSL, modem sizin olsun',
          en: 'Seasonal VDSL for a summer home, modem included',
        },
        description: {
          tr: 'Güz sonunda kilitlenip baharda açılan bir ev için yıl boyu fatura ödemek kimsenin içine sinmez. Altı aylık dönem bitince hat uyur, bahar mesajına evet derseniz aynı şifreyle uyanır. Cihaz dolapta sizi bekler. Site görevlisine anahtar bırakırsanız siz yoldayken kurulumu tamamlar, vardığınızda çay demlenirken bağlantınız hazır olur.',
          en: 'Nobody likes paying all year for a house that is locked for half of it. After six months the line goes to sleep; answer yes to the spring message and it wakes with the same password. The modem waits in your cupboard, and installation can be done before you arrive.',
        },
        figures: { reward: 1900, monthlyPayment: 590, term: 6 },
        facts: [
          {
            label: { tr: 'Dönem', en: 'Season' },
            value: { tr: 'Yılda {term} ay', en: '{term} months a year' },
          },
          {
            label: { tr: 'Modem', en: 'Modem' },
            value: { tr: '{reward} değerinde, size ait', en: 'Worth {reward}, yours' },
          },
        ],
      },
      {
        brand: 'İmbatel',
        title: { tr: 'Bütçe dostu VDSL pakette çift bantlı modem hediye' },
        description: {
          tr: 'Her megabitin peşinde değilseniz, önemli olan kesilmeyen ve ay sonunu zorlamayan bir bağlantıysa doğru yerdesiniz. Çift bantlı cihaz mutfakta kalabalık kanalı, yatak odasında hızlı olanı kendisi seçer. Adil kullanım noktası bulunmaz. Fatura her ayın aynı günü gelir; otomatik ödeme verenlere ilk iki yıl zam yansıtılmaz.',
        },
        figures: { reward: 2800, monthlyPayment: 480, term: 24 },
        facts: [
          { label: { tr: 'Kota', en: 'Data cap' }, value: { tr: 'Yok', en: 'None' } },
          {
            label: { tr: 'Aylık ücret', en: 'Monthly price' },
            value: { tr: '{monthlyPayment}, {term} ay', en: '{monthlyPayment} for {term} months' },
          },
        ],
      },
      {
        brand: 'Gökhat',
        title: { tr: 'Küçük dükkâna POS uyumlu VDSL ve armağan modem' },
        description: {
          tr: 'Kasiyer kart çekerken müşteri Wi-Fi’ı yüzünden işlem beklemesin. Modem iki ağı birbirinden ayırır: biri kasa ve kameraya, öteki içeride oturanlara. Hat koparsa dahili SIM devreye girer ve gün sonunu alırsınız. Tabela altına yapıştıracağınız karekodla misafirler şifre sormadan bağlanır, yasal kayıt yükümlülüğü bizim tarafımızda tutulur.',
        },
        figures: { reward: 3200, monthlyPayment: 610, term: 12 },
        more: {
          title: { tr: 'Misafir ağının yükümlülüğü' },
          text: {
            tr: 'İş yerinde ortak internet sunanların kayıt tutması gerekir. Bu kaydı biz saklar, istendiğinde yetkili makama biz iletiriz; siz yalnızca kullanım koşullarını duvara asarsınız. Metni hazır yolluyoruz.',
          },
        },
        facts: [
          {
            label: { tr: 'Yedek bağlantı', en: 'Back-up' },
            value: { tr: 'Modem içinde SIM', en: 'SIM inside the modem' },
          },
          {
            label: { tr: 'Ağ', en: 'Networks' },
            value: { tr: 'Kasa ve misafir ayrı', en: 'Till and guests apart' },
          },
        ],
      },
      {
        brand: 'Ladinet',
        title: {
          tr: 'Bahçeli eve geniş kapsamalı modem hediyeli VDSL',
          en: 'VDSL with a long-range modem for houses with gardens',
        },
        description: {
          tr: 'Çardakta oturup görüntülü konuşmak, kümesteki kamerayı açmak, sulama saatini telefondan ayarlamak isteyenlerin derdi hep aynı: sinyal kapıda bitiyor. Hediye edilen cihazın antenleri dışa bakacak biçimde yönlendirilir, suya dayanıklı bir ek nokta verilir. Teknisyen bahçeyi sizinle dolaşıp ölçer, zayıf köşe kalırsa yerini değiştirir. Karşı komşunun ağıyla çakışan kanallar elle ayıklanır, şifre kâğıda yazılıp bırakılır.',
          en: 'The complaint is always the same: the signal stops at the door. This modem’s antennas can be turned outwards, and a weatherproof extra point comes with it. The technician walks the garden with you, measures, and moves the point if a weak corner remains.',
        },
        figures: { reward: 3600, monthlyPayment: 570, term: 18 },
        facts: [
          {
            label: { tr: 'Dış mekân noktası', en: 'Outdoor point' },
            value: { tr: '1 adet, suya dayanıklı', en: 'One, weatherproof' },
          },
          {
            label: { tr: 'Keşif', en: 'Survey' },
            value: { tr: 'Yerinde ölçüm ücretsiz', en: 'On-site measurement free' },
          },
        ],
      },
    ],
  },
  {
    key: 'wireless-home-internet',
    path: ['Ev İnterneti', 'Kablosuz Ev İnterneti'],
    benefit: { tr: '{count} GB, kurulum yok', en: '{count} GB, no installation' },
    conditions: [
      {
        tr: '{count} GB kota dolunca hız düşürülür, ek ücret yansımaz.',
        en: 'After {count} GB the speed drops; nothing extra is charged.',
      },
      {
        tr: 'Cihaz kullanım bedeli {monthlyPayment} aylık ücrete dahildir.',
        en: 'The device is included in {monthlyPayment} a month.',
      },
      {
        tr: 'Hizmet, kapsama sorgusunda uygun çıkan adreste verilir.',
        en: 'Service is given at addresses that pass the coverage check.',
      },
      { tr: '14 gün içinde iade edilirse ücret alınmaz.', en: 'Return it within 14 days and pay nothing.' },
    ],
    campaigns: [
      {
        brand: 'Ladinet',
        title: { tr: 'Yaylada, köyde {count} GB kablosuz ev interneti' },
        description: {
          tr: 'Direk yok, kablo yok, fakat karşı tepede baz istasyonu varsa interneti cihaz havadan alır. Pencere kenarına koyun, ışık yeşile dönene kadar çevirin. Elektrik kesildiğinde dört saat dayanan pili içindedir. Arı kovanını, serayı ya da misafir odasını izleyen kameralar için ayrı bir düşük hız modu vardır, kotayı tüketmez.',
        },
        figures: { count: 300, monthlyPayment: 690 },
        facts: [
          {
            label: { tr: 'Pil', en: 'Battery' },
            value: { tr: '4 saat yedek güç', en: '4 hours of back-up' },
          },
          {
            label: { tr: 'Aylık ücret', en: 'Monthly price' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
        ],
      },
      {
        brand: 'İmbatel',
        title: { tr: 'Bugün sipariş, yarın {count} GB’lık ev interneti fişte' },
        description: {
          tr: 'Altyapı sırasını ya da ev sahibinin iznini bekleyemeyenler için en kısa yol. Kurye kutuyu getirir, kimlik doğrulamasını kapıda tablet üzerinden yapar; siz kahvenizi bitirmeden ağ adı telefonunuzda görünür. Taşınınca yanınıza alırsınız, adres değişikliğini uygulamadan bildirirsiniz. Beğenmezseniz aynı kutuya koyup kargolamanız yeterli, gerekçe sormayız. Denemek için kart bilgisi bile istemiyoruz.',
        },
        figures: { count: 500, monthlyPayment: 790 },
        more: {
          title: { tr: 'Taşırken dikkat' },
          text: {
            tr: 'Cihaz kayıtlı ilçede çalışır; başka ilde kullanmadan önce uygulamadan konumu güncelleyin. Yılda üç değişiklik ücretsizdir, tatilde kısa süreli kullanım için ayrıca misafir konum tanımlanabilir. Ayrı ücret alınmaz.',
          },
        },
        facts: [
          {
            label: { tr: 'Teslimat', en: 'Delivery' },
            value: { tr: 'Ertesi gün kurye', en: 'Next-day courier' },
          },
          {
            label: { tr: 'Ödenecek', en: 'You pay' },
            value: { tr: 'Ayda {monthlyPayment}', en: '{monthlyPayment} a month' },
          },
        ],
      },
      {
        brand: 'Kuşluk Mobil',
        title: {
          tr: 'Taahhütsüz kutu: ay ay alınan {count} GB',
          en: 'A no-contract box: {count} GB, a month at a time',
        },
        description: {
          tr: 'Stajyer, kısa dönem kiracı ya da evini yenileyenler bir yıllık imzadan haklı olarak çekiniyor. Her ay yenilemek sizin elinizde; yenilemediğinizde hat kendiliğinden kapanır, borç doğmaz. Cihazı depozitosuz veriyoruz, iadede yalnızca adaptörünün de kutuda olmasını istiyoruz. Ara verdiğiniz dönem en çok iki ay, sonra kutuyu geri alırız.',
          en: 'Interns, short-let tenants and people renovating rightly avoid a year’s contract. Renewing each month is your choice; if you do not, the line closes and no debt arises. The box comes without a deposit. You may pause for up to two months before we collect it.',
        },
        figures: { count: 200, monthlyPayment: 590 },
        facts: [
          { label: { tr: 'Taahhüt', en: 'Contract' }, value: { tr: 'Yok', en: 'None' } },
          {
            label: { tr: 'Yenileme', en: 'Renewal' },
            value: { tr: 'Her ay sizin onayınızla', en: 'Monthly, with your consent' },
          },
        ],
      },
      {
        brand: 'Gökhat',
        title: { tr: 'Karavana ve tekneye {count} GB’lık gezgin modem' },
        description: {
          tr: 'On iki voltla çalışan, titreşime dayanıklı kasası sayesinde direksiyonun altına vidalanabilen bir model. Koydan koya geçerken şebekeyi kendisi arar, marinada kıyı ağına bağlanıp kotanızı korur. Harita indirme, hava raporu, akşam filmi hesaplanarak seçilmiş bir veri miktarı. Kışı limanda geçirenler aboneliği dondurup baharda kaldığı yerden sürdürebilir.',
        },
        figures: { count: 250, monthlyPayment: 840 },
        more: {
          title: { tr: 'Yurt dışına çıkınca' },
          text: {
            tr: 'Sınır geçildiğinde hat kendiliğinden uyku moduna girer, fatura büyümez. Komşu kıyılarda kullanmak isterseniz gezi paketini uygulamadan günlük olarak açıp kapatabilirsiniz, anten aynı kalır. Liman listesi uygulamadadır.',
          },
        },
        facts: [
          { label: { tr: 'Besleme', en: 'Power' }, value: { tr: '12 V ve USB-C', en: '12 V and USB-C' } },
          {
            label: { tr: 'Dondurma', en: 'Freeze' },
            value: { tr: 'Yılda 4 aya kadar', en: 'Up to 4 months a year' },
          },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: { tr: 'Şantiye ve pazar tezgâhına {count} GB taşınır hat' },
        description: {
          tr: 'Konteyner ofiste çizim açmak, tezgâhta kart çekmek, fuarda canlı yayın yapmak: adresi olmayan işler için düşündük. Aynı anda otuz iki cihaz bağlanır, toz ve sıçrayan suya karşı korumalıdır. Fatura şirket unvanına kesilir, birden çok kutu tek panelden yönetilir. Çalınırsa uzaktan kilitlenir; ertesi gün yedeği ulaştırılır.',
        },
        figures: { count: 400, monthlyPayment: 760 },
        more: {
          title: { tr: 'Panelde neler var' },
          text: {
            tr: 'Her kutunun konumu, kalan verisi ve bağlı cihaz sayısı haritada görünür. Limit dolmadan uyarı gelir; dilerseniz bir kutunun artan hakkını diğerine aktarırsınız, ay sonunda kalanlar sıfırlanır.',
          },
        },
        facts: [
          {
            label: { tr: 'Bağlantı sınırı', en: 'Connections' },
            value: { tr: '32 cihaz', en: '32 devices' },
          },
          {
            label: { tr: 'Fatura', en: 'Invoice' },
            value: { tr: 'Şirket adına, {monthlyPayment}', en: 'To the company, {monthlyPayment}' },
          },
        ],
      },
    ],
  },
];
