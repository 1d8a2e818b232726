import type { DemoPattern } from '../shape.ts';

export const phonePatterns: readonly DemoPattern[] = [
  {
    key: 'phone-trade-in',
    path: ['Cep Telefonu', 'Akıllı Telefonlar'],
    benefit: { tr: 'Eskisini getirene {reward}', en: '{reward} for your old phone' },
    conditions: [
      {
        tr: '{reward} en yüksek takas tutarıdır, değerleme cihazın durumuna göre yapılır.',
        en: '{reward} is the highest trade-in value; it depends on condition.',
      },
      {
        tr: 'Eski cihazın açılması, hesap kilitlerinin kaldırılmış olması gerekir.',
        en: 'The old phone must switch on and be free of account locks.',
      },
      {
        tr: '{listPrice} liste fiyatlı ürün takasla {campaignPrice} olur.',
        en: 'The {listPrice} product becomes {campaignPrice} with the trade-in.',
      },
      {
        tr: 'Bir satışta tek cihaz takas edilebilir, stokla sınırlıdır.',
        en: 'One device per sale, while stocks last.',
      },
    ],
    campaigns: [
      {
        brand: 'Kuvarsel',
        title: {
          tr: 'Kuvarsel K9 256 GB, eski telefonunuzla {campaignPrice}',
          en: 'Kuvarsel K9 256 GB for {campaignPrice} with your old phone',
        },
        description: {
          tr: 'Çekmecede duran telefon her geçen ay değer kaybediyor; K9’a geçerken onu son iyi gününde kullanın. Mağazadaki kutuya koyduğunuz cihaz iki dakikada taranır, teklif ekranda belirir. Beğenirseniz verileriniz gözünüzün önünde silinir, fotoğraflarınız aktarım kablosuyla yenisine geçer. Çizik ekran sorun değil, şişmiş batarya yalnızca fiyatı bir kademe indirir.',
          en: 'A phone in a drawer loses value every month, so use yours on its last good day. The shop scanner takes two minutes and shows an offer. If you like it, your data is erased before your eyes and your photos move to the K9. A scratched screen is no obstacle.',
        },
        figures: { listPrice: 64999, reward: 15000, campaignPrice: 49999 },
        more: {
          title: { tr: 'Veriler nasıl silinir', en: 'How is the data erased' },
          text: {
            tr: 'Silme işlemi uluslararası bir yönteme göre üç geçişle yapılır ve sonunda seri numaralı bir belge verilir. Belge olmadan cihaz mağazadan çıkmaz, vazgeçerseniz telefonunuz aynen geri verilir.',
            en: 'Erasure takes three passes by a recognised method and ends with a numbered certificate. The device never leaves the shop without it, and if you change your mind you get your phone back.',
          },
        },
        facts: [
          {
            label: { tr: 'Model', en: 'Model' },
            value: { tr: 'Kuvarsel K9, 256 GB', en: 'Kuvarsel K9, 256 GB' },
          },
          {
            label: { tr: 'Değerleme', en: 'Valuation' },
            value: { tr: 'Mağazada 2 dakika', en: '2 minutes in the shop' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: { tr: 'Kırık ekranla da takas: Kuvarsel K7’de {reward} düşülür' },
        description: {
          tr: 'Düşürdüğünüz gün ekran değişimine para vermek yerine iki kere düşünün. Zincirimizde camı çatlamış, arka kapağı kırılmış, hatta kamerası çalışmayan telefonlar da sabit bir bedelle alınır; parçaları onarım atölyesine gider. Karşılığında eli yormayan, iki gün şarj isteyen orta boy K7 ile çıkarsınız. Rehber aktarımı kasada ücretsiz yapılır.',
        },
        figures: { listPrice: 42999, reward: 6000, campaignPrice: 36999 },
        more: {
          title: { tr: 'Onarım mı, takas mı' },
          text: {
            tr: 'Danışman önce ekran değişiminin bedelini çıkarır, sonra takas teklifini yanına yazar. Onarım daha hesaplıysa bunu söyler, cihazınızı aynı mağazada iki saat içinde teslim eder. Karar sizindir.',
          },
        },
        facts: [
          {
            label: { tr: 'Kabul edilen hasar', en: 'Damage accepted' },
            value: { tr: 'Ekran, kapak, kamera', en: 'Screen, back, camera' },
          },
          {
            label: { tr: 'Takas sonrası fiyat', en: 'Price after trade-in' },
            value: { tr: '{campaignPrice}', en: '{campaignPrice}' },
          },
        ],
      },
      {
        brand: 'Kuvarsel',
        title: { tr: 'Katlanabilir Kuvarsel Defter’e geçişte {reward} takas desteği' },
        description: {
          tr: 'Kapalıyken cebe sığan, açılınca tabloyu okutan bir ekran. Katlanabilire alışır mıyım diye soranlara menteşe için iki yıllık ücretsiz değişim sözü verdik. Üst sınıf cihazınızı getirirseniz aradaki farkın büyük bölümü kapanır. Toplantıda kalemle not alan, uçakta dizi izleyen, yolda sözleşme okuyan herkes için tek aygıtta iki kullanım var.',
        },
        figures: { listPrice: 109999, reward: 25000, campaignPrice: 84999 },
        more: {
          title: { tr: 'Menteşe sözü' },
          text: {
            tr: 'Açılıp kapanma sırasında ses, boşluk ya da iz oluşursa servis menteşeyi iki yıl boyunca parça ve işçilik almadan değiştirir. Değişim süresince aynı modelden emanet cihaz verilir.',
          },
        },
        facts: [
          {
            label: { tr: 'Ekran', en: 'Display' },
            value: { tr: 'Açık 8 inç, kapalı 6,3 inç', en: '8 in open, 6.3 in closed' },
          },
          { label: { tr: 'Menteşe güvencesi', en: 'Hinge cover' }, value: { tr: '2 yıl', en: '2 years' } },
        ],
      },
      {
        brand: 'İletkent',
        title: {
          tr: 'Tuşlu telefondan akıllıya: büyüklere {reward} hoş geldin takası',
          en: 'From keypad to smartphone: {reward} welcome trade-in',
        },
        description: {
          tr: 'Kapaklı emektarı bırakmak kolay değil, o yüzden geçişi yanlarında biz yapıyoruz. Mağazada bir saatlik birebir tanıtım, iri simgeli ana ekran, tek dokunuşla evladı arama kısayolu fiyata dahil. İlk ay takıldıkları her şeyi aynı danışmana sorabilirler. Getirilen cihazın çalışması yeterli; markası, yaşı, tuşunun silinmiş olması önemli değildir.',
          en: 'Leaving an old keypad phone is not easy, so we make the move together. The price covers an hour of personal help in the shop, a home screen with large icons and a one-touch call to the family. For the first month, the same adviser answers every question.',
        },
        figures: { listPrice: 17999, reward: 2500, campaignPrice: 15499 },
        facts: [
          {
            label: { tr: 'Tanıtım', en: 'Introduction' },
            value: { tr: 'Birebir 1 saat', en: 'One hour, one to one' },
          },
          {
            label: { tr: 'Uygun cihaz', en: 'Accepted' },
            value: { tr: 'Çalışan her tuşlu telefon', en: 'Any working keypad phone' },
          },
        ],
      },
      {
        brand: 'Kuvarsel',
        title: { tr: 'K9 Pro alana eski tablet de sayılır: {reward} değer' },
        description: {
          tr: 'Takas deyince akla telefon gelir ama evin köşesindeki tablet, saat ya da dizüstü de işe yarar; hangisi daha çok ediyorsa onu getirin. K9 Pro’nun üç kamerası düşük ışıkta çocuk fotoğrafı çekenleri sevindirir, titanyum kasası cepte ağırlık yapmaz. Değerleme çevrim içi başlar, kurye teslimatta kontrol edip farkı anında hesabınıza yansıtır.',
        },
        figures: { listPrice: 84999, reward: 18000, campaignPrice: 66999 },
        facts: [
          {
            label: { tr: 'Takasa uygun', en: 'Tradeable' },
            value: { tr: 'Telefon, tablet, saat, dizüstü', en: 'Phone, tablet, watch, laptop' },
          },
          {
            label: { tr: 'Teslimat', en: 'Delivery' },
            value: { tr: 'Kapıda değerlemeyle 2 gün', en: '2 days, valued at the door' },
          },
        ],
      },
    ],
  },
  {
    key: 'phone-instalments',
    path: ['Cep Telefonu', 'Akıllı Telefonlar'],
    benefit: { tr: 'Peşin fiyatına {installment} taksit', en: '{installment} instalments, cash price' },
    conditions: [
      {
        tr: '{listPrice} yerine {campaignPrice} peşin fiyatla {installment} taksit; ayda {monthlyPayment} ödenir.',
        en: '{campaignPrice} instead of {listPrice}, in {installment} instalments of {monthlyPayment}.',
      },
      {
        tr: 'Taksit sayısı, telefonun fiyatına göre yasal üst sınırı aşamaz.',
        en: 'Instalments cannot exceed the statutory limit for the phone’s price.',
      },
      {
        tr: 'Anlaşmalı bireysel kredi kartlarında geçerlidir.',
        en: 'Valid with participating personal credit cards.',
      },
      { tr: 'İndirim kuponlarıyla birleştirilemez.', en: 'Cannot be combined with vouchers.' },
    ],
    campaigns: [
      {
        brand: 'İletkent',
        title: { tr: 'Kuvarsel K5 alana {installment} taksit, ayda {monthlyPayment}' },
        description: {
          tr: 'Bütçesini aydan aya kuranların gözdesi, gösterişsiz fakat eksiksiz bir model: parlak ekran, günü çıkaran pil, hafıza kartı yuvası ve kulaklık girişi. Yıla yayıldığında iki kişilik bir akşam yemeği kadar tutar. Kasadaki danışman hangi kartın bu bölünmeye izin verdiğini baştan söyler, ödeme anında sürpriz yaşamazsınız. Kılıf takılı gelir.',
        },
        figures: { listPrice: 19999, campaignPrice: 18000, installment: 12, monthlyPayment: 1500 },
        facts: [
          {
            label: { tr: 'Öne çıkan', en: 'Highlights' },
            value: { tr: 'Hafıza kartı ve kulaklık girişi', en: 'Card slot and headphone jack' },
          },
          {
            label: { tr: 'Peşin fiyat', en: 'Cash price' },
            value: { tr: '{campaignPrice}', en: '{campaignPrice}' },
          },
        ],
      },
      {
        brand: 'Kuvarsel',
        title: {
          tr: 'K8’i üç maaşa bölün: {installment} taksitte {campaignPrice}',
          en: 'Split the K8 over three paydays: {campaignPrice} in all',
        },
        description: {
          tr: 'Kısa taksit çoğu kişiye yetersiz görünür; oysa ikramiye ve yan gelir bekleyenler için üç adım en temizidir, borç mevsim değişmeden biter. K8, yansımayı kesen mat camı ve parmak izi bırakmayan sırtıyla büroda sık kullananlara göre. Üreticinin kendi sitesinde alınır, on dört gün sebep göstermeden iade edilir, kargo bizden.',
          en: 'Three payments may look few, but for anyone expecting a bonus they are the cleanest way: the debt is gone before the season turns. The K8 has matt glass that cuts glare and a back that shows no prints. Buy it on the maker’s site and return it freely within fourteen days.',
        },
        figures: { listPrice: 52500, campaignPrice: 48000, installment: 3, monthlyPayment: 16000 },
        facts: [
          {
            label: { tr: 'Aylık', en: 'Monthly' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
          {
            label: { tr: 'İade', en: 'Returns' },
            value: { tr: '14 gün, kargo ücretsiz', en: '14 days, free postage' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: { tr: 'Gençlere ilk telefon: {installment} taksit ve kırılma sigortası' },
        description: {
          tr: 'Ortaokul çantasında kitapların altında kalacak bir cihazın düşmeye dayanması şart. Kenarları kauçuk kaplı Kuvarsel Mini, bir yıl ekran kırılma güvencesiyle birlikte verilir; servise geldiğinde değişim ücreti alınmaz. Aile denetimi kurulum sırasında birlikte açılır. Dokuz parçaya bölünen ödeme, okul dönemiyle aynı takvimde biter ve yaz tatiline borç kalmaz.',
        },
        figures: { listPrice: 15999, campaignPrice: 14400, installment: 9, monthlyPayment: 1600 },
        more: {
          title: { tr: 'Sigorta neyi karşılar' },
          text: {
            tr: 'Bir kez ekran, bir kez arka kapak değişimi vardır. Sıvı teması ve kayıp kapsam dışındadır; hasarı uygulamadan fotoğrafla bildirir, anlaşmalı serviste randevunuzu kendiniz seçersiniz. Başvuru beş dakika sürer.',
          },
        },
        facts: [
          {
            label: { tr: 'Sigorta', en: 'Insurance' },
            value: { tr: '1 yıl ekran ve kapak', en: '1 year, screen and back' },
          },
          {
            label: { tr: 'Taksit tutarı', en: 'Instalment' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
        ],
      },
      {
        brand: 'Kuvarsel',
        title: { tr: 'Kuryelere dayanıklı model, {installment} taksitle iş ortağı' },
        description: {
          tr: 'Yağmurda ekranı eldivenle açılan, motor titreşiminde navigasyonu şaşmayan bir telefon gerekiyorsa Kuvarsel Saha tam bu iş için. Altı bin miliamperlik pil çift vardiyayı kaldırır, yan tuşu telsize dönüştürülür. Kask altında duyulan hoparlörü ve çıkarılabilir tutacağı pakette. Platformda çalıştığını gösterenler yedek şarj kablosunu da ayrıca bedelsiz alır.',
        },
        figures: { listPrice: 19499, campaignPrice: 17400, installment: 6, monthlyPayment: 2900 },
        more: {
          title: { tr: 'Serviste öncelik' },
          text: {
            tr: 'Ekmeğini telefonla kazananların cihazı arızalandığında sıra bekletilmez. Sabah bırakılan telefon akşama yetişmezse emanet cihaz verilir, hat ve uygulamalar bizde aktarılır. Akşam onarılan telefonu vardiya bitiminde alırsınız.',
          },
        },
        facts: [
          {
            label: { tr: 'Dayanıklılık', en: 'Durability' },
            value: { tr: 'Su, toz ve titreşim', en: 'Water, dust and vibration' },
          },
          {
            label: { tr: 'Ayda', en: 'Per month' },
            value: { tr: '{monthlyPayment}', en: '{monthlyPayment}' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: {
          tr: 'Kamerası güçlü K9 Foto’ya peşin fiyatına {installment} taksit',
          en: 'K9 Foto for camera lovers in {installment} instalments',
        },
        description: {
          tr: 'Konser ışığı, uçan kuş, akşam sofrası: optik yakınlaştırma burada yazılım hilesi değil, gerçek mercek. Görüntüyü ham biçimde kaydedip bilgisayarda işleyebilir, yavaş çekimde saçın telini sayabilirsiniz. Mağazadaki karanlık kabinde örnek çekim yapmadan karar vermeyin. Eskiden fotoğraf makinesi taşıyanlar çantayı bıraktığına pişman olmadığını söylüyor, yine de siz deneyin.',
          en: 'Concert lights, birds in flight, supper by candle: the zoom here is real glass, not a trick of software. Save raw files or slow a scene down until you can count hairs. Please try it in the dark booth in the shop before you decide.',
        },
        figures: { listPrice: 72000, campaignPrice: 66000, installment: 3, monthlyPayment: 22000 },
        facts: [
          { label: { tr: 'Yakınlaştırma', en: 'Zoom' }, value: { tr: '5 kat optik', en: '5× optical' } },
          {
            label: { tr: 'Ödeme', en: 'Payment' },
            value: { tr: '{installment} × {monthlyPayment}', en: '{installment} × {monthlyPayment}' },
          },
        ],
      },
    ],
  },
];
