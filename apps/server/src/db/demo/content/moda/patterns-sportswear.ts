import type { DemoPattern } from '../shape.ts';

export const sportswearPatterns: readonly DemoPattern[] = [
  {
    key: 'moda-spor-coklu-alim',
    path: ['Spor Giyim'],
    benefit: { tr: '{count} parça {campaignPrice}', en: '{count} pieces for {campaignPrice}' },
    conditions: [
      {
        tr: 'Seçili ürünlerden {count} parça alındığında toplam {listPrice} yerine {campaignPrice} ödenir.',
        en: 'Any {count} pieces from the selection cost {campaignPrice} in place of {listPrice}.',
      },
      { tr: 'Renk ve beden karışık seçilebilir.', en: 'Colours and sizes may be mixed.' },
      {
        tr: 'Tek parça iadesinde kalanlar liste fiyatından hesaplanır.',
        en: 'If one piece is returned, the rest are charged at list price.',
      },
      { tr: 'Başka kampanyayla birleştirilemez.', en: 'Not combinable with other campaigns.' },
    ],
    campaigns: [
      {
        brand: 'Yamaçkoş',
        title: { tr: 'Koşu tişörtünde {count} parça {campaignPrice}' },
        description: {
          tr: 'Haftada dört gün koşan biri için tek tişört çamaşır makinesi demektir. File sırtlı, dikişsiz koltuk altlı modeller teri yüzeye taşır, kurumayı hızlandırır. Kırmızı uzun kollu sabahlara, askılı sarı yaz akşamlarına; hangisini eksik görüyorsanız onu katın. Anahtar gözü belin arkasında, yarış numarası iğneleri için güçlendirilmiş köşeler öndedir.',
        },
        figures: { count: 3, listPrice: 3270, campaignPrice: 2490 },
        facts: [
          { label: { tr: 'Kumaş', en: 'Fabric' }, value: { tr: 'Hızlı kuruyan file', en: 'Quick-dry mesh' } },
          { label: { tr: 'Beden', en: 'Sizes' }, value: { tr: 'XS–XXL', en: 'XS–XXL' } },
        ],
      },
      {
        brand: 'Yamaçkoş',
        title: {
          tr: 'Yoga ve pilates seti: {count} parça tek fiyata',
          en: 'Yoga and pilates set: {count} pieces, one price',
        },
        description: {
          tr: 'Aşağı bakan köpekte toplanmayan tişört, diz çökünce şeffaflaşmayan tayt: derslerde en çok bunlar soruluyor. Çift örgülü kumaş sıkmadan sarar, belde dikiş yerine geniş bant vardır. Tayt, bralet, bol üst ve ince hırkadan dilediğiniz bileşimi kurun. Salona giderken montun altında, dönüşte kahvede tek başına giyilebilecek kadar şık durur.',
          en: 'A top that stays put in downward dog and leggings that do not turn sheer when you kneel: that is what people ask for in class. The double knit holds without squeezing, with a wide band at the waist in place of a seam. Combine leggings, bralette, loose top and thin cardigan as you like; it looks good over coffee afterwards too.',
        },
        figures: { count: 2, listPrice: 3380, campaignPrice: 2590 },
        more: {
          title: { tr: 'Yıkarken', en: 'In the wash' },
          text: {
            tr: 'Yumuşatıcı kullanmayın; liflerin arasını doldurup terin çıkmasını engeller. Ters çevirip soğuk suda, benzer renklerle yıkayın ve gölgede kurutun. Tüylenmemesi için havlulardan ayrı tutmanız yeterli olur.',
            en: 'Skip the softener: it clogs the fibres and traps sweat. Turn inside out, wash cold with similar colours and dry in the shade. Keep away from towels and it will not pill.',
          },
        },
        facts: [
          {
            label: { tr: 'Parçalar', en: 'Pieces' },
            value: { tr: 'Tayt, bralet, üst, hırka', en: 'Leggings, bralette, top, cardigan' },
          },
          { label: { tr: 'Bel', en: 'Waist' }, value: { tr: 'Yüksek, dikişsiz', en: 'High, seamless' } },
          { label: { tr: 'Kargo', en: 'Shipping' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: { tr: 'Beden eğitimi eşofmanında {count} çocuk {campaignPrice}' },
        description: {
          tr: 'İkizi, üçüzü ya da mahalle takımı olan ebeveynlere: aynı eşofmanı farklı boylarda alın, ayrı ayrı ödemekten kurtulun. Dizler dışarıdan görünmeyen ek kumaşla desteklendi, ipli bel güvenlik sebebiyle lastiğe çevrildi. Beyaz şerit boyamaz. Okulun rengine uyacak beş düz ton var; arma dikmek isteyenlere göğüste boş alan bıraktık.',
        },
        figures: { count: 2, listPrice: 2980, campaignPrice: 2350 },
        facts: [
          { label: { tr: 'Yaş', en: 'Ages' }, value: { tr: '5–15', en: '5–15' } },
          { label: { tr: 'Renk', en: 'Colours' }, value: { tr: 'Beş düz ton', en: 'Five plain tones' } },
        ],
      },
      {
        brand: 'Tabanyolu',
        title: { tr: 'Yürüyüş çorabı ve tabanlık paketi: {count} adet' },
        description: {
          tr: 'İyi ayakkabı kötü çorapla rahat etmez, bunu onarım tezgâhında her gün görüyoruz. Merinos yünlü çoraplarda burun dikişi elde kapatılır, tabanlıklar kemere göre üç yükseklikte gelir. Gün boyu ayakta çalışan garsonlar, kuaförler, hemşireler kutuyu paylaşıyor. Tabanlığı eski çıkarılabilir olanla değiştirin, üst üste koymak parmakları sıkıştırır. Numaralar çiftler halindedir.',
        },
        figures: { count: 6, listPrice: 1740, campaignPrice: 1290 },
        more: {
          title: { tr: 'Kemer yüksekliğini bulmak' },
          text: {
            tr: 'Islak ayakla bir kâğıda basın. Orta kısım ince bir şeritse yüksek, yarısı kadar doluysa orta, bütünüyle çıkıyorsa alçak olanı seçin. Emin olamazsanız mağazadaki basınç matında ücretsiz bakıyoruz.',
          },
        },
        facts: [
          { label: { tr: 'Çorap', en: 'Socks' }, value: { tr: 'Merinos yünü', en: 'Merino wool' } },
          {
            label: { tr: 'Tabanlık', en: 'Insoles' },
            value: { tr: 'Üç kemer yüksekliği', en: 'Three arch heights' },
          },
        ],
      },
      {
        brand: 'Sırmakuş',
        title: {
          tr: 'Şehirde spor şıklık: {count} parçalı örme takım {campaignPrice}',
          en: 'Sporty in town: a {count}-piece knit set for {campaignPrice}',
        },
        description: {
          tr: 'Eşofmanla dışarı çıkmayı sevmeyip kumaş pantolondan da bunalanların orta yolu. Sık örgülü sweatshirt, ütü izli örme pantolon ve kolsuz yelek birlikte ya da ayrı giyiliyor. Uzaktan çalışılan günde kameraya düzgün, uçakta uzun saatlere rahat. Yıkandıkça yumuşar, dizi torbalanmaz; erkek ve kadın kalıbı ayrı kesilir. Krem, antrasit ve çam yeşili seçilebilir.',
          en: 'A middle way for those who will not go out in a tracksuit and are tired of tailored trousers. A dense sweatshirt, knitted trousers with a crease and a sleeveless vest are worn together or apart. Tidy on camera on a day at home, easy through long hours on a plane. It softens with washing, the knees keep their shape, and men’s and women’s cuts differ.',
        },
        figures: { count: 3, listPrice: 6870, campaignPrice: 4990 },
        facts: [
          {
            label: { tr: 'Parçalar', en: 'Pieces' },
            value: { tr: 'Üst, pantolon, yelek', en: 'Top, trousers, vest' },
          },
          { label: { tr: 'Kalıp', en: 'Cut' }, value: { tr: 'Kadın ve erkek', en: 'Women’s and men’s' } },
          { label: { tr: 'Ütü', en: 'Ironing' }, value: { tr: 'Gerekmez', en: 'Not needed' } },
        ],
      },
    ],
  },
];
