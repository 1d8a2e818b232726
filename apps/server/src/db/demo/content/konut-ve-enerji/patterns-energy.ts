import type { DemoPattern } from '../shape.ts';

export const energyPatterns: readonly DemoPattern[] = [
  {
    key: 'property-power-discount',
    path: ['Elektrik'],
    benefit: { tr: 'Birim fiyatta {discountPercent} indirim', en: '{discountPercent} off the unit price' },
    conditions: [
      {
        tr: '{discountPercent} indirim, düzenlenen tarifenin aktif enerji bedeline {term} ay boyunca uygulanır.',
        en: '{discountPercent} off the regulated price of active energy for {term} months.',
      },
      {
        tr: 'Dağıtım bedeli, vergi ve fonlar indirime girmez.',
        en: 'Distribution, taxes and funds are not discounted.',
      },
      {
        tr: 'Serbest tüketici sınırını aşan aboneler geçebilir; sayaç değişmez.',
        en: 'Open to customers above the eligible consumer limit; the meter stays.',
      },
      { tr: 'Otomatik ödeme talimatı verilmesi gerekir.', en: 'Automatic payment is required.' },
      {
        tr: 'Cayma bedeli yoktur, bir ay önceden bildirim yeterlidir.',
        en: 'There is no exit fee; one month’s notice is enough.',
      },
    ],
    campaigns: [
      {
        brand: 'Ozanvolt',
        title: { tr: 'Rüzgâr elektriğine geçen eve {discountPercent} indirim' },
        description: {
          tr: 'Elektrikçinizi değiştirmek için ustaya, delgiye, kesintiye gerek yok; yalnız faturadaki satıcının adı değişir. Tükettiğiniz kadar elektriğin rüzgâr santrallerinden alındığını yıl sonunda sertifikayla belgeliyoruz. Ay ortasında harcamanız alışılmıştan yükselirse mesajla uyarırız; açık unutulan termosifon böyle yakalanıyor. Devir dilekçesini adınıza biz yazar, geçişi iki haftada bitiririz. Sonradan vazgeçerseniz aynı kolaylıkla geri dönersiniz.',
        },
        figures: { discountPercent: 12, term: 24 },
        more: {
          title: { tr: 'Geçiş nasıl olur' },
          text: {
            tr: 'Son faturanızın fotoğrafını gönderirsiniz, tüketiminize göre yıllık kazancı hesaplar, sözleşmeyi e-imzaya açarız. Geçiş ayın birinde başlar, eski tedarikçinizle konuşmanız gerekmez; arızada yine aynı dağıtım şirketi gelir.',
          },
        },
        facts: [
          {
            label: { tr: 'Kaynak', en: 'Source' },
            value: { tr: 'Rüzgâr, yıllık sertifikalı', en: 'Wind, certified yearly' },
          },
          { label: { tr: 'Geçiş süresi', en: 'Switch time' }, value: { tr: 'İki hafta', en: 'Two weeks' } },
        ],
      },
      {
        brand: 'Petekalev',
        title: {
          tr: 'Elektrik ve doğalgaz tek faturada, elektrikte {discountPercent}',
          en: 'Electricity and gas on one bill, {discountPercent} off power',
        },
        description: {
          tr: 'İki ayrı son ödeme günü, iki ayrı talimat, iki ayrı çağrı merkezi… Birleştirince hayat sadeleşiyor. Doğalgaz abonelerimize elektriği indirimli satıyor, ikisini ayın aynı günü tek ekstreye yazıyoruz. Tarih size uymuyorsa maaş gününüze kaydırırız. Faturanın arka yüzünde geçen yılın aynı ayıyla karşılaştırma, önünde yalnızca ödeyeceğiniz rakam var.',
          en: 'Two due dates, two payment orders and two call centres: join them and life gets simpler. We sell electricity at a discount to our gas customers and put both on one statement on the same day of the month, moved to payday if you like. The back of the bill compares with the same month last year; the front shows only what you owe.',
        },
        figures: { discountPercent: 10, term: 12 },
        facts: [
          {
            label: { tr: 'Fatura', en: 'Bill' },
            value: { tr: 'Tek ekstre, tek tarih', en: 'One statement, one date' },
          },
          {
            label: { tr: 'Koşul', en: 'Requirement' },
            value: { tr: 'Petekalev doğalgaz aboneliği', en: 'A Petekalev gas account' },
          },
          {
            label: { tr: 'İletişim', en: 'Contact' },
            value: { tr: 'Yedi gün telefon ve mesaj', en: 'Phone and chat, seven days' },
          },
        ],
      },
      {
        brand: 'Ozanvolt',
        title: { tr: 'Elektrikli aracını evde şarj edene gece {discountPercent} indirim' },
        description: {
          tr: 'Gece yarısından sabah altıya kadar tüketilen elektriği daha ucuza veriyoruz; yani arabanız siz uyurken hem dolar hem cebinizi korur. Uygulama kalkış saatinizi sorar, şarjı ucuz saatlere kendisi böler. Çamaşır, bulaşık ve su ısıtıcınızı da aynı dilime kaydırırsanız kazanç büyür. Üç zamanlı sayaç başvurusunu bedelsiz yürütüyoruz.',
        },
        figures: { discountPercent: 18, term: 36 },
        more: {
          title: { tr: 'Ayda ne kazandırır' },
          text: {
            tr: 'Günde kırk kilometre yol yapan bir araç ayda yaklaşık iki yüz kilovatsaat harcar. Bunun tamamı gece dilimine düşerse aile bütçesinde hissedilir; hesabı kendi kilometrenizle uygulamada deneyebilirsiniz.',
          },
        },
        facts: [
          {
            label: { tr: 'Ucuz saatler', en: 'Cheap hours' },
            value: { tr: '00.00–06.00', en: 'Midnight to 6 am' },
          },
          {
            label: { tr: 'Sayaç', en: 'Meter' },
            value: { tr: 'Üç zamanlı, başvuru bizden', en: 'Three-rate, we apply for you' },
          },
          {
            label: { tr: 'Uyum', en: 'Works with' },
            value: { tr: 'Bütün araç markaları', en: 'Cars of every make' },
          },
        ],
      },
      {
        brand: 'Ozanvolt',
        title: { tr: 'Kafe ve bakkala sabit fiyatlı elektrik, {discountPercent} aşağıda' },
        description: {
          tr: 'Dolapları hiç kapanmayan küçük işletmenin en oynak gideri enerjidir. Sözleşme boyunca indirim oranını sabitliyor, yaz zammında bile korumayı sürdürüyoruz. Ücretsiz enerji gezisinde danışmanımız dolap contalarını, ışıkları, fırının bekleme gücünü ölçer, üç maddelik yapılacaklar listesi bırakır. Şube sayınız birden fazlaysa hepsini bir ekranda, ayrı renklerle izlersiniz.',
        },
        figures: { discountPercent: 15, term: 18 },
        facts: [
          {
            label: { tr: 'Kimler', en: 'Who' },
            value: { tr: 'Ticarethane aboneleri', en: 'Business customers' },
          },
          {
            label: { tr: 'Enerji gezisi', en: 'Energy visit' },
            value: { tr: 'Yılda bir, ücretsiz', en: 'Yearly, free' },
          },
        ],
      },
      {
        brand: 'Petekalev',
        title: {
          tr: 'Isı pompası kullanan eve kış tarifesi {discountPercent} uygun',
          en: 'Winter tariff for heat pumps, {discountPercent} cheaper',
        },
        description: {
          tr: 'Gazdan elektriğe geçen evlerin kışın korktuğu şey kademe aşımıdır. Isı pompanızın kaydını yaptırın; kasım ile mart arasında yükselen tüketiminizi indirimle karşılayalım. Termostatı iki derece kısmak yerine programı gece bir derece düşürmek daha çok kazandırır, bunu kullanıcılarımızın verisinden biliyoruz. Verinizi yalnız siz isterseniz görür, isimsiz saklarız.',
          en: 'Homes that leave gas for electricity fear crossing into the upper band in winter. Register your heat pump and we meet the higher use of the cold months with a discount. Dropping the programme one degree at night saves more than cutting the thermostat by two: we know from our users’ data, which we see only with your consent and store without names.',
        },
        figures: { discountPercent: 8, term: 24 },
        more: {
          title: { tr: 'Kayıt için ne gerekir', en: 'What you need to register' },
          text: {
            tr: 'Cihazın etiketi ile kurulum faturasının fotoğrafı yeterlidir. Servis raporunuz iki yıldan eskiyse ücretsiz kontrole gelir, verimi düşmüş cihazlarda filtre ve gaz ayarını aynı ziyarette yaparız.',
            en: 'A photograph of the unit’s label and the installation invoice will do. If the last service is over two years old we come to check it free, cleaning filters and adjusting the charge on the same visit.',
          },
        },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Hava ve toprak kaynaklı pompalar', en: 'Air and ground source pumps' },
          },
          { label: { tr: 'Dönem', en: 'Season' }, value: { tr: 'Kasım – mart', en: 'November – March' } },
          { label: { tr: 'Kontrol', en: 'Check' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
    ],
  },
  {
    key: 'property-boiler-trade-in',
    path: ['Doğalgaz'],
    benefit: { tr: 'Eski cihaza {reward} değer', en: '{reward} for the old unit' },
    conditions: [
      {
        tr: '{reward} takas değeri, sökülen eski cihaz ekibimize teslim edildiğinde uygulanır.',
        en: 'The trade-in value of {reward} applies when the old unit is handed to our team.',
      },
      {
        tr: 'Liste fiyatı {listPrice} olan cihaz takasla {campaignPrice} olur.',
        en: 'A unit listed at {listPrice} costs {campaignPrice} with the trade-in.',
      },
      {
        tr: 'Montaj, baca bağlantısı ve ilk çalıştırma fiyata dahildir.',
        en: 'Fitting, flue connection and commissioning are included.',
      },
      {
        tr: 'Gaz dağıtım şirketinin proje ve onay harçları ayrıdır.',
        en: 'Project and approval fees of the gas network are separate.',
      },
      { tr: 'Bir adreste bir cihaz için geçerlidir.', en: 'One unit per address.' },
    ],
    campaigns: [
      {
        brand: 'Petekalev',
        title: { tr: 'Yoğuşmalı kombide takas: eskiyi alalım, {campaignPrice} ödeyin' },
        description: {
          tr: 'On beş yaşını geçen kombi gazın beşte birini bacadan atar. Yoğuşmalı cihazımız o ısıyı geri kazanır, üstelik sessiz çalıştığı için mutfakta duyulmaz. Keşfe gelen teknisyen petek sayısına bakıp kapasiteyi hesaplar, gereğinden büyüğünü satmaya çalışmaz. Söküm, tesisat yıkama, montaj bir günde tamamlanır; akşam sıcak suyla duş alırsınız.',
        },
        figures: { reward: 6500, listPrice: 52500, campaignPrice: 46000 },
        facts: [
          { label: { tr: 'Kapasite', en: 'Output' }, value: { tr: '24 kilovat', en: '24 kilowatts' } },
          { label: { tr: 'Garanti', en: 'Guarantee' }, value: { tr: 'Yedi yıl', en: 'Seven years' } },
          { label: { tr: 'Montaj', en: 'Fitting' }, value: { tr: 'Bir günde', en: 'In one day' } },
        ],
      },
      {
        brand: 'Petekalev',
        title: { tr: 'Sobadan doğalgaza geçene hermetik ısıtıcıda {reward} destek' },
        description: {
          tr: 'Kömürlüğe inmekten, kül dökmekten bıkan tek odalı evler için kombisiz bir çözüm. Duvara asılan hermetik cihaz havayı dışarıdan alır, dışarı verir; odadaki oksijene dokunmaz. Sobanız ne kadar eski olursa olsun teslim alıyoruz. Ev sahibiyle kiracı arasında kalmayasınız diye izin yazısının örneğini de hazırlayıp veriyoruz. Kışın ilk ayında randevular dolar, erken arayın.',
        },
        figures: { reward: 4000, listPrice: 31500, campaignPrice: 27500 },
        more: {
          title: { tr: 'Gaz hattı yoksa' },
          text: {
            tr: 'Sokağınızdan hat geçiyorsa bağlantı projesini çizer, dağıtım şirketine başvuruyu yaparız. Onay çoğunlukla üç hafta sürer; süre boyunca elektrikli ısıtıcı ödünç verir, onay çıkmazsa ödemenizi kesintisiz geri göndeririz.',
          },
        },
        facts: [
          {
            label: { tr: 'Isıtma alanı', en: 'Heats' },
            value: { tr: 'Otuz beş metrekareye kadar', en: 'Up to thirty-five square metres' },
          },
          {
            label: { tr: 'Güvenlik', en: 'Safety' },
            value: { tr: 'Gaz kesici ve alev denetimi', en: 'Gas cut-off and flame monitor' },
          },
        ],
      },
      {
        brand: 'Ozanvolt',
        title: {
          tr: 'Kombiyi bırakıp ısı pompasına geçin, {reward} takas sizin',
          en: 'Leave the boiler, take a heat pump, keep {reward}',
        },
        description: {
          tr: 'Müstakil evde doğalgaz faturasını bütünüyle bırakmak isteyenler için on iki kilovatlık hava kaynaklı pompa. Bir birim elektrikle üç buçuk birim ısı üretir, yazın aynı borudan serin su dolaştırır. Eski kombi ve bacayı söker, duvarı kapatır, boyarız. Çatınızda panel varsa çalışma saatini güneşe göre ayarlıyor, kazancı katlıyoruz.',
          en: 'A twelve-kilowatt air source pump for detached homes that want to leave the gas bill behind. From one unit of electricity it makes three and a half of heat, and in summer it sends cool water round the same pipes. We strip out the old boiler and flue, close the wall and paint it. If you have panels, we time it to the sun.',
        },
        figures: { reward: 25000, listPrice: 285000, campaignPrice: 260000 },
        facts: [
          {
            label: { tr: 'Kapasite', en: 'Output' },
            value: { tr: 'On iki kilovat', en: 'Twelve kilowatts' },
          },
          {
            label: { tr: 'Ses', en: 'Noise' },
            value: { tr: '45 desibel, üç metrede', en: '45 decibels at three metres' },
          },
          {
            label: { tr: 'Uygunluk', en: 'Suits' },
            value: { tr: 'Yerden ısıtma ve geniş petek', en: 'Underfloor heating and large radiators' },
          },
        ],
      },
      {
        brand: 'Petekalev',
        title: { tr: 'Şofbeni yenileyin: düşük su basıncına uygun, {campaignPrice}' },
        description: {
          tr: 'Üst katlarda duş ortasında soğuyan su çoğu kez cihazın değil basıncın suçudur. Yeni şofbenimiz çok düşük akışta bile ateşler, sıcaklığı rakamla gösterir, kireçlendiğinde haber verir. Eski bacalı modelleri can güvenliği için özellikle topluyoruz; karbonmonoksit algılayıcısını takmadan çıkmayız. Randevu aralığı iki saattir, usta gecikirse mesaj atar.',
        },
        figures: { reward: 2200, listPrice: 18900, campaignPrice: 16700 },
        more: {
          title: { tr: 'Bacalı cihaz neden değişmeli' },
          text: {
            tr: 'Bacalı şofben yandığı odanın havasını kullanır; baca çekmezse zehirli gaz içeri döner. Hermetik cihazda bu tehlike kalmaz. Emin değilseniz fotoğraf gönderin, hangi tür olduğunu söyleyelim.',
          },
        },
        facts: [
          {
            label: { tr: 'Debi', en: 'Flow' },
            value: { tr: 'Dakikada on bir litre', en: 'Eleven litres a minute' },
          },
          {
            label: { tr: 'Algılayıcı', en: 'Detector' },
            value: { tr: 'Karbonmonoksit, dahil', en: 'Carbon monoxide, included' },
          },
          { label: { tr: 'Garanti', en: 'Guarantee' }, value: { tr: 'Beş yıl', en: 'Five years' } },
        ],
      },
      {
        brand: 'Petekalev',
        title: { tr: 'Petek yenileme paketinde eski demire {reward} bedel' },
        description: {
          tr: 'Döküm petekler ağır ısınır, dengesiz soğur, arkasındaki duvarı karartır. Beş adetlik panel petek paketinde vana, termostatik başlık ve boya onarımı içindedir. Sökülen demiri tartmadan sabit tutarla alıyor, hesabı kolaylaştırıyoruz. Salonu yirmi bir, yatak odasını on sekiz derecede tutan bir ev aynı konforu daha az gazla yaşar; ayarı birlikte yaparız.',
        },
        figures: { reward: 3500, listPrice: 38500, campaignPrice: 35000 },
        facts: [
          {
            label: { tr: 'Paket', en: 'Package' },
            value: { tr: 'Beş petek, vana ve başlık', en: 'Five radiators, valves and heads' },
          },
          { label: { tr: 'Süre', en: 'Time' }, value: { tr: 'Bir iş günü', en: 'One working day' } },
        ],
      },
    ],
  },
  {
    key: 'property-solar-terms',
    path: ['Güneş Enerjisi'],
    benefit: { tr: '{term} ay, ayda {monthlyPayment}', en: '{term} months at {monthlyPayment}' },
    conditions: [
      {
        tr: '{downPayment} ön ödemeden sonra {term} ay boyunca {monthlyPayment} ödenir; toplam {campaignPrice}.',
        en: '{downPayment} down, then {monthlyPayment} for {term} months; {campaignPrice} in all.',
      },
      {
        tr: 'Çatının statik uygunluğu keşifte incelenir, uygun değilse ön ödeme geri verilir.',
        en: 'The roof is checked on survey; if it is unsuitable the deposit is returned.',
      },
      {
        tr: 'Bağlantı izni ve sayaç başvurusu fiyata dahildir.',
        en: 'Grid application and metering are included.',
      },
      {
        tr: 'Panel üretim garantisi yirmi beş, evirici garantisi on yıldır.',
        en: 'Panels carry a twenty-five-year output guarantee, inverters ten.',
      },
    ],
    campaigns: [
      {
        brand: 'Ozanvolt',
        title: {
          tr: 'Müstakil eve 5 kW çatı sistemi, ayda {monthlyPayment}',
          en: 'A 5 kW roof for a detached house, {monthlyPayment} a month',
        },
        description: {
          tr: 'Güneye bakan yirmi beş metrekarelik bir çatı, dört kişilik ailenin yıllık tüketimini karşılamaya yeter. Projeyi çizer, belediyeden dağıtım şirketine bütün imzaları toplar, panelleri bir günde asarız. Fazla ürettiğiniz elektrik aylık mahsuplaşmayla faturanızdan düşer. Taksit, çoğu evde eski faturanın bir parça üstündedir; borç bitince üretim size kalır, çatı size çalışır.',
          en: 'A south-facing roof of twenty-five square metres covers the yearly use of a family of four. We draw the project, gather every signature from the council to the grid company and hang the panels in a day. Surplus is netted off your bill each month. For most homes the instalment is a little above the old bill, and when it ends the roof works for you.',
        },
        figures: { downPayment: 40000, term: 24, monthlyPayment: 10000, campaignPrice: 280000 },
        more: {
          title: { tr: 'Bulutlu günde ne olur', en: 'What happens when it is cloudy' },
          text: {
            tr: 'Paneller dağınık ışıkta da üretir, ama daha az. Hesabı tek güne değil on yıllık güneşlenme ortalamasına göre yapıyor, size en kötü ve en iyi yılı ayrı ayrı gösteriyoruz.',
            en: 'Panels still work in diffuse light, only less. We calculate on a ten-year average of sunshine, not one day, and show you the worst and best years side by side.',
          },
        },
        facts: [
          {
            label: { tr: 'Sistem', en: 'System' },
            value: { tr: 'On iki panel, 5 kW', en: 'Twelve panels, 5 kW' },
          },
          {
            label: { tr: 'Yıllık üretim', en: 'Yearly output' },
            value: { tr: 'Yaklaşık 7.500 kWh', en: 'About 7,500 kWh' },
          },
          {
            label: { tr: 'Kurulum', en: 'Installation' },
            value: { tr: 'İzin sonrası bir gün', en: 'One day after approval' },
          },
        ],
      },
      {
        brand: 'Ozanvolt',
        title: { tr: 'Bataryalı güneş seti: kesintide ev çalışmayı sürdürsün' },
        description: {
          tr: 'Kırsalda oturanlar bilir, fırtınada ilk giden elektriktir. Panelin yanına koyduğumuz on kilovatsaatlik batarya buzdolabını, hidroforu ve modemi gece boyunca ayakta tutar. Jeneratör gibi gürültü yapmaz, yakıt beklemez, egzozu yoktur. Küçük başlamak isterseniz bataryayı bir yıl sonra da ekleyebilirsiniz; eviricisini baştan ona uygun seçiyoruz. Kurulum günü yedek senaryoyu birlikte deneriz.',
        },
        figures: { downPayment: 60000, term: 36, monthlyPayment: 9500, campaignPrice: 402000 },
        facts: [
          {
            label: { tr: 'Batarya', en: 'Battery' },
            value: {
              tr: 'On kilovatsaat, lityum demir fosfat',
              en: 'Ten kilowatt-hours, lithium iron phosphate',
            },
          },
          {
            label: { tr: 'Geçiş', en: 'Switchover' },
            value: { tr: 'Yirmi milisaniye', en: 'Twenty milliseconds' },
          },
          {
            label: { tr: 'İzleme', en: 'Monitoring' },
            value: { tr: 'Telefonla, ücretsiz', en: 'By phone, free' },
          },
        ],
      },
      {
        brand: 'Petekalev',
        title: { tr: 'Güneş enerjili sıcak su: {term} ayda biten sistem' },
        description: {
          tr: 'Elektrik üretmeden de güneşten kazanılır. Vakum tüplü toplayıcı ile iki yüz litrelik depo, mart sonundan kasıma kadar kombiyi hiç yakmadan duş suyu verir; kışın ise suyu ılıtıp gaza az iş bırakır. Yazlıklara, pansiyonlara, kalabalık hanelere öneririz. Dona karşı kapalı devre antifrizlidir, çatınızda paslı varil görüntüsü oluşmaz.',
        },
        figures: { downPayment: 15000, term: 12, monthlyPayment: 4500, campaignPrice: 69000 },
        more: {
          title: { tr: 'Bakım ister mi' },
          text: {
            tr: 'Yılda bir kez cam tüplerin tozunu yıkamak ve basıncı kontrol etmek yeterlidir; ilk iki bakıma biz geliyoruz. Kireçli su bölgelerinde depo anotunu üç yılda bir değiştirmeniz ömrünü uzatır.',
          },
        },
        facts: [
          {
            label: { tr: 'Depo', en: 'Tank' },
            value: { tr: 'İki yüz litre, yalıtımlı', en: 'Two hundred litres, insulated' },
          },
          { label: { tr: 'Kişi', en: 'People' }, value: { tr: 'Beş kişiye kadar', en: 'Up to five' } },
          { label: { tr: 'Kurulum', en: 'Installation' }, value: { tr: 'Yarım gün', en: 'Half a day' } },
        ],
      },
      {
        brand: 'Rendeusta',
        title: {
          tr: 'Apartmanın ortak gideri çatıdan çıksın: {term} ay taksit',
          en: 'Let the roof pay the block’s bills, over {term} months',
        },
        description: {
          tr: 'Asansör, hidrofor, otopark ışığı derken aidatın yarısı elektriğe gider. On iki kilovatlık ortak sistem bunu çatıdan karşılar, artan kısmı daireler arasında paylaşılır. Genel kurulda anlatacak sunumu, karar metnini ve daire başı hesabı hazırlıyoruz; komşuyu ikna etmek size düşmesin. Çatının su yalıtımını panelden önce yeniler, iki işi tek iskeleyle bitiririz.',
          en: 'Lift, water pump, garage lights: half the service charge goes on electricity. A shared twelve-kilowatt system covers that from the roof and divides the surplus among the flats. We prepare the presentation, the resolution and the sum per flat, so that persuading neighbours is not left to you. The roof is waterproofed first and both jobs share one scaffold.',
        },
        figures: { downPayment: 90000, term: 18, monthlyPayment: 25000, campaignPrice: 540000 },
        facts: [
          {
            label: { tr: 'Sistem', en: 'System' },
            value: { tr: 'On iki kilovat, ortak sayaç', en: 'Twelve kilowatts, shared meter' },
          },
          {
            label: { tr: 'Çatı', en: 'Roof' },
            value: { tr: 'Su yalıtımı dahil', en: 'Waterproofing included' },
          },
          {
            label: { tr: 'Karar', en: 'Vote' },
            value: { tr: 'Kat malikleri çoğunluğu', en: 'Majority of flat owners' },
          },
        ],
      },
      {
        brand: 'Ozanvolt',
        title: { tr: 'Kiracıya balkon paneli: sökülür, taşınır, {campaignPrice}' },
        description: {
          tr: 'Çatısı olmayanın da güneşten payı vardır. Balkon korkuluğuna kelepçeyle tutturulan iki panel, fişe takılan küçük eviricisiyle buzdolabının gündüz tüketimini karşılar. Delik açılmaz, ev sahibinden tadilat izni gerekmez; yönetim planınıza bakıp dış cephe kuralını sizin yerinize sorarız. Taşınırken katlayıp götürür, yeni adreste yirmi dakikada yeniden asarsınız.',
        },
        figures: { downPayment: 3000, term: 9, monthlyPayment: 2000, campaignPrice: 21000 },
        more: {
          title: { tr: 'Hangi balkon uygun' },
          text: {
            tr: 'Güney, güneydoğu ve güneybatıya bakan, öğlen gölge almayan balkonlar uygundur. Telefonunuzla gün ortasında çektiğiniz üç fotoğraftan gölge haritası çıkarır, verim düşükse satmayız. Kış güneşi alçak geldiği için karşı binanın boyuna da bakarız.',
          },
        },
        facts: [
          { label: { tr: 'Güç', en: 'Power' }, value: { tr: '800 watt', en: '800 watts' } },
          {
            label: { tr: 'Ağırlık', en: 'Weight' },
            value: { tr: 'Panel başına 21 kg', en: '21 kg a panel' },
          },
          {
            label: { tr: 'Sigorta', en: 'Insurance' },
            value: { tr: 'Düşme ve hasar, iki yıl', en: 'Falls and damage, two years' },
          },
        ],
      },
    ],
  },
];
