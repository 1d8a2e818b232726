import type { DemoPattern } from '../shape.ts';

export const watchPatterns: readonly DemoPattern[] = [
  {
    key: 'moda-saat-taki-net-indirim',
    path: ['Saat ve Takı'],
    benefit: { tr: '{reward} net indirim', en: '{reward} straight off' },
    conditions: [
      {
        tr: '{listPrice} olan fiyattan {reward} düşülür; ödenecek tutar {campaignPrice}.',
        en: '{reward} comes off the price of {listPrice}; you pay {campaignPrice}.',
      },
      { tr: 'İsim kazınan ürünlerde cayma hakkı kullanılamaz.', en: 'Engraved items cannot be returned.' },
      {
        tr: 'Fatura ve garanti belgesi ürünle birlikte verilir.',
        en: 'Invoice and warranty come with the item.',
      },
      { tr: 'Stoklarla sınırlıdır.', en: 'While stocks last.' },
    ],
    campaigns: [
      {
        brand: 'Vakitçe',
        title: {
          tr: 'Otomatik çelik saatte {reward} net indirim',
          en: '{reward} off the automatic steel watch',
        },
        description: {
          tr: 'Pil istemez; kolunuzu salladıkça kurulur, çıkarıp komodine bıraktığınızda kırk saat daha çalışır. Arka kapağı cam olduğundan içindeki dişlileri izlersiniz. Safir ön yüz anahtarla çizilmez, bileklik kaygan mandalla aletsiz kısalır. Babadan kalma bir saati olup da yanına gündelik bir ikincisini arayanlara öneriyoruz. Elli metreye kadar suya dayanır, yağmurda endişelenmezsiniz.',
          en: 'It needs no battery: it winds itself as your arm moves and runs forty hours more on the bedside table. The glass back shows the gears at work. Keys do not scratch the sapphire front, and the bracelet shortens without tools, by a sliding catch. We suggest it to those who inherited a watch and look for an everyday companion to it.',
        },
        figures: { reward: 3500, listPrice: 24900, campaignPrice: 21400 },
        more: {
          title: { tr: 'Ayar ve bakım', en: 'Regulation and service' },
          text: {
            tr: 'Otomatik bir saatin günde on saniye ileri gitmesi olağandır. Fazlası olursa ilk iki yıl ücretsiz ayar yaparız; genel bakımı beş yılda bir öneriyoruz. Mıknatıslı çanta kapaklarından uzak tutun.',
            en: 'An automatic may gain ten seconds a day. Beyond that we regulate it free for two years; a full service is due every five. Keep it away from magnetic bag clasps.',
          },
        },
        facts: [
          { label: { tr: 'Cam', en: 'Crystal' }, value: { tr: 'Safir', en: 'Sapphire' } },
          { label: { tr: 'Kasa', en: 'Case' }, value: { tr: '40 mm çelik', en: '40 mm steel' } },
          { label: { tr: 'Garanti', en: 'Warranty' }, value: { tr: '3 yıl', en: '3 years' } },
        ],
      },
      {
        brand: 'Vakitçe',
        title: { tr: 'Gümüş kolye ve küpe takımı {campaignPrice}' },
        description: {
          tr: 'Dokuz yüz yirmi beş ayar gümüşü Kapalıçarşı ustalarına döktürüp mat fırçalattık; parmak izi göstermez, gün içinde kararmaz. Damla biçimli küpe kulağı çekmeyecek hafiflikte, zincirin ucundaki uzatma açık ve kapalı yakaya uyar. Öğretmene teşekkür, yıl dönümü, doğum günü derken elinizin altında bulunsun diye fiyatını hafiflettik. Kutusuna el yazısı kart koyabiliriz.',
        },
        figures: { reward: 640, listPrice: 3890, campaignPrice: 3250 },
        facts: [
          { label: { tr: 'Ayar', en: 'Fineness' }, value: { tr: '925 gümüş', en: '925 silver' } },
          { label: { tr: 'Kutu', en: 'Box' }, value: { tr: 'Hediye kutulu', en: 'Gift box' } },
        ],
      },
      {
        brand: 'Yamaçkoş',
        title: { tr: 'GPS’li spor saati {reward} daha uygun' },
        description: {
          tr: 'Tempoyu bileğinizden görmek, telefonu evde bırakabilmek demektir. Rota yükleyip ormanda yolunuzu bulur, yüzerken kulacı sayar, tek şarjla iki haftayı çıkarırsınız. Ekranı güneş altında daha parlaklaşan türden. Nabız ölçümü antrenmanı takip içindir, tıbbi cihaz sayılmaz. Koşu grubumuza katılanlarla mağazada ilk ayarları birlikte yapıyoruz. Kordonu terden kokmaz, suyla durulanır.',
        },
        figures: { reward: 2000, listPrice: 14900, campaignPrice: 12900 },
        more: {
          title: { tr: 'İlk kurulum' },
          text: {
            tr: 'Boy, yaş ve haftalık hedefinizi girdikten sonra üç gün normal yaşayın; saat ritminizi öğrenir. Uydu bağlantısını açık alanda, koşmaya başlamadan bir dakika önce açarsanız mesafe şaşmaz.',
          },
        },
        facts: [
          { label: { tr: 'Pil', en: 'Battery' }, value: { tr: '14 güne kadar', en: 'Up to 14 days' } },
          { label: { tr: 'Suya dayanım', en: 'Water resistance' }, value: { tr: '5 ATM', en: '5 ATM' } },
        ],
      },
      {
        brand: 'Vakitçe',
        title: {
          tr: 'Çift saati kutusu: ikisi {campaignPrice}',
          en: 'A box of two watches for {campaignPrice}',
        },
        description: {
          tr: 'Söz, nişan, evlilik yıl dönümü; iki kişilik günlere iki kadran. Büyüğü otuz dokuz, küçüğü otuz milimetre; ikisinde de aynı koyu yeşil zemin ve ince rakamsız çizgiler bulunuyor. Kapakların iç yüzüne kısa bir tarih ya da kelime kazırız. Deri kordonlar parmakla değişir, yedek çiftini yanında vermeyi unutmadık.',
          en: 'Promise, engagement, anniversary: two dials for days that belong to two. The larger measures thirty-nine millimetres and the smaller thirty, both with the same dark green ground and slim markers in place of numerals. We engrave a short date or word inside the case backs. The leather straps change by hand, and a spare pair is in the box.',
        },
        figures: { reward: 1800, listPrice: 12600, campaignPrice: 10800 },
        facts: [
          {
            label: { tr: 'Kazıma', en: 'Engraving' },
            value: { tr: '12 karakter, ücretsiz', en: '12 characters, free' },
          },
          { label: { tr: 'Yedek kordon', en: 'Spare straps' }, value: { tr: '2 adet', en: '2' } },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '4 iş günü', en: '4 working days' },
          },
        ],
      },
      {
        brand: 'Sırmakuş',
        title: { tr: 'İnci detaylı broş ve bilezik, {reward} düşük fiyatla' },
        description: {
          tr: 'Anneannelerin yakasındaki broş geri geldi, bu sefer blazer cebinde ve şapka kenarında. Tatlı su incilerini tek tek dizdiğimiz ince bilezikle eşleşiyor. Metal kısım nikelsizdir, hassas ciltler düşünülmüştür. Parfüm sıktıktan sonra değil, önce takarsanız parlaklığını yitirmez. Keten keseyle gelir, saklaması ve yolda taşıması kolaydır. Hediye edecekseniz üstüne küçük bir not iliştiriyoruz.',
        },
        figures: { reward: 550, listPrice: 2740, campaignPrice: 2190 },
        facts: [
          { label: { tr: 'İnci', en: 'Pearl' }, value: { tr: 'Tatlı su', en: 'Freshwater' } },
          { label: { tr: 'Metal', en: 'Metal' }, value: { tr: 'Nikelsiz', en: 'Nickel-free' } },
        ],
      },
    ],
  },
];
