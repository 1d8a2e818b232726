import type { DemoPattern } from '../shape.ts';

export const businessPatterns: readonly DemoPattern[] = [
  {
    key: 'pos-fee-free-months',
    path: ['KOBİ ve POS', 'POS ve Tahsilat'],
    benefit: { tr: '{term} ay cihaz ücreti yok', en: 'No device fee for {term} months' },
    conditions: [
      {
        tr: 'Vergi mükellefi gerçek ve tüzel kişiler başvurabilir.',
        en: 'Open to registered sole traders and companies.',
      },
      {
        tr: 'Ücretsiz {term} ay için aylık en az {minimumPurchase} ciro beklenir.',
        en: 'The free {term} months assume monthly takings of at least {minimumPurchase}.',
      },
      {
        tr: 'Komisyon oranı sektöre ve valöre göre sözleşmede belirlenir.',
        en: 'The commission is set in the contract by sector and settlement day.',
      },
      {
        tr: 'Cihaz kurumun mülkiyetinde kalır, iade edilirken hasarsız olmalıdır.',
        en: 'The device remains the provider’s property and must be returned undamaged.',
      },
    ],
    campaigns: [
      {
        brand: 'Jurnalpos',
        title: { tr: 'Telefonunu POS yapan esnafa {term} ay ücretsiz' },
        description: {
          tr: 'Kablo, rulo, şarj istasyonu yok; müşteri kartını telefonunuzun arkasına dokundurur. Pazarcı, çilingir, özel ders veren öğretmen için yeterli bir tahsilat yolu. Makbuz mesajla gider, akşam hesap özeti mali müşavirin kutusuna düşer. İnternet kesilirse işlem sıraya alınır, bağlantı gelince tamamlanır. Kurulum on dakikayı geçmez. Yağmurda bile çalışan kılıf yanında gelir.',
        },
        figures: { term: 12, minimumPurchase: 15000 },
        more: {
          title: { tr: 'Güvenlik tarafı' },
          text: {
            tr: 'Kart numarası telefonda saklanmaz, işlem şifreli modülde yapılır. Cihaz çalınırsa hesabınızı web panelinden kapatırsınız; o ana kadarki tahsilat etkilenmez, ertesi gün banka hesabınıza geçer. İtirazlarda kayıt sunulur.',
          },
        },
        facts: [
          {
            label: { tr: 'Uyumlu cihaz', en: 'Compatible device' },
            value: { tr: 'NFC özellikli telefonlar', en: 'Phones with NFC' },
          },
          {
            label: { tr: 'Beklenen ciro', en: 'Expected takings' },
            value: { tr: 'Ayda {minimumPurchase}', en: '{minimumPurchase} a month' },
          },
        ],
      },
      {
        brand: 'Garanti',
        title: {
          tr: 'Kafe ve lokantaya masada ödeme, {term} ay POS bedava',
          en: 'Pay at the table: {term} months of free POS for cafés',
        },
        description: {
          tr: 'Hesabı bölüşmek isteyen kalabalık masa servis temposunu bozmasın. Garson adisyonu cihazdan açar, kişi başını ayırır, bahşişi ayrı satıra yazar. Mutfak yazıcısıyla konuşan sürüm aynı pakettedir. Yoğun akşamlarda bataryası biten cihazın yerine yedeği getirilir; haftanın yedi günü saat ikiye kadar destek hattı açıktır. Menü değişince cihazlar topluca güncellenir, kapanışta kasa farkı çıkmaz.',
          en: 'A crowded table splitting the bill should not slow the service down. The waiter opens the order on the device, divides it per head and puts the tip on a line of its own. It talks to the kitchen printer, and support answers until two in the morning.',
        },
        figures: { term: 6, minimumPurchase: 80000 },
        facts: [
          {
            label: { tr: 'Destek', en: 'Support' },
            value: { tr: 'Her gün 02.00’ye kadar', en: 'Daily until 2 a.m.' },
          },
          {
            label: { tr: 'Ciro koşulu', en: 'Takings condition' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
          {
            label: { tr: 'Not', en: 'Note' },
            value: {
              tr: 'Örnek tekliftir, bankanın güncel koşulları geçerlidir.',
              en: 'Sample offer; the bank’s current terms apply.',
            },
          },
        ],
      },
      {
        brand: 'Jurnalpos',
        title: { tr: 'Ödeme linkiyle satana {term} ay sabit ücret alınmaz' },
        description: {
          tr: 'Dükkânı sosyal medya olanlar için site kurmaya gerek yok. Ürünün fotoğrafını çekip fiyatı yazın, bağlantıyı mesajla yollayın; alıcı kartla öder, kargo etiketi çıktısı hazır gelir. Kapıda vazgeçme riskini azaltmak için yüklemeyi ödemeye bağlayabilirsiniz. Stok bitince sayfa kendiliğinden kapanır, fazladan sipariş düşmez. Hafta sonu tatile çıkarken mağazayı tek tuşla dinlenmeye alın, müşteriye dönüş tarihi yazsın.',
        },
        figures: { term: 9, minimumPurchase: 10000 },
        facts: [
          {
            label: { tr: 'Satış kanalı', en: 'Sales channel' },
            value: { tr: 'Mesaj, sosyal medya, e-posta', en: 'Messages, social media, e-mail' },
          },
          {
            label: { tr: 'Aylık hedef', en: 'Monthly target' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
        ],
      },
      {
        brand: 'Halkbank',
        title: { tr: 'Berber, terzi, bakkal: {term} ay masrafsız yazarkasa POS' },
        description: {
          tr: 'Oda kaydı olan esnaf ve sanatkâr için yazarkasa ile banka cihazını birleştiren tek kutu. Mali mühür, eğitim ve ilk rulolar pakete dahildir. Eski aletiniz varsa hurdaya ayrılması, bilgilerin aktarılması servis ekibince yapılır. Küsurlu tutarı öğle arasında girmekten kurtulun; terazi ve barkod okuyucu doğrudan bağlanır. Veresiye defteri bile ekrana taşınır.',
        },
        figures: { term: 10, minimumPurchase: 40000 },
        more: {
          title: { tr: 'Servis ağı' },
          text: {
            tr: 'Arıza kaydı açıldıktan sonra ilçe merkezlerinde bir iş günü, köylerde iki iş günü içinde yerinde müdahale edilir. Süre aşılırsa o ayın işletim bedeli faturanıza hiç yansıtılmaz.',
          },
        },
        facts: [
          {
            label: { tr: 'Pakette', en: 'In the box' },
            value: { tr: 'Yazarkasa POS, mali mühür, eğitim', en: 'Till POS, fiscal seal, training' },
          },
          {
            label: { tr: 'En az ciro', en: 'Minimum takings' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
          {
            label: { tr: 'Not', en: 'Note' },
            value: {
              tr: 'Örnek tekliftir, bankanın güncel koşulları geçerlidir.',
              en: 'Sample offer; the bank’s current terms apply.',
            },
          },
        ],
      },
      {
        brand: 'Akbank',
        title: {
          tr: 'E-ticarete yeni başlayana {term} ay ücretsiz sanal POS',
          en: '{term} months of free virtual POS for new online shops',
        },
        description: {
          tr: 'Açılış gününde ödeme sayfası çökerse reklama harcanan para boşa gider. Hazır eklenti yaygın altyapılara yarım saatte bağlanır, deneme kartlarıyla senaryoları önceden sınarsınız. Sahtecilik filtresi şüpheli siparişi durdurup sebebini yazar. İlk ay satışınız beklenenden az olursa eşik aranmaz; asıl ölçüm ikinci aydan itibaren başlar. İade işlemleri panelden iki tıkla biter.',
          en: 'If the payment page falls over on opening day, the advertising is wasted. A ready plug-in connects in half an hour and lets you rehearse with test cards. A fraud filter stops suspicious orders and says why. The turnover threshold counts only from the second month.',
        },
        figures: { term: 8, minimumPurchase: 25000 },
        facts: [
          {
            label: { tr: 'Entegrasyon', en: 'Integration' },
            value: { tr: 'Hazır eklenti ve API', en: 'Ready plug-ins and API' },
          },
          {
            label: { tr: 'Eşik', en: 'Threshold' },
            value: {
              tr: 'İkinci aydan itibaren {minimumPurchase}',
              en: '{minimumPurchase} from the second month',
            },
          },
          {
            label: { tr: 'Not', en: 'Note' },
            value: {
              tr: 'Örnek tekliftir, bankanın güncel koşulları geçerlidir.',
              en: 'Sample offer; the bank’s current terms apply.',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'sme-working-capital-loan',
    path: ['KOBİ ve POS', 'KOBİ Kredisi'],
    benefit: { tr: 'Aylık {interestRate} işletme kredisi', en: 'Business loan at {interestRate} monthly' },
    conditions: [
      {
        tr: 'En az iki yıldır faaliyette olan işletmeler başvurabilir.',
        en: 'For businesses that have traded for at least two years.',
      },
      {
        tr: 'Vade {term} aydır; {monthlyPayment} tutarındaki taksit örnek olup vergiler hariçtir.',
        en: 'The term is {term} months; the sample instalment of {monthlyPayment} excludes taxes.',
      },
      {
        tr: 'Teminat ve kefalet koşulları inceleme sonucunda belirlenir.',
        en: 'Collateral and guarantees are settled after assessment.',
      },
      {
        tr: 'Vergi ve SGK borcu bulunmamalı ya da yapılandırılmış olmalıdır.',
        en: 'No overdue tax or social security debt, unless restructured.',
      },
    ],
    campaigns: [
      {
        brand: 'Halkbank',
        title: { tr: 'Stok yenileyen esnafa {interestRate} faizli işletme kredisi' },
        description: {
          tr: 'Sezon açılmadan rafı doldurmak için nakde ihtiyaç duyulan haftalar bellidir. Kefalet kooperatifi üyeliğiniz varsa dosya iki günde sonuçlanır, teminat mektubu masrafı yarıya iner. {count} bin liralık örnekte ayda {monthlyPayment} ödenir. Kullandırım toptancının faturasına bağlı yapılır, böylece vade farkı pazarlığında peşin alıcı gücüyle oturursunuz. Depoda sayımı birlikte yapmayı bile teklif ediyoruz.',
        },
        figures: { count: 500, interestRate: 3.15, term: 18, monthlyPayment: 36817 },
        facts: [
          {
            label: { tr: 'Taksit örneği', en: 'Sample instalment' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
          {
            label: { tr: 'Sonuçlanma', en: 'Decision' },
            value: { tr: 'İki iş günü', en: 'Two working days' },
          },
          {
            label: { tr: 'Not', en: 'Note' },
            value: {
              tr: 'Örnek tekliftir, bankanın güncel koşulları geçerlidir.',
              en: 'Sample offer; the bank’s current terms apply.',
            },
          },
        ],
      },
      {
        brand: 'Ziraat',
        title: { tr: 'Sera ve soğuk hava deposuna {term} ay makine kredisi' },
        description: {
          tr: 'Ürünü tarlada ucuza vermek yerine saklayıp fiyatı kollamak isteyen üreticiler için yatırım finansmanı. Panel, jeneratör, paletleme hattı, damla sulama kalemleri proforma ile kabul edilir. {count} bin liranın aylık karşılığı {monthlyPayment}. İlk mahsule kadar faizsiz olmamak kaydıyla anapara ödemesi bekletilebilir; hibe onayı gelirse kalan borçtan düşülür.',
        },
        figures: { count: 900, interestRate: 2.99, term: 24, monthlyPayment: 53085 },
        more: {
          title: { tr: 'Hibe ile birlikte' },
          text: {
            tr: 'Kırsal kalkınma desteğine başvurduysanız proje numaranızı dosyaya ekleyin. Ödeme yattığı gün kalan anaparaya mahsup edilir; plan yeniden kurulur, erken kapama bedeli istenmez. Danışmanımız başvuru yazısında yardımcı olur.',
          },
        },
        facts: [
          {
            label: { tr: 'Aylık ödeme', en: 'Monthly payment' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
          {
            label: { tr: 'Kabul edilen kalem', en: 'Accepted items' },
            value: { tr: 'Depo, sera, sulama, paketleme', en: 'Storage, greenhouse, irrigation, packing' },
          },
          {
            label: { tr: 'Not', en: 'Note' },
            value: {
              tr: 'Örnek tekliftir, bankanın güncel koşulları geçerlidir.',
              en: 'Sample offer; the bank’s current terms apply.',
            },
          },
        ],
      },
      {
        brand: 'Jurnalpos',
        title: {
          tr: 'POS cirosuna göre nefes alan {interestRate} faizli avans',
          en: 'A cash advance at {interestRate} that follows your takings',
        },
        description: {
          tr: 'Sabit taksit her işe uymaz: kışın boş kalan dondurmacı ile yazın tatile çıkan tesisatçının takvimi farklıdır. Geçen yılın kart tahsilatına bakıp limit tanımlarız, geri ödeme günlük satıştan küçük bir dilim olarak kesilir. Ortalamada {count} bin lira için ay başına {monthlyPayment} eder. Satışın durduğu hafta kesinti de durur.',
          en: 'A fixed instalment does not suit every trade: ice cream sells in summer, boilers in winter. We set a limit from last year’s card sales and take a small slice of each day’s takings. On average {count} thousand lira costs {monthlyPayment} a month, and nothing is taken in a week without sales.',
        },
        figures: { count: 150, interestRate: 3.95, term: 9, monthlyPayment: 20128 },
        facts: [
          {
            label: { tr: 'Ortalama aylık', en: 'Average a month' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
          {
            label: { tr: 'Geri ödeme', en: 'Repayment' },
            value: { tr: 'Günlük satıştan pay', en: 'A share of daily sales' },
          },
        ],
      },
      {
        brand: 'İş Bankası',
        title: { tr: 'İhracat siparişini yetiştiren firmaya {term} ay kredi' },
        description: {
          tr: 'Yurt dışındaki alıcı altmış gün sonra ödüyor, kumaşçı peşin istiyor. Sipariş teyidini getirin; hammadde, işçilik ve nakliye için gereken tutar üretim aşamalarına göre serbest bırakılsın. {count} milyon lira karşılığı {monthlyPayment} hesaplanır. Akreditif, kur riskinden korunma ve gümrük yazışmasında dış ticaret masası size eşlik eder. Numune aşamasında danışmak da ücretsizdir.',
        },
        figures: { count: 2, interestRate: 3.05, term: 12, monthlyPayment: 201524 },
        facts: [
          {
            label: { tr: 'Dayanak belge', en: 'Supporting document' },
            value: { tr: 'Sipariş teyidi veya akreditif', en: 'Order confirmation or letter of credit' },
          },
          {
            label: { tr: 'Örnek aylık', en: 'Sample monthly' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
          {
            label: { tr: 'Not', en: 'Note' },
            value: {
              tr: 'Örnek tekliftir, bankanın güncel koşulları geçerlidir.',
              en: 'Sample offer; the bank’s current terms apply.',
            },
          },
        ],
      },
      {
        brand: 'Irmakkol Finansman',
        title: { tr: 'Kadın girişimciye makine alımında {interestRate} faiz' },
        description: {
          tr: 'Ortaklık payının en az yarısı kadınlarda olan atölye, mutfak, stüdyo ve kreşler için ayrıldı. Fırın, dikiş makinesi, pilates aleti ya da servis minibüsü finanse edilebilir; satın alınan makine teminat yerine geçer. {count} bin lira çekildiğinde {monthlyPayment} tutarında ödeme çıkar. Başvuranlara mali danışmanla üç ücretsiz görüşme tanınır.',
        },
        figures: { count: 400, interestRate: 3.4, term: 24, monthlyPayment: 24648 },
        more: {
          title: { tr: 'Mentor eşleşmesi' },
          text: {
            tr: 'Aynı sektörde en az beş yıldır çalışan bir girişimciyle ayda bir görüşürsünüz. Görüşmeler çevrim içidir, altı ay sürer ve katılım kredinin koşulu değildir; isteyene açıktır.',
          },
        },
        facts: [
          {
            label: { tr: 'Ortaklık şartı', en: 'Ownership' },
            value: { tr: 'Payların en az yarısı kadınlarda', en: 'At least half owned by women' },
          },
          {
            label: { tr: 'Taksit', en: 'Instalment' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
        ],
      },
    ],
  },
];
