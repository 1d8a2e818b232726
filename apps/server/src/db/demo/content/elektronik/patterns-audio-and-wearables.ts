import type { DemoPattern } from '../shape.ts';

export const audioAndWearablePatterns: readonly DemoPattern[] = [
  {
    key: 'audio-second-item',
    path: ['Kulaklık ve Ses'],
    benefit: { tr: 'İkinci ürüne {discountPercent} indirim', en: '{discountPercent} off the second' },
    conditions: [
      {
        tr: 'Aynı sepette iki ürün bulunmalı, indirim ucuz olana yansır.',
        en: 'Two items in one basket; the cheaper one is reduced.',
      },
      {
        tr: '{listPrice} değerindeki ikinci ürün {campaignPrice} olur.',
        en: 'The second item, worth {listPrice}, becomes {campaignPrice}.',
      },
      {
        tr: 'Ürünlerden biri iade edilirse indirim yeniden hesaplanır.',
        en: 'If one item is returned, the discount is recalculated.',
      },
      {
        tr: 'Sergi ve fırsat reyonu ürünlerinde geçerli değildir.',
        en: 'Not valid on display and clearance items.',
      },
    ],
    campaigns: [
      {
        brand: 'Hoparka',
        title: { tr: 'Gürültü kesen kulaklıkta ikincisi {discountPercent} indirimli' },
        description: {
          tr: 'Biri size, biri açık ofiste karşınızda oturana. Çevre gürültüsünü saniyede binlerce kez ölçüp ters dalgayla susturan bu kulaklıklar otuz saat dayanır, yastıkları tornavidasız değişir. Uçakta motor uğultusu, kafede kahve değirmeni kaybolur; adınız söylendiğinde ise konuşma modu kendiliğinden devreye girip müziği geri çeker. İkisini eşleyip aynı filmi birlikte, kimseyi uyandırmadan izleyebilirsiniz.',
        },
        figures: { listPrice: 8900, discountPercent: 40, campaignPrice: 5340 },
        more: {
          title: { tr: 'Yastık ve pil' },
          text: {
            tr: 'Kulak yastıkları, kafa bandı ve pil web sitemizde ayrı satılır. Değişim videosu üç dakikadır; garanti süresi bitse bile yedek parçayı en az yedi yıl bulundurma sözü veriyoruz.',
          },
        },
        facts: [
          { label: { tr: 'Pil ömrü', en: 'Battery life' }, value: { tr: '30 saat', en: '30 hours' } },
          {
            label: { tr: 'Parça değişimi', en: 'Parts' },
            value: { tr: 'Yastık ve pil aletsiz değişir', en: 'Pads and battery, tool-free' },
          },
        ],
      },
      {
        brand: 'Hoparka',
        title: { tr: 'Stereo kurana eş hoparlör {campaignPrice}' },
        description: {
          tr: 'Tek hoparlör odayı doldurur, iki tanesi sahneyi kurar: şarkıcı ortada, gitar solda, zil sağda. Kutuları birbirine yaklaştırınca eşleşir, kablo istemez. Ağaç gövdeleri aynı tomrukta kesildiği için damarları çift çift uyumludur. Bir süre sonra ayrı odalara taşımak isterseniz ayarı bozmadan bölebilir, misafir günü yeniden birleştirebilirsiniz. Yerleşim krokisini biz çizeriz.',
        },
        figures: { listPrice: 12500, discountPercent: 50, campaignPrice: 6250 },
        facts: [
          {
            label: { tr: 'Eşleşme', en: 'Pairing' },
            value: { tr: 'Kablosuz stereo', en: 'Wireless stereo' },
          },
          {
            label: { tr: 'Gövde', en: 'Body' },
            value: { tr: 'Eşleşmiş damarlı ağaç', en: 'Matched wood grain' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: {
          tr: 'Spor kulaklığında çiftlere {discountPercent}: koşan da yüzen de',
          en: 'Sports earphones for two: {discountPercent} off the second',
        },
        description: {
          tr: 'Kulak içine girmeyen, kemik üstünden ses veren model trafiği duymayı bırakmak istemeyen koşucuya; suya dalan ve hafızasında dört bin parça taşıyan model havuzcuya göre. İki farklı türü aynı sepete koyabilirsiniz. Ter tuzunu silmek için mikrofiber torba yanında gelir. Kulağınıza oturmazsa üç çengel boyu mağazada denenip değiştirilir.',
          en: 'One model leaves the ear open and sends sound through bone, for runners who want to hear traffic; the other dives, with four thousand tracks in its memory. Mix the two kinds in one basket. Three hook sizes can be tried and swapped in the shop.',
        },
        figures: { listPrice: 5400, discountPercent: 30, campaignPrice: 3780 },
        facts: [
          {
            label: { tr: 'Karışık sepet', en: 'Mixed basket' },
            value: { tr: 'Koşu ve yüzme modelleri', en: 'Running and swimming models' },
          },
          { label: { tr: 'Suya dayanım', en: 'Water' }, value: { tr: '3 metre', en: '3 metres' } },
        ],
      },
      {
        brand: 'Gözalan',
        title: { tr: 'Video çekene yaka mikrofonunda ikinci verici {discountPercent} ucuz' },
        description: {
          tr: 'Röportajda soran kısık, cevaplayan gür çıkıyorsa tek mikrofonla çalışıyorsunuz demektir. Alıcı iki vericiyi ayrı kanala yazar, kurguda seviyeleri birbirinden bağımsız düzeltirsiniz. Rüzgâr tüyü çantasında gelir, bağlantı yüz metre öteden kopmaz. Kayıt kendi içinde de saklandığından telefon sıcaktan kapansa bile konuşmanız kurtulur. Telefona, makineye ve bilgisayara uyan üç ayrı uç da kutuda bulunuyor.',
        },
        figures: { listPrice: 4600, discountPercent: 45, campaignPrice: 2530 },
        facts: [
          { label: { tr: 'Menzil', en: 'Range' }, value: { tr: '100 metre', en: '100 metres' } },
          { label: { tr: 'Dahili kayıt', en: 'On-board recording' }, value: { tr: '8 saat', en: '8 hours' } },
        ],
      },
      {
        brand: 'İletkent',
        title: { tr: 'Plak çalar alana raf hoparlöründe {discountPercent} eksilme' },
        description: {
          tr: 'Babadan kalan plakları duvara asmak yerine döndürmek isteyenlere. Kayışlı pikabın iğnesi takılı, ağırlığı ayarlanmış çıkar; ilk seferde cızırtıyla tanışmazsınız. İçinde ön yükseltici bulunduğundan raf hoparlörlerini doğrudan bağlarsınız. Mağazada haftada bir dinleme akşamı yapılır, kendi albümünüzü getirip koltuğa kurulmanız için davetiye gerekmez. Girişte çay var, sohbet uzun, plaklar kimsenin elinde çizilmiyor.',
        },
        figures: { listPrice: 14800, discountPercent: 35, campaignPrice: 9620 },
        more: {
          title: { tr: 'Bakım önerisi' },
          text: {
            tr: 'Plağı kullanmadan önce karbon fırçayla, iğneyi haftada bir, bir damla temizleyiciyle silin. Fırça kutudadır; kayış iki yılda bir değişir ve mağazada takılırken işçilik alınmaz. Randevu istenmez.',
          },
        },
        facts: [
          {
            label: { tr: 'Pikap', en: 'Turntable' },
            value: { tr: 'Kayışlı, ön yükselticili', en: 'Belt drive, built-in preamp' },
          },
          {
            label: { tr: 'Dinleme akşamı', en: 'Listening night' },
            value: { tr: 'Haftada bir, ücretsiz', en: 'Weekly, free' },
          },
        ],
      },
    ],
  },
  {
    key: 'wearable-coaching',
    path: ['Giyilebilir Teknoloji'],
    benefit: { tr: '{count} ay koçluk hediye', en: '{count} months of coaching free' },
    conditions: [
      {
        tr: 'Üyelik, saat ilk kez eşleştirildiğinde başlar.',
        en: 'Membership starts when the watch is first paired.',
      },
      {
        tr: '{count} ay dolunca kendiliğinden ücretli üyeliğe dönmez.',
        en: 'It does not turn into a paid membership after {count} months.',
      },
      {
        tr: '{listPrice} yerine {campaignPrice} fiyat stokla sınırlıdır.',
        en: '{campaignPrice} instead of {listPrice}, while stocks last.',
      },
      {
        tr: 'Ölçümler tanı koymaz, hekim görüşünün yerine geçmez.',
        en: 'Measurements are not a diagnosis and do not replace a doctor.',
      },
    ],
    campaigns: [
      {
        brand: 'Kuvarsel',
        title: {
          tr: 'Kuvarsel Nabız saatle ilk 10 kilometreye {count} ay koçluk',
          en: 'First 10 kilometres: a Kuvarsel Nabız and {count} months’ coaching',
        },
        description: {
          tr: 'Koltuktan kalkıp on kilometre koşmak hevesle değil, planla olur. Koç, uykunuza ve dinlenik nabzınıza bakıp haftanın antrenmanını yazar; kötü geceden sonra tempoyu kendisi düşürür. Saat bileğinizde iki haftayı tek dolumla çıkarır. Hazır olduğunuzda yakınınızdaki halk koşularını listeler, kayıt bağlantısını ve ulaşım notunu birlikte gönderir. Bitiş çizgisinden sonrasını siz düşünün.',
          en: 'Ten kilometres come from a plan, not from enthusiasm. The coach reads your sleep and resting pulse, writes the week’s training and eases off after a bad night. One charge lasts two weeks, and when you are ready it lists fun runs near you.',
        },
        figures: { listPrice: 13500, campaignPrice: 11900, count: 6 },
        facts: [
          { label: { tr: 'Pil', en: 'Battery' }, value: { tr: '14 gün', en: '14 days' } },
          {
            label: { tr: 'Kampanya fiyatı', en: 'Offer price' },
            value: { tr: '{campaignPrice}', en: '{campaignPrice}' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: { tr: 'Büyükler için düşme algılayan saat, {count} ay aile takibi' },
        description: {
          tr: 'Annenizi her saat aramak ikinizi de yorar; bilekteki saat gerektiğinde kendisi haber versin. Sert düşüşü fark edince otuz saniye bekler, yanıt gelmezse sırayla üç yakına konum yollar. İlaç vakti titreşimle, anlaşılır bir resimle hatırlatılır. Ailede kimin hangi gün nöbetçi olduğu ortak takvimde görünür, sorumluluk tek kişide kalmaz.',
        },
        figures: { listPrice: 9800, campaignPrice: 8400, count: 12 },
        more: {
          title: { tr: 'Mahremiyet ayarı' },
          text: {
            tr: 'Konum yalnızca acil durumda ya da saati takan izin verdiğinde paylaşılır. Kim ne zaman bakmış, saatin kendi ekranında listelenir; paylaşım tek tuşla durdurulabilir. Kayıtlar doksan gün durur.',
          },
        },
        facts: [
          {
            label: { tr: 'Acil kişi', en: 'Emergency contacts' },
            value: { tr: '3 yakın, sırayla', en: '3 people, in turn' },
          },
          { label: { tr: 'Fiyat', en: 'Price' }, value: { tr: '{campaignPrice}', en: '{campaignPrice}' } },
        ],
      },
      {
        brand: 'Kuvarsel',
        title: { tr: 'Uyku yüzüğünde {count} ay ücretsiz gece koçu' },
        description: {
          tr: 'Saatle yatmak istemeyenler için üç gramlık, ekransız bir halka. Derin uykuyu, soluk ritmini, tenin ısısını gece boyunca not eder; sabah yalnızca tek cümleyle özetler: bugün ağırdan alın ya da hazırsınız. Önce ölçü seti yollanır, parmağınıza iki gün takıp karar verirsiniz. Rengi solmaz, el yıkarken çıkarmaya gerek yoktur.',
        },
        figures: { listPrice: 15900, campaignPrice: 14200, count: 3 },
        more: {
          title: { tr: 'Verileriniz nerede' },
          text: {
            tr: 'Gece kayıtları telefonunuzda şifreli tutulur, buluta yalnızca siz izin verirseniz gider. Üyelik bitince geçmişiniz silinmez; temel ölçümleri ücretsiz görmeyi sürdürürsünüz. Dilediğinizde tüm geçmişinizi tek dosyada dışa aktarırsınız.',
          },
        },
        facts: [
          { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: '3 gram', en: '3 grams' } },
          {
            label: { tr: 'Ölçü seti', en: 'Sizing kit' },
            value: { tr: 'Önceden ücretsiz gönderilir', en: 'Sent free beforehand' },
          },
        ],
      },
      {
        brand: 'Gözalan',
        title: {
          tr: 'Dağcıya haritalı saat: {count} ay rota danışmanı yanında',
          en: 'A mapping watch for hikers with {count} months of route advice',
        },
        description: {
          tr: 'Sis indiğinde telefonun pili de morali de düşer. Bilekteki eş yükselti haritası internet istemez, dönüş yolunu kırıntı kırıntı çizer. Danışmanlar planladığınız rotaya bakıp su noktası, hava penceresi, kaçış hattı önerir. Güneşli havada camındaki ince panel ekstra gün kazandırır; barometre ani düşüşte sizi sesle uyarır. Eldivenle basılan iri düğmeleri unutmadık.',
          en: 'When fog comes down, a phone’s battery sinks with your spirits. The contour map on your wrist needs no signal and draws the way back. Advisers look at your route and suggest water, weather windows and escape lines, and a solar layer earns extra days.',
        },
        figures: { listPrice: 24500, campaignPrice: 21900, count: 9 },
        facts: [
          {
            label: { tr: 'Harita', en: 'Maps' },
            value: { tr: 'Çevrim dışı eş yükselti', en: 'Offline contours' },
          },
          {
            label: { tr: 'Liste fiyatı', en: 'List price' },
            value: { tr: '{listPrice}', en: '{listPrice}' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: { tr: 'Çocuk bilekliğiyle {count} ay oyunlaştırılmış hareket koçu' },
        description: {
          tr: '“Dışarı çık” demek yerine bilekteki küçük ejderhayı beslemesini söyleyin: her adım ona yem olur, tembellik edince uyuklar. Kamerası, mikrofonu, interneti yoktur; bilgiler akşam yalnızca velinin telefonuna aktarılır. Diş fırçalama ve okuma süresi de puan getirir. Kardeşler ayrı hayvan seçip aynı adada buluşur, yarış değil yardım ödüllendirilir.',
        },
        figures: { listPrice: 3900, campaignPrice: 3200, count: 6 },
        more: {
          title: { tr: 'Sınıfça kullanım' },
          text: {
            tr: 'Öğretmen isterse sınıf adası açılır, kimsenin bireysel puanı görünmez; yalnızca ortak hedefe kalan adım gösterilir. Yirmi ve üzeri alımda okula ayrıca teklif hazırlanır. Velilere tanıtım yapılır.',
          },
        },
        facts: [
          { label: { tr: 'Yaş', en: 'Age' }, value: { tr: '5–10', en: '5 to 10' } },
          {
            label: { tr: 'Gizlilik', en: 'Privacy' },
            value: { tr: 'Kamera ve mikrofon yok', en: 'No camera or microphone' },
          },
        ],
      },
    ],
  },
];
