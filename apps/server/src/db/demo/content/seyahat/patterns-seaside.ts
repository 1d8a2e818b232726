import type { DemoPattern } from '../shape.ts';

export const seasidePatterns: readonly DemoPattern[] = [
  {
    key: 'travel-sea-early',
    path: ['Otel', 'Deniz Oteli'],
    benefit: {
      tr: 'Erken rezervasyona {discountPercent} indirim',
      en: '{discountPercent} off early bookings',
    },
    conditions: [
      {
        tr: 'Kapıda {listPrice} olan {count} gecelik konaklama erken rezervasyonda {campaignPrice} olur.',
        en: 'A stay of {count} nights, {listPrice} at the door, costs {campaignPrice} when booked early.',
      },
      {
        tr: 'Fiyat iki yetişkinin aynı odada kalması içindir.',
        en: 'The price is for two adults sharing a room.',
      },
      {
        tr: 'Girişten yedi gün öncesine kadar kesintisiz iptal edilebilir.',
        en: 'Free cancellation up to seven days before arrival.',
      },
      { tr: 'Bayram haftaları kampanyaya dahil değildir.', en: 'Public holiday weeks are excluded.' },
      {
        tr: 'Oda kontenjanı dolduğunda kampanya kapanır.',
        en: 'The campaign closes when the allotted rooms are full.',
      },
    ],
    campaigns: [
      {
        brand: 'Revanhisar',
        title: {
          tr: 'Ege koyunda {count} gece, erken rezervasyonda {campaignPrice}',
          en: '{count} nights in an Aegean bay, {campaignPrice} booked early',
        },
        description: {
          tr: 'Çam ağaçlarının denize indiği küçük bir koy, kırk oda ve kalabalık olmayan bir iskele. Yarım pansiyonda akşam yemeği zeytinyağlılarla başlar, o günün balığıyla sürer. Kışın yer ayırtanlar yaz fiyatının {discountPercent} altında kalır; üstelik planınız değişirse girişe bir hafta kalana kadar paranız aynen geri döner. Telefonu unutup kitap okumak isteyenlere önerilir.',
          en: 'A small bay where pines run down to the sea, forty rooms and a jetty that is never crowded. Half board means dinner opens with olive oil dishes and goes on to the day’s fish. Those who reserve in winter stay for {discountPercent} less than the summer rate, and if plans change the money comes back in full until a week before arrival.',
        },
        figures: { discountPercent: 35, count: 5, listPrice: 82000, campaignPrice: 53300 },
        more: {
          title: { tr: 'Koya nasıl gidilir', en: 'Getting to the bay' },
          text: {
            tr: 'Havalimanından oteline elli dakikada varılır; son dört kilometre dar ama asfalttır. Arabanız yoksa günde üç kez kalkan servisimize rezervasyonla birlikte adınızı yazdırmanız yeterlidir. Dönüş seferleri uçuş saatlerine göre ayarlanır.',
            en: 'The airport is fifty minutes away; the last four kilometres are narrow but paved. If you have no car, put your names down for our shuttle, which leaves three times a day.',
          },
        },
        facts: [
          { label: { tr: 'Pansiyon', en: 'Board' }, value: { tr: 'Yarım pansiyon', en: 'Half board' } },
          {
            label: { tr: 'Plaj', en: 'Beach' },
            value: { tr: 'Özel iskele, mavi bayraklı koy', en: 'Private jetty, blue-flag bay' },
          },
          { label: { tr: 'Giriş saati', en: 'Check-in' }, value: { tr: '14.00', en: '2 pm' } },
        ],
      },
      {
        brand: 'Revanhisar',
        title: { tr: 'Çocuklu aileye her şey dahil {count} gece {discountPercent} hesaplı' },
        description: {
          tr: 'Anne babanın da tatil yaptığı bir otel düşünün: mini kulüp sabah onda açılır, mama odasında buharlı pişirici hazırdır, çocuk havuzu gölgededir. On iki yaşına kadar iki çocuk sizinle ücretsiz kalır. Her şey dahilin içinde dondurma arabası bile var. Uzun hafta kalan aileye {listPrice} yerine {campaignPrice} yazıyoruz, taşınan valize değiyor.',
        },
        figures: { discountPercent: 30, count: 7, listPrice: 140000, campaignPrice: 98000 },
        facts: [
          {
            label: { tr: 'Çocuklar', en: 'Children' },
            value: {
              tr: 'On iki yaşına kadar iki çocuk ücretsiz',
              en: 'Two children up to twelve stay free',
            },
          },
          { label: { tr: 'Pansiyon', en: 'Board' }, value: { tr: 'Her şey dahil', en: 'All inclusive' } },
          {
            label: { tr: 'Mini kulüp', en: 'Kids’ club' },
            value: { tr: '4–12 yaş, 10.00–18.00', en: 'Ages 4–12, 10 am–6 pm' },
          },
        ],
      },
      {
        brand: 'Rahvangez',
        title: { tr: 'Taş pansiyonda {count} gece: erken gelen {discountPercent} kazanır' },
        description: {
          tr: 'Adanın arka sokağında, begonvilin gölgelediği yedi odalı bir taş evle anlaştık. Sahibi Nermin Hanım reçelleri kendi kaynatır, size denizi sakin olan koyu o sabahın rüzgârına göre söyler. Büyük otel gürültüsünden kaçan çiftler için ayırdığımız odalar az; kış boyunca {campaignPrice} tutarıyla tutabilir, ön ödemeyi dilediğiniz zaman tamamlayabilirsiniz.',
        },
        figures: { discountPercent: 25, count: 4, listPrice: 46000, campaignPrice: 34500 },
        more: {
          title: { tr: 'Kimler için uygun değil' },
          text: {
            tr: 'Evde asansör yoktur, merdivenler diktir; bebek arabasıyla gelenler zorlanabilir. Ada merkezine araç girmez, valizinizi limandan el arabasıyla biz taşırız. Gece hayatı arıyorsanız başka bir otelimizi öneririz.',
          },
        },
        facts: [
          { label: { tr: 'Oda sayısı', en: 'Rooms' }, value: { tr: 'Yedi', en: 'Seven' } },
          {
            label: { tr: 'Kahvaltı', en: 'Breakfast' },
            value: { tr: 'Ev yapımı, dahil', en: 'Home-made, included' },
          },
        ],
      },
      {
        brand: 'Revanhisar',
        title: {
          tr: 'Yetişkin otelinde {count} gece kaçamak, {discountPercent} indirim',
          en: 'A {count}-night adults-only escape, {discountPercent} off',
        },
        description: {
          tr: 'On altı yaş altı misafir kabul etmeyen otelimizde havuz başında müzik çalmaz, öğle uykusu kesilmez. Rüzgâr sörfü dersi, gün batımı yogası ve iki kişilik hamam fiyatın içinde. Sezonun ilk haftalarını seçerseniz deniz serin, kumsal bomboştur; indirim de bu haftalarda en yüksek. Hafta sonuna bir gün ekleyip işten uzaklaşmak isteyenlere birebir.',
          en: 'Our hotel takes no guests under sixteen, so nothing blares by the pool and nobody’s nap is cut short. A windsurfing lesson, sunset yoga and a hammam for two are included. Choose the first weeks of the season and the sea is fresh, the sand empty and the saving at its greatest: made for adding a day to the weekend.',
        },
        figures: { discountPercent: 40, count: 3, listPrice: 39000, campaignPrice: 23400 },
        facts: [
          {
            label: { tr: 'Yaş sınırı', en: 'Age limit' },
            value: { tr: 'On altı ve üzeri', en: 'Sixteen and over' },
          },
          {
            label: { tr: 'Dahil olanlar', en: 'Included' },
            value: { tr: 'Kahvaltı, hamam, bir sörf dersi', en: 'Breakfast, hammam, one windsurfing lesson' },
          },
          { label: { tr: 'Konum', en: 'Location' }, value: { tr: 'Denize sıfır', en: 'On the beach' } },
        ],
      },
      {
        brand: 'Ötekıyı',
        title: { tr: 'Feribot ve deniz oteli bir arada: {count} gece {campaignPrice}' },
        description: {
          tr: 'Karşı kıyıya geçmek, otel aramak, saatleri denk getirmek… Üçünü tek bilette topladık. Arabanızla sabah feribotuna binersiniz, öğlen odanız hazırdır; dönüşte çıkış saatiniz sefere göre uzatılır. Erken karar verenler pakete ait {listPrice} tutarı değil, {discountPercent} eksiğini öder. Feribot fırtınadan kalkmazsa o gece otelde bizim konuğumuzsunuz. Bavulu bir kez yerleştirmeniz yeter.',
        },
        figures: { discountPercent: 20, count: 6, listPrice: 95000, campaignPrice: 76000 },
        more: {
          title: { tr: 'Arabanız varsa' },
          text: {
            tr: 'Bilete bir otomobil dahildir; motosiklet ve karavan için fark çıkar. Limana kalkıştan kırk dakika önce varmanız yeterli, plakanız sistemde olduğu için kapıdan beklemeden geçersiniz. Elektrikli araçlar şarj noktasını önceden ayırtabilir.',
          },
        },
        facts: [
          {
            label: { tr: 'Ulaşım', en: 'Transport' },
            value: { tr: 'Araçlı gidiş dönüş feribot', en: 'Return ferry with a car' },
          },
          {
            label: { tr: 'Pansiyon', en: 'Board' },
            value: { tr: 'Kahvaltı dahil', en: 'Breakfast included' },
          },
          {
            label: { tr: 'Geç çıkış', en: 'Late check-out' },
            value: { tr: 'Sefer saatine göre', en: 'To match your sailing' },
          },
        ],
      },
    ],
  },
  {
    key: 'travel-sea-instalments',
    path: ['Otel', 'Deniz Oteli'],
    benefit: { tr: 'Peşin fiyatına {installment} taksit', en: '{installment} instalments at cash price' },
    conditions: [
      {
        tr: '{campaignPrice} tutarındaki konaklama aylık {monthlyPayment} olarak {installment} taksite bölünür.',
        en: 'A stay costing {campaignPrice} is split into {installment} payments of {monthlyPayment}.',
      },
      {
        tr: 'Taksit, bireysel kredi kartıyla ve çevrim içi ödemede geçerlidir.',
        en: 'For personal credit cards, on online payments.',
      },
      {
        tr: 'İptalde ödenen taksitler karta aynı yoldan iade edilir.',
        en: 'If you cancel, instalments paid return to the card in the same way.',
      },
      {
        tr: 'Erken rezervasyon indirimiyle birleştirilemez.',
        en: 'Cannot be combined with the early booking discount.',
      },
    ],
    campaigns: [
      {
        brand: 'Revanhisar',
        title: { tr: 'Turkuaz sahilde yaz tatili ayda {monthlyPayment}' },
        description: {
          tr: 'Tatilin yükünü tek ekstreye yıkmak yerine {installment} aya yaymak isteyenlere: bugünden rezerve edin, son taksit bittiğinde çoktan güneşlenmiş olun. Yedi gecelik tam pansiyon konaklamada plaj şezlongu, bisiklet ve akşam sineması ücretsizdir. Kartınıza faiz yansımaz, önden ödediğiniz kısım oda numaranızı güvenceye alır. Kalabalık gelenlere yan yana oda ayarlarız.',
        },
        figures: { installment: 9, campaignPrice: 63000, monthlyPayment: 7000 },
        facts: [
          {
            label: { tr: 'Süre', en: 'Stay' },
            value: { tr: 'Yedi gece, iki yetişkin', en: 'Seven nights, two adults' },
          },
          { label: { tr: 'Pansiyon', en: 'Board' }, value: { tr: 'Tam pansiyon', en: 'Full board' } },
        ],
      },
      {
        brand: 'Ötekıyı',
        title: {
          tr: 'Adada butik otel, {installment} taksitle kahvaltı dahil',
          en: 'An island boutique hotel in {installment} payments',
        },
        description: {
          tr: 'Sabah limanda demlenen kahve, öğlen kayalıklardan atlayış, akşam avluda iki masalık restoran. Ada otelimizin on dört odası da denize bakar, bu yüzden manzara farkı istemiyoruz. Beş gecelik kalışta feribot yolculuğunuz bizden. Aylık {monthlyPayment} ödeyerek yaz bütçenizi sarsmadan gelebilir, dilerseniz bir geceyi sonraki yıla bırakabilirsiniz. Çocuk kabul etmediğimiz iki hafta da vardır.',
          en: 'Coffee brewed on the harbour in the morning, a leap from the rocks at noon, a two-table restaurant in the courtyard at night. All fourteen rooms of our island hotel look out to sea, so we charge no extra for the view. The ferry is ours on a five-night stay. Pay {monthlyPayment} a month, and bank a night for next year if you like.',
        },
        figures: { installment: 6, campaignPrice: 48000, monthlyPayment: 8000 },
        more: {
          title: { tr: 'Adada ulaşım', en: 'Getting around the island' },
          text: {
            tr: 'Adada otomobil az, mesafeler kısadır. Girişte size iki bisiklet ve koyların rüzgâra göre işaretlendiği elle çizilmiş bir harita veriyoruz. Yokuşu sevmeyenler için elektrikli bisiklet günlük kiralanır.',
            en: 'There are few cars and no great distances. On arrival you get two bicycles and a hand-drawn map that marks the coves by wind. Electric bikes can be hired by the day if hills are not for you.',
          },
        },
        facts: [
          {
            label: { tr: 'Süre', en: 'Stay' },
            value: { tr: 'Beş gece, iki kişi', en: 'Five nights, two people' },
          },
          { label: { tr: 'Oda', en: 'Room' }, value: { tr: 'Deniz manzaralı', en: 'Sea view' } },
          {
            label: { tr: 'Ulaşım', en: 'Transport' },
            value: { tr: 'Yaya feribot bileti dahil', en: 'Foot-passenger ferry included' },
          },
        ],
      },
      {
        brand: 'Rahvangez',
        title: { tr: 'Bungalovda üç gece, {installment} taksitte öde' },
        description: {
          tr: 'Çadır kurmayı sevmeyip doğada uyanmayı sevenler için ortası: portakal bahçesinde ahşap bungalov. Kendi mutfağınız, hamağınız ve denize inen yedi dakikalık bir patikanız var. Evcil dostunuzla gelebilirsiniz, mama kabı ve battaniye hazır. Rezervasyonda ilk {monthlyPayment} çekilir, kalanlar sonraki ekstrelere bölünür; kapıda ödenecek hiçbir tutar kalmaz. Akşamları bahçede ateş yakılır, odun hazırdır.',
        },
        figures: { installment: 4, campaignPrice: 26000, monthlyPayment: 6500 },
        facts: [
          {
            label: { tr: 'Evcil hayvan', en: 'Pets' },
            value: { tr: 'Ücretsiz kabul edilir', en: 'Welcome free of charge' },
          },
          {
            label: { tr: 'Süre', en: 'Stay' },
            value: { tr: 'Üç gece, dört kişiye kadar', en: 'Three nights, up to four people' },
          },
          {
            label: { tr: 'Mutfak', en: 'Kitchen' },
            value: { tr: 'Donanımlı, özel', en: 'Private and equipped' },
          },
        ],
      },
      {
        brand: 'Revanhisar',
        title: { tr: 'Geniş aileye iki oda, her şey dahil, {installment} taksit' },
        description: {
          tr: 'Dedeler, torunlar, kuzenler: üç kuşağı aynı masada toplamak yılda bir kez oluyor. Ara kapılı iki aile odasında altı kişiye yer var, restoran masanızı tatil boyunca sizin için ayırıyor. Dede için ortopedik yatak, bebek için beşik istemeniz yeter. Kişi başına düşen tutarı hesaplarsanız {monthlyPayment} taksit evde geçen bir haftayla yarışır.',
        },
        figures: { installment: 12, campaignPrice: 126000, monthlyPayment: 10500 },
        more: {
          title: { tr: 'Oda düzeni' },
          text: {
            tr: 'Odalar aynı katta ve aradan kapıyla bağlıdır; birinde geniş, diğerinde ayrı yataklar bulunur. Tekerlekli sandalye için eşiksiz banyolu seçenek de vardır, rezervasyonda belirtmeniz gerekir. Beşik için ücret istenmez.',
          },
        },
        facts: [
          { label: { tr: 'Kapasite', en: 'Sleeps' }, value: { tr: 'Altı kişi', en: 'Six people' } },
          { label: { tr: 'Süre', en: 'Stay' }, value: { tr: 'Yedi gece', en: 'Seven nights' } },
          { label: { tr: 'Pansiyon', en: 'Board' }, value: { tr: 'Her şey dahil', en: 'All inclusive' } },
        ],
      },
      {
        brand: 'Nehirkuş',
        title: {
          tr: 'Uçuş dahil deniz oteli paketi, aylık {monthlyPayment}',
          en: 'Seaside hotel with flights, {monthlyPayment} a month',
        },
        description: {
          tr: 'Bileti bir yerden, oteli başka yerden alınca gecikmenin sorumlusu da ortada kalır. Bizim pakette uçağınız rötar yaparsa transfer bekler, akşam yemeğiniz saklanır. İki kişilik gidiş dönüş uçuş, yirmişer kilo bagaj, beş gece yarım pansiyon ve karşılama dahildir. Uçuş gününü değiştirmek isterseniz otel tarihi de kendiliğinden kayar.',
          en: 'Buy the ticket here and the room there, and nobody is answerable for a delay. With our package the transfer waits when your flight is late and dinner is kept for you. Return flights for two, twenty kilos of baggage each, five nights’ half board and airport pick-up are included. Move the flight and the hotel dates move with it.',
        },
        figures: { installment: 8, campaignPrice: 72000, monthlyPayment: 9000 },
        facts: [
          {
            label: { tr: 'Uçuş', en: 'Flights' },
            value: { tr: 'İki kişi, yirmişer kilo bagaj', en: 'Two people, twenty kilos each' },
          },
          {
            label: { tr: 'Otel', en: 'Hotel' },
            value: { tr: 'Beş gece, yarım pansiyon', en: 'Five nights, half board' },
          },
          {
            label: { tr: 'Transfer', en: 'Transfer' },
            value: { tr: 'Karşılama dahil', en: 'Pick-up included' },
          },
        ],
      },
    ],
  },
];
