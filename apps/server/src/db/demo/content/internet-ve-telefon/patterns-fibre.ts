import type { DemoPattern } from '../shape.ts';

export const fibrePatterns: readonly DemoPattern[] = [
  {
    key: 'fibre-first-months-discount',
    path: ['Ev İnterneti', 'Fiber İnternet'],
    benefit: { tr: 'İlk {term} ay {discountPercent} indirim', en: '{discountPercent} off for {term} months' },
    conditions: [
      {
        tr: 'Adreste fiber altyapı bulunması gerekir; sorgu başvuruda yapılır.',
        en: 'The address must have fibre; this is checked when you apply.',
      },
      {
        tr: 'İndirimli {campaignPrice} aylık ücret ilk {term} fatura için geçerlidir.',
        en: 'The reduced {campaignPrice} a month applies to the first {term} bills.',
      },
      {
        tr: 'Sonraki aylarda {listPrice} tutarındaki tarife ücreti uygulanır.',
        en: 'After that the standard {listPrice} a month applies.',
      },
      {
        tr: 'Erken ayrılanlardan yalnızca yararlanılan indirim geri istenir.',
        en: 'Those who leave early repay only the discount they received.',
      },
    ],
    campaigns: [
      {
        brand: 'Gökhat',
        title: {
          tr: 'Ev ofise 500 Mbps fiber, ilk {term} ay {discountPercent} indirimli',
          en: '500 Mbps fibre for home offices, {discountPercent} off {term} months',
        },
        description: {
          tr: 'Görüntülü toplantıda donan yüzünüzle anılmak istemiyorsanız yükleme hızı da indirme kadar önemlidir. Bu pakette ikisi birbirine yakın tutulur; sunum gönderirken çocuğun dersi kesilmez. Teknisyen modemi çalışma odasına kadar çeker, kabloyu süpürgelik altına gizler. Mesai saatinde arıza olursa aynı gün gelinir, gelinmezse o günün ücreti faturadan düşer.',
          en: 'If you would rather not be remembered for your frozen face, upload speed matters as much as download. Here the two are close, so sending a deck does not interrupt a child’s lesson. The technician runs the cable to your study, and a fault in working hours is visited the same day.',
        },
        figures: { listPrice: 880, discountPercent: 25, campaignPrice: 660, term: 6 },
        more: {
          title: { tr: 'Statik IP gerekir mi', en: 'Do you need a static IP' },
          text: {
            tr: 'Şirket ağına VPN ile bağlanıyorsanız çoğu zaman gerekmez. Kamera kaydı ya da sunucu barındırıyorsanız uygulamadan ek ücretle tanımlatabilir, istediğiniz ay geri bırakabilirsiniz. Kurulum uzaktan yapılır.',
            en: 'Usually not, if you reach the office network by VPN. If you host cameras or a server, add one in the app for a fee and drop it in any month you like.',
          },
        },
        facts: [
          {
            label: { tr: 'Yükleme hızı', en: 'Upload speed' },
            value: { tr: '400 Mbps’ye kadar', en: 'Up to 400 Mbps' },
          },
          {
            label: { tr: 'Arıza müdahalesi', en: 'Fault response' },
            value: { tr: 'Aynı iş günü', en: 'Same working day' },
          },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: { tr: 'Kalabalık eve 1000 Mbps: {term} ay boyunca {campaignPrice}' },
        description: {
          tr: 'Salonda dizi, odada oyun, mutfakta tarif videosu aynı anda açıkken kimse kimseye “kapat şunu” demesin. Üç noktaya yerleştirilen küçük yayıcılar duvarların arkasına da ulaşır, misafir şifresi ayrı ağda durur. Ebeveyn ekranından uyku saatinde yalnızca çocuk cihazlarını durdurabilirsiniz. Ek yayıcı isterseniz ilk ikisi için kira ödenmez.',
        },
        figures: { listPrice: 1100, discountPercent: 30, campaignPrice: 770, term: 9 },
        facts: [
          {
            label: { tr: 'Pakete dahil', en: 'Included' },
            value: { tr: 'Üç noktalı ev içi kapsama', en: 'Three-point home coverage' },
          },
          {
            label: { tr: 'Tarife ücreti', en: 'Standard price' },
            value: { tr: 'Ayda {listPrice}', en: '{listPrice} a month' },
          },
        ],
      },
      {
        brand: 'İmbatel',
        title: { tr: 'Yeni taşınana ilk fatura ayından başlayan {discountPercent} fiber indirimi' },
        description: {
          tr: 'Koli açarken internet de beklemesin diye kurulum gününü anahtar teslimine göre siz seçersiniz. Eski adresinizdeki aboneliği kapatma dilekçesini bizim ekip yazar, cayma bedeli çıkarsa kalemini gösterip sizinle paylaşır. İlk üç ay taşınma masrafının en yoğun dönemi olduğundan indirimi oraya sıkıştırdık. Sonrasında hızı düşürmek serbesttir. Perde takılana dek her şey hazır.',
        },
        figures: { listPrice: 690, discountPercent: 40, campaignPrice: 414, term: 3 },
        more: {
          title: { tr: 'Eski hattınızı kapatırken' },
          text: {
            tr: 'Cayma bedeli talep edilirse önce faturadaki kalemleri birlikte inceleriz. Taşınma nedeniyle altyapı bulunmayan adreste bedel istenemeyeceğini hatırlatan dilekçe örneğini uygulamadan indirebilirsiniz; kargo ücreti bize aittir.',
          },
        },
        facts: [
          { label: { tr: 'Hız', en: 'Speed' }, value: { tr: '200 Mbps', en: '200 Mbps' } },
          {
            label: { tr: 'İndirimli ücret', en: 'Reduced price' },
            value: { tr: '{campaignPrice}, {term} ay', en: '{campaignPrice} for {term} months' },
          },
        ],
      },
      {
        brand: 'Gökhat',
        title: {
          tr: 'Öğrenci evine bölüşmeli fiber: {discountPercent} daha az, {term} ay',
          en: 'Fibre to share in a student house: {discountPercent} less',
        },
        description: {
          tr: 'Üç ev arkadaşı, tek fatura ve her ay kimin ödeyeceği tartışması… Burada tutar uygulamada kişi sayısına bölünür, herkes payını kendi kartıyla yatırır. Bir kişinin gecikmesi hattı kapatmaz, yalnızca onun cihazlarına hatırlatma düşer. Yaz tatilinde hesabı iki ay dondurabilirsiniz; taahhüt o kadar uzar, ücret işlemez. Depozito istenmez, kefil de.',
          en: 'Three flatmates, one bill and a monthly argument about who pays. Here the app splits the amount, and each pays with their own card. One late share does not cut the line; only that person gets a reminder. Over the summer you can freeze the account for two months at no charge.',
        },
        figures: { listPrice: 650, discountPercent: 20, campaignPrice: 520, term: 9 },
        facts: [
          {
            label: { tr: 'Yaz dondurma', en: 'Summer freeze' },
            value: { tr: 'İki aya kadar ücretsiz', en: 'Up to two months, free' },
          },
          {
            label: { tr: 'Ödeme', en: 'Payment' },
            value: { tr: 'Kişi başı bölüşmeli', en: 'Split per person' },
          },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: { tr: 'Oyunculara düşük gecikmeli fiberde {term} ay {discountPercent} fırsat' },
        description: {
          tr: 'Ping değeri skor tablosunda hız testinden daha çok şey anlatır. Trafik, oyun sunucularına ayrı rotadan taşınır ve akşam yoğunluğunda bile gecikme sözleşmeyle taahhüt edilir. Ölçümü evinizden kendiniz yaparsınız; üç gün üst üste tutmazsa tek sayfalık formla bedelsiz ayrılırsınız. Konsol ve bilgisayar için modemde ikişer kablo girişi vardır.',
        },
        figures: { listPrice: 960, discountPercent: 35, campaignPrice: 624, term: 4 },
        more: {
          title: { tr: 'Ölçümü nasıl yaparsınız' },
          text: {
            tr: 'Modem arayüzündeki test düğmesi gün içinde beş ölçüm alır, ortalamayı kaydeder. Kablosuz bağlantı sonucu etkileyeceğinden bilgisayarınızı kabloyla bağlamanız, diğer indirmeleri durdurmanız önerilir. Sonuçlar altı ay saklanır.',
          },
        },
        facts: [
          {
            label: { tr: 'Gecikme taahhüdü', en: 'Latency pledge' },
            value: { tr: 'Yurt içi sunucularda 12 ms', en: '12 ms to domestic servers' },
          },
          { label: { tr: 'Kablolu giriş', en: 'Wired ports' }, value: { tr: '4 adet', en: '4' } },
        ],
      },
    ],
  },
  {
    key: 'fibre-free-speed-upgrade',
    path: ['Ev İnterneti', 'Fiber İnternet'],
    benefit: { tr: 'Ücretsiz {count} Mbps’ye yükseltme', en: 'Free upgrade to {count} Mbps' },
    conditions: [
      {
        tr: 'Aylık ücret {monthlyPayment} olarak {term} ay sabit kalır.',
        en: 'The price stays at {monthlyPayment} a month for {term} months.',
      },
      {
        tr: 'Yükseltme, bina içi altyapının {count} Mbps hızı desteklediği adreslerde yapılır.',
        en: 'The upgrade needs wiring in the building that supports {count} Mbps.',
      },
      { tr: 'Hat sahibinin gecikmiş faturası olmamalıdır.', en: 'The account must have no overdue bill.' },
      {
        tr: '{term} aylık sözleşme yapılır, nakilde sözleşme devam eder.',
        en: 'A {term}-month contract applies and moves with you.',
      },
    ],
    campaigns: [
      {
        brand: 'Gökhat',
        title: {
          tr: '100 ödeyip {count} Mbps kullanmak isteyene fiber',
          en: 'Pay for 100, use {count} Mbps',
        },
        description: {
          tr: 'Sözleşmenizde yüz yazıyor, hız testinde üç katı görünüyor: yükseltme doğrudan santralden tanımlandığı için evinize kimse gelmez. Gece yarısı modem bir kez yeniden başlar, sabah fark edersiniz. Kullanmadığınızı düşünürseniz alt kademeye dönüş ücretsizdir. Dosya yedekleyenler, güvenlik kamerası izleyenler ve bulutta çalışanlar için anlamlı bir sıçrama. Bekleme, randevu, delik açma yok.',
          en: 'Your contract says one hundred, the speed test shows three times that. The upgrade is set at the exchange, so nobody needs to visit; the modem restarts once at night. If you feel no difference you may go back down for free. A real step for backups, cameras and cloud work.',
        },
        figures: { count: 300, monthlyPayment: 640, term: 12 },
        facts: [
          {
            label: { tr: 'Sabit ücret', en: 'Fixed price' },
            value: { tr: 'Ayda {monthlyPayment}', en: '{monthlyPayment} a month' },
          },
          {
            label: { tr: 'Geçiş', en: 'Switch' },
            value: { tr: 'Uzaktan, gece bir kez', en: 'Remotely, one night' },
          },
        ],
      },
      {
        brand: 'İmbatel',
        title: { tr: 'Mobil hattı olana evde {count} Mbps hediye hız' },
        description: {
          tr: 'Cebinizdeki numara ile evinizdeki modem aynı çatıdaysa size fazladan hız tanımlanır, üstelik iki fatura tek kâğıda iner. Dışarıdayken kotanız azalırsa evdeki sınırsız bağlantıdan bir pay gezdirebilirsiniz. Eşinizin hattı başka operatördeyse birlikte taşımanıza gerek yok, bir numara yeter. Hizmeti bozarsanız mobil tarifeniz etkilenmez, yerinde kalır. Geçiş mesajla onaylanır, hafta sonu yapılır.',
        },
        figures: { count: 500, monthlyPayment: 720, term: 12 },
        more: {
          title: { tr: 'Kota gezdirme' },
          text: {
            tr: 'Evdeki sınırsız paketinizden ayda on GB’a kadar veriyi mobil hattınıza aktarabilirsiniz. Aktarılan miktar takvim ayı bitince silinir; çocuk hattına yönlendirmek de mümkündür. Gönderim geri alınamaz.',
          },
        },
        facts: [
          {
            label: { tr: 'Koşul', en: 'Requirement' },
            value: { tr: 'En az bir İmbatel mobil hattı', en: 'At least one İmbatel mobile line' },
          },
          { label: { tr: 'Ücret', en: 'Price' }, value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' } },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: { tr: '{term} ay kalan eski aboneye {count} Mbps teşekkür hızı' },
        description: {
          tr: 'Yeni gelene verilen her şeyi sadık olana da vermeyi borç bildik. Üç yılı dolduran haneler, bir kuruş fark ödemeden üst kademeye geçer ve fiyatı iki yıl kilitlenir. Arayıp pazarlık etmeniz gerekmez; uygulamadaki şeridi onaylamanız yeterlidir. Modeminiz beş yaşından büyükse yenisi kuryeyle gönderilir, eskisi geri dönüşüme alınır.',
        },
        figures: { count: 400, monthlyPayment: 670, term: 24 },
        facts: [
          {
            label: { tr: 'Kimler için', en: 'For whom' },
            value: { tr: 'Üç yılını dolduran aboneler', en: 'Customers of three years or more' },
          },
          {
            label: { tr: 'Fiyat kilidi', en: 'Price lock' },
            value: { tr: '{term} ay {monthlyPayment}', en: '{monthlyPayment} for {term} months' },
          },
        ],
      },
      {
        brand: 'Ladinet',
        title: { tr: 'Fiberin yeni ulaştığı kasabada {count} Mbps açılış hızı' },
        description: {
          tr: 'Kazı bitti, direkler dikildi, sokağınıza ışık geldi. İlk yüz haneye tanınan bu hakla yavaş hattan tek adımda kurtulursunuz. Bakır kablodan geçiş sırasında telefon numaranız değişmez, kesinti yarım saati aşmaz. Muhtarlıkta kurulan masada sorularınızı yüz yüze sorabilir, kurulum gününü orada kesinleştirebilirsiniz. Ödemeyi PTT’den yapmak isteyenlere de açık.',
        },
        figures: { count: 250, monthlyPayment: 560, term: 12 },
        more: {
          title: { tr: 'Kazı izi kalır mı' },
          text: {
            tr: 'Mikro kanal yöntemiyle kaldırım iki parmak genişliğinde açılır ve aynı gün kapatılır. Bahçe içinden geçiş gerekirse güzergâhı sizinle birlikte çizer, yazılı onayınızı alırız. İş bitince fotoğraf gönderilir.',
          },
        },
        facts: [
          {
            label: { tr: 'Kontenjan', en: 'Quota' },
            value: { tr: 'Mahallede ilk 100 hane', en: 'First 100 homes in the district' },
          },
          {
            label: { tr: 'Aylık', en: 'Monthly' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
        ],
      },
      {
        brand: 'Gökhat',
        title: {
          tr: 'Uzaktan eğitim alan aileye {count} Mbps, fiyat aynı',
          en: '{count} Mbps for families who study at home, same price',
        },
        description: {
          tr: 'Sınav haftası iki kardeş birden canlı derse girdiğinde bağlantının yettiğinden emin olun. Eğitim platformlarına giden trafik önceliklidir; büyük güncellemeler ders bitene kadar arka sıraya alınır. Öğrenci belgesi istemiyoruz, velinin beyanı yeterli sayılır. Yarıyıl tatilinde isterseniz önceliği film akşamına çevirin, okul açılınca eski düzenine kendisi döner.',
          en: 'In exam week, two siblings in live lessons should not have to fight for the line. Traffic to learning platforms goes first and large updates wait until class is over. A parent’s word is enough; no certificate is needed. In the holidays, switch the priority to film night.',
        },
        figures: { count: 600, monthlyPayment: 790, term: 12 },
        facts: [
          {
            label: { tr: 'Öncelikli trafik', en: 'Priority traffic' },
            value: { tr: 'Canlı ders platformları', en: 'Live lesson platforms' },
          },
          {
            label: { tr: 'Sözleşme', en: 'Contract' },
            value: { tr: '{term} ay, {monthlyPayment}', en: '{term} months at {monthlyPayment}' },
          },
        ],
      },
    ],
  },
];
