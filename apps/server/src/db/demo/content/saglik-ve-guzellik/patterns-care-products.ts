import type { DemoPattern } from '../shape.ts';

export const careProductPatterns: readonly DemoPattern[] = [
  {
    key: 'dis-agiz-bakim-seti',
    path: ['Diş ve Ağız Bakımı'],
    benefit: { tr: 'Set fiyatı {campaignPrice}', en: 'Set price {campaignPrice}' },
    conditions: [
      {
        tr: 'Ayrı ayrı {listPrice} tutan ürünler sette {campaignPrice}; {reward} kazanırsınız.',
        en: 'Items worth {listPrice} singly cost {campaignPrice} as a set; you save {reward}.',
      },
      {
        tr: 'Ağız bakım ürünüdür, muayene veya tedavinin yerini tutmaz.',
        en: 'Oral care goods do not replace an examination.',
      },
      {
        tr: 'Açılmış ürün hijyen sebebiyle iade edilemez.',
        en: 'Opened items cannot be returned, for hygiene.',
      },
      { tr: 'Hane başına iki set ile sınırlıdır.', en: 'Limited to two sets per household.' },
    ],
    campaigns: [
      {
        brand: 'Vişnedal',
        title: {
          tr: 'Şarjlı diş fırçası ve dört başlık seti {campaignPrice}',
          en: 'Rechargeable toothbrush with four heads at {campaignPrice}',
        },
        description: {
          tr: 'İki dakikalık fırçalamayı tamamlamak sandığınızdan zordur; titreşimli sayaç ağzın dört bölgesini eşit süreye böler. Fazla bastırınca halka kırmızı yanar. Bir şarj üç hafta sürer, seyahat kabı da pakettedir. Başlıklar farklı renk halkalı olduğundan aile aynı gövdeyi paylaşabilir. Diş hekiminizin size önerdiği bir yöntem varsa ona uyun, cihaz yalnız yardımcıdır.',
          en: 'Completing two minutes of brushing is harder than you think; a vibrating timer divides the mouth into four equal turns. Press too hard and the ring lights red. One charge lasts three weeks, and a travel case is in the box. Heads with coloured rings let a family share one handle. If your dentist has recommended a method, follow that: the device only helps.',
        },
        figures: { listPrice: 3600, campaignPrice: 2750, reward: 850 },
        more: {
          title: { tr: 'Başlık ne zaman değişir?', en: 'When to change the head' },
          text: {
            tr: 'Kıllar açılınca veya üç ay dolunca yenileyin; mavi çizgiler soldukça hatırlatır. Durulayıp dik bekletin, kapalı kutuda ıslak bırakmayın. Gövde su geçirmez ama bulaşık makinesine konmaz.',
            en: 'Renew when bristles splay or after three months; fading blue lines remind you. Rinse, stand upright, and never shut it away wet. The handle is waterproof but not for the dishwasher.',
          },
        },
        facts: [
          { label: { tr: 'Pil', en: 'Battery' }, value: { tr: '3 hafta', en: '3 weeks' } },
          {
            label: { tr: 'Sette', en: 'In the set' },
            value: { tr: 'Gövde, 4 başlık, kap', en: 'Handle, 4 heads, case' },
          },
          { label: { tr: 'Garanti', en: 'Warranty' }, value: { tr: '2 yıl', en: '2 years' } },
        ],
      },
      {
        brand: 'Vişnedal',
        title: { tr: 'Ağız duşu ve arayüz fırçası bir arada {campaignPrice}' },
        description: {
          tr: 'Tel takanlar, köprüsü olanlar ya da ipi bir türlü kullanamayanlar arasında en çok sorulan cihaz. Haznesi üç yüz mililitre, başlığı üç yüz altmış derece döner, basıncı en hafiften başlar. Lavabo kenarında az yer kaplar. Kutudaki arayüz fırçaları üç incelikte olup doğru boyu bulmanıza yardım eder; hangisi rahat geçiyorsa onu seçin, zorlamayın.',
        },
        figures: { listPrice: 2450, campaignPrice: 1890, reward: 560 },
        facts: [
          { label: { tr: 'Hazne', en: 'Tank' }, value: { tr: '300 ml', en: '300 ml' } },
          {
            label: { tr: 'Arayüz fırçası', en: 'Interdental brushes' },
            value: { tr: 'Üç incelik', en: 'Three widths' },
          },
        ],
      },
      {
        brand: 'Sedefyaz',
        title: { tr: 'Naneli bakım üçlüsü: macun, ip, gargara {campaignPrice}' },
        description: {
          tr: 'Kozmetik ekibimiz banyodaki son plastik tüpe el attı: diş macunu alüminyumda, ip cam tüpte, gargara doldurulabilir şişede. Tadı Ödemiş nanesinden gelir, dili yakmaz çünkü alkol koymadık. Üç kişilik evde bir ay götürür. İlk tattığınızda köpüğün azlığı şaşırtabilir, birkaç günde alışılır. Rafta güzel durduğu için yeni ev hediyesi olarak da veriliyor.',
        },
        figures: { listPrice: 870, campaignPrice: 690, reward: 180 },
        more: {
          title: { tr: 'Sırasıyla kullanmak' },
          text: {
            tr: 'Önce iple diş aralarını temizleyin, ardından fırçalayın ve fazlasını tükürün. Gargarayı fırçalamanın hemen peşinden değil, öğle arasında kullanmak ise macunun ağızda daha uzun kalmasını sağlar.',
          },
        },
        facts: [
          { label: { tr: 'Alkol', en: 'Alcohol' }, value: { tr: 'İçermez', en: 'None' } },
          {
            label: { tr: 'Ambalaj', en: 'Packaging' },
            value: { tr: 'Alüminyum ve cam', en: 'Aluminium and glass' },
          },
        ],
      },
      {
        brand: 'Vişnedal',
        title: {
          tr: 'Çocuklara fırçalama oyunu kutusu {campaignPrice}',
          en: 'A brushing game box for children at {campaignPrice}',
        },
        description: {
          tr: 'Hadi dişler cümlesi günde iki kez kavga çıkarıyorsa işe oyun katmayı deneyin. Kutudaki kum saati, yapışkanlı takvim ve hikâye kartları beş yaşındakini bile lavabo başında tutar. Fırçanın sapı kalın, kılları yumuşaktır; macunu çilek tadında, bezelye kadar kullanılır. Yirmi bir günü dolduran çocuk kendi diş perisi mektubunu zarfa koyar, gerisini ebeveynler bilir.',
          en: 'If “time for teeth” starts a quarrel twice a day, try a game. The hourglass, sticker calendar and story cards keep even a five-year-old at the basin. The brush has a thick handle and soft bristles; the toothpaste tastes of strawberry, a pea at a time. A child who fills twenty-one days posts a letter to the tooth fairy, and parents know the rest.',
        },
        figures: { listPrice: 560, campaignPrice: 445, reward: 115 },
        facts: [
          { label: { tr: 'Yaş', en: 'Ages' }, value: { tr: '3–8', en: '3–8' } },
          { label: { tr: 'Takvim', en: 'Calendar' }, value: { tr: '21 gün', en: '21 days' } },
          { label: { tr: 'Kazancınız', en: 'You save' }, value: { tr: '{reward}', en: '{reward}' } },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Spor çantası için katlanır ağız bakım kiti {campaignPrice}' },
        description: {
          tr: 'Öğle arasında antrenman yapıp toplantıya dönenlerin soyunma odasında unuttuğu şey hep aynıydı. Bambu saplı katlanır fırça, tablet macun, dil temizleyici ve ıslanınca açılan minik havluyu avuç içi kadar kutuya yerleştirdik. Uçakta sıvı sınırına takılmaz. Tabletler altmış kullanımlık kavanozda, nem almasın diye kapağında pirinç gözü bulunuyor. Yedekleri turnikelerin yanındaki otomattan alınır.',
        },
        figures: { listPrice: 640, campaignPrice: 520, reward: 120 },
        facts: [
          { label: { tr: 'Tablet', en: 'Tablets' }, value: { tr: '60 kullanım', en: '60 uses' } },
          { label: { tr: 'Fırça', en: 'Brush' }, value: { tr: 'Katlanır, bambu', en: 'Folding, bamboo' } },
        ],
      },
    ],
  },
  {
    key: 'optik-gunes-gozlugu-taksit',
    path: ['Göz ve Optik'],
    benefit: { tr: '{installment} taksit, ayarı bizden', en: '{installment} instalments, fitting included' },
    conditions: [
      {
        tr: '{campaignPrice}, {installment} taksitte ayda {monthlyPayment}; vade farkı eklenmez.',
        en: '{campaignPrice} in {installment} instalments of {monthlyPayment} a month, without interest.',
      },
      {
        tr: 'Numaralı cam ve kontakt lens kapsam dışıdır.',
        en: 'Prescription and contact lenses are excluded.',
      },
      {
        tr: 'Bireysel kredi kartlarına yapılır, banka kartına yapılmaz.',
        en: 'For personal credit cards, not debit cards.',
      },
      {
        tr: 'Ayar ve temizlik hizmeti fatura ile verilir.',
        en: 'Fitting and cleaning on showing the invoice.',
      },
    ],
    campaigns: [
      {
        brand: 'Ufukmercek',
        title: { tr: 'Polarize sürüş gözlüğü ayda {monthlyPayment}' },
        description: {
          tr: 'Islak asfaltın ve kaputun parlamasını süzen polarize camlar, güneş alçaldığında yola bakmayı rahatlatır. Gösterge ekranlarıyla uyumlu açıda üretildiği için telefon kararmaz. Sapı ince olduğundan kask ve kulaklık altında iz bırakmaz. Mağazada burun plaketleri yüzünüze göre eğilir, sonraki ayarlar ömür boyu ücretsizdir. Gece kullanmayın; koyu filtre karanlıkta görüşü kısıtlar.',
        },
        figures: { installment: 4, monthlyPayment: 1120, campaignPrice: 4480 },
        facts: [
          {
            label: { tr: 'Filtre', en: 'Filter' },
            value: { tr: 'Kategori 3, UV 400', en: 'Category 3, UV 400' },
          },
          { label: { tr: 'Ayar', en: 'Fitting' }, value: { tr: 'Ömür boyu ücretsiz', en: 'Free for life' } },
        ],
      },
      {
        brand: 'Ufukmercek',
        title: {
          tr: 'El yapımı asetat güneş gözlüğü {installment} taksitle',
          en: 'Handmade acetate sunglasses in {installment} instalments',
        },
        description: {
          tr: 'Pamuk esaslı asetat levhalar üç gün bilyeli fıçıda döner, o yüzden dokununca ipek gibidir. Menteşe beş dişli, vidası kilitli; çantada gevşemez. Kalın çerçeve yuvarlak yüze, kedi gözü köşeli çeneye, ince oval her ikisine yakışır diye aynada sırayla denetiyoruz. Kaplumbağa deseni hiçbir parçada tekrarlamaz. Serisi biten modeller atölyede onarılmaya devam eder.',
          en: 'Sheets of cotton-based acetate tumble for three days in a barrel of beads, which is why they feel like silk. The hinge has five teeth and a locked screw that does not loosen in a bag. We try them in turn before the mirror: thick frames for round faces, cat’s eye for a square jaw, slim ovals for both. No tortoiseshell repeats, and ended series are still repaired.',
        },
        figures: { installment: 6, monthlyPayment: 1240, campaignPrice: 7440 },
        more: {
          title: { tr: 'Gözlüğü temizlerken', en: 'Cleaning your glasses' },
          text: {
            tr: 'Kuru bezle silmek toz zerresini çizik yapar. Önce akan ılık suda bir damla sıvı sabunla ovun, sonra mikrofiberle kurulayın. Arabanın torpido gözünde yazın bırakmayın, asetat ısınınca biçimini kaybeder.',
            en: 'A dry cloth turns dust into scratches. Rub under lukewarm water with a drop of soap, then dry with microfibre. Do not leave them in a hot car: acetate loses its shape.',
          },
        },
        facts: [
          {
            label: { tr: 'Malzeme', en: 'Material' },
            value: { tr: 'Pamuk esaslı asetat', en: 'Cotton-based acetate' },
          },
          { label: { tr: 'Menteşe', en: 'Hinge' }, value: { tr: '5 dişli', en: 'Five-tooth' } },
          { label: { tr: 'Garanti', en: 'Warranty' }, value: { tr: '2 yıl', en: '2 years' } },
        ],
      },
      {
        brand: 'Ufukmercek',
        title: { tr: 'Çocuk güneş gözlüğü kırılmayan çerçeveyle {campaignPrice}' },
        description: {
          tr: 'Parkta üstüne oturulur, kumda kaybolur, kardeş tarafından bükülür. Esnek silikon çerçeve kendi haline döner, çıkarılabilir lastik bandı kaydıraktan inerken düşürmez. Camları çocuklara uygun koyulukta ve tam ultraviyole filtrelidir; sertifikası kutudan çıkar. Yüz ölçüsü kumpasla alınır, bir yıl içinde küçülürse büyük boya geçişte yalnız farkı ödersiniz. Renk seçimini patrona, yani ona bırakın.',
        },
        figures: { installment: 3, monthlyPayment: 530, campaignPrice: 1590 },
        facts: [
          { label: { tr: 'Yaş', en: 'Ages' }, value: { tr: '2–10', en: '2–10' } },
          {
            label: { tr: 'Büyüme değişimi', en: 'Growth exchange' },
            value: { tr: '1 yıl içinde', en: 'Within 1 year' },
          },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Yüzücü gözlüğü seti: {installment} ödemede havuz hazır' },
        description: {
          tr: 'Su alan gözlük kadar antrenman bozan az şey vardır. Üç farklı burun köprüsüyle gelen setimizde doğru ölçüyü havuz kenarında, suya girip çıkarak bulursunuz; eğitmen bandı nereden sıkacağınızı gösterir. Buğu önleyici iç yüzeye parmak değdirmeyin. Bone, kulak tıkacı ve kuru çanta aynı fiyattadır. Üyeler soyunma dolabında saklayabilir, misafirler resepsiyondan teslim alır.',
        },
        figures: { installment: 2, monthlyPayment: 745, campaignPrice: 1490 },
        more: {
          title: { tr: 'Doğru sızdırmazlık' },
          text: {
            tr: 'Bandı takmadan camları göz çukuruna hafifçe bastırın; iki saniye yapışıp kalıyorsa kalıp size uygundur. Bandı sıkmak sızıntıyı çözmez, iz yapar. Kullandıktan sonra tatlı suyla çalkalayıp gölgede kurutun.',
          },
        },
        facts: [
          {
            label: { tr: 'Sette', en: 'In the set' },
            value: { tr: 'Gözlük, bone, tıkaç, çanta', en: 'Goggles, cap, plugs, bag' },
          },
          { label: { tr: 'Burun köprüsü', en: 'Nose bridges' }, value: { tr: 'Üç boy', en: 'Three sizes' } },
        ],
      },
      {
        brand: 'Ufukmercek',
        title: {
          tr: 'Kayak gözlüğü, mıknatıslı iki camla {installment} taksit',
          en: 'Ski goggles with two magnetic lenses, {installment} instalments',
        },
        description: {
          tr: 'Sabah sis, öğlen güneş: dağda hava saat başı döner. Eldiveni çıkarmadan değişen mıknatıslı camlardan sarısı bulutlu günde kabartıları seçtirir, aynalısı parlak karda kamaşmayı keser. Köpük üç katlı, kask uyumlu kayışı silikon çizgilidir. Miyop olanlar içine kendi çerçevesini sığdırabilir. Kiralıkla yetinenler için tatilden dönünce geri alım değeri yazılı veriliyor.',
          en: 'Fog in the morning, sun at noon: in the mountains the weather turns by the hour. The lenses snap over without taking off your gloves: yellow shows the bumps on a cloudy day, the mirrored one cuts the glare on bright snow. The foam has three layers and the strap silicone lines for a helmet. Your own frame fits beneath, and we put a buy-back value in writing.',
        },
        figures: { installment: 5, monthlyPayment: 1150, campaignPrice: 5750 },
        facts: [
          { label: { tr: 'Cam', en: 'Lenses' }, value: { tr: 'Sarı ve aynalı', en: 'Yellow and mirrored' } },
          { label: { tr: 'Gözlük üstü', en: 'Over glasses' }, value: { tr: 'Uyumlu', en: 'Compatible' } },
          { label: { tr: 'Kılıf', en: 'Case' }, value: { tr: 'Sert, dahil', en: 'Hard case included' } },
        ],
      },
    ],
  },
];
