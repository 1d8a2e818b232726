import type { DemoPattern } from '../shape.ts';

export const cityThermalPatterns: readonly DemoPattern[] = [
  {
    key: 'travel-city-free-night',
    path: ['Otel', 'Şehir Oteli'],
    benefit: { tr: '{count}. gece ücretsiz', en: '{count} nights, last one free' },
    conditions: [
      {
        tr: 'Ücretsiz gece, art arda en az {count} gece kalındığında uygulanır.',
        en: 'The free night applies to stays of at least {count} consecutive nights.',
      },
      {
        tr: 'Gecelik liste fiyatı {listPrice}; ücretsiz gece hesaba katıldığında gece başına {campaignPrice} ödenir.',
        en: 'The list price is {listPrice} a night; with the free night you pay {campaignPrice} per night.',
      },
      {
        tr: 'Fuar ve kongre haftalarında geçerli değildir.',
        en: 'Not valid in trade fair and congress weeks.',
      },
      {
        tr: 'Girişten iki gün öncesine kadar ücretsiz iptal edilir.',
        en: 'Free cancellation up to two days before arrival.',
      },
    ],
    campaigns: [
      {
        brand: 'Revanhisar',
        title: { tr: 'İstanbul’da hafta sonunu uzatın, {count}. gece bizden' },
        description: {
          tr: 'Cuma akşamı gelip pazar koşturarak dönmek şehri gezmek sayılmaz. Galata’ya on dakika yürüme mesafesindeki otelimizde bir gece daha kalın, pazartesi sabahı müzeler sakinken gezin. Kahvaltı saat on bire kadar sürer. Oda ücretini gece sayısına böldüğünüzde {campaignPrice} çıkar; bu rakama semtte iyi bir pansiyon bile bulmak kolay değil.',
        },
        figures: { count: 3, listPrice: 6300, campaignPrice: 4200 },
        more: {
          title: { tr: 'Yakında neler var' },
          text: {
            tr: 'Kapıdan çıkınca sağda nostaljik tramvay, solda sahaflar çarşısı var. Resepsiyondan adım adım yürüyüş rotası alabilir, pazar günü kapalı olan yerleri önceden öğrenebilirsiniz. Yağmurlu günler için kapalı mekânları da ekliyoruz.',
          },
        },
        facts: [
          {
            label: { tr: 'Kahvaltı', en: 'Breakfast' },
            value: { tr: 'Dahil, 11.00’e kadar', en: 'Included, until 11 am' },
          },
          { label: { tr: 'Metro', en: 'Metro' }, value: { tr: 'Üç dakika', en: 'Three minutes' } },
        ],
      },
      {
        brand: 'Revanhisar',
        title: {
          tr: 'İş gezinizde {count} gece kalın, birini ödemeyin',
          en: 'Stay {count} nights on business and skip paying for one',
        },
        description: {
          tr: 'Uzayan toplantılar için düşündük: hızlı internet, gömlek ütüsü ve sessiz çalışma salonu konaklamanın içinde. Faturayı şirket adına tek kalemde keseriz, muhasebe geri göndermez. Erken uçuşa yetişenlere kahvaltı kutusu beş buçukta hazırdır. Haftanın çoğunu Ankara’da geçirenler liste fiyatı olan {listPrice} yerine daha az öder, aradaki farkı akşam yemeğine ayırır.',
          en: 'Made for meetings that run on: fast internet, a pressed shirt and a quiet workroom come with the stay. We issue one company invoice that accounting will not send back, and a breakfast box is ready at half past five for early flights. If you spend most of the week in Ankara you pay less than the {listPrice} list rate and keep the difference for dinner.',
        },
        figures: { count: 4, listPrice: 5200, campaignPrice: 3900 },
        more: {
          title: { tr: 'Toplantı odası gerekirse', en: 'If you need a meeting room' },
          text: {
            tr: 'Sekiz kişilik odamızı konaklayan misafirler günde iki saat ücretsiz kullanır. Ekran, bağlantı kabloları ve su içeridedir; daha kalabalık ekipler için yan salonu saatlik kiralayabilirsiniz. Kahve ikramı bizden.',
            en: 'Guests may use our eight-seat room free for two hours a day, with screen, cables and water provided. Larger teams can rent the adjoining hall by the hour.',
          },
        },
        facts: [
          {
            label: { tr: 'İnternet', en: 'Internet' },
            value: { tr: 'Kablolu ve kablosuz, ücretsiz', en: 'Wired and wireless, free' },
          },
          {
            label: { tr: 'Fatura', en: 'Invoice' },
            value: { tr: 'Kurumsal, tek kalem', en: 'Corporate, single line' },
          },
          {
            label: { tr: 'Erken kahvaltı', en: 'Early breakfast' },
            value: { tr: '05.30’dan itibaren', en: 'From 5.30 am' },
          },
        ],
      },
      {
        brand: 'Rahvangez',
        title: { tr: 'Viyana’da müze haftası: {count}. gece hediye' },
        description: {
          tr: 'Müzeler ve kahvehaneler şehrinde üç gün yetmez. Operaya yürüyerek gidilen aile otelinde {count} gece için yer ayırıyor, birinin bedelini biz karşılıyoruz. Rezervasyonla birlikte Türkçe hazırlanmış müze takvimini veriyoruz: hangi gün hangisi boş, hangi kartla sıra beklenmez. Yağmur yağdığında önerilen pastaneleri arka sayfasında bulacaksınız. Dönüş uçağınız akşamsa odanızı dörtte bırakırsınız.',
        },
        figures: { count: 5, listPrice: 8000, campaignPrice: 6400 },
        facts: [
          {
            label: { tr: 'Konum', en: 'Location' },
            value: { tr: 'Operaya sekiz dakika yürüyüş', en: 'Eight minutes’ walk from the opera' },
          },
          {
            label: { tr: 'Vergi', en: 'City tax' },
            value: { tr: 'Şehir vergisi otelde ödenir', en: 'City tax is paid at the hotel' },
          },
          {
            label: { tr: 'Kahvaltı', en: 'Breakfast' },
            value: { tr: 'Açık büfe, dahil', en: 'Buffet, included' },
          },
        ],
      },
      {
        brand: 'Nehirkuş',
        title: { tr: 'Uçuş yolcusuna {count}. gece ücretsiz şehir oteli' },
        description: {
          tr: 'Aktarma arasında saatlerce bankta beklemek yerine şehirde bir gün geçirin. Biletinizi gösterdiğiniz anlaşmalı otellerde ilk geceyi ödüyor, sonrakinde misafirimiz oluyorsunuz; gece başına maliyet {campaignPrice} düzeyine iniyor. Bagajınız havalimanında kalabilir, kabin çantanızla dolaşırsınız. Gaziantep, İzmir ve Trabzon’daki otellerimiz yemek meraklılarına özellikle göz kırpıyor. Akşam yemeği önerilerini biletinizin altındaki listede bulursunuz.',
        },
        figures: { count: 2, listPrice: 7400, campaignPrice: 3700 },
        more: {
          title: { tr: 'Biletle nasıl bağlanır' },
          text: {
            tr: 'Uçuş kodunuzu otel rezervasyonunda ilgili kutuya yazın; sistem yolcuyu adıyla doğrular. Uçuşunuz ertelenirse otel gecesi de aynı kodla kendiliğinden sonraki güne taşınır. Değişiklik için otele ayrıca telefon açmanız gerekmez.',
          },
        },
        facts: [
          {
            label: { tr: 'Şehirler', en: 'Cities' },
            value: { tr: 'Gaziantep, İzmir, Trabzon', en: 'Gaziantep, İzmir, Trabzon' },
          },
          {
            label: { tr: 'Koşul', en: 'Requirement' },
            value: { tr: 'Aynı haftaya ait uçuş bileti', en: 'A flight ticket for the same week' },
          },
        ],
      },
      {
        brand: 'Revanhisar',
        title: {
          tr: 'Uzaktan çalışana haftalık oda: {count}. gece ödenmez',
          en: 'A week’s room for remote workers: night {count} unpaid',
        },
        description: {
          tr: 'Bilgisayarını alıp İzmir’de bir hafta yaşamak isteyenlere mutfaklı stüdyolar. Masada ikinci ekran, koltukta bel desteği, terasta denize bakan ortak çalışma alanı bulunuyor. Çamaşır makinesi katta, market iki adımda. Haftada bir değil iki kez temizlik yapıyoruz. Ayı uzatmak isterseniz sonraki haftalarda {listPrice} üzerinden değil aynı indirimli hesapla kalırsınız.',
          en: 'Studios with kitchens for those who want to take a laptop and live in İzmir for a week. There is a second screen on the desk, back support in the chair and a shared work terrace facing the sea. The washing machine is on your floor and the grocer two steps away. Extend to a month and the following weeks are charged in the same reduced way.',
        },
        figures: { count: 7, listPrice: 4900, campaignPrice: 4200 },
        facts: [
          {
            label: { tr: 'Oda', en: 'Room' },
            value: { tr: 'Mutfaklı stüdyo, 32 m²', en: 'Studio with kitchen, 32 m²' },
          },
          { label: { tr: 'Temizlik', en: 'Cleaning' }, value: { tr: 'Haftada iki kez', en: 'Twice a week' } },
          {
            label: { tr: 'İnternet', en: 'Internet' },
            value: { tr: '500 megabit, yedekli hat', en: '500 megabits, with a backup line' },
          },
        ],
      },
    ],
  },
  {
    key: 'travel-thermal-package',
    path: ['Otel', 'Termal Otel'],
    benefit: { tr: '{count} gece {campaignPrice}', en: '{count} nights, {campaignPrice}' },
    conditions: [
      {
        tr: '{campaignPrice}, iki kişinin {count} gece konaklaması ve sayılan hizmetler içindir.',
        en: '{campaignPrice} covers {count} nights for two with the services listed.',
      },
      {
        tr: 'Aynı hizmetler tek tek alındığında {listPrice} tutar.',
        en: 'Bought one by one the same services come to {listPrice}.',
      },
      {
        tr: 'Kalp, tansiyon ve gebelik durumunda termal kullanım için hekim onayı istenir.',
        en: 'Guests with heart or blood pressure conditions, or who are pregnant, need a doctor’s approval.',
      },
      { tr: 'Paket hafta içi girişlerde geçerlidir.', en: 'For weekday arrivals.' },
    ],
    campaigns: [
      {
        brand: 'Revanhisar',
        title: { tr: 'Afyon’da kaplıca ve masaj: iki kişilik kış paketi' },
        description: {
          tr: 'Dışarıda kar varken otuz sekiz derecelik havuzda oturmak kışın en ucuz lüksüdür. Pakette yarım pansiyon konaklama, kişi başına yarım saat masaj ve özel aile banyosu bulunur. Mayo kurutma, terlik, bornoz odada hazırdır; valize yalnız rahat bir giysi koyun. Ayrı ayrı alsanız {listPrice} tutacak hizmetleri tek hesapta topladık.',
        },
        figures: { count: 2, listPrice: 21500, campaignPrice: 16900 },
        facts: [
          { label: { tr: 'Su sıcaklığı', en: 'Water' }, value: { tr: '38 derece', en: '38 degrees' } },
          {
            label: { tr: 'Masaj', en: 'Massage' },
            value: { tr: 'Kişi başına 30 dakika', en: '30 minutes each' },
          },
          { label: { tr: 'Pansiyon', en: 'Board' }, value: { tr: 'Yarım pansiyon', en: 'Half board' } },
        ],
      },
      {
        brand: 'Revanhisar',
        title: { tr: 'Eklem ağrısına kür haftası: fizyoterapist eşliğinde' },
        description: {
          tr: 'Dizleri yokuşta sızlayan büyükler için hazırlanan kürde her sabah fizyoterapistle havuz egzersizi, öğleden sonra çamur uygulaması var. İlk gün hekim muayenesi yapılır, program buna göre yazılır. Yemekler tuzsuz ve hafiftir, isteyen diyetisyenle görüşür. {count} gecenin sonunda evde yapılacak hareketleri anlatan kitapçık ve iki ay telefon desteği verilir.',
        },
        figures: { count: 6, listPrice: 67000, campaignPrice: 52500 },
        more: {
          title: { tr: 'Ne kadar sürede etki eder' },
          text: {
            tr: 'Kür bir tedavinin yerini tutmaz; hekiminizin verdiği ilaçları bırakmayınız. Misafirlerimizin çoğu üçüncü günden sonra daha rahat yürüdüğünü söylüyor, etkisini korumak için egzersizi evde sürdürmek gerekiyor.',
          },
        },
        facts: [
          {
            label: { tr: 'Muayene', en: 'Check-up' },
            value: { tr: 'İlk gün, dahil', en: 'First day, included' },
          },
          {
            label: { tr: 'Program', en: 'Programme' },
            value: { tr: 'Havuz egzersizi ve çamur', en: 'Pool exercise and mud' },
          },
          {
            label: { tr: 'Destek', en: 'Support' },
            value: { tr: 'İki ay telefonla', en: 'Two months by phone' },
          },
        ],
      },
      {
        brand: 'Rahvangez',
        title: {
          tr: 'Pamukkale travertenleri ve termal otel birlikte',
          en: 'Pamukkale’s terraces with a thermal hotel',
        },
        description: {
          tr: 'Gün boyu gezip akşam sıcak suya girmek: bu rotanın bütün sırrı bu. Otelden rehberli çıkılan antik kent gezisi sabah yedide başlar, otobüs kafileleri gelmeden beyaz basamaklarda yalnız kalırsınız. Dönüşte kırmızı suyun havuzu beklemektedir. {campaignPrice} içinde ören yeri girişleri, kahvaltı, akşam yemeği ve şehir merkezinden ulaşım yer alır.',
          en: 'Walk all day and sink into hot water at night: that is the whole secret of this route. The guided visit to the ancient city leaves at seven, so you have the white terraces to yourselves before the coach parties come, and the red spring’s pool is waiting on your return. {campaignPrice} includes site tickets, breakfast, dinner and the ride from town.',
        },
        figures: { count: 3, listPrice: 34800, campaignPrice: 27400 },
        more: {
          title: { tr: 'Yanınıza alın', en: 'What to bring' },
          text: {
            tr: 'Travertenlerde ayakkabıyla yürünmez; kolay çıkan bir sandalet ve küçük bir havlu yeter. Kırmızı su açık renk mayoyu boyayabilir, koyu renk getirmeniz iyi olur. Sabahları hava serin eser.',
            en: 'Shoes come off on the terraces, so wear easy sandals and carry a small towel. The red water can stain pale swimwear; dark colours are best, and mornings are chilly.',
          },
        },
        facts: [
          {
            label: { tr: 'Rehber', en: 'Guide' },
            value: { tr: 'Türkçe, ruhsatlı', en: 'Licensed, in Turkish' },
          },
          { label: { tr: 'Giriş ücretleri', en: 'Tickets' }, value: { tr: 'Dahil', en: 'Included' } },
          {
            label: { tr: 'Ulaşım', en: 'Transport' },
            value: { tr: 'Denizli merkezden', en: 'From central Denizli' },
          },
        ],
      },
      {
        brand: 'Revanhisar',
        title: { tr: 'Yalova’da orman içi termal, tam pansiyon {campaignPrice}' },
        description: {
          tr: 'İstanbul’dan denizi geçip bir saatte ormana varmak şehirde yaşayanlar için küçük bir mucize. Ağaçların arasında, açık havada tüten havuzu sabah sisinde görmelisiniz. Üç öğün yemek ile günlük sauna ve buhar odası bu bedelin içinde. Çocuklu gelenler için ayrı saatlerde ılık havuz açılır; büyükler kendi sessizliğini korur.',
        },
        figures: { count: 4, listPrice: 48600, campaignPrice: 38900 },
        facts: [
          { label: { tr: 'Pansiyon', en: 'Board' }, value: { tr: 'Tam pansiyon', en: 'Full board' } },
          {
            label: { tr: 'Havuzlar', en: 'Pools' },
            value: { tr: 'İki kapalı, bir açık', en: 'Two indoor, one outdoor' },
          },
        ],
      },
      {
        brand: 'Menzilbey',
        title: { tr: 'Otobüsü bizden, kaplıcası dahil {count} gecelik emekli paketi' },
        description: {
          tr: 'Araba kullanmak istemeyen, bavulu taşımayan, saatini şaşırmayan bir yolculuk. Kapınızdan servisle alır, tekli koltukta götürür, odanıza kadar çıkarırız. Kütahya’daki otelde sabah kürü, ikindi çayı ve akşam fasıl vardır. Altmış yaşını geçenlere dönüş bileti açık kalır; birkaç gün uzatmak isterseniz {campaignPrice} üstüne yalnız gecelik farkı eklenir.',
        },
        figures: { count: 5, listPrice: 41200, campaignPrice: 33700 },
        more: {
          title: { tr: 'Sağlıkla ilgili' },
          text: {
            tr: 'Araçta hemşire bulunmaz, iki saatte bir mola verilir. Otelde gündüz hekim, gece nöbetçi sağlık memuru vardır. İlaçlarınızı el çantanıza koyup kullanım saatlerini bize önceden yazdırabilirsiniz.',
          },
        },
        facts: [
          {
            label: { tr: 'Ulaşım', en: 'Transport' },
            value: { tr: 'Kapıdan kapıya, tekli koltuk', en: 'Door to door, single seat' },
          },
          { label: { tr: 'Pansiyon', en: 'Board' }, value: { tr: 'Yarım pansiyon', en: 'Half board' } },
          {
            label: { tr: 'Dönüş', en: 'Return' },
            value: { tr: 'Açık bilet, altmış yaş üzeri', en: 'Open ticket for over-sixties' },
          },
        ],
      },
    ],
  },
];
