import type { DemoPattern } from '../shape.ts';

export const prepaidPlanPatterns: readonly DemoPattern[] = [
  {
    key: 'prepaid-bonus-data',
    path: ['Mobil Tarifeler', 'Faturasız Tarifeler'],
    benefit: { tr: '{count} GB ek internet', en: '{count} GB of extra data' },
    conditions: [
      {
        tr: 'Tek seferde en az {minimumPurchase} yükleyen faturasız hatlara verilir.',
        en: 'For prepaid lines topping up {minimumPurchase} or more at once.',
      },
      {
        tr: '{count} GB hak 30 gün geçerlidir, sonraki döneme devretmez.',
        en: 'The {count} GB is valid for 30 days and does not roll over.',
      },
      {
        tr: 'Hediye internet yurt içinde kullanılır, paylaşım açıktır.',
        en: 'The bonus is for use in Türkiye; tethering is allowed.',
      },
      { tr: 'Bir hat ayda bir kez yararlanabilir.', en: 'Once a month per line.' },
    ],
    campaigns: [
      {
        brand: 'Kuşluk Mobil',
        title: { tr: 'Uygulamadan yükleyene {count} GB cabası' },
        description: {
          tr: 'Bakkaldan kart kazımak nostalji, fakat hediyeli olan telefonunuzdaki yoldur. Tutarı seçip parmak izinizle onayladığınız an veri hanenize eklenir, bekleme mesajı çıkmaz. Hangi uygulamanın ne yediğini renkli halkada görürsünüz; video açgözlüyse tek hareketle standart kaliteye çekersiniz. Yüklediğiniz bakiye doksan gün boyunca silinmeden durur. Otomatik yükleme kurarsanız takvimi de unutabilirsiniz.',
        },
        figures: { count: 15, minimumPurchase: 300 },
        more: {
          title: { tr: 'Otomatik yükleme' },
          text: {
            tr: 'Bakiyeniz belirlediğiniz eşiğin altına inince kayıtlı kartınızdan çekilir. Ayda kaç kez çalışacağını siz sınırlarsınız; kart reddederse hattınız kapanmaz, yalnızca bir hatırlatma alırsınız. Talimatı istediğiniz an durdurun.',
          },
        },
        facts: [
          { label: { tr: 'Bakiye ömrü', en: 'Credit lifetime' }, value: { tr: '90 gün', en: '90 days' } },
          {
            label: { tr: 'Yükleme', en: 'Top-up' },
            value: { tr: 'En az {minimumPurchase}', en: '{minimumPurchase} or more' },
          },
        ],
      },
      {
        brand: 'İmbatel',
        title: {
          tr: 'Hafta sonu kampına çıkana {count} GB faturasız destek',
          en: '{count} GB of prepaid help for weekend campers',
        },
        description: {
          tr: 'Cuma akşamı çadırı bagaja atarken bir de telefonu düşünün: harita çevrim dışı inmiş mi, acil numaralar kayıtlı mı, veri yeterli mi? Cuma ile pazar arasında yapılan yüklemelere bu kota eklenir. Kapsama haritasında orman kampları işaretlidir; sinyalsiz vadiye girmeden önce konumunuzu yakınınıza gönderen kısa kod ücretsiz çalışır.',
          en: 'On Friday evening, as the tent goes in the boot, think of your phone too: maps downloaded, emergency numbers saved, enough data? Top-ups made between Friday and Sunday earn this bonus. Campsites are marked on the coverage map, and a free short code sends your position to a relative.',
        },
        figures: { count: 10, minimumPurchase: 250 },
        facts: [
          {
            label: { tr: 'Yükleme günleri', en: 'Top-up days' },
            value: { tr: 'Cuma, cumartesi, pazar', en: 'Friday to Sunday' },
          },
          {
            label: { tr: 'Alt tutar', en: 'Minimum' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
        ],
      },
      {
        brand: 'Ladinet',
        title: { tr: 'Mevsimlik çalışana tarlada da çeken {count} GB hediye' },
        description: {
          tr: 'Fındıktan pamuğa, narenciyeden zeytine göç eden ekipler aynı hatla ülkeyi dolaşıyor. Sözleşme, adres belgesi ya da kefil yok; kimliğinizle çip alıp geçtiğiniz kasabanın bayisinden yükleme yaparsınız. Memleketi aramak için ayrı beş yüz dakika bulunur. Çavuşlar bütün ekibin numarasını tek seferde, toplu ödemeyle doldurabilir. Köye dönünce hattı bekletmek ücretsizdir.',
        },
        figures: { count: 20, minimumPurchase: 350 },
        more: {
          title: { tr: 'Telefon değişirse' },
          text: {
            tr: 'Çipi başka cihaza takmanız yeterlidir, hak numarada kalır. Kaybolan çip için en yakın bayiye kimlikle başvurursanız yenisi aynı gün, bakiyenizle birlikte verilir. Rehber yedeği de korunur.',
          },
        },
        facts: [
          {
            label: { tr: 'Ek hak', en: 'Extra' },
            value: { tr: '500 dakika konuşma', en: '500 minutes of calls' },
          },
          {
            label: { tr: 'Nereden alınır', en: 'Where to buy' },
            value: { tr: 'Yol üstü bayiler', en: 'Roadside dealers' },
          },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: { tr: 'Yedek hat tutanlara kapanmayan numara ve {count} GB' },
        description: {
          tr: 'İlan vermek, kapıdaki kargocuyu aramak, üyelik açmak için asıl numarasını paylaşmak istemeyenlerin ikinci hattı. Üç ayda bir küçük yükleme numarayı hayatta tutar, unutursanız uyarırız. Aramaları dilerseniz belirli saatlerde kabul eder, kalanını sesli mesaja alırsınız. Bilinmeyen gönderenlerden gelen kısa mesajlar ayrı klasöre düşer. İki numarayı tek telefonda taşımak için çift çip yuvası yeterlidir.',
        },
        figures: { count: 8, minimumPurchase: 200 },
        facts: [
          {
            label: { tr: 'Numarayı koruma', en: 'Keeping the number' },
            value: { tr: 'Üç ayda bir yükleme', en: 'One top-up every three months' },
          },
          {
            label: { tr: 'Hediye için', en: 'For the bonus' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
        ],
      },
      {
        brand: 'Kuşluk Mobil',
        title: {
          tr: 'Bayramda yakınını mutlu edene {count} GB yükle-hediye et',
          en: 'Top up a relative and give {count} GB',
        },
        description: {
          tr: 'Uzaktaki dayıya çikolata gönderemiyorsanız konuşacak bir hat gönderin. Onun numarasını yazıp yüklemeyi yaptığınızda bakiye kendisine, ek internetin yarısı size gelir. Ekrana adınızla kısa bir not düşer; isterseniz sesli dilek kaydedersiniz. Aynı günde birkaç kişiye tekrarlamak mümkün, her biri için hak ayrıca sayılır. Sürprizi bozmamak için teslim saatini ileriye alabilirsiniz.',
          en: 'If you cannot send sweets to a distant uncle, send him a line to talk on. Enter his number and top up: the credit goes to him and half of the bonus comes to you. Add a note or a recorded wish, and repeat it for as many relatives as you like.',
        },
        figures: { count: 25, minimumPurchase: 400 },
        more: {
          title: { tr: 'Yanlış numara yazarsanız', en: 'If you mistype a number' },
          text: {
            tr: 'Karşı taraf hediyeyi açmadan önce yirmi dört saat içinde geri çekebilirsiniz. Açıldıktan sonra iptal olmaz; bu nedenle onay ekranında kişinin adının ilk harfleri gösterilir. Yine de numarayı kontrol edin.',
            en: 'You can take the gift back within twenty-four hours, until it is opened. After that it stays; the confirmation screen therefore shows the first letters of the person’s name.',
          },
        },
        facts: [
          {
            label: { tr: 'Paylaşım', en: 'Split' },
            value: { tr: 'Yarısı size, yarısı yakınınıza', en: 'Half each' },
          },
          {
            label: { tr: 'Yükleme alt sınırı', en: 'Minimum top-up' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
        ],
      },
    ],
  },
  {
    key: 'youth-plan-monthly',
    path: ['Mobil Tarifeler', 'Gençlik Tarifeleri'],
    benefit: { tr: '{count} GB, ayda {monthlyPayment}', en: '{count} GB at {monthlyPayment} monthly' },
    conditions: [
      { tr: '26 yaşını doldurmamış hat sahipleri içindir.', en: 'For account holders under 26.' },
      {
        tr: '{monthlyPayment} aylık ücret {term} ay boyunca değişmez.',
        en: '{monthlyPayment} a month is fixed for {term} months.',
      },
      { tr: 'Kişi başına bir hat ile sınırlıdır.', en: 'One line per person.' },
      {
        tr: '{count} GB kota bittiğinde ek paket almadan ücret oluşmaz.',
        en: 'No charge arises after {count} GB unless you buy an add-on.',
      },
    ],
    campaigns: [
      {
        brand: 'Kuşluk Mobil',
        title: { tr: 'Kampüste {count} GB, otobüste müzik kotadan düşmez' },
        description: {
          tr: 'Sabah dersi için bir saat yol, akşam yurda bir saat daha: kulaklık olmadan çekilmiyor. Popüler müzik uygulamalarının akışı sayaç dışında tutulur, böylece veri ödeve ve gruplara kalır. Sınav dönemlerinde kütüphane uygulamaları da aynı ayrıcalığa katılır. Mezun olduğunuz gün hat sizde kalır, yaş sınırına kadar fiyatınız bozulmaz.',
        },
        figures: { count: 30, monthlyPayment: 290, term: 12 },
        facts: [
          {
            label: { tr: 'Sayaç dışı', en: 'Not counted' },
            value: { tr: 'Müzik uygulamaları', en: 'Music apps' },
          },
          { label: { tr: 'Sabit süre', en: 'Fixed for' }, value: { tr: '{term} ay', en: '{term} months' } },
        ],
      },
      {
        brand: 'İmbatel',
        title: {
          tr: 'Gece kuşuna {count} GB ve gün doğana dek sınırsız',
          en: '{count} GB for night owls, unlimited until dawn',
        },
        description: {
          tr: 'Saat birden altıya kadar indirdiğiniz oyun, yüklediğiniz proje, izlediğiniz dizi hakkınızdan eksilmez. Uykusuz geceleri teşvik ettiğimiz sanılmasın; uygulama üçten sonra nazikçe yatağı hatırlatır. Gündüz payı derslere göre ayarlandı. Arkadaşınızı davet ederseniz ikinize birer gece filmi armağan olur, davet sayısında bir üst sınır koymadık. Sabah alarmı bizden değil, sizden.',
          en: 'Games downloaded, projects uploaded and series watched between one and six in the morning do not touch your allowance. We are not promoting sleepless nights: after three the app gently mentions bed. Invite a friend and each of you gets a free late film.',
        },
        figures: { count: 25, monthlyPayment: 320, term: 9 },
        facts: [
          {
            label: { tr: 'Sınırsız saatler', en: 'Unlimited hours' },
            value: { tr: '01.00–06.00', en: '1 a.m. to 6 a.m.' },
          },
          {
            label: { tr: 'Aylık ücret', en: 'Monthly price' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: { tr: 'Lise öğrencisine veli onaylı {count} GB hat' },
        description: {
          tr: 'Test kitabının karekodunu okutmak için yeterli, geceyi ekranda geçirmek için bilerek az. Haftalık dilimlere bölünmüş olduğundan ayın ilk günü bitip kalanında çevresinden şifre istemez. Veli yalnızca toplamı görür, mesaj içeriğine kimse ulaşmaz. Deneme sınavlarında derece yapana öğretmen onayıyla bir aylık çift kota tanımlanır. Okul değiştirse bile numarası da arkadaş listesi de bozulmaz.',
        },
        figures: { count: 15, monthlyPayment: 240, term: 12 },
        more: {
          title: { tr: 'Haftalık dilim' },
          text: {
            tr: 'Veri dörde bölünür ve pazartesi sabahı yenilenir. Harcanmayan kısım bir sonraki haftaya geçer; sınav haftasında veli onayıyla dilimler birleştirilebilir, ay toplamı değişmez. Artan hak yaza taşınmaz.',
          },
        },
        facts: [
          {
            label: { tr: 'Kota düzeni', en: 'Data rhythm' },
            value: { tr: 'Haftalık dört dilim', en: 'Four weekly portions' },
          },
          {
            label: { tr: 'Hat sahibi', en: 'Account holder' },
            value: { tr: 'Veli onayıyla öğrenci', en: 'Student with a parent’s consent' },
          },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: { tr: 'Amatör yayıncıya {count} GB ve yükleme önceliği' },
        description: {
          tr: 'İlk yüz takipçi en zoru; bağlantı koparsa seyirci de gider. Genç yayıncılar için çıkış yönüne öncelik veren, telefonu modeme çevirince hızı kırpmayan bir hat. Ayda bir çevrim içi atölyede kurgu, ışık, telif gibi konular konuşulur. Turnuva akşamlarında istek üzerine geçici hız artışı açılır, kırk sekiz saat sürer.',
        },
        figures: { count: 60, monthlyPayment: 430, term: 12 },
        more: {
          title: { tr: 'Turnuva modu' },
          text: {
            tr: 'Mod açıldığında oyun ve yayın trafiği birlikte önceliklendirilir. Ayda iki kez kullanılabilir; turnuva listede yoksa bağlantısını gönderin, iki iş günü içinde takvime ekleyelim. Onay mesajla gelir.',
          },
        },
        facts: [
          {
            label: { tr: 'Atölye', en: 'Workshop' },
            value: { tr: 'Ayda bir, çevrim içi', en: 'Monthly, online' },
          },
          {
            label: { tr: 'Modem paylaşımı', en: 'Tethering' },
            value: { tr: 'Hız kısıtı yok', en: 'No speed limit' },
          },
        ],
      },
      {
        brand: 'Kuşluk Mobil',
        title: {
          tr: 'İlk maaşını alan gence {count} GB’lık geçiş tarifesi',
          en: 'A stepping-stone plan with {count} GB for first earners',
        },
        description: {
          tr: 'Öğrenci indirimi bitti, yetişkin faturası cebinizi yakıyor; ikisinin ortasında bir basamak kurduk. On sekiz ay boyunca aynı bedel, ardından gelecek tarifeyi üç ay önceden bildiririz. İş görüşmesi telefonlarını kaçırmayın diye cevapsız aramalar metne dökülür. Kira, fatura, yol parası derken plan yapmanıza yardım eden bütçe sayfası da içinde.',
          en: 'The student discount is over and a grown-up bill bites, so here is a step between the two. The price holds for eighteen months and we tell you the next plan three months ahead. Missed calls are turned into text, so no interview is lost, and there is a budget page.',
        },
        figures: { count: 40, monthlyPayment: 360, term: 18 },
        more: {
          title: { tr: 'Süre bitince', en: 'When the time is up' },
          text: {
            tr: 'Size uygun iki tarife, kullanımınıza bakılarak önerilir. Seçim yapmazsanız hattınız en ucuz olana geçer; kendiliğinden pahalı pakete taşınmazsınız, numara ve haklarınız aynı kalır. Seçim hep sizindir.',
            en: 'Two plans are suggested from your own usage. If you choose nothing the line moves to the cheaper of them; you are never moved to a dearer plan by default.',
          },
        },
        facts: [
          {
            label: { tr: 'Uygunluk', en: 'Eligibility' },
            value: { tr: 'İlk iki yıl SGK’lı çalışanlar', en: 'First two years in employment' },
          },
          {
            label: { tr: 'Ek özellik', en: 'Extra' },
            value: { tr: 'Sesli mesajı metne çevirme', en: 'Voicemail to text' },
          },
        ],
      },
    ],
  },
];
