import type { DemoPattern } from '../shape.ts';

export const salonPatterns: readonly DemoPattern[] = [
  {
    key: 'kuafor-hafta-ici',
    path: ['Kuaför'],
    benefit: { tr: 'Hafta içi {discountPercent} indirim', en: '{discountPercent} off on weekdays' },
    conditions: [
      {
        tr: 'Pazartesi–perşembe randevularında {listPrice} yerine {campaignPrice}.',
        en: 'Monday to Thursday appointments cost {campaignPrice} in place of {listPrice}.',
      },
      {
        tr: 'Uzun saçta ek malzeme gerekirse önceden fiyatı söylenir.',
        en: 'If long hair needs more product, the price is named first.',
      },
      {
        tr: 'Randevuya 20 dakikadan fazla gecikmede hak düşer.',
        en: 'The offer lapses if you are over 20 minutes late.',
      },
      {
        tr: 'Boya işlemlerinde 48 saat önce alerji testi önerilir.',
        en: 'For dyes, an allergy test 48 hours before is advised.',
      },
    ],
    campaigns: [
      {
        brand: 'Sedefyaz',
        title: { tr: 'Kesim ve fön hafta içi {campaignPrice}' },
        description: {
          tr: 'Cumartesi kalabalığında değil, salı öğleninde koltuğa oturmanın keyfi başkadır. Uzmanımız önce kuru saçta nasıl durduğuna bakar, yüzünüze göre iki öneri çizer, onaydan sonra makası alır. Yıkama sırasında ense masajı kısa ama içtendir. Evde aynı fönü tekrarlamanız için fırça tutuşunu gösteriyoruz. Perçem düzeltmesine bir ay içinde randevusuz uğrayabilirsiniz, kasada ücret istenmez.',
        },
        figures: { discountPercent: 30, listPrice: 1900, campaignPrice: 1330 },
        facts: [
          { label: { tr: 'Süre', en: 'Duration' }, value: { tr: '70 dakika', en: '70 minutes' } },
          {
            label: { tr: 'Perçem düzeltme', en: 'Fringe trim' },
            value: { tr: '1 ay ücretsiz', en: 'Free for 1 month' },
          },
        ],
      },
      {
        brand: 'Sedefyaz',
        title: { tr: 'Dip boya ve bakım, sakin günlerde {discountPercent} indirimli' },
        description: {
          tr: 'Beyazlar iki haftada bir göz kırpıyorsa sık ama kısa randevular daha akıllıcadır. Kart dosyanızda renk formülünüz saklanır, izindeki ustanın yerine gelen de tutturur. Amonyaksız seri saç derisinde keskin koku bırakmaz. Beklerken bilgisayarınızı açacak sessiz köşemiz ve priz hazır. İşlem sonrası uygulanan parlaklık bakımı ücrete dahildir; şampuan tavsiyesi isterseniz yazıp veririz.',
        },
        figures: { discountPercent: 25, listPrice: 3200, campaignPrice: 2400 },
        more: {
          title: { tr: 'Rengi korumak' },
          text: {
            tr: 'Boyadan sonraki iki gün yıkamayın. Ilık suyu, sülfatsız şampuanı ve haftada bir maskeyi alışkanlık edinin. Havuza girecekseniz önce saçı temiz suyla ıslatmak, klorun rengi soldurmasını yavaşlatır.',
          },
        },
        facts: [
          { label: { tr: 'Süre', en: 'Duration' }, value: { tr: '90 dakika', en: '90 minutes' } },
          { label: { tr: 'Boya', en: 'Dye' }, value: { tr: 'Amonyaksız', en: 'Ammonia-free' } },
        ],
      },
      {
        brand: 'Zindeada',
        title: {
          tr: 'Salondan çıkışta erkek kesimi ve sakal {campaignPrice}',
          en: 'After the gym: men’s cut and beard at {campaignPrice}',
        },
        description: {
          tr: 'Antrenmanı bitirip duşunu alan müşterinin ıslak saçı berber için biçilmiş kaftandır. Soyunma odasının yanındaki üç koltuklu dükkânda sıra numarası telefona düşer, koşu bandında beklersiniz. Ustura tek kullanımlık, havlu buğulu, sohbet isteğe bağlı. Sakal çizgisi aynada birlikte kararlaştırılır. Üye olmayanlar caddeden de girebilir; oğlunuzla gelirseniz yan yana oturtuyoruz.',
          en: 'Wet hair after training and a shower is just what a barber likes. In the three-chair shop beside the changing rooms your number comes to the phone, and you wait on the treadmill. Razors are single-use, towels steamed, conversation optional. The line of the beard is agreed in the mirror. Non-members enter from the street, and fathers and sons sit side by side.',
        },
        figures: { discountPercent: 20, listPrice: 1150, campaignPrice: 920 },
        facts: [
          { label: { tr: 'Süre', en: 'Duration' }, value: { tr: '45 dakika', en: '45 minutes' } },
          { label: { tr: 'Ustura', en: 'Razor' }, value: { tr: 'Tek kullanımlık', en: 'Single-use' } },
          { label: { tr: 'Üyelik', en: 'Membership' }, value: { tr: 'Gerekmez', en: 'Not needed' } },
        ],
      },
      {
        brand: 'Sedefyaz',
        title: { tr: 'Manikür ve pedikür ikilisi {listPrice} yerine {campaignPrice}' },
        description: {
          tr: 'Aletler paketinden gözünüzün önünde çıkar, sterilizasyon tarihi üzerinde yazar. Törpü size aittir, işlem sonunda kutusuyla verilir. Kalıcı oje mi klasik mi diye düşünüyorsanız tırnağın inceliğine bakıp dürüstçe söyleriz; inceyse ara vermenizi öneririz. Ayaklar lavanta tuzlu suda dinlenirken dizi izlemek serbest. Annenizle eşzamanlı randevu için çift koltuklu oda ayırtabilirsiniz.',
        },
        figures: { discountPercent: 35, listPrice: 1800, campaignPrice: 1170 },
        facts: [
          { label: { tr: 'Süre', en: 'Duration' }, value: { tr: '100 dakika', en: '100 minutes' } },
          { label: { tr: 'Törpü', en: 'Nail file' }, value: { tr: 'Kişiye ait', en: 'Yours to keep' } },
        ],
      },
      {
        brand: 'Sedefyaz',
        title: { tr: 'Kıvırcık saç uzmanında ilk kesim {discountPercent} uygun' },
        description: {
          tr: 'Dalgası olanlar bilir: ıslak kesilen bukle kuruyunca üç santim zıplar. Bu yüzden uzmanımız lüle lüle, kuru halde keser; tarak kullanmaz, parmakla ayırır. Ardından ürün miktarını avuç ölçüsüyle öğretir, difüzörü nasıl tutacağınızı gösterir. Gelirken saçınızı toplamadan, jölesiz bırakın. Çocukların kabaran saçları için ailelere evde yapılacak haftalık düzen de yazılıyor.',
        },
        figures: { discountPercent: 15, listPrice: 2400, campaignPrice: 2040 },
        more: {
          title: { tr: 'Gece bakımı' },
          text: {
            tr: 'Pamuklu yastık kılıfı lüleleri sürter ve elektriklendirir, saten daha naziktir. Saçı tepede gevşek toplayın. Sabah su ve biraz kremle nemlendirip avuçta sıkın; tekrar yıkamaya çoğunlukla gerek kalmaz.',
          },
        },
        facts: [
          { label: { tr: 'Yöntem', en: 'Method' }, value: { tr: 'Kuru kesim', en: 'Dry cut' } },
          { label: { tr: 'Geçerli olduğu yer', en: 'Where' }, value: { tr: '6 salon', en: '6 salons' } },
        ],
      },
    ],
  },
  {
    key: 'spa-birlikte',
    path: ['Spa ve Masaj'],
    benefit: { tr: '{count} kişilik spa {campaignPrice}', en: 'Spa for {count} at {campaignPrice}' },
    conditions: [
      {
        tr: '{count} kişi için {listPrice} yerine toplam {campaignPrice}.',
        en: 'For {count} people, {campaignPrice} in all in place of {listPrice}.',
      },
      { tr: 'Randevu en az üç gün önceden alınır.', en: 'Book at least three days ahead.' },
      {
        tr: 'Tedavi amaçlı masaj değildir; rahatsızlığı olanlar hekimine danışır.',
        en: 'Not therapeutic massage; ask your doctor if you have a condition.',
      },
      { tr: '18 yaşından küçükler veli ile kabul edilir.', en: 'Under 18s are admitted with a parent.' },
    ],
    campaigns: [
      {
        brand: 'Zindeada',
        title: {
          tr: 'Türk hamamı ve köpük, {count} kişiye {campaignPrice}',
          en: 'Turkish bath and foam for {count} at {campaignPrice}',
        },
        description: {
          tr: 'Göbek taşında yirmi dakika, ardından kese, bulut gibi köpük, bakır tasla ılık su. Kadınlar ve erkekler bölümü ayrıdır, tellak ile natır yıllardır bizimle. Peştamal, terlik ve zeytinyağlı sabun dolabınızda hazır durur, çıkışta ada çayı getirilir. Gelin hamamı kurmak isteyenler def ve meyve tabağını önceden söylesin. Tansiyonu değişken olanlar sıcaklık süresini kısa tutmalıdır.',
          en: 'Twenty minutes on the warm stone, then the mitt, foam like a cloud and lukewarm water from a copper bowl. Women and men have sections of their own, with attendants who have been with us for years. Wrap, slippers and olive-oil soap wait in your locker, and sage tea comes at the end. Those whose blood pressure varies should keep the heat short.',
        },
        figures: { count: 2, listPrice: 5200, campaignPrice: 4200 },
        more: {
          title: { tr: 'Yanınıza ne almalı?', en: 'What to bring' },
          text: {
            tr: 'Yalnız mayo ve isterseniz kendi keseniz yeter, gerisi bizden. Girmeden bir saat önce ağır yemeyin, su için. Takı ve kontakt lensleri çıkarın; buhar ikisine de iyi gelmez.',
            en: 'A swimsuit and, if you like, your own mitt. Eat lightly an hour before and drink water. Take off jewellery and contact lenses, as steam suits neither of them.',
          },
        },
        facts: [
          { label: { tr: 'Süre', en: 'Duration' }, value: { tr: '90 dakika', en: '90 minutes' } },
          {
            label: { tr: 'Dahil', en: 'Included' },
            value: { tr: 'Peştamal, sabun, çay', en: 'Wrap, soap, tea' },
          },
          {
            label: { tr: 'Bölüm', en: 'Sections' },
            value: { tr: 'Kadın ve erkek ayrı', en: 'Women and men apart' },
          },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Çift odasında aromatik masaj: {count} kişi {campaignPrice}' },
        description: {
          tr: 'Yıl dönümünü kalabalık restoranda değil, iki yatak ve alçak ışıkla geçirmek isteyenlere. Yağınızı koklayarak seçersiniz: portakal çiçeği, ardıç ya da kokusuz badem. Baskıyı terapiste bir ile on arasında rakam söyleyerek ayarlatın. Seans bitince kırk dakika jakuzili dinlenme bölümü size kalır. Telefonlarınızı kasete bırakabilirsiniz; arayan olursa resepsiyon not alır.',
        },
        figures: { count: 2, listPrice: 7400, campaignPrice: 5900 },
        facts: [
          { label: { tr: 'Masaj', en: 'Massage' }, value: { tr: '60 dakika', en: '60 minutes' } },
          {
            label: { tr: 'Dinlenme', en: 'Rest' },
            value: { tr: '40 dakika, özel', en: '40 minutes, private' },
          },
        ],
      },
      {
        brand: 'Sedefyaz',
        title: { tr: 'Anne kız cilt bakımı ve çay saati {campaignPrice}' },
        description: {
          tr: 'Konuşmaya vakit bulamadığınız haftaların telafisi olsun. Yan yana iki koltukta temizleme, buhar, maske ve boyun masajı yapılır; ürünler cilt tipine göre ayrı seçilir. Ardından teras kat çay servisine geçilir, ev kurabiyesi sıcaktır. Hassasiyeti olan tarafta asitli uygulama kullanmıyoruz. Fotoğraf çektirmek isteyene doğal ışıklı köşe var, istemeyene kimse makine doğrultmaz.',
        },
        figures: { count: 2, listPrice: 5600, campaignPrice: 4480 },
        facts: [
          { label: { tr: 'Süre', en: 'Duration' }, value: { tr: '120 dakika', en: '120 minutes' } },
          {
            label: { tr: 'İkram', en: 'Refreshments' },
            value: { tr: 'Çay ve kurabiye', en: 'Tea and biscuits' },
          },
        ],
      },
      {
        brand: 'Zindeada',
        title: {
          tr: 'Arkadaş grubu spa günü: {count} kişi {campaignPrice}',
          en: 'A spa day for {count} friends at {campaignPrice}',
        },
        description: {
          tr: 'Bekârlığa veda, terfi kutlaması, liseliler buluşması; gürültüyü havuzda, sessizliği saunada yaşayacağınız tam gün. Sabah onda açılır, akşam yedide biter; öğle tabağı, taze meyve suyu ve kişi başı yarım saat sırt masajı listede. Masaj saatlerini kendi aranızda paylaşırsınız. Bornozlara isim etiketi takıyoruz, karışmıyor. Ekibe sonradan katılana aynı kişi ücreti uygulanır.',
          en: 'A hen party, a promotion, a class reunion: a whole day, with noise in the pool and quiet in the sauna. It opens at ten in the morning and ends at seven; lunch, fresh juice and half an hour of back massage each are on the list. You share out the massage times yourselves. Name tags keep the robes apart, and a late joiner pays the same rate per head.',
        },
        figures: { count: 4, listPrice: 15600, campaignPrice: 12400 },
        more: {
          title: { tr: 'Günün akışı', en: 'How the day runs' },
          text: {
            tr: 'Karşılama çayı ve havuzla başlanır, öğleden önce ilk iki masaj yapılır. Yemekten sonra sauna, buhar, dinlenme odası serbesttir. Kapanıştan yarım saat önce saç kurutma bölümü size ayrılır.',
            en: 'It starts with tea and the pool; the first massages come before noon. After lunch sauna, steam and rest rooms are free. The hairdryers are yours for the last half-hour.',
          },
        },
        facts: [
          { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '10.00–19.00', en: '10:00–19:00' } },
          {
            label: { tr: 'Dahil', en: 'Included' },
            value: { tr: 'Öğle tabağı, masaj, bornoz', en: 'Lunch, massage, robe' },
          },
          { label: { tr: 'Gün', en: 'Days' }, value: { tr: 'Her gün', en: 'Every day' } },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Gece sauna kulübü: {count} kişilik giriş {campaignPrice}' },
        description: {
          tr: 'Vardiyadan geç çıkanlar, uykusu kaçanlar ve kuzeyli gelenekleri merak edenler için hafta sonu gece yarısına kadar açığız. Fin saunasında on beş dakika, kova duşu, terasta serin hava; üç tur kimseyi aceleye getirmez. Huş dalı isteyen tezgâhtan alır. Yüksek sesle konuşulmaz, içki satılmaz, bitki çayı sınırsızdır. Kalp rahatsızlığınız varsa girmeyin.',
        },
        figures: { count: 2, listPrice: 2600, campaignPrice: 1950 },
        facts: [
          { label: { tr: 'Gün', en: 'Days' }, value: { tr: 'Cuma ve cumartesi', en: 'Friday and Saturday' } },
          { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '20.00–24.00', en: '20:00–24:00' } },
        ],
      },
    ],
  },
];
