import type { DemoPattern } from '../shape.ts';

export const vehicleLoanPatterns: readonly DemoPattern[] = [
  {
    key: 'used-car-loan-rate',
    path: ['Taşıt Kredisi', 'İkinci El Araç Kredisi'],
    benefit: { tr: '{term} ay vade, {interestRate} faiz', en: '{interestRate} over {term} months' },
    conditions: [
      {
        tr: 'Kredi oranı aracın kasko değerine göre belirlenen yasal sınırı aşamaz.',
        en: 'The loan cannot exceed the statutory share of the car’s insured value.',
      },
      {
        tr: 'Kredi süresince araç üzerinde rehin bulunur ve kasko yaptırılır.',
        en: 'The car is pledged and comprehensively insured until the loan is repaid.',
      },
      {
        tr: 'Aylık {monthlyPayment} örneği vergi ve tahsis ücreti hariç hesaplanmıştır.',
        en: 'The sample {monthlyPayment} a month excludes taxes and the allocation fee.',
      },
      { tr: 'Teklif kişiye özeldir, devredilemez.', en: 'The offer is personal and cannot be transferred.' },
    ],
    campaigns: [
      {
        brand: 'Irmakkol Finansman',
        title: { tr: 'Galeriden çıkmadan onay: ikinci elde {term} ay vade' },
        description: {
          tr: 'Beğendiğiniz otomobili başkası almadan bağlamak için ön onayı cebinizde taşıyın. Anlaşmalı galeride temsilcimiz ekspertiz raporunu bekler, noter sırasına siz geçerken para satıcının hesabına aktarılır. Örnekte {count} bin lira kredi, {downPayment} peşinat ve otuz altı eşit ödeme var. Ön onay otuz gün boyunca aynı oranla saklanır.',
        },
        figures: { count: 350, interestRate: 3.35, term: 36, downPayment: 350000, monthlyPayment: 16879 },
        facts: [
          {
            label: { tr: 'Örnek peşinat', en: 'Sample deposit' },
            value: { tr: '{downPayment}', en: '{downPayment}' },
          },
          {
            label: { tr: 'Onay süresi', en: 'Approval time' },
            value: { tr: 'Ortalama 40 dakika', en: 'About 40 minutes' },
          },
        ],
      },
      {
        brand: 'Garanti',
        title: { tr: 'İkinci el otomobilde peşinat {downPayment}, gerisi kredi' },
        description: {
          tr: 'Bütçesi mütevazı, ihtiyacı net olanlar için: çocuğu kreşe bırakmak, işe vaktinde varmak, hafta sonu köye gitmek. Dört yüz bin liranın altındaki araçlarda daha uzun vade mümkün olduğundan {count} bin lirayı kırk sekiz taksitte bitirebilirsiniz. Model yaşı en çok on iki olmalı; satıcının şahıs ya da firma olması fark etmez.',
        },
        figures: { count: 270, interestRate: 3.19, term: 48, downPayment: 120000, monthlyPayment: 11064 },
        more: {
          title: { tr: 'Başvurudan notere' },
          text: {
            tr: 'Plakayı ve ilan fiyatını girin, değerleme sonucunu bekleyin. Onay çıktığında rehin yazısı notere elektronik iletilir; sizden yalnızca kimlik, vergi numarası ve sigorta poliçesi istenir. Kalanı biz yürütürüz.',
          },
        },
        facts: [
          {
            label: { tr: 'Araç yaşı', en: 'Vehicle age' },
            value: { tr: 'En çok 12 yaş', en: 'Up to 12 years' },
          },
          { label: { tr: 'Peşinat', en: 'Deposit' }, value: { tr: '{downPayment}', en: '{downPayment}' } },
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
          tr: 'Bireyler arası satışta güvenli {term} ay taşıt kredisi',
          en: 'Safe private sale: {term}-month car loan',
        },
        description: {
          tr: 'İlan sitesinden tanımadığınız birinden araç alırken en büyük soru paranın ne zaman gideceği. Güvenli ödeme hesabında tutulan bedel, tescil tamamlanınca satıcıya geçer; vazgeçme olursa size geri döner. Üstüne {count} bin lira kredi eklenir, {downPayment} cebinizden çıkar. Kaporalı, borçlu ya da hacizli kayıtlar sorgu ekranında görünür.',
          en: 'Buying from a stranger online raises one question: when does the money leave? The price waits in a secure account until the transfer of title, and returns to you if the sale falls through. A loan of {count} thousand lira is added to your own {downPayment}, and any charges on the car show up in the check.',
        },
        figures: { count: 300, interestRate: 3.25, term: 36, downPayment: 320000, monthlyPayment: 14258 },
        more: {
          title: { tr: 'Ekspertiz bizden', en: 'Inspection on us' },
          text: {
            tr: 'Kredisi onaylanan alıcılar anlaşmalı noktalarda bir kez ücretsiz boya, motor ve fren kontrolü yaptırabilir. Rapor olumsuz çıkarsa başka araç için aynı onayı kullanır, yeniden başvurmazsınız.',
            en: 'Approved buyers get one free check of paint, engine and brakes at partner garages. If the report is bad, use the same approval for another car without applying again.',
          },
        },
        facts: [
          {
            label: { tr: 'Güvenli ödeme', en: 'Secure payment' },
            value: { tr: 'Tescile kadar bloke hesap', en: 'Escrow until title passes' },
          },
          {
            label: { tr: 'Cepten ödenen', en: 'Paid by you' },
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
        brand: 'Ziraat',
        title: { tr: 'Köy ve kasaba yolları için arazi aracına {interestRate} faiz' },
        description: {
          tr: 'Bağ, bahçe, hayvancılık derken asfaltın bittiği yerde çalışanlar kamyonet ve dört çeker arıyor. Çiftçi kayıt belgesi bulunanlar gelirini müstahsil makbuzuyla gösterebilir; bordro aranmaz. Hasat dönemine göre yılda iki büyük ödeme seçeneği de vardır. Burada verilen {monthlyPayment} rakamı, eşit aylık ödemeyi seçenlerin {count} bin liralık hesabıdır.',
        },
        figures: { count: 380, interestRate: 3.09, term: 36, downPayment: 400000, monthlyPayment: 17640 },
        facts: [
          {
            label: { tr: 'Gelir belgesi', en: 'Proof of income' },
            value: { tr: 'ÇKS kaydı ya da müstahsil makbuzu', en: 'Farmer register or producer receipt' },
          },
          {
            label: { tr: 'Öz kaynak', en: 'Own funds' },
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
        title: { tr: 'Aile otomobilini büyütene {term} ay, eskisi takasa' },
        description: {
          tr: 'İkinci çocuk, bebek arabası, köpek kafesi: bagaj yetmemeye başladıysa mevcut aracınızı peşinat yerine sayabilirsiniz. Bayi ekspertizinde biçilen değer {downPayment} ise kalan {count} bin lira bankadan gelir. Aynı gün iki noter işlemi yapılır, arabasız gün yaşamazsınız. İsterseniz mevcut kaskonuz yeni plakaya taşınır, kullanılmayan primler düşülür. Çocuk koltuğu bağlantısı olan modeller listede işaretlidir.',
        },
        figures: { count: 390, interestRate: 3.29, term: 36, downPayment: 395000, monthlyPayment: 18645 },
        more: {
          title: { tr: 'Takas değeri düşük kalırsa' },
          text: {
            tr: 'Bayinin önerisini beğenmezseniz aracınızı kendiniz satmanız için otuz gün süre tanınır. Bu arada kredi onayı bekletilir; satış bedelini hesabınıza yatırdığınızda işlem kaldığı yerden sürer. Acele satış yapmazsınız.',
          },
        },
        facts: [
          {
            label: { tr: 'Takas', en: 'Trade-in' },
            value: { tr: 'Anlaşmalı kurumsal bayiler', en: 'Partner dealerships' },
          },
          {
            label: { tr: 'Peşinat sayılan değer', en: 'Value counted as deposit' },
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
  {
    key: 'electric-car-loan-charging',
    path: ['Taşıt Kredisi', 'Elektrikli Araç Kredisi'],
    benefit: { tr: '{reward} şarj bakiyesi hediye', en: '{reward} of charging credit free' },
    conditions: [
      {
        tr: 'Kredi, ülkemizde üretilen tam elektrikli sıfır otomobiller içindir.',
        en: 'The loan is for new, fully electric cars built in Türkiye.',
      },
      {
        tr: '{reward} şarj bakiyesi, tescilden sonraki on iş günü içinde tanımlanır.',
        en: 'The {reward} charging credit is loaded within ten working days of registration.',
      },
      {
        tr: 'Bakiye bir yıl geçerlidir, nakde çevrilmez.',
        en: 'The credit is valid for one year and cannot be exchanged for cash.',
      },
      {
        tr: 'Aylık faiz {interestRate}, vade {term} aydır; vergi ve ücretler hariçtir.',
        en: 'Monthly interest is {interestRate} over {term} months, before taxes and fees.',
      },
    ],
    campaigns: [
      {
        brand: 'Garanti',
        title: { tr: 'Elektrikli otomobile {interestRate} faiz ve bir yıllık şarj' },
        description: {
          tr: 'Şehir içinde günde kırk kilometre yapan bir sürücünün yıllık enerji gideri aşağı yukarı hediye ettiğimiz bakiye kadar. Yani ilk yıl yalnızca taksidi düşünürsünüz: {count} milyon lira için {monthlyPayment}. Anahtar teslimine iki hafta kala başvurmak yeterli, bayinin proforması sisteme elektronik düşer, aynı ekranda kaskonuz da fiyatlanır.',
        },
        figures: { count: 1, interestRate: 2.95, term: 48, reward: 15000, monthlyPayment: 39213 },
        facts: [
          {
            label: { tr: 'Şarj ağı', en: 'Charging network' },
            value: { tr: 'Anlaşmalı hızlı istasyonlar', en: 'Partner fast chargers' },
          },
          {
            label: { tr: 'Aylık taksit', en: 'Monthly instalment' },
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
        brand: 'Akbank',
        title: { tr: 'Site otoparkına şarj kurana kredi ve {reward} bakiye' },
        description: {
          tr: 'Apartmanda priz sorunu yüzünden elektrikliye geçemeyenleri düşündük. Kredi dosyanızla birlikte yönetim izni dilekçesi, keşif ve sayaç başvurusu hazırlanır; duvar ünitesinin montajı da finanse edilir. {count} bin lira üzerinden {monthlyPayment} ödersiniz, ünitenin bedeli bu tutarın içindedir. İstasyon bakiyesi uzun yol günleri için yedekte durur. Montajı yetkili elektrikçi yapar, iki yıl garanti verir.',
        },
        figures: { count: 900, interestRate: 3.05, term: 36, reward: 12000, monthlyPayment: 41532 },
        more: {
          title: { tr: 'Yönetim izin vermezse' },
          text: {
            tr: 'Kat malikleri kurulunun reddi halinde ünite bedeli krediden çıkarılır ve taksitleriniz yeniden hesaplanır. Hediye bakiyeniz değişmez; evinize en yakın istasyonlar uygulamada listelenir. Karar tutanağını göndermeniz yeterlidir.',
          },
        },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Araç, duvar ünitesi ve montaj', en: 'Car, wall box and installation' },
          },
          {
            label: { tr: 'Ödeme örneği', en: 'Sample payment' },
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
        brand: 'Ziraat',
        title: {
          tr: 'Yerli elektrikliye {term} ay vade, yol bakiyesi bizden',
          en: '{term} months for a home-built electric car',
        },
        description: {
          tr: 'Bedelin en çok onda yedisi finanse edilebildiğinden peşinatınızı önceden planlayın. Memur, işçi ve çiftçi ayrımı olmaksızın tek oran uygulanır, kampanya kontenjanla sınırlıdır. {count} bin liralık borcun aylığı {monthlyPayment} çıkar. Teslimat gecikirse onayınız üç ay saklanır; oran değişse de sizin için sabit kalır. Kış menzili için bayiden gerçek değerleri mutlaka isteyin.',
          en: 'Up to seven tenths of the price can be financed, so plan your deposit ahead. One rate applies to everyone, while the quota lasts. On {count} thousand lira the instalment is {monthlyPayment}. If delivery slips, your approval and its rate are held for three months.',
        },
        figures: { count: 950, interestRate: 2.99, term: 48, reward: 10000, monthlyPayment: 37530 },
        facts: [
          {
            label: { tr: 'Oran güvencesi', en: 'Rate guarantee' },
            value: { tr: 'Teslimata kadar 3 ay', en: '3 months until delivery' },
          },
          {
            label: { tr: 'Aylık', en: 'Per month' },
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
        title: { tr: 'Elektrikli filo kuran esnafa {reward} enerji desteği' },
        description: {
          tr: 'Kurye, servisçi, teknik ekip: günde yüz kilometreyi aşan her işletme yakıttan ettiği tasarrufla farkı görür. Şahıs şirketi sahipleri vergi levhası ve son üç beyannameyle başvurur, araç gider yazılır. Örnek plan {count} milyon lira, ayda {monthlyPayment}. İki ve üzeri adette sözleşmeler tek dosyada birleşir, bakiye ise plaka başına verilir.',
        },
        figures: { count: 1, interestRate: 3.45, term: 24, reward: 20000, monthlyPayment: 61946 },
        more: {
          title: { tr: 'Muhasebede karşılığı' },
          text: {
            tr: 'Finansman gideri ve amortismanın yasal sınırlar içindeki kısmı gider yazılabilir. Fatura ve ödeme planı her ay mali müşavirinize otomatik gönderilir; ayrıca evrak peşinde koşmazsınız. Soruları doğrudan yanıtlarız.',
          },
        },
        facts: [
          {
            label: { tr: 'Kimler için', en: 'For whom' },
            value: { tr: 'Şahıs ve sermaye şirketleri', en: 'Sole traders and companies' },
          },
          {
            label: { tr: 'Plan tutarı', en: 'Plan payment' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
        ],
      },
      {
        brand: 'Halkbank',
        title: { tr: 'İlk elektriklisini alan kadın sürücüye {reward} şarj' },
        description: {
          tr: 'Ruhsatı kendi adına çıkacak kadın girişimci ve çalışanlar için ayrılmış bir kontenjan. Eşin rızası ya da kefaleti istenmez. Bakiyenin yanında, yolda kalma durumunda en yakın istasyona ücretsiz çekme hizmeti de var. Hesabı şöyle okuyun: {count} bin lira kredi, otuz altı ay boyunca {monthlyPayment}. Deneme sürüşünü randevuyla ayarlıyoruz.',
        },
        figures: { count: 800, interestRate: 3.02, term: 36, reward: 14000, monthlyPayment: 36752 },
        facts: [
          {
            label: { tr: 'Ek hizmet', en: 'Extra service' },
            value: { tr: 'Şarj bitince ücretsiz çekici', en: 'Free towing when out of charge' },
          },
          {
            label: { tr: 'Taksit örneği', en: 'Sample instalment' },
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
];
