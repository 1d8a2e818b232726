import type { DemoPattern } from '../shape.ts';

export const perfumePatterns: readonly DemoPattern[] = [
  {
    key: 'kozmetik-parfum-hediye',
    path: ['Kozmetik', 'Parfüm'],
    benefit: { tr: 'Parfüme {reward} değerinde hediye', en: 'Gift worth {reward} with perfume' },
    conditions: [
      {
        tr: '{campaignPrice} ödenen parfümün yanında {reward} değerinde hediye verilir.',
        en: 'With a perfume at {campaignPrice} comes a gift worth {reward}.',
      },
      {
        tr: 'Hediye stokla sınırlıdır, tek başına satılmaz.',
        en: 'Gifts are limited by stock and not sold singly.',
      },
      {
        tr: 'Ambalajı açılmamış parfüm hediyesiyle iade edilir.',
        en: 'Unopened perfume is returned with its gift.',
      },
    ],
    campaigns: [
      {
        brand: 'Sedefyaz',
        title: { tr: 'İncir ağacı parfümü alana yolculuk şişesi hediye' },
        description: {
          tr: 'Yaprağı ovuşturunca çıkan o yeşil, sütlü koku; Ege’de bir öğle gölgesi gibi. Üstte bergamot, ortada incir, dipte sedir var ve tende altı saat kadar hissedilir. Yanında verdiğimiz doldurulabilir on mililitrelik şişe çantaya girer, alttan basıp birkaç saniyede doldurursunuz. Atkıya sıkmayı sevenler kumaşta leke kalmaması için bir karış uzaktan püskürtsün.',
        },
        figures: { campaignPrice: 3450, reward: 490 },
        facts: [
          { label: { tr: 'Hacim', en: 'Size' }, value: { tr: '100 ml', en: '100 ml' } },
          {
            label: { tr: 'Notalar', en: 'Notes' },
            value: { tr: 'Bergamot, incir, sedir', en: 'Bergamot, fig, cedar' },
          },
        ],
      },
      {
        brand: 'Sedefyaz',
        title: { tr: 'Erkekler için tütsü ve limon: tıraş kremi armağan' },
        description: {
          tr: 'Babasının kolonyasını özleyip daha kalıcısını arayanların kokusu. Limon kabuğuyla açılır, yarım saat sonra tütsü ve deri kalır; gömlek yakasında ertesi sabah bile sezilir. Hediyesi köpürmeyen, fırçayla sürülen eski usul bir krem. Kutuyu erkek kardeşinize vermeden önce numune kartıyla denetebilirsiniz. Toplantıda baskın gelmemesi için iki fıs fazlasıyla yeterli.',
        },
        figures: { campaignPrice: 2980, reward: 420 },
        more: {
          title: { tr: 'Kalıcılığı artıran yerler' },
          text: {
            tr: 'Bilek içi, kulak arkası ve dirsek iç kısmı ten ısısıyla kokuyu yavaş yayar. Bilekleri birbirine sürtmeyin, üst notalar kaybolur. Kuru cilt kokuyu tutmaz; önce kokusuz bir nemlendirici sürün.',
          },
        },
        facts: [
          { label: { tr: 'Hacim', en: 'Size' }, value: { tr: '75 ml', en: '75 ml' } },
          {
            label: { tr: 'Hediye', en: 'Gift' },
            value: { tr: 'Fırçayla sürülen tıraş kremi', en: 'Brush-on shaving cream' },
          },
        ],
      },
      {
        brand: 'Vişnedal',
        title: {
          tr: 'Beş küçük şişelik koku keşif kutusuna mum hediye',
          en: 'Five-bottle discovery box with a candle',
        },
        description: {
          tr: 'Parfümü mağaza kâğıdında değil, bir günlük hayatın içinde tanırsınız. Kutuda çiçeksi, odunsu, baharatlı, meyveli ve sabunsu beş minik sprey bulunur; her biri iki hafta gider. Günlüğe ne hissettiğinizi yazın, favorinizin tam boyunu alırken kutu ücreti düşülür. Armağanımız olan soya mumu otuz saat yanar. Kararsız dostlara verilebilecek en zahmetsiz hediye budur.',
          en: 'You do not get to know a perfume on a strip of paper but in the course of a day. Five small sprays, floral, woody, spicy, fruity and soapy, last two weeks each. Note what you feel in the diary; the price of the box is deducted from a full bottle of your favourite. The soya candle burns for thirty hours. There is no easier present for an undecided friend.',
        },
        figures: { campaignPrice: 1490, reward: 360 },
        facts: [
          { label: { tr: 'İçerik', en: 'Contents' }, value: { tr: '5 × 8 ml', en: '5 × 8 ml' } },
          { label: { tr: 'Mum', en: 'Candle' }, value: { tr: 'Soya, 30 saat', en: 'Soya, 30 hours' } },
          {
            label: { tr: 'Tam boya geçiş', en: 'Upgrade' },
            value: { tr: 'Kutu ücreti düşülür', en: 'Box price deducted' },
          },
        ],
      },
      {
        brand: 'Sedefyaz',
        title: { tr: 'Gece yasemini parfümünde ipek fular hediyesi' },
        description: {
          tr: 'Yasemin gün battıktan sonra açar; biz de çiçeği Adana’da gece toplatıp özünü ertesi gün çıkarıyoruz. Sandal ağacı ve hafif tuz eşliğinde, ağır olmadan kendini belli eder. Nikâh davetleri, konser, uzun akşam yemekleri için düşünüldü. Elde kenarları kıvrılan ipek fular, çantanızın sapına bağlanıp kokuyu taşır. Şişe sayısı her parti için altı yüzdür.',
        },
        figures: { campaignPrice: 4250, reward: 850 },
        more: {
          title: { tr: 'Fularla kokulandırma' },
          text: {
            tr: 'İpeğe doğrudan sıkmak yerine havaya bir bulut yapıp kumaşı içinden geçirin. Böylece iz kalmaz, koku saatlerce dağılır. Yıkarken soğuk su ve birkaç damla şampuan kullanıp gölgede kurutabilirsiniz.',
          },
        },
        facts: [
          { label: { tr: 'Hacim', en: 'Size' }, value: { tr: '50 ml', en: '50 ml' } },
          { label: { tr: 'Parti', en: 'Batch' }, value: { tr: '600 şişe', en: '600 bottles' } },
        ],
      },
      {
        brand: 'Vişnedal',
        title: { tr: 'Kolonya koleksiyonu alışverişine gümüş başlıklı şişe' },
        description: {
          tr: 'Misafire ikram edilen limon kolonyası hâlâ yerini koruyor, yanına tütün, mandalina çiçeği ve lavanta eklendi. Dört yüz mililitrelik cam şişeler bir yıl yaşlandırılmış alkolle dolduruluyor, bu nedenle kokusu keskin değil yuvarlak. Vitrinde duracak gümüş başlıklı küçük şişe hediyemiz. Bayram arifesinde fabrikadan son parti çıkınca raflar hızla boşalıyor, ayırtmanızda fayda var.',
        },
        figures: { campaignPrice: 1240, reward: 310 },
        facts: [
          {
            label: { tr: 'Çeşit', en: 'Kinds' },
            value: { tr: 'Limon, tütün, mandalina, lavanta', en: 'Lemon, tobacco, mandarin, lavender' },
          },
          { label: { tr: 'Hacim', en: 'Size' }, value: { tr: '400 ml', en: '400 ml' } },
        ],
      },
    ],
  },
];
