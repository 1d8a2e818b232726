import type { DemoPattern } from '../shape.ts';

export const gymPatterns: readonly DemoPattern[] = [
  {
    key: 'spor-salonu-ek-ay',
    path: ['Spor Salonu'],
    benefit: { tr: '{count} ay bizden', en: '{count} months on us' },
    conditions: [
      {
        tr: '{term} ay boyunca ayda {monthlyPayment} ödenir, toplam {campaignPrice}; ardından {count} ay ücretsizdir.',
        en: 'You pay {monthlyPayment} a month for {term} months, {campaignPrice} in all; then {count} months are free.',
      },
      {
        tr: 'Üyelik bir kez, en çok 30 gün dondurulabilir.',
        en: 'Membership may be frozen once for up to 30 days.',
      },
      {
        tr: 'İlk 14 günde sebep göstermeden cayabilirsiniz.',
        en: 'You may withdraw within 14 days without giving a reason.',
      },
      { tr: 'Ücretsiz aylar başkasına devredilemez.', en: 'Free months cannot be transferred.' },
    ],
    campaigns: [
      {
        brand: 'Zindeada',
        title: {
          tr: 'Yıllık salon üyeliğine {count} ay hediye',
          en: 'A yearly gym membership with {count} months free',
        },
        description: {
          tr: 'Bahar gelince başlarım diyenler kuyruğa girerken siz yerinizi kışın ayırın. Ağırlık, kardiyo, grup dersleri ve havuz tek kartla açılır; akşam yoğunluğu uygulamada doluluk yüzdesiyle görünür, kalabalığa gelmezsiniz. İlk ay üç kez eğitmenle çalışır, aletleri tanırsınız. Duşlar kabinlidir, havlu bizden. Devam edemem kaygısı taşıyanlara deneme günü veriyoruz; önce gelin, koklayın, sonra yazılın.',
          en: 'While those who mean to start in spring queue up, take your place in winter. Weights, cardio, classes and pool open with one card, and the app shows how full we are, so you avoid the crowd. In the first month you train three times with an instructor and learn the machines. Showers have cabins and towels are ours. Not sure that you will keep it up? Take a trial day first.',
        },
        figures: { term: 12, monthlyPayment: 2450, campaignPrice: 29400, count: 2 },
        more: {
          title: { tr: 'Deneme günü', en: 'The trial day' },
          text: {
            tr: 'Kimliğinizle gelmeniz yeter, kart bilgisi istemiyoruz. Dilediğiniz bir derse katılır, havuza girer, saunayı da görürsünüz. Çıkışta satış görüşmesine alınmazsınız; kararınızı evde verip dilerseniz internetten yazılırsınız.',
            en: 'Bring your ID; we ask for no card. Join a class, swim, see the sauna. No sales talk waits at the exit: decide at home and join online if you like.',
          },
        },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Salon, dersler, havuz', en: 'Gym, classes, pool' },
          },
          { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '06.30–23.00', en: '06:30–23:00' } },
          { label: { tr: 'Toplam', en: 'Total' }, value: { tr: '{campaignPrice}', en: '{campaignPrice}' } },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Öğrenciye {term} aylık üyelik, üstüne {count} ay' },
        description: {
          tr: 'Ders programı her dönem değişir, bu yüzden öğrenci kartında saat kısıtı koymadık. Yurda yakın şubeyle memleketteki arasında ücretsiz geçersiniz, sınav haftasında dondurma bir tuşla yapılır. Çalışma masası olan kafemizde priz ve internet var; antrenmandan önce ödevi bitirenler çoğunlukta. Öğrenci belgesi her eğitim yılında yenilenir. Basketbol sahası akşamları öğrencilere ayrılır, top ödünç verilir.',
        },
        figures: { term: 8, monthlyPayment: 1490, campaignPrice: 11920, count: 2 },
        facts: [
          {
            label: { tr: 'Kimler için', en: 'For whom' },
            value: { tr: '18–25 yaş öğrenciler', en: 'Students aged 18–25' },
          },
          { label: { tr: 'Şube', en: 'Branches' }, value: { tr: 'Tümü', en: 'All' } },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Sabahçı üyelik: {count} ay ücretsiz devam edin' },
        description: {
          tr: 'Gün doğarken gelip dokuzda işe yetişenlerin sessiz kulübü. Turnike beş kırk beşte açılır, müzik kısıktır, kahve demlenmiştir. Kapasitenin az kullanıldığı saatlerden söz ettiğimiz için aidatı da hafiftir. Duş, ütü masası, saç kurutma bölümü hazır; takım elbisenizi asacağınız tam boy dolap verilir. Pazartesi grup koşusu salondan çıkıp sahilden döner, tempo en yavaşa göredir.',
        },
        figures: { term: 6, monthlyPayment: 1650, campaignPrice: 9900, count: 2 },
        more: {
          title: { tr: 'Sabah kalkamayanlara' },
          text: {
            tr: 'Spor çantasını geceden hazırlayın ve uygulamadaki eş bulma bölümünden aynı saatte gelen biriyle anlaşın. Bekleyen biri olunca alarm ertelenmiyor. İlk iki hafta haftada yalnız iki gün hedefleyin, sonra artırın.',
          },
        },
        facts: [
          { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '05.45–10.00', en: '05:45–10:00' } },
          { label: { tr: 'Dolap', en: 'Locker' }, value: { tr: 'Tam boy', en: 'Full height' } },
        ],
      },
      {
        brand: 'Zindeada',
        title: {
          tr: 'Çift üyeliğinde {term} ay ödeyin, {count} ay hediye',
          en: 'Couples pay {term} months and get {count} free',
        },
        description: {
          tr: 'Birlikte başlayanların yarım bırakma ihtimali düşüyor, en azından salonda gördüğümüz bu. Evli olmanız gerekmez; eş, kardeş, ev arkadaşı, komşu aynı faturada buluşur. Biri ders alırken öteki yüzebilir, aynı saatte gelme şartı yok. Ayda bir ikili meydan okuma düzenliyoruz, kazananlara masaj odası açılır. Ayrılık halinde kartlar bölünür, kimse ceza ödemez.',
          en: 'People who begin together are less likely to give up, or so it looks from our floor. You need not be married: partners, siblings, flatmates and neighbours share one invoice. One may take a class while the other swims, and you need not come at the same hour. A monthly challenge for pairs opens the massage room to the winners. If you part, the cards are split without penalty.',
        },
        figures: { term: 12, monthlyPayment: 4300, campaignPrice: 51600, count: 3 },
        facts: [
          {
            label: { tr: 'Kişi', en: 'People' },
            value: { tr: 'İki kişi, tek fatura', en: 'Two people, one invoice' },
          },
          { label: { tr: 'Ayrılma', en: 'Splitting' }, value: { tr: 'Cezasız', en: 'No penalty' } },
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Salon, havuz, dersler', en: 'Gym, pool, classes' },
          },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Havuz üyeliği: {term} ay yüzün, {count} ay bizden' },
        description: {
          tr: 'Yirmi beş metrelik altı kulvar, yavaş yüzenlere ayrılmış ikisi ve suyu ılık tutulan küçük havuz. Serbestten sırta geçmek isteyenler salı akşamı teknik kliniğe katılır; hiç bilmeyen yetişkinler ise ayrı grupta, kimse bakmadan başlar. Su değerleri günde dört kez ölçülüp panoya yazılır. Yanınızda bone ve terlik bulundurun. Kulvar rezervasyonu bir gece önce açılır.',
        },
        figures: { term: 10, monthlyPayment: 1980, campaignPrice: 19800, count: 2 },
        facts: [
          {
            label: { tr: 'Havuz', en: 'Pool' },
            value: { tr: '25 metre, 6 kulvar', en: '25 metres, 6 lanes' },
          },
          { label: { tr: 'Su sıcaklığı', en: 'Water' }, value: { tr: '27 derece', en: '27 degrees' } },
        ],
      },
    ],
  },
  {
    key: 'spor-salonu-giris-ucretsiz',
    path: ['Spor Salonu'],
    benefit: { tr: '{reward} giriş ücreti alınmaz', en: 'Joining fee of {reward} waived' },
    conditions: [
      {
        tr: '{reward} giriş ücreti yok; aidat {term} ay boyunca {monthlyPayment}.',
        en: 'No joining fee of {reward}; the fee stays at {monthlyPayment} for {term} months.',
      },
      {
        tr: 'Son bir yılda üye olmamış kişiler içindir.',
        en: 'For people who were not members in the past year.',
      },
      { tr: 'Kontenjan şube bazında sınırlıdır.', en: 'Places are limited at each branch.' },
      {
        tr: 'Erken ayrılmada yalnız kullanılmış aylar ödenir.',
        en: 'If you leave early, only the months used are paid.',
      },
    ],
    campaigns: [
      {
        brand: 'Zindeada',
        title: { tr: 'Yeni şubede kurucu üyelik: {reward} giriş bedeli yok' },
        description: {
          tr: 'Boya kokusu henüz geçti, aletlerin jelatini yeni söküldü. Açılışa katılan ilk komşularımız hem isimlerini duvara yazdırıyor hem aidatlarını uzun süre sabitliyor. Ders saatlerini birlikte oyluyoruz: öğlen pilates mi, gece boks mu? Otopark iki saat, bisiklet park yeri sınırsız. Eğitmenlerle tanışma kahvaltısı cumartesi; spor kıyafeti giymeden, sadece bakmaya da gelebilirsiniz.',
        },
        figures: { reward: 3000, term: 12, monthlyPayment: 2190 },
        facts: [
          { label: { tr: 'Kontenjan', en: 'Places' }, value: { tr: '400 kişi', en: '400' } },
          { label: { tr: 'Otopark', en: 'Parking' }, value: { tr: '2 saat ücretsiz', en: '2 hours free' } },
        ],
      },
      {
        brand: 'Zindeada',
        title: {
          tr: 'Reformer pilates stüdyosuna girişte {reward} avantaj',
          en: 'Reformer pilates: {reward} saved on joining',
        },
        description: {
          tr: 'Yaylı yatak ilk bakışta ürkütür, ikinci derste arkadaş olursunuz. Sınıflar en çok altı kişiliktir, eğitmen nefesinizi duyacak kadar yakın durur. Hamileler ile ameliyat sonrası döneme girenler hekim onayıyla ayrı saate alınır. Kaçırdığınız dersi aynı ay içinde telafi edebilirsiniz, iptal için sekiz saat önceden haber yeter. Kaydırmaz çorabı ilk gün biz veriyoruz.',
          en: 'The sprung bed looks alarming at first, and by the second class you are friends. Groups have six people at most, and the instructor stands near enough to hear you breathe. Expectant mothers and those recovering from an operation have hours of their own, with a doctor’s consent. A missed class can be made up within the month if you tell us eight hours ahead.',
        },
        figures: { reward: 2500, term: 6, monthlyPayment: 4800 },
        more: {
          title: { tr: 'İlk derse hazırlık', en: 'Before the first class' },
          text: {
            tr: 'Dersten iki saat önce hafif yiyin, bol olmayan rahat giysiler seçin ve on dakika erken gelin. Eğitmen kısa bir form doldurtup hangi hareketlerden kaçınmanız gerektiğini sizinle konuşur. Takılarınızı dolapta bırakın.',
            en: 'Eat lightly two hours before, wear close but easy clothes, and come ten minutes early. The instructor goes through a short form with you and notes what to avoid. Leave jewellery in the locker.',
          },
        },
        facts: [
          { label: { tr: 'Sınıf', en: 'Class size' }, value: { tr: 'En çok altı kişi', en: 'Six at most' } },
          { label: { tr: 'Ders', en: 'Classes' }, value: { tr: 'Ayda 8', en: '8 a month' } },
          {
            label: { tr: 'Aidat', en: 'Monthly fee' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Altmış yaş üstü grubuna katılım {reward} bedelsiz' },
        description: {
          tr: 'Torunla yere oturup kalkabilmek güzel bir hedeftir. Haftada üç sabah, sandalye destekli denge çalışması, hafif direnç lastiği ve suda yürüyüş; her hareketin oturarak yapılanı da gösterilir. Kalp ya da eklem rahatsızlığı bulunanlardan hekim onayı rica ediyoruz. Ders bitince çay içip sohbet etmek programın parçası sayılır. Yeni gelen birine eski üyelerden yol arkadaşı eşlik ediyor.',
        },
        figures: { reward: 1500, term: 6, monthlyPayment: 1350 },
        facts: [
          {
            label: { tr: 'Gün', en: 'Days' },
            value: { tr: 'Pazartesi, çarşamba, cuma', en: 'Monday, Wednesday, Friday' },
          },
          { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '10.00–11.15', en: '10:00–11:15' } },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Tırmanma duvarı ve fonksiyonel alan, giriş ücretsiz' },
        description: {
          tr: 'Ağırlık kaldırmaktan sıkılanların buluştuğu sekiz metrelik duvar, altında kırk santimlik minder. Rotalar renklerle ayrılır; yeşilden başlar, aylar sonra siyaha gülümsersiniz. Emniyet kemeri ile ayakkabı kiralamaya gerek yok, üyeye açıktır. İlk ders düğüm atmayı ve düşmeyi öğretir. Lise öğrencileri veli izniyle öğleden sonra, yetişkinler gece ona kadar tırmanıyor.',
        },
        figures: { reward: 2000, term: 9, monthlyPayment: 2300 },
        more: {
          title: { tr: 'Kimler tırmanabilir?' },
          text: {
            tr: 'On iki yaşını doldurmuş, yükseklikte rahatsızlık hissetmeyen herkes deneyebilir. Omuz veya bilek sakatlığı geçirdiyseniz önce hekiminize sorun. Gözlük takanlar için kayış bulunur, saat ile yüzük çıkarılır.',
          },
        },
        facts: [
          { label: { tr: 'Duvar', en: 'Wall' }, value: { tr: '8 metre', en: '8 metres' } },
          { label: { tr: 'Ekipman', en: 'Equipment' }, value: { tr: 'Dahil', en: 'Included' } },
        ],
      },
      {
        brand: 'Tamnabız',
        title: {
          tr: 'Şirketlere ofiste egzersiz programı, kurulum {reward} bedelsiz',
          en: 'Exercise at the office, with set-up worth {reward} free',
        },
        description: {
          tr: 'Masa başında geçen sekiz saatin arasına on beş dakikalık hareket molası koyuyoruz. Eğitmen haftada iki gün katları dolaşır, toplantı odasını beş dakikada boşaltıp yeniden düzenler. Çalışanlardan kişisel sağlık bilgisi alınmaz, yönetime yalnız katılım sayısı bildirilir. Uzaktan çalışanlar canlı yayına bağlanır. Elli kişiye kadar ofisler tek paketten yararlanıyor, daha kalabalık olanlara teklif hazırlıyoruz.',
          en: 'We put movement breaks of fifteen minutes into the eight hours at a desk. Twice a week a trainer goes from floor to floor, clears a meeting room in five minutes and puts it back. No personal health data are taken from employees, and management learns the number of participants alone. People at home join a live stream. One package suits offices of up to fifty.',
        },
        figures: { reward: 7500, term: 12, monthlyPayment: 14500 },
        facts: [
          {
            label: { tr: 'Kimler için', en: 'For whom' },
            value: { tr: '50 kişiye kadar şirketler', en: 'Companies of up to 50' },
          },
          { label: { tr: 'Sıklık', en: 'How often' }, value: { tr: 'Haftada 2 gün', en: 'Twice a week' } },
          {
            label: { tr: 'Aylık bedel', en: 'Monthly fee' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
        ],
      },
    ],
  },
];
