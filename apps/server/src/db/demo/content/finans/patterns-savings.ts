import type { DemoPattern } from '../shape.ts';

export const savingPatterns: readonly DemoPattern[] = [
  {
    key: 'term-deposit-welcome-rate',
    path: ['Mevduat'],
    benefit: { tr: 'Yıllık {yearlyRate} hoş geldin faizi', en: '{yearlyRate} a year welcome rate' },
    conditions: [
      {
        tr: 'Oran brüttür; kazançtan yürürlükteki stopaj kesilir.',
        en: 'The rate is gross; withholding tax in force is deducted.',
      },
      {
        tr: '{leastDeposit} ile kurumun belirlediği üst sınır arasındaki bakiyelere uygulanır.',
        en: 'Applies to balances from {leastDeposit} up to the institution’s ceiling.',
      },
      {
        tr: '{term} aylık vade dolmadan çekilen paraya vadesiz oran uygulanır.',
        en: 'Money withdrawn before the {term}-month term earns the demand rate.',
      },
      {
        tr: 'Yalnızca yeni müşterinin ilk mevduatı içindir.',
        en: 'For a new customer’s first deposit only.',
      },
    ],
    campaigns: [
      {
        brand: 'Enpara',
        title: { tr: 'Maaş gününden önce bile değerlenen paraya {yearlyRate}' },
        description: {
          tr: 'Günlük işleyen hesap sayesinde hafta sonu da dahil her gece getiri eklenir. Kirayı ayın on beşinde, kartı yirmisinde ödüyorsanız aradaki para boş durmaz. Taban bakiyeyi kendiniz belirlersiniz, altında kalan kısım harcamaya hazırdır. Bir aylık karşılama dönemi bittiğinde geçerli oranı önceden bildiririz, sürpriz olmaz. Getiri her sabah ayrı satırda okunur.',
        },
        figures: { yearlyRate: 39.5, term: 1, leastDeposit: 5000 },
        facts: [
          {
            label: { tr: 'Faiz ödemesi', en: 'Interest paid' },
            value: { tr: 'Her gece', en: 'Every night' },
          },
          {
            label: { tr: 'En az bakiye', en: 'Minimum balance' },
            value: { tr: '{leastDeposit}', en: '{leastDeposit}' },
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
        title: { tr: 'Birikimini taşıyana {term} ay boyunca {yearlyRate}' },
        description: {
          tr: 'Başka yerde vadesi dolan mevduatı getirmek için EFT yerine taşıma talimatı verin; para yolda gün kaybetmesin. Üç aylık dilimde oranınız kilitlenir, piyasada düşüş olsa da etkilenmezsiniz. Vade sonunda ana paraya dokunmadan yalnızca getiriyi kart borcunuza yönlendirebilir, kalanını yeniden bağlatabilirsiniz. Talimatın ne aşamada olduğunu karşı bankayı aramadan kendi ekranınızdan izlersiniz.',
        },
        figures: { yearlyRate: 38.75, term: 3, leastDeposit: 50000 },
        more: {
          title: { tr: 'Bölmek işe yarar mı' },
          text: {
            tr: 'Tutarın hepsini tek vadeye bağlamak yerine üçe ayırırsanız acil durumda yalnızca bir dilimi bozarsınız. Karşılama oranı dilimlerin toplamına uygulanır, ayırmak hak kaybettirmez. Dilim sayısını sonradan artırabilirsiniz.',
          },
        },
        facts: [
          { label: { tr: 'Oran kilidi', en: 'Rate lock' }, value: { tr: '{term} ay', en: '{term} months' } },
          {
            label: { tr: 'Alt tutar', en: 'Minimum' },
            value: { tr: '{leastDeposit}', en: '{leastDeposit}' },
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
        brand: 'Harçlıca',
        title: {
          tr: 'Çocuğun kumbarasına {yearlyRate}, hedefe gün sayan hesap',
          en: '{yearlyRate} on a child’s piggy bank that counts the days',
        },
        description: {
          tr: 'Bisiklet mi, yaz kampı mı, ilk bilgisayar mı: hedefi çocuğunuz seçer, ekranda kaç harçlık kaldığını o da görür. Büyükanne ve teyze bayram harçlığını bağlantıyla gönderebilir. Hesap velinin adına açılır, çekmek için iki kişinin onayı istenir. Kumbara dolduğunda küçük bir sertifika postayla adrese gelir. İsterse arkadaşlarına gösterir.',
          en: 'A bicycle, a summer camp or a first computer: your child picks the goal and sees how many weeks of pocket money are left. Grandparents can send gifts by link. The account is in a parent’s name and withdrawals need two approvals. When the goal is met, a certificate arrives by post.',
        },
        figures: { yearlyRate: 37, term: 6, leastDeposit: 1000 },
        facts: [
          {
            label: { tr: 'Yaş', en: 'Age' },
            value: { tr: '7–17 yaş için veli hesabı', en: 'Parent’s account for ages 7 to 17' },
          },
          {
            label: { tr: 'Açılış tutarı', en: 'Opening amount' },
            value: { tr: '{leastDeposit}', en: '{leastDeposit}' },
          },
        ],
      },
      {
        brand: 'İş Bankası',
        title: { tr: 'Ev peşinatı biriktirene {term} aylık {yearlyRate} oran' },
        description: {
          tr: 'Konut almaya niyetlenip henüz tapuya hazır olmayanlar parasını altı ay güvende büyütür. Hesapta geçen süre, ileride konut kredisine başvurduğunuzda düzenli birikim göstergesi sayılır. Ara ekleme serbesttir; prim, ikramiye, satılan motosikletin bedeli aynı vadeye katılır. Daireyi erken bulursanız danışmana haber verin, kırmadan köprü çözüm konuşulur. Acele karar vermek zorunda kalmazsınız.',
        },
        figures: { yearlyRate: 38, term: 6, leastDeposit: 100000 },
        more: {
          title: { tr: 'Devlet güvencesi' },
          text: {
            tr: 'Türk lirası mevduatınız kişi başına belirlenen sınıra kadar sigorta kapsamındadır. Eşinizle ayrı hesap açarsanız her ikiniz için sınır ayrı ayrı işler; ortak hesapta paylara bölünür.',
          },
        },
        facts: [
          {
            label: { tr: 'Ara ekleme', en: 'Top-ups' },
            value: { tr: 'Vade boyunca serbest', en: 'Free throughout the term' },
          },
          {
            label: { tr: 'En az', en: 'At least' },
            value: { tr: '{leastDeposit}', en: '{leastDeposit}' },
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
        brand: 'Halkbank',
        title: { tr: 'Esnafın gün sonu kasasına {yearlyRate} gecelik getiri' },
        description: {
          tr: 'Akşam POS bakiyesi hesaba indiğinde ertesi sabaha kadar çalışır, toptancı ödemesi çıkana dek getirir. Vergi ve SGK günleri takvimde işaretlidir, sistem o gün gereken tutarı bağlamaz. Dükkân kapalıyken de süren bir hizmettir; pazar gecesinin karşılığı pazartesi dokuzda ekstreye yazılır. Kayıt için vergi numarası kâfidir. Defter tutan muhasebeciniz dökümü doğrudan alabilir.',
        },
        figures: { yearlyRate: 36.5, term: 1, leastDeposit: 20000 },
        facts: [
          {
            label: { tr: 'Çalışma biçimi', en: 'How it works' },
            value: {
              tr: 'POS bakiyesi akşam otomatik bağlanır',
              en: 'POS takings placed automatically each evening',
            },
          },
          {
            label: { tr: 'Kasa alt sınırı', en: 'Till minimum' },
            value: { tr: '{leastDeposit}', en: '{leastDeposit}' },
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
    key: 'investing-zero-commission',
    path: ['Yatırım'],
    benefit: { tr: '{term} ay komisyonsuz işlem', en: '{term} months commission-free' },
    conditions: [
      {
        tr: 'Kampanya ilk kez yatırım hesabı açan gerçek kişiler içindir.',
        en: 'For individuals opening an investment account for the first time.',
      },
      {
        tr: 'Borsa ve takas payı gibi yasal kesintiler {term} aylık dönemde de alınır.',
        en: 'Statutory exchange and clearing charges still apply during the {term} months.',
      },
      {
        tr: 'Yatırım tavsiyesi değildir; yatırdığınız paranın değeri düşebilir.',
        en: 'This is not investment advice; the value of your money may fall.',
      },
      { tr: 'Kaldıraçlı işlemler kapsam dışıdır.', en: 'Leveraged trades are excluded.' },
    ],
    campaigns: [
      {
        brand: 'Kıvanta Yatırım',
        title: {
          tr: 'Borsaya ilk adım: {term} ay komisyonsuz hisse',
          en: 'First steps in shares: {term} months without commission',
        },
        description: {
          tr: 'Terimleri bilmeden emir girmek yüksek bir yerden bakmadan atlamaya benzer. Hesabınızla birlikte yedi kısa ders açılır; her dersin sonunda sanal parayla alıştırma yaparsınız. Gerçek alıma geçtiğinizde ekran, ödeyeceğiniz yasal payı ve olası zararı onay düğmesinden önce gösterir. Sorunuz olursa sohbet penceresinin ucunda lisanslı bir uzman vardır.',
          en: 'Placing an order without knowing the terms is like jumping without looking. Your account opens with seven short lessons, each ending in practice with play money. When you buy for real, the screen shows statutory charges and possible loss before the confirm button, and a licensed adviser is on chat.',
        },
        figures: { term: 6 },
        more: {
          title: { tr: 'Asgari tutar var mı', en: 'Is there a minimum' },
          text: {
            tr: 'Yok. Bir adet hisse alacak kadar parayla başlanabilir. Yine de kira, fatura, taksit gibi yakında gerekecek parayı yatırıma ayırmamanızı, önce kenarda birkaç aylık gider tutmanızı öneririz.',
            en: 'No: the price of one share is enough. Even so, keep money you will need soon for rent, bills or instalments out of the market, and put a few months of expenses aside first.',
          },
        },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Scope' },
            value: { tr: 'Borsada hisse alım satımı', en: 'Buying and selling listed shares' },
          },
          {
            label: { tr: 'Eğitim', en: 'Training' },
            value: { tr: '7 ders, sanal portföy', en: '7 lessons and a practice portfolio' },
          },
        ],
      },
      {
        brand: 'Harçlıca',
        title: { tr: 'Her kahvede üstünü fona atan {term} ay ücretsiz plan' },
        description: {
          tr: 'Altmış dört liralık alışverişi yetmişe yuvarlayan bir alışkanlık: aradaki bozukluk, risk profilinize uyan fon sepetine gider. Ayda birkaç yüz lirayı hissetmeden ayırmış olursunuz. Piyasa düştüğünde paniğe kapılmamanız için grafik haftalık açılır, gün içi dalgayı göstermez. Dilediğiniz an durdurup birikeni hesabınıza çekersiniz. Yuvarlama katını iki ya da beş olarak büyütmek de elinizdedir.',
        },
        figures: { term: 12 },
        facts: [
          {
            label: { tr: 'Yöntem', en: 'Method' },
            value: { tr: 'Harcamayı yuvarlayıp farkı fona aktarma', en: 'Rounding up purchases into a fund' },
          },
          {
            label: { tr: 'Ücretsiz süre', en: 'Free period' },
            value: { tr: '{term} ay', en: '{term} months' },
          },
        ],
      },
      {
        brand: 'Kıvanta Yatırım',
        title: { tr: 'Altın alıp satana {term} ay işlem ücreti yok' },
        description: {
          tr: 'Kuyumcudaki makas yerine ekrandaki dar fiyat aralığıyla gram gram biriktirin. Düğün sezonunda elinizdekini fiziki olarak teslim almak isterseniz kasadan çıkarılıp sigortalı kargoyla gelir; ayar belgesi pakettedir. Çeyrek, yarım, tam hesabı yapanlar için otomatik çevirici, has altın karşılığını anında söyler. Saklama bedeli kampanya boyunca sıfırdır. Fiyat alarmı kurmak ücretsizdir.',
        },
        figures: { term: 3 },
        facts: [
          {
            label: { tr: 'Fiziki teslim', en: 'Physical delivery' },
            value: { tr: 'Sigortalı kargo ile', en: 'By insured courier' },
          },
          {
            label: { tr: 'Ürün', en: 'Product' },
            value: { tr: 'Gram altın ve gümüş', en: 'Gold and silver by the gram' },
          },
        ],
      },
      {
        brand: 'İş Bankası',
        title: {
          tr: 'Emeklilik için fon sepeti kuranlara {term} ay sıfır komisyon',
          en: 'A pension-minded fund basket, {term} months commission-free',
        },
        description: {
          tr: 'Kırkından sonra başlayanlar geç kalmış sayılmaz, yalnızca dağılımı farklı kurması gerekir. Danışman otuz dakikalık görüşmede gelir gider tablonuzu çıkarır; tahvil, hisse, kıymetli maden ağırlığını yaşınıza göre önerir. Sepet yılda iki kez dengelenir ve değişiklik sizin onayınız olmadan yapılmaz. Sonuç garantisi vermediğimizi özellikle belirtiriz. Devlet katkısı ayrıca hesaplanır.',
          en: 'Starting after forty is not too late; the mix just needs to differ. In a half-hour meeting an adviser maps your income and spending and suggests a balance of bonds, shares and metals for your age. The basket is rebalanced twice a year, only with your approval, and no result is guaranteed.',
        },
        figures: { term: 9 },
        facts: [
          {
            label: { tr: 'Görüşme', en: 'Meeting' },
            value: { tr: '30 dakika, görüntülü ya da şubede', en: '30 minutes, by video or in branch' },
          },
          {
            label: { tr: 'Dengeleme', en: 'Rebalancing' },
            value: { tr: 'Yılda iki kez', en: 'Twice a year' },
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
        brand: 'Garanti',
        title: { tr: 'Düzenli yatırım talimatına {term} ay aracılık bedeli sıfır' },
        description: {
          tr: 'Fiyat tahmin etmeye uğraşmak yerine her ay aynı gün, aynı tutarda alım yapmak bilinen en sakin yöntemdir. Talimatı bir kere verirsiniz; hesapta yeterli para yoksa o ay atlanır, borç oluşmaz. Hedef tarihe kaç alım kaldığını sayfada görür, isterseniz yılbaşı ve bayram aylarını takvimden çıkarırsınız. Karar yorgunluğu böylece azalır.',
        },
        figures: { term: 4 },
        more: {
          title: { tr: 'Talimatı değiştirmek' },
          text: {
            tr: 'Tutarı, günü ve sepetteki oranları işlem saatinden önce sınırsız değiştirebilirsiniz. Duraklatma en çok üç ay sürer; sonrasında talimat kapatılır, önceki alımlarınız portföyünüzde kalır. Geçmiş dökümü indirebilirsiniz.',
          },
        },
        facts: [
          {
            label: { tr: 'Yetersiz bakiye', en: 'Low balance' },
            value: { tr: 'O ay alım yapılmaz, ücret alınmaz', en: 'Skipped that month, no charge' },
          },
          { label: { tr: 'Süre', en: 'Period' }, value: { tr: '{term} ay', en: '{term} months' } },
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
];
