import type { DemoPattern } from '../shape.ts';

export const homeLoanPatterns: readonly DemoPattern[] = [
  {
    key: 'home-loan-long-term',
    path: ['Konut Kredisi'],
    benefit: { tr: '{term} ay, aylık {interestRate} faiz', en: '{interestRate} a month, {term} months' },
    conditions: [
      {
        tr: 'Kredi tutarı ekspertiz değerinin yasal oranını aşamaz.',
        en: 'The loan cannot exceed the statutory share of the appraised value.',
      },
      {
        tr: '{monthlyPayment} tutarındaki taksit örnektir; sigorta ve ekspertiz ücreti ayrıdır.',
        en: 'The {monthlyPayment} instalment is a sample; insurance and appraisal are extra.',
      },
      {
        tr: 'Konuta ipotek konur, zorunlu deprem sigortası yaptırılır.',
        en: 'The home is mortgaged and compulsory earthquake insurance taken out.',
      },
      {
        tr: 'Sabit faizli kredide erken ödeme tazminatı yasal üst sınırla uygulanır.',
        en: 'Early repayment of a fixed-rate loan incurs the statutory fee at most.',
      },
    ],
    campaigns: [
      {
        brand: 'Ziraat',
        title: { tr: 'İlk evini alana {term} ay vadeli konut kredisi' },
        description: {
          tr: 'Kira öder gibi ev sahibi olmak artık kolay değil; o yüzden rakamları baştan açık koyuyoruz. {count} milyon lira kredi için aylık ödeme {monthlyPayment}, elinizde bulunması gereken öz kaynak {downPayment} dolayında. Tapuda üzerinize kayıtlı başka konut yoksa faizden vergi alınmaz. Danışmanımız tapu gününe kadar dosyanızı tek başına takip eder.',
        },
        figures: { count: 2, interestRate: 2.9, term: 120, downPayment: 1200000, monthlyPayment: 59940 },
        more: {
          title: { tr: 'Tapu günü' },
          text: {
            tr: 'Harç, döner sermaye ve ekspertiz kalemlerini işlemden bir hafta önce yazılı bildiriyoruz. Satıcıya ödeme, imzayla aynı anda bloke çekle yapılır; iki taraf da beklemez. Çeviri gerekiyorsa önceden belirtin.',
          },
        },
        facts: [
          {
            label: { tr: 'Öz kaynak', en: 'Own funds' },
            value: { tr: '{downPayment}', en: '{downPayment}' },
          },
          {
            label: { tr: 'Kimler için', en: 'For whom' },
            value: { tr: 'Üzerine kayıtlı konutu olmayanlar', en: 'People who own no home yet' },
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
          tr: 'Enerji sınıfı yüksek konuta {interestRate} faiz',
          en: '{interestRate} for energy-efficient homes',
        },
        description: {
          tr: 'Isı yalıtımı güçlü bir dairede doğal gaz faturası belirgin biçimde düşer; banka da bu tasarrufu orana yansıtır. Enerji kimlik belgesi A ya da B olan bağımsız bölümler kapsamdadır. Belgeyi müteahhitten veya belediyeden isteyebilirsiniz. {count} milyon liralık kredinin aylığı {monthlyPayment} olur; finanse edilebilen pay, bu sınıflarda bir kademe yukarıdadır.',
          en: 'A well-insulated flat burns noticeably less gas, and the bank passes the saving on in its rate. Homes with an A or B energy certificate qualify; ask the builder or the municipality for the document. On {count} million lira the instalment is {monthlyPayment}.',
        },
        figures: { count: 3, interestRate: 2.92, term: 120, downPayment: 900000, monthlyPayment: 90461 },
        facts: [
          { label: { tr: 'Enerji sınıfı', en: 'Energy class' }, value: { tr: 'A veya B', en: 'A or B' } },
          {
            label: { tr: 'Peşinat örneği', en: 'Sample deposit' },
            value: { tr: '{downPayment}', en: '{downPayment}' },
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
        title: { tr: 'Kredili evini satıp yenisini alana {term} ay' },
        description: {
          tr: 'Mevcut konutunda borcu sürerken daha genişine geçmek isteyenler ipotek transferiyle zaman kazanır. Eski daireniz satılana dek iki taksiti aynı anda ödemezsiniz; ara dönem için faizsiz değil ama düşürülmüş ödeme planı kurulur. {count} milyon liraya karşılık {monthlyPayment} ödersiniz. Satış bedelinden gelen {downPayment}, işlem günü yeni dosyaya mahsup edilir.',
        },
        figures: { count: 3, interestRate: 2.98, term: 120, downPayment: 2000000, monthlyPayment: 92116 },
        facts: [
          {
            label: { tr: 'İpotek transferi', en: 'Mortgage transfer' },
            value: { tr: 'Tek randevuda', en: 'In a single appointment' },
          },
          {
            label: { tr: 'Mahsup edilen', en: 'Offset amount' },
            value: { tr: '{downPayment}', en: '{downPayment}' },
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
        brand: 'İş Bankası',
        title: { tr: 'Kentsel dönüşüm dairesine {interestRate} faizle kredi' },
        description: {
          tr: 'Binası riskli yapı sayılan malikler yeni projeye kat karşılığı payın üstünü ödeyerek katılır. Kredi, inşaat ilerledikçe dilimler halinde yükleniciye aktarılır, böylece bitmeyen işe para bağlanmaz. Tamamı kullanıldığında {count} milyon lira için {monthlyPayment} ödersiniz. Kira yardımı alıyorsanız başvurunuzu etkilemez, ikisi bir arada yürür. Taşınma haftasında nakliye için küçük bir ek limit açılır.',
        },
        figures: { count: 2, interestRate: 2.95, term: 84, downPayment: 500000, monthlyPayment: 64620 },
        more: {
          title: { tr: 'Dilimler nasıl ödenir' },
          text: {
            tr: 'Temel, kaba inşaat, ince işler ve iskân aşamalarında bağımsız denetçi raporu beklenir. Raporu siz de görürsünüz; onayınız olmadan hiçbir dilim yükleniciye gönderilmez, gecikmede ödeme durdurulur.',
          },
        },
        facts: [
          {
            label: { tr: 'Ödeme şekli', en: 'Payout' },
            value: { tr: 'İnşaat aşamasına göre dört dilim', en: 'Four stages as building proceeds' },
          },
          {
            label: { tr: 'Malik katkısı', en: 'Owner’s share' },
            value: { tr: '{downPayment}', en: '{downPayment}' },
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
        title: {
          tr: 'Yazlık için {term} ay: ikinci konutta açık hesap',
          en: 'Holiday home over {term} months, costs laid open',
        },
        description: {
          tr: 'Sahilde ya da yaylada küçük bir yer arayanlara dürüst bir not: ikinci konutta faize vergi eklenir, o nedenle vadeyi kısa tutmanızı öneririz. Beş yılda biten bu planda {count} milyon liranın aylığı {monthlyPayment} eder. İskânı bulunmayan, hisseli tapulu ya da köy yerleşik alanındaki yapılar için başvuru alınmaz.',
          en: 'An honest note for anyone after a small place by the sea: interest on a second home is taxed, so we suggest a short term. Over five years {count} million lira costs {monthlyPayment} a month before tax. Homes without an occupancy permit or with shared title do not qualify.',
        },
        figures: { count: 2, interestRate: 3.1, term: 60, downPayment: 2200000, monthlyPayment: 73821 },
        facts: [
          {
            label: { tr: 'Tapu şartı', en: 'Title requirement' },
            value: { tr: 'Müstakil tapu ve iskân', en: 'Separate title and occupancy permit' },
          },
          {
            label: { tr: 'Gerekli öz kaynak', en: 'Own funds needed' },
            value: { tr: '{downPayment}', en: '{downPayment}' },
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
];
