import type { DemoPattern } from '../shape.ts';

export const personalLoanPatterns: readonly DemoPattern[] = [
  {
    key: 'personal-loan-low-rate',
    path: ['İhtiyaç Kredisi'],
    benefit: { tr: 'Aylık {interestRate} faiz', en: '{interestRate} monthly interest' },
    conditions: [
      {
        tr: 'Oran, kredi notu bankanın ölçütlerini karşılayan yeni başvurular içindir.',
        en: 'The rate is for new applicants whose credit score meets the lender’s criteria.',
      },
      {
        tr: 'Taksit örneğine KKDF, BSMV ve tahsis ücreti dahil değildir.',
        en: 'The sample instalment excludes KKDF and BSMV taxes and the allocation fee.',
      },
      {
        tr: 'Vade {term} ayı aşamaz; tutara göre yasal üst sınır uygulanır.',
        en: 'The term cannot exceed {term} months; statutory limits by amount apply.',
      },
      {
        tr: 'Onay verilmesi zorunlu değildir; gelir belgesi istenebilir.',
        en: 'Approval is not guaranteed; proof of income may be requested.',
      },
    ],
    campaigns: [
      {
        brand: 'Garanti',
        title: {
          tr: 'İhtiyaç kredisinde {term} ay için {interestRate} faiz',
          en: '{interestRate} on a personal loan over {term} months',
        },
        description: {
          tr: 'Taksidin bütçeyi zorlamasını istemeyenler için uzun soluklu bir seçenek. {count} bin liralık örnek tutarda aylık ödeme {monthlyPayment} düzeyinde başlar. Hesaplamayı sayfamızda kendiniz değiştirebilir, vadeyi kısalttıkça toplam geri ödemenin nasıl azaldığını görebilirsiniz. Başvuru birkaç dakika sürer; sonuç kısa mesajla bildirilir, uygun bulunursanız para aynı gün hesabınıza geçer.',
          en: 'A long-haul option for anyone who would rather keep the instalment small. On a sample principal of {count} thousand lira the monthly payment starts at about {monthlyPayment}. Shorten the term and watch the total repayment fall. Applying takes minutes and the answer arrives by text message.',
        },
        figures: { count: 100, interestRate: 2.94, term: 36, monthlyPayment: 4539 },
        more: {
          title: { tr: 'Erken öderseniz', en: 'If you pay early' },
          text: {
            tr: 'Taksitlerin bir kısmını ya da tamamını önceden ödemek isterseniz ihtiyaç kredisinde erken kapama tazminatı alınmaz. Kalan anapara üzerinden faiz indirimi yapılır ve yeni ödeme planınız uygulamada görünür.',
            en: 'Personal loans carry no early closure fee. Pay part or all of the balance ahead of time, and the remaining interest is reduced; the new plan appears in the app.',
          },
        },
        facts: [
          {
            label: { tr: 'Örnek taksit', en: 'Sample instalment' },
            value: { tr: '{monthlyPayment}, {term} ay', en: '{monthlyPayment} for {term} months' },
          },
          {
            label: { tr: 'Başvuru kanalı', en: 'How to apply' },
            value: { tr: 'Şube ve mobil uygulama', en: 'Branch and mobile app' },
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
        brand: 'Enpara',
        title: { tr: 'Şubeye uğramadan {interestRate} faizli ihtiyaç kredisi' },
        description: {
          tr: 'Kimliğiniz ve telefonunuz yanınızdaysa başlamak için yeterli. Görüntülü görüşmeyle müşteri olur, tutarı kaydırıcıyla seçer, sözleşmeyi ekranda okuyup onaylarsınız. Sıra numarası, matbu form, kargo beklemek yok. {count} bin lira çeken biri {term} ay boyunca {monthlyPayment} öder; ilk taksit gününü maaş tarihinize göre kendiniz belirlersiniz. Son taksitten sonra kapanış yazısı kutunuza kendiliğinden düşer.',
        },
        figures: { count: 75, interestRate: 3.29, term: 24, monthlyPayment: 4568 },
        facts: [
          {
            label: { tr: 'Aylık ödeme örneği', en: 'Sample monthly payment' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
          {
            label: { tr: 'Müşteri olma yolu', en: 'Becoming a customer' },
            value: { tr: 'Görüntülü görüşme, haftanın her günü', en: 'Video call, seven days a week' },
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
        title: { tr: 'Kredi kartı borcunu toplayana {term} ay sabit taksit' },
        description: {
          tr: 'Birkaç kartın asgari tutarını çevirmek yerine hepsini tek çatı altında toplamak çoğu zaman daha ucuzdur. Bu kredi borçlarınızı kapatır, geriye takip edilecek bir ödeme bırakır. Örneğin {count} bin liralık toplam bakiye, {monthlyPayment} tutarında eşit dilimlere bölünür. Başvurmadan önce ekstrelerinizdeki güncel faizle karşılaştırmanızı öneririz. Fark küçükse kartta kalmak daha akıllıca olabilir.',
        },
        figures: { count: 120, interestRate: 3.19, term: 36, monthlyPayment: 5653 },
        more: {
          title: { tr: 'Kapatma işlemi nasıl yürür' },
          text: {
            tr: 'Onaydan sonra tutar, bildirdiğiniz kartların borcuna doğrudan gönderilir. Kartlarınız açık kalır; dilerseniz limitlerini aynı başvuruda düşürtebilir, yeniden borçlanmanın önüne baştan geçebilirsiniz. İşlem iki gün sürer.',
          },
        },
        facts: [
          {
            label: { tr: 'Aylık taksit', en: 'Monthly instalment' },
            value: {
              tr: '{count} bin lira için {monthlyPayment}',
              en: '{monthlyPayment} on {count} thousand lira',
            },
          },
          {
            label: { tr: 'Kullanım amacı', en: 'Purpose' },
            value: { tr: 'Kart ve ek hesap borçlarını kapatma', en: 'Paying off cards and overdrafts' },
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
        title: {
          tr: 'Evini yenileyene {interestRate} faizli tadilat desteği',
          en: 'Home improvement loan at {interestRate}',
        },
        description: {
          tr: 'Mutfak dolabı, pencere, banyo, ısı yalıtımı: tadilat bütçesi genellikle işin ortasında aşılır. Kredi limitini keşif bedelinden biraz yüksek tutup kullanmadığınız bölümü masrafsız iade edebilirsiniz. {count} bin lira ve {term} ay üzerinden hesaplanan taksit {monthlyPayment} olur. Ustadan alacağınız imzalı teklif, başvuru dosyası için yeterli belgedir. Kalan parayla kombi bakımını da araya sıkıştırın.',
          en: 'Kitchen units, windows, a bathroom, insulation: renovation budgets tend to run out halfway. Borrow slightly above the estimate and return what you do not use at no charge. For {count} thousand lira over {term} months the instalment comes to {monthlyPayment}. A signed quote from your builder is all the paperwork needed.',
        },
        figures: { count: 240, interestRate: 3.05, term: 24, monthlyPayment: 14248 },
        facts: [
          {
            label: { tr: 'Örnek ödeme', en: 'Sample payment' },
            value: { tr: 'Ayda {monthlyPayment}', en: '{monthlyPayment} a month' },
          },
          {
            label: { tr: 'İstenen belge', en: 'Document needed' },
            value: { tr: 'İmzalı tadilat teklifi', en: 'Signed renovation quote' },
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
        title: { tr: 'Emekliye özel {interestRate} faiz, şubede sıra beklemeden' },
        description: {
          tr: 'Aylığını bu bankadan alan emeklilerimiz için hazırlandı. Randevu alıp gelirseniz sizi ayrı bir masada karşılıyor, evrakı sizin yerinize dolduruyoruz. {count} bin liralık kullanımda {monthlyPayment} ödersiniz ve kesinti maaş gününün ertesinde yapılır, böylece hesabınız hiç eksiye düşmez. Hayat sigortası yaptırıp yaptırmamak tamamen size kalmıştır. Torununuz yanınızda gelebilir, çayımız hazır.',
        },
        figures: { count: 60, interestRate: 2.99, term: 24, monthlyPayment: 3539 },
        more: {
          title: { tr: 'Maaşını taşımak isteyenler' },
          text: {
            tr: 'Aylığınızı başka bankadan alıyorsanız taşıma talebini e-Devlet üzerinden verebilirsiniz. İşlem bir sonraki ödeme döneminde tamamlanır; kredi başvurunuzu bu süre dolmadan da inceleriz. Taşıma için ücret istenmez.',
          },
        },
        facts: [
          {
            label: { tr: 'Kimler yararlanır', en: 'Who is eligible' },
            value: { tr: 'Maaşını bankadan alan SGK emeklileri', en: 'Pensioners paid through the bank' },
          },
          {
            label: { tr: 'Taksit tutarı', en: 'Instalment' },
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
    ],
  },
  {
    key: 'personal-loan-payment-holiday',
    path: ['İhtiyaç Kredisi'],
    benefit: { tr: 'İlk {count} ay ödemesiz', en: 'First {count} months payment-free' },
    conditions: [
      {
        tr: 'Ödemesiz dönemde faiz işlemeye devam eder ve kalan taksitlere yayılır.',
        en: 'Interest keeps accruing in the payment-free months and is spread over the rest.',
      },
      {
        tr: 'Aylık faiz {interestRate}, toplam vade {term} aydır; vergi ve ücretler hariçtir.',
        en: 'Monthly interest is {interestRate} over {term} months in all, before taxes and fees.',
      },
      {
        tr: 'Son altı ayda gecikmiş ödemesi olanlar başvuramaz.',
        en: 'Applicants with late payments in the last six months are not eligible.',
      },
      {
        tr: 'Başka bir faiz kampanyasıyla birleştirilemez.',
        en: 'Cannot be combined with other rate offers.',
      },
    ],
    campaigns: [
      {
        brand: 'Akbank',
        title: { tr: 'Yeni mezuna {count} ay sonra başlayan taksit' },
        description: {
          tr: 'İlk maaş gelmeden depozito, taşınma, takım elbise derken masraf birikiyor. Diplomasını son iki yıl içinde alanlar bu krediyle önce düzenini kurar, sonra ödemeye başlar. İş sözleşmeniz henüz deneme süresindeyse bile dosyanız değerlendirilir; kefil olarak ailenizden biri yeterlidir. Taksitler başladığında tutar ay ay değişmez. Süreyi beklemeden ödemek isteyene engel yoktur.',
        },
        figures: { count: 3, interestRate: 3.45, term: 24 },
        facts: [
          {
            label: { tr: 'Ödemesiz süre', en: 'Payment-free period' },
            value: { tr: '{count} ay', en: '{count} months' },
          },
          {
            label: { tr: 'Uygunluk', en: 'Eligibility' },
            value: { tr: 'Son iki yılda mezun olanlar', en: 'Graduates of the last two years' },
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
          tr: 'Okul masrafına {count} ay nefes payı',
          en: 'Breathing space of {count} months for school costs',
        },
        description: {
          tr: 'Kayıt, servis, kırtasiye, üniforma aynı haftaya denk gelince yaz tatilinin yorgunluğu unutuluyor. Harçlıca veliye önce okulun ödemesini yapar, geri ödeme sömestr yaklaşırken başlar. Kurumun banka bilgisini ekleyin, tutar doğrudan okul hesabına geçsin. Kardeş kaydı için ikinci başvuruda belge tekrar istenmez; ilk dosyanız geçerli sayılır. Makbuzlar ise vergi beyanı için saklanır.',
          en: 'Enrolment, the school bus, stationery and uniforms always land in the same week. Harçlıca pays the school first, and repayment begins as the winter break approaches. Add the school’s bank details and the money goes straight there. A second application for a sibling needs no new papers.',
        },
        figures: { count: 4, interestRate: 3.59, term: 12 },
        more: {
          title: { tr: 'Hangi kurumlar kapsamda', en: 'Which schools count' },
          text: {
            tr: 'Özel okul, anaokulu, kurs merkezi ve etüt merkezlerinin tamamı kapsamdadır. Üniversite harçları için öğrencinin kendisi de başvurabilir; on sekiz yaşını doldurmuş olması yeterlidir, gelir belgesi veliden istenir.',
            en: 'Private schools, nurseries, course centres and study centres are all covered. Students aged eighteen or over may apply for university fees themselves, with a parent’s proof of income.',
          },
        },
        facts: [
          {
            label: { tr: 'Ödeme yeri', en: 'Paid to' },
            value: { tr: 'Doğrudan eğitim kurumu', en: 'The school directly' },
          },
          {
            label: { tr: 'Geri ödeme başlangıcı', en: 'Repayment begins' },
            value: { tr: '{count} ay sonra', en: 'After {count} months' },
          },
        ],
      },
      {
        brand: 'Irmakkol Finansman',
        title: { tr: 'Düğün hazırlığında ödemeyi {count} ay erteleyin' },
        description: {
          tr: 'Salon kaporası, fotoğrafçı, çeyiz, balayı… Çiftlerin çoğu takıdan gelen parayla rahatlar; bu yüzden geri ödeme takvimini nikâhtan sonraya kurduk. Başvuruda nikâh günü belgesini yüklemeniz yeterli. İki kişinin geliri birlikte değerlendirilir ve sözleşmeye ortak imza atılır. Kullanılan para dilediğiniz kalemlere bölünebilir, fatura şartı aranmaz. Nikâh ertelenirse takvim bir kez ileri kaydırılır.',
        },
        figures: { count: 6, interestRate: 3.75, term: 18 },
        facts: [
          {
            label: { tr: 'Gelir değerlendirmesi', en: 'Income assessment' },
            value: { tr: 'Çiftin toplam geliri', en: 'The couple’s joint income' },
          },
          {
            label: { tr: 'Belge', en: 'Document' },
            value: { tr: 'Nikâh günü yazısı', en: 'Proof of the wedding appointment' },
          },
        ],
      },
      {
        brand: 'İş Bankası',
        title: { tr: 'Sağlık gideri için {count} ay ödemesiz kredi' },
        description: {
          tr: 'Diş implantı, göz ameliyatı, tüp bebek gibi sigortanın kısmen karşıladığı işlemler ertelenmesin diye düşünüldü. Kliniğin proforma faturasını yükleyin, gün içinde dönüş alın. Tedavi sürerken ödeme yükünüz olmaz, kontroller bittiğinde taksitler devreye girer. Anlaşmalı merkez zorunluluğu bulunmaz; ülkedeki ruhsatlı her kurum kabul edilir. Refakatçi ve konaklama giderleri de aynı dosyaya eklenebilir.',
        },
        figures: { count: 3, interestRate: 3.39, term: 12 },
        more: {
          title: { tr: 'Fatura değişirse' },
          text: {
            tr: 'Tedavi planınız uzar ya da ucuzlarsa kredi tutarı bir kez güncellenebilir. Artış için yeni proforma istenir; azalışta fazla kullanılan bölüm anaparadan düşülür ve taksitleriniz küçülür.',
          },
        },
        facts: [
          {
            label: { tr: 'Geçerli olduğu yer', en: 'Valid at' },
            value: { tr: 'Ruhsatlı tüm sağlık kurumları', en: 'All licensed health providers' },
          },
          { label: { tr: 'Toplam vade', en: 'Total term' }, value: { tr: '{term} ay', en: '{term} months' } },
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
        brand: 'Enpara',
        title: {
          tr: 'Tatil dönüşü ödemeye başlayan {term} ay vadeli kredi',
          en: 'Holiday loan: {term} months, repaid after you return',
        },
        description: {
          tr: 'Erken rezervasyonu kaçırmadan yer ayırtıp faturayı güneş kremi bittikten sonra düşünmek isteyenlere. Kredi, otel ya da uçak ödemesini yaptığınız gün kullandırılır; ilk iki ekstrede adı geçmez. Kısa vade bilinçli bir tercih: gelecek sezonun planı başlamadan bu yılınki kapanmış olur. Dilerseniz tek tuşla tamamını kapatabilirsiniz. Fatura uygulamada saklı kalır.',
          en: 'For people who want to book early and think about the bill once the sun cream has run out. The loan is paid on the day you book, and the first payments stay off your calendar. The short term is deliberate: this year’s trip is settled before you plan the next one.',
        },
        figures: { count: 2, interestRate: 3.49, term: 9 },
        facts: [
          {
            label: { tr: 'Erken kapama', en: 'Early closure' },
            value: { tr: 'Ücretsiz, uygulamadan tek adımda', en: 'Free, in one step in the app' },
          },
          { label: { tr: 'Vade', en: 'Term' }, value: { tr: '{term} ay', en: '{term} months' } },
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
