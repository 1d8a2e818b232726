import type { DemoPattern } from '../shape.ts';

export const lightingPatterns: readonly DemoPattern[] = [
  {
    key: 'home-lighting-cashback',
    path: ['Aydınlatma'],
    benefit: { tr: '{reward} para iadesi', en: '{reward} cashback' },
    conditions: [
      {
        tr: '{reward} iade, teslimattan sonraki on beş gün içinde ödeme yaptığınız karta yapılır.',
        en: '{reward} is refunded to the card you paid with within fifteen days of delivery.',
      },
      {
        tr: 'Satışta {listPrice} ödenir; iade sonrası net tutar {campaignPrice} olur.',
        en: 'You pay {listPrice} at checkout; after the refund the net price is {campaignPrice}.',
      },
      {
        tr: 'Kısmi iadede para iadesi hakkı kalkar.',
        en: 'Returning part of the order ends the right to cashback.',
      },
      { tr: 'Bir müşteri kampanyadan iki kez yararlanabilir.', en: 'Each customer may use the offer twice.' },
    ],
    campaigns: [
      {
        brand: 'Nurfanus',
        title: { tr: 'Yemek masası avizesi Damla’da {reward} para iadesi' },
        description: {
          tr: 'Masanın tam ortasında, yüzden yetmiş santim yukarıda asılan ışık yemeği de konuşmayı da güzelleştirir. Üfleme camdan yedi damlanın boyu ayrı ayrı ayarlanır; alçak tavana da galeri boşluğuna da uyar. Kısılabilir ampulleri kutuda. Tavanda kanca yoksa montajcımız sıva altını incelemeden tek delik açmaz. Camlar gazlı bezle, sökülmeden silinir.',
        },
        figures: { reward: 1800, listPrice: 12600, campaignPrice: 10800 },
        facts: [
          {
            label: { tr: 'Cam', en: 'Glass' },
            value: { tr: 'El üflemesi, yedi parça', en: 'Hand-blown, seven pieces' },
          },
          {
            label: { tr: 'Kablo boyu', en: 'Cable' },
            value: { tr: '40–150 cm ayarlı', en: 'Adjustable 40–150 cm' },
          },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: 'Altı iş günü', en: 'Six working days' },
          },
        ],
      },
      {
        brand: 'Nurfanus',
        title: {
          tr: 'Akıllı ampul başlangıç seti, iadeyle net {campaignPrice}',
          en: 'Smart bulb starter set, {campaignPrice} after cashback',
        },
        description: {
          tr: 'Akıllı aydınlatmaya beş ampulle başlayın, köprü cihazı almanıza gerek kalmadan doğrudan ev ağınıza bağlansın. Sabah güneş gibi yavaşça açılır, akşam mumun tonuna iner. Tatildeyken rastgele yanarak evde birileri varmış izlenimi verir. İnternet kesilse bile duvar anahtarınız bildiğiniz gibi çalışmaya devam eder. Sesli asistanınız varsa adını söyleyerek yönetirsiniz.',
          en: 'Start smart lighting with five bulbs that join your home network directly, with no hub to buy. They open slowly like the sun in the morning and fall to candle tones at night. While you are away they light at random, as though someone were in. And if the internet drops, the wall switch works as it always has.',
        },
        figures: { reward: 700, listPrice: 4900, campaignPrice: 4200 },
        more: {
          title: { tr: 'Kurulumu beş dakika', en: 'Five minutes to set up' },
          text: {
            tr: 'Ampulü takıp düğmeyi üç kez açıp kapatmanız eşleşmeyi başlatır. Uygulama üyelik istemez, konumunuzu sormaz; kayıtlı senaryolar telefonda değil ampulün kendisinde durur, böylece telefon değişse de kaybolmaz.',
            en: 'Fit the bulb and flick the switch three times to start pairing. The app needs no account and does not ask where you are; scenes are kept in the bulb, not the phone.',
          },
        },
        facts: [
          { label: { tr: 'Set', en: 'Set' }, value: { tr: 'Beş ampul, E27', en: 'Five bulbs, E27' } },
          {
            label: { tr: 'Bağlantı', en: 'Connection' },
            value: { tr: 'Wi-Fi, köprüsüz', en: 'Wi-Fi, no hub' },
          },
        ],
      },
      {
        brand: 'Örgülen',
        title: { tr: 'Keten başlıklı lambader, {reward} geri ödeme' },
        description: {
          tr: 'Başlığını döşemelik ketenimizden gerdiğimiz Gölgelik lambader, köşedeki koltuğun arkasından yumuşak bir halka çizer. Ayağı ağır dökme olduğu için çocuk ya da köpek çarptığında devrilmez. Kılıfı cırt bantla çıkar, elde yıkanır. Kiracıysanız iyi haber: matkap, kablo kanalı ve elektrikçi olmadan odanın havasını değiştirir. Ayak pedalıyla yanar, eğilmeden kısılır.',
        },
        figures: { reward: 500, listPrice: 3900, campaignPrice: 3400 },
        facts: [
          { label: { tr: 'Yükseklik', en: 'Height' }, value: { tr: '165 cm', en: '165 cm' } },
          { label: { tr: 'Ampul', en: 'Bulb' }, value: { tr: 'E27, kutuda', en: 'E27, in the box' } },
          {
            label: { tr: 'Kumaş', en: 'Fabric' },
            value: { tr: 'Keten, dört renk', en: 'Linen, four colours' },
          },
        ],
      },
      {
        brand: 'Nurfanus',
        title: { tr: 'Banyo ayna aydınlatmasında {reward} iade: Berrak serisi' },
        description: {
          tr: 'Tıraşta ya da makyajda yüzünüzün bir yanı karanlıkta kalıyorsa kusur aynada değil ışıktadır. Berrak, ışığı aynanın dört kenarından verir; buğu önleyici arka ısıtıcısı duştan sonra silme derdini kaldırır. Nemli odaya uygun yalıtımı belgelidir. Tesisat hattı eski banyolarda önce ücretsiz keşif yapar, gerekiyorsa ek kablo bedelini yazılı bildiririz.',
        },
        figures: { reward: 2500, listPrice: 18500, campaignPrice: 16000 },
        more: {
          title: { tr: 'Renk doğruluğu neden önemli' },
          text: {
            tr: 'Işığın renk sadakati yüksek olmazsa fondöten gün ışığında başka görünür. Berrak’ın değeri yüz üzerinden doksan yedidir; sabah tonunu ve akşam tonunu iki ayrı tuşla seçersiniz.',
          },
        },
        facts: [
          { label: { tr: 'Ölçü', en: 'Size' }, value: { tr: '80 × 60 cm', en: '80 × 60 cm' } },
          {
            label: { tr: 'Koruma', en: 'Protection' },
            value: { tr: 'Nemli mekân, IP44', en: 'Damp rooms, IP44' },
          },
          { label: { tr: 'Keşif', en: 'Survey' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
      {
        brand: 'Pervanel',
        title: {
          tr: 'Işıklı tavan vantilatörü Meltem: {reward} hesabınıza',
          en: 'Meltem ceiling fan with light: {reward} back',
        },
        description: {
          tr: 'Klimayı her gün açmak istemeyenler için tavan vantilatörü yeniden gündemde. Meltem yazın aşağı üfler, kışın ters dönüp ısınan havayı tavandan indirir; iki mevsimde de işe yarar. Ortasındaki ışık üç tonludur. Kanatları kontrplak, motoru gece duyulmayacak kadar sessizdir. Satın aldığınızda iade için form doldurmazsınız, işlem fatura numarasıyla yürür.',
          en: 'For those who would rather not run the air conditioner daily, the ceiling fan is back. Meltem blows down in summer and turns the other way in winter to bring warm air off the ceiling. The light in the middle has three tones, the blades are plywood and the motor is too quiet to hear at night. No cashback form is needed; your invoice number is enough.',
        },
        figures: { reward: 1200, listPrice: 9600, campaignPrice: 8400 },
        facts: [
          { label: { tr: 'Çap', en: 'Span' }, value: { tr: '132 cm', en: '132 cm' } },
          {
            label: { tr: 'Tüketim', en: 'Consumption' },
            value: { tr: 'En yüksek hızda 35 watt', en: '35 watts at full speed' },
          },
          {
            label: { tr: 'Montaj', en: 'Fitting' },
            value: {
              tr: 'Anlaşmalı elektrikçiyle, ayrıca ücretli',
              en: 'By a partner electrician, charged separately',
            },
          },
        ],
      },
    ],
  },
];
