import type { DemoPattern } from '../shape.ts';

export const menPatterns: readonly DemoPattern[] = [
  {
    key: 'moda-takim-elbise-paket',
    path: ['Erkek', 'Takım Elbise'],
    benefit: { tr: 'Takım paketi {campaignPrice}', en: 'The whole outfit for {campaignPrice}' },
    conditions: [
      {
        tr: 'Parçalar ayrı ayrı {listPrice} tutar; paket fiyatı {campaignPrice}.',
        en: 'Bought singly the pieces cost {listPrice}; as a bundle, {campaignPrice}.',
      },
      {
        tr: 'Paketteki parçalar birlikte alınır ve birlikte iade edilir.',
        en: 'The pieces are bought and returned together.',
      },
      { tr: 'Ceket ve pantolonda farklı beden seçilebilir.', en: 'Jacket and trousers may differ in size.' },
      { tr: 'Terzi dokunuşu yapılan ürün iade alınmaz.', en: 'Altered items cannot be returned.' },
    ],
    campaigns: [
      {
        brand: 'Sırmakuş',
        title: {
          tr: 'Damatlık set: takım, gömlek, papyon {campaignPrice}',
          en: 'Groom’s set: suit, shirt and bow tie for {campaignPrice}',
        },
        description: {
          tr: 'Düğün hazırlığında damadın işi tek mağazada bitsin diye dört parçayı birleştirdik. Şal yaka smokin ceketi, yan şeritli pantolon, gizli düğmeli gömlek ve ipek papyon birbirine göre seçildi. Törenden önceki hafta bir kez daha provaya gelebilirsiniz; kilo değişimine göre bel daraltma ya da açma pakete dahildir. Sağdıçlar için benzer ton ayırtmak mümkün.',
          en: 'Four pieces together, so that the groom’s part of the preparations is done in one shop. The shawl-collar jacket, striped trousers, concealed-button shirt and silk bow tie were chosen for one another. Come back for a second fitting in the week before the ceremony; taking the waist in or out is included. We can set aside a similar shade for the best man.',
        },
        figures: { listPrice: 24500, campaignPrice: 18400 },
        more: {
          title: { tr: 'Prova takvimi', en: 'Fittings' },
          text: {
            tr: 'İlk provada ölçü alınır ve paça boyu işaretlenir; ikincide ceket omzu ile kol kontrol edilir. Tarihi teklif formundaki notlar bölümüne yazın, danışmanımız iki uygun saat önersin.',
            en: 'The first fitting takes your measurements and marks the hem; the second checks shoulders and sleeves. Write your wedding week in the request and we will suggest two times.',
          },
        },
        facts: [
          {
            label: { tr: 'Pakette', en: 'Included' },
            value: { tr: 'Ceket, pantolon, gömlek, papyon', en: 'Jacket, trousers, shirt, bow tie' },
          },
          {
            label: { tr: 'Tadilat', en: 'Alterations' },
            value: { tr: 'Paça ve bel dahil', en: 'Hem and waist included' },
          },
          {
            label: { tr: 'Geçerli olduğu yer', en: 'Where' },
            value: { tr: 'Seçili mağazalar', en: 'Selected shops' },
          },
        ],
      },
      {
        brand: 'Sırmakuş',
        title: { tr: 'İlk iş günü paketi: iki pantolonlu takım {campaignPrice}' },
        description: {
          tr: 'Takımların önce pantolonu eskir; mezun olup masaya yeni oturanlara bu yüzden yedeğiyle veriyoruz. Dar olmayan modern kesim, terlemeyi azaltan yarım astar, leke tutmayan yüzey: hepsi her gün giyilmesi düşünülerek seçildi. Yanına beyaz bir gömlek ekledik. Mülakat tarihiniz yakınsa paça aynı gün kısaltılır, beklerken kravat bağlamayı da gösteririz.',
        },
        figures: { listPrice: 13900, campaignPrice: 9990 },
        facts: [
          { label: { tr: 'Kesim', en: 'Cut' }, value: { tr: 'Modern, rahat', en: 'Modern, easy' } },
          { label: { tr: 'Renk', en: 'Colours' }, value: { tr: 'Lacivert, füme', en: 'Navy, smoke grey' } },
        ],
      },
      {
        brand: 'Tabanyolu',
        title: { tr: 'Takım elbise ve deri ayakkabı bir arada: {campaignPrice}' },
        description: {
          tr: 'Kıyafetle ayakkabının tonunu tutturmak sanıldığından zordur. Biz Oxford modelimizi, kemeri ve füme takımı aynı ışık altında eşledik; size yalnızca numaranızı söylemek kalıyor. Taban kösele, içi kauçuk destekli; ıslak kaldırımda kaymaz. Kemerin deliğini mağazada açarız. Ceketin dirseğine ister yama, ister düz bırakma seçeneği sunuluyor. Takımı yıl boyunca tek başına da taşırsınız.',
        },
        figures: { listPrice: 19800, campaignPrice: 14850 },
        more: {
          title: { tr: 'Ayakkabınız ilk günden rahat etsin' },
          text: {
            tr: 'Kösele taban ilk haftalarda sert gelebilir. Evde günde bir saat, kalın çorapla giyerek alıştırın; kalıbı ücretsiz verdiğimiz sedir ağacı gererek korur. Topuk vuruyorsa atölyemiz birkaç dakikada yumuşatır.',
          },
        },
        facts: [
          { label: { tr: 'Ayakkabı', en: 'Shoes' }, value: { tr: 'Oxford, 39–46', en: 'Oxford, 39–46' } },
          {
            label: { tr: 'Hediye', en: 'Gift' },
            value: { tr: 'Sedir ayakkabı kalıbı', en: 'Cedar shoe trees' },
          },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: {
          tr: 'Baba oğul takım: ikisi birlikte {campaignPrice}',
          en: 'Father and son suits: the pair for {campaignPrice}',
        },
        description: {
          tr: 'Sünnet, nişan ya da bayram ziyareti; minik beyler büyüklerine özenir. Aynı mavi kumaştan iki takım hazırladık: yetişkininki klasik, çocuğunki lastikli bel ve kolay açılan çıtçıtla. Yaka mendilleri ortak desenli. Dört ile on dört yaş arası tüm boylar var; hızla uzayanlara paçada altı santimlik gizli pay bıraktık.',
          en: 'Circumcision feast, engagement or holiday visit: little gentlemen like to look like the big ones. Two suits come from the same blue cloth, the adult one classic, the child’s with an elastic waist and easy snaps. The pocket squares share a pattern. All heights from age four to fourteen are here, with six hidden centimetres in the hem for those who grow fast.',
        },
        figures: { listPrice: 15200, campaignPrice: 11400 },
        facts: [
          { label: { tr: 'Çocuk yaşı', en: 'Child ages' }, value: { tr: '4–14', en: '4–14' } },
          { label: { tr: 'Yetişkin bedeni', en: 'Adult sizes' }, value: { tr: '46–58', en: '46–58' } },
        ],
      },
      {
        brand: 'Vakitçe',
        title: { tr: 'Kol düğmesi ve saatle tamamlanan takım {campaignPrice}' },
        description: {
          tr: 'Yöneticiliğe adım atan birine ne alınır diye soranlara hazır yanıtımız: yün takım, ince kasalı çelik saat ve gümüş kol düğmesi tek kutuda. Saatin arkasına isim yazdırmak parasızdır. Giysi bölümü kuponla gelir, hediye edilen kişi kendi bedenini dilediği gün mağazamızda dener. Böylece sürpriz bozulmaz, ölçü derdi ortadan kalkar.',
        },
        figures: { listPrice: 28600, campaignPrice: 22900 },
        more: {
          title: { tr: 'Kupon nasıl kullanılır?' },
          text: {
            tr: 'Kutudaki karta basılı kodla randevu alınır. Danışman ölçüyü alır, ceket ile pantolonu ayırır, paçayı yapar. Kupon altı ay geçerlidir ve başkasına devredilebilir; ancak nakde çevrilmez.',
          },
        },
        facts: [
          { label: { tr: 'Saat', en: 'Watch' }, value: { tr: 'Çelik kasa, 39 mm', en: 'Steel case, 39 mm' } },
          { label: { tr: 'Kazıma', en: 'Engraving' }, value: { tr: 'Ücretsiz', en: 'Free' } },
          { label: { tr: 'Kupon süresi', en: 'Voucher' }, value: { tr: '6 ay', en: '6 months' } },
        ],
      },
    ],
  },
  {
    key: 'moda-mont-sepet-indirimi',
    path: ['Erkek', 'Mont ve Kaban'],
    benefit: { tr: 'Sepette {reward} indirim', en: '{reward} off in the basket' },
    conditions: [
      {
        tr: 'Sepetiniz en az {minimumPurchase} olduğunda {reward} düşülür.',
        en: 'From a basket of {minimumPurchase}, {reward} is taken off.',
      },
      { tr: 'Her müşteri bir kez yararlanır.', en: 'Once per customer.' },
      { tr: 'Hediye kartı ve kargo bedeli tutara sayılmaz.', en: 'Gift cards and shipping do not count.' },
      {
        tr: 'Kısmi iadede indirim, iade edilen ürün oranında azalır.',
        en: 'A partial return reduces the discount in proportion.',
      },
    ],
    campaigns: [
      {
        brand: 'Yamaçkoş',
        title: { tr: 'Dağ montlarında {reward} sepet indirimi' },
        description: {
          tr: 'Uludağ pistinden Kaçkar etabına kadar ekipçe denediğimiz montlar, termal içlik ve eldivenler aynı sepette toplanır. Üç katmanlı giyinmeyi sevenler böylece takımını tamamlayıp hesabı hafifletir. Kar eteği, kask üstü kapüşon, geçiş kartı cebi gibi gerekler eksiksiz. Hangi katmanı ne zaman çıkaracağınızı anlatan cep kartını paketinize koyuyoruz.',
        },
        figures: { minimumPurchase: 8000, reward: 1200 },
        more: {
          title: { tr: 'Üç katman kısaca' },
          text: {
            tr: 'Tende teri uzaklaştıran içlik, ortada ısıyı tutan polar, dışta rüzgâr ve yağışı kesen kabuk. Tırmanırken ortadakini çıkarın, mola verince hemen yeniden giyin; üşümeye fırsat bırakmayın.',
          },
        },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Mont, içlik, eldiven', en: 'Jackets, base layers, gloves' },
          },
          { label: { tr: 'Kargo', en: 'Shipping' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
      {
        brand: 'Sırmakuş',
        title: {
          tr: 'Palto alışverişinde {reward} düşen şehirli kış seçkisi',
          en: 'City winter edit: {reward} off coats',
        },
        description: {
          tr: 'Vapurda rüzgâr yiyen İstanbulluya da ayazda durakta bekleyen Ankaralıya da uyar: balıksırtı palto, kaz ayağı atkı, kaşe bere. Takım üstüne giyildiğinde omuz kırılmaz, otobüste oturunca arka yırtmaç açılır. Satın aldığınız paltoya isminizin baş harflerini astara işletmek sizden ek ücret istemez; siparişiniz bu işlem için iki gün gecikir.',
          en: 'It suits the Istanbulite in the ferry wind as well as the Ankaran at a frosty stop: a herringbone overcoat, a houndstooth scarf, a felted cap. Over a suit the shoulder does not break, and on the bus the back vent opens. We will embroider your initials on the lining at no charge; the order then takes two days longer.',
        },
        figures: { minimumPurchase: 10000, reward: 1750 },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Palto, atkı, bere', en: 'Overcoats, scarves, caps' },
          },
          {
            label: { tr: 'İşleme', en: 'Embroidery' },
            value: { tr: 'Baş harfler, ücretsiz', en: 'Initials, free' },
          },
          { label: { tr: 'Beden', en: 'Sizes' }, value: { tr: '46–60', en: '46–60' } },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: { tr: 'Baba montu ve ailece kışlıklar: {reward} bizden' },
        description: {
          tr: 'Alışveriş listesinin en sonuna kendini yazan babalara küçük bir hatırlatma. Kapitone mont, kot ceket içi kürklü model ve şişme yelek bu kez öncelikli; çocuk ve kadın reyonundan eklediğiniz parçalar da alt sınıra katılır. Ürünlerde yedek fermuar başlığı standarttır. Yanlış numara seçildiyse değişim kargosunu iki yönde de biz öderiz.',
        },
        figures: { minimumPurchase: 5000, reward: 600 },
        facts: [
          {
            label: { tr: 'Değişim kargosu', en: 'Exchange shipping' },
            value: { tr: 'Ücretsiz', en: 'Free' },
          },
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Tüm kışlıklar', en: 'All winter clothing' },
          },
        ],
      },
      {
        brand: 'Tabanyolu',
        title: { tr: 'Süet ve deri kabanlarda {reward} eksik ödeyin' },
        description: {
          tr: 'Süet narindir diye düşünmeyin: dış yüzeyine atölyemizde uyguladığımız koruyucu, çiseleyen yağmurda leke bırakmaz. Koyun kürkü yakalı pilot model, düz yaka safari kesim ve mat deri kaban arasından seçin; yanına eldiven koyarsanız eşik kolayca aşılır. Deneme kabininde fırça kullanımını öğrenir, kutusunda silgiyle birlikte eve götürürsünüz. Kalıplar kalın kazağa göredir.',
        },
        figures: { minimumPurchase: 14000, reward: 2500 },
        more: {
          title: { tr: 'Süeti temizlemek' },
          text: {
            tr: 'Islandığında kaloriferden uzakta kurutun. Toz ve kir kuruduktan sonra kauçuk fırçayı tek yönde, izleri ise silgiyle hafifçe gezdirin. İnatçı yağ lekesini kendiniz ovmayın, mağazadaki tezgâha bırakın.',
          },
        },
        facts: [
          {
            label: { tr: 'Malzeme', en: 'Material' },
            value: { tr: 'Süet, kuzu derisi', en: 'Suede, lambskin' },
          },
          {
            label: { tr: 'Bakım seti', en: 'Care kit' },
            value: { tr: 'Fırça ve silgi', en: 'Brush and eraser' },
          },
        ],
      },
      {
        brand: 'Yamaçkoş',
        title: {
          tr: 'Yağmurluk ve softshell günlerinde {reward} avantaj',
          en: 'Rain jackets and softshells: {reward} off',
        },
        description: {
          tr: 'Bisikletle işe gidenler bilir: asıl mesele yağmur değil, montun içinde terlemektir. Softshell kumaş iki yana esner, sırtında uzun kuyruk çamuru tutar, koldaki reflektör farlarda parlar. Yağmurluklar yumruk kadar toplanıp kendi cebine girer. Pedal çevirenlere, motor kullananlara ve sahil yürüyüşçülerine ayrı kalıplar hazırladık; mağaza çalışanları kolunuzu uzatıp denetir.',
          en: 'Anyone who cycles to work knows that the trouble is less the rain than sweating inside the jacket. Our softshell stretches both ways, a long tail keeps mud off the back, and the sleeve shines in headlights. The rain jackets fold into their own pocket, the size of a fist. Cyclists, motorcyclists and seaside walkers each have a cut of their own.',
        },
        figures: { minimumPurchase: 6000, reward: 800 },
        facts: [
          {
            label: { tr: 'Reflektör', en: 'Reflectors' },
            value: { tr: 'Kol ve sırt', en: 'Sleeve and back' },
          },
          {
            label: { tr: 'Geçerli olduğu yer', en: 'Where' },
            value: { tr: 'Mağaza ve internet', en: 'Shops and online' },
          },
        ],
      },
    ],
  },
];
