import type { DemoPattern } from '../shape.ts';

export const cardPatterns: readonly DemoPattern[] = [
  {
    key: 'no-fee-card-welcome',
    path: ['Kredi Kartı', 'Aidatsız Kartlar'],
    benefit: { tr: '{reward} hoş geldin puanı', en: '{reward} welcome points' },
    conditions: [
      {
        tr: 'Kampanya, son bir yılda bu kurumun kredi kartını kullanmamış kişiler içindir.',
        en: 'For people who have not held a credit card of this issuer in the last year.',
      },
      {
        tr: 'Puan, ilk üç ekstrede toplam {minimumPurchase} harcama yapıldığında yüklenir.',
        en: 'Points are added once spending reaches {minimumPurchase} within three statements.',
      },
      {
        tr: 'Nakit avans, fatura ve kripto alımları harcama hedefine sayılmaz.',
        en: 'Cash advances, bills and crypto purchases do not count towards the target.',
      },
      { tr: 'Puanlar altı ay içinde kullanılmazsa silinir.', en: 'Points expire after six months.' },
    ],
    campaigns: [
      {
        brand: 'Enpara',
        title: {
          tr: 'Yıllık ücreti hiç olmayan karttan {reward} puan',
          en: '{reward} in points from a card with no annual fee, ever',
        },
        description: {
          tr: 'Aidat iadesi için müşteri hizmetlerini aramaktan yorulduysanız bu kartta iade edilecek bir şey yok, çünkü baştan alınmıyor. Plastik istemezseniz yalnızca sanal numara verilir, ertesi sabah çevrim içi alışverişe başlarsınız. Limitinizi gece uykudan önce sıfırlayıp gündüz açabilir, yurt dışı kullanımını tek dokunuşla kapatabilirsiniz. Şifreyi unutursanız yüzünüzle giriş yaparsınız.',
          en: 'If you are tired of ringing up to have the annual fee refunded, there is nothing to refund here: it is never charged. Skip the plastic and take a virtual number only, ready the next morning. Set your limit to zero at night, and switch foreign use off with one tap.',
        },
        figures: { reward: 1500, minimumPurchase: 15000 },
        facts: [
          {
            label: { tr: 'Harcama hedefi', en: 'Spending target' },
            value: { tr: 'Üç ekstrede {minimumPurchase}', en: '{minimumPurchase} in three statements' },
          },
          {
            label: { tr: 'Kart türü', en: 'Card type' },
            value: { tr: 'Fiziksel ya da yalnızca sanal', en: 'Physical or virtual only' },
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
        brand: 'Limonkese',
        title: { tr: 'Market ve pazara çıkan ailelere {reward} puanlı cüzdan kartı' },
        description: {
          tr: 'Haftalık alışverişin bir bölümünü geri alan, geri kalanını da kaleme kaleme gösteren bir cüzdan. Manav, kasap, fırın ayrı renklerde birikir; ay sonunda hangi rafın bütçeyi deldiğini görürsünüz. Eşinize ve çocuğunuza ek kart çıkarabilir, her birine günlük sınır tanıyabilirsiniz. Kazanılan puan kasada nakit gibi düşülür. Fiş saklamanıza gerek kalmaz.',
        },
        figures: { reward: 900, minimumPurchase: 9000 },
        more: {
          title: { tr: 'Ek kart nasıl çalışır' },
          text: {
            tr: 'Her ek kartın kendi rengi, günlük limiti ve bildirim ayarı vardır. On iki yaşından büyük çocuklar ön ödemeli sürümü kullanır; kart harçlık yüklendikçe çalışır, borca girmez.',
          },
        },
        facts: [
          {
            label: { tr: 'Ek kart', en: 'Extra cards' },
            value: { tr: 'Beşe kadar ücretsiz', en: 'Up to five, free' },
          },
          {
            label: { tr: 'Puan koşulu', en: 'Points condition' },
            value: { tr: '{minimumPurchase} toplam harcama', en: '{minimumPurchase} total spending' },
          },
        ],
      },
      {
        brand: 'Halkbank',
        title: { tr: 'Emeklinin ve esnafın aidatsız kartına {reward} hediye' },
        description: {
          tr: 'Sade bir kart arayanlar için: yıllık bedel yok, karmaşık kademe yok, her mağazada aynı biçimde geçer. Dükkân sahipleri toptancı ödemesinde ek hesap kesim günü seçebilir, emekliler ise son ödeme gününü aylık tarihine bağlatır. Başvuru için en yakın şubeye kimliğinizle uğramanız kâfi; kartınız on gün içinde eve ulaşır.',
        },
        figures: { reward: 1200, minimumPurchase: 12000 },
        facts: [
          {
            label: { tr: 'Hesap kesim günü', en: 'Statement day' },
            value: { tr: 'Siz seçersiniz', en: 'Chosen by you' },
          },
          {
            label: { tr: 'Gereken harcama', en: 'Spending needed' },
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
          tr: 'Üniversiteliye ilk kredi kartı, yanında {reward} puan',
          en: 'A student’s first credit card with {reward} in points',
        },
        description: {
          tr: 'Öğrenci belgesiyle alınan, küçük limitli, masrafsız bir başlangıç. Amaç borçlandırmak değil, düzenli ödemenin kredi notunu nasıl büyüttüğünü yaşayarak öğretmek. Asgari yerine tamamını kapattığınız her dönem için uygulama ufak bir rozet verir; dört rozette limit artışı isteyebilirsiniz. Kitap, kahve, yemekhane yüklemesi puan hedefine katılır. Mezun olunca kart değişmez, yalnızca adı güncellenir.',
          en: 'A small-limit, no-cost start for anyone with a student certificate. The aim is not debt but seeing how regular payment builds a credit score. Each statement you clear in full earns a badge, and four badges let you ask for a higher limit. Books, coffee and canteen top-ups all count.',
        },
        figures: { reward: 600, minimumPurchase: 5000 },
        more: {
          title: { tr: 'Limit ne kadar', en: 'How high is the limit' },
          text: {
            tr: 'İlk yıl limit asgari düzeyde tutulur ve kendiliğinden artırılmaz. Dört dönem üst üste borcun tamamı ödenirse artış talebi açılır; talep etmek tamamen sizin kararınızdır. Aileye bildirim gitmez.',
            en: 'The limit stays low in the first year and never rises by itself. After four statements paid in full you may ask for more; whether you do is up to you.',
          },
        },
        facts: [
          {
            label: { tr: 'Kimler için', en: 'For whom' },
            value: { tr: '18–26 yaş arası öğrenciler', en: 'Students aged 18 to 26' },
          },
          {
            label: { tr: 'Hedef harcama', en: 'Target spending' },
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
        brand: 'Garanti',
        title: { tr: 'Dijital abonelikleri toplayan aidatsız karta {reward} puan' },
        description: {
          tr: 'Film, müzik, bulut depolama, spor salonu: unutulan küçük çekimler yılda ciddi bir tutara varıyor. Kart bunların hepsini tek sayfada listeler, yenilemeden üç gün önce uyarır ve iptal bağlantısını önünüze koyar. Deneme süreleri için tek kullanımlık numara üretebilirsiniz; süre dolunca çekim kendiliğinden reddedilir. Aile paylaşımındaki ortak üyelikler kişi sayısına bölünerek gösterilir.',
        },
        figures: { reward: 1000, minimumPurchase: 10000 },
        facts: [
          {
            label: { tr: 'Abonelik takibi', en: 'Subscription tracking' },
            value: { tr: 'Yenilemeden 3 gün önce uyarı', en: 'Warning 3 days before renewal' },
          },
          {
            label: { tr: 'Puan için harcama', en: 'Spending for points' },
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
    ],
  },
  {
    key: 'travel-card-miles',
    path: ['Kredi Kartı', 'Seyahat Kartları'],
    benefit: { tr: '{count} mil hediye', en: '{count} bonus miles' },
    conditions: [
      {
        tr: '{count} mil, ilk üç ayda {minimumPurchase} harcamaya ulaşanlara verilir.',
        en: 'The {count} miles are given once spending reaches {minimumPurchase} in three months.',
      },
      {
        tr: 'Yıllık kart ücreti ilk yıl alınmaz, sonraki yıllarda tarifeden alınır.',
        en: 'The annual fee is waived in the first year and charged as listed afterwards.',
      },
      {
        tr: 'Miller üç yıl geçerlidir, başka bir kişiye aktarılamaz.',
        en: 'Miles are valid for three years and cannot be passed on.',
      },
      {
        tr: 'Vergi ve alan harçları ödül biletlerde yolcuya aittir.',
        en: 'Taxes and airport charges on award tickets are paid by the traveller.',
      },
    ],
    campaigns: [
      {
        brand: 'İş Bankası',
        title: { tr: 'Ayda iki uçan iş insanına {count} mil' },
        description: {
          tr: 'Toplantıdan toplantıya giderken salonda oturacak sessiz bir köşe bulmak lüks değil, ihtiyaç. Kart, iç hat terminallerinde yılda altı salon girişi, bir misafir hakkı ve hızlı güvenlik geçişi içerir. Şirket giderlerini ayrı etiketle biriktirir, ay kapanınca muhasebenin isteyeceği dökümü tablo olarak indirirsiniz. Tren ve taksi fişleri de aynı etikette toplanabilir.',
        },
        figures: { count: 20000, minimumPurchase: 120000 },
        more: {
          title: { tr: 'Salon hakkını aşarsanız' },
          text: {
            tr: 'Altı girişten sonrası kart tarifesindeki ücretle karta yansır. Hakkınızın kaç kaldığını kapıda değil, uçuştan bir gün önce gelen hatırlatmada görürsünüz. Çocuk yolcular ayrıca sayılmaz. Engelli refakatçisi de sayılmaz.',
          },
        },
        facts: [
          {
            label: { tr: 'Salon girişi', en: 'Lounge visits' },
            value: { tr: 'Yılda 6, bir misafirle', en: '6 a year, with one guest' },
          },
          {
            label: { tr: 'Harcama koşulu', en: 'Spending condition' },
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
        brand: 'Garanti',
        title: {
          tr: 'Yurt dışı harcamasında kur farkı almayan {count} milli kart',
          en: '{count} miles and no currency mark-up abroad',
        },
        description: {
          tr: 'Kahvenin dövizdeki fiyatı neyse ekstrenizde o görünsün istiyorsanız bakın: dönüşüm komisyonu yok, kur o günün serbest piyasasından. Valiz geciktiğinde ya da uçak kaçtığında devreye giren sigorta karta gömülüdür. Otel ön provizyonu limitinizi kilitlemesin diye seyahat boyunca geçici artış isteyebilirsiniz. Dönüşte kalan dövizi bozdurma derdiniz olmaz; zaten nakit taşımamış olursunuz.',
          en: 'If you want the coffee to cost on your statement what it cost at the counter, this card adds no conversion fee. Cover for late bags and missed flights is built in, and you can ask for a temporary limit increase so that a hotel hold does not lock your card.',
        },
        figures: { count: 12000, minimumPurchase: 75000 },
        facts: [
          {
            label: { tr: 'Sigorta', en: 'Insurance' },
            value: { tr: 'Bagaj gecikmesi ve kaçan uçuş', en: 'Late bags and missed flights' },
          },
          {
            label: { tr: 'Koşul', en: 'Condition' },
            value: { tr: 'Üç ayda {minimumPurchase}', en: '{minimumPurchase} in three months' },
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
        title: { tr: 'Aileyle yılda bir büyük tatile {count} mil biriktirin' },
        description: {
          tr: 'Dört kişilik ailede en pahalı kalem bilettir. Bu kart okul taksidinden benzine kadar her ödemeden mil toplar, yaz gelmeden ödül koltuk takvimini size gösterir. Eşinizin hesabındakilerle ortak havuz kurabilirsiniz. Bebek arabası, çocuk koltuğu, ön sıra gibi küçük rahatlıkların bedeli de havuzdan ödenebilir. Koltuk boşalınca telefonunuza haber gelir, aramayı siz yapmazsınız.',
        },
        figures: { count: 15000, minimumPurchase: 90000 },
        facts: [
          {
            label: { tr: 'Aile havuzu', en: 'Family pool' },
            value: { tr: 'İki yetişkinin milleri birleşir', en: 'Two adults’ miles combined' },
          },
          {
            label: { tr: 'Eşik', en: 'Threshold' },
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
        brand: 'Ziraat',
        title: { tr: 'Memleket yolcusuna otobüste de geçen {count} mil' },
        description: {
          tr: 'Havalimanı olmayan şehirlerde mil biriktirmek anlamsız kalıyordu. Bu kartın puanı şehirler arası otobüste, hızlı trende, feribotta da geçiyor. Bayramda dolup taşan seferler için kart sahiplerine yirmi dört saat önce satış açılır. Bileti iptal ederseniz harcadığınız miller ertesi gün eksiksiz geri yüklenir. Cam kenarı tercihiniz bir sonraki yolculukta hatırlanır.',
        },
        figures: { count: 6000, minimumPurchase: 30000 },
        more: {
          title: { tr: 'Bayram önceliği' },
          text: {
            tr: 'Ön satış mesajla duyurulur ve kart başına en çok dört koltuk alınabilir. Sefer iptal olursa ücretin tamamı, gecikme üç saati aşarsa yarısı mil olarak geri verilir.',
          },
        },
        facts: [
          {
            label: { tr: 'Geçerli taşıtlar', en: 'Valid on' },
            value: { tr: 'Otobüs, tren, feribot, uçak', en: 'Coach, train, ferry, plane' },
          },
          {
            label: { tr: 'Alt sınır', en: 'Minimum' },
            value: { tr: '{minimumPurchase} harcama', en: '{minimumPurchase} spending' },
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
        brand: 'Limonkese',
        title: {
          tr: 'Sırt çantalı gezginin ön ödemeli kartına {count} mil',
          en: '{count} miles on a backpacker’s prepaid card',
        },
        description: {
          tr: 'Kredi notu olmadan da alınabilen, içine ne koyarsanız onu harcayan bir gezi kartı. On beş para birimini cebinizde ayrı bölmelerde tutar, kurun iyi olduğu gün çevirip beklersiniz. Hostelde kaybolursa uygulamadan dondurulur, kurye yenisini bulunduğunuz ülkeye getirir. Telefon çekmeyince çalışması için temassız limit çevrim dışı da işler.',
          en: 'A travel card that needs no credit score and spends only what you load. Keep fifteen currencies in separate pockets and convert when the rate is good. Lost it in a hostel? Freeze it in the app and a courier brings a new one to the country you are in.',
        },
        figures: { count: 4000, minimumPurchase: 20000 },
        facts: [
          {
            label: { tr: 'Para birimi', en: 'Currencies' },
            value: { tr: '15 ayrı bölme', en: '15 separate pockets' },
          },
          {
            label: { tr: 'Harcama', en: 'Spending' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
        ],
      },
    ],
  },
];
