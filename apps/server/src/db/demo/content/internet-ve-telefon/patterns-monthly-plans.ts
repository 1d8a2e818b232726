import type { DemoPattern } from '../shape.ts';

export const monthlyPlanPatterns: readonly DemoPattern[] = [
  {
    key: 'monthly-plan-number-transfer',
    path: ['Mobil Tarifeler', 'Faturalı Tarifeler'],
    benefit: { tr: 'Numara taşıyana {discountPercent} indirim', en: '{discountPercent} off for switchers' },
    conditions: [
      {
        tr: 'Başka operatörden numarasını taşıyan bireysel hatlar içindir.',
        en: 'For personal lines ported from another operator.',
      },
      {
        tr: '{campaignPrice} aylık ücret {term} ay sürer, sonra {listPrice} uygulanır.',
        en: '{campaignPrice} a month for {term} months, then {listPrice}.',
      },
      {
        tr: 'Taşıma onayı verilmezse başvuru kendiliğinden iptal olur.',
        en: 'If the transfer is not approved, the application lapses.',
      },
      { tr: 'Kişi başına en çok üç numara taşınabilir.', en: 'At most three numbers per person.' },
    ],
    campaigns: [
      {
        brand: 'İmbatel',
        title: {
          tr: 'Numarasını getirene 40 GB’lık hat {discountPercent} indirimle',
          en: 'Bring your number: a 40 GB plan with {discountPercent} off',
        },
        description: {
          tr: 'Aynı numarayla kalıp yalnızca operatör değiştirmek sandığınızdan kısa sürer: çip kapınıza gelir, eski şebeke gece kapanır, sabah yenisiyle uyanırsınız. Rehberiniz, mesajlaşma hesaplarınız ve banka onaylarınız etkilenmez. Kırk gigabayt, her gün iki saat video izleyen birine yeter. Cayma süreniz on dört gün; beğenmezseniz dönüş işlemini biz başlatırız.',
          en: 'Keeping your number and changing only the network is quicker than you think: the SIM arrives at your door, the old network closes overnight and you wake up on the new one. Contacts and bank approvals are unaffected. You have fourteen days to change your mind.',
        },
        figures: { listPrice: 640, discountPercent: 25, campaignPrice: 480, term: 12 },
        facts: [
          { label: { tr: 'İnternet', en: 'Data' }, value: { tr: '40 GB', en: '40 GB' } },
          {
            label: { tr: 'Konuşma', en: 'Calls' },
            value: { tr: 'Her yöne 1000 dakika', en: '1,000 minutes to any network' },
          },
        ],
      },
      {
        brand: 'Kuşluk Mobil',
        title: { tr: 'Sade 20 GB: geçişte {campaignPrice}, {term} ay değişmez' },
        description: {
          tr: 'Beş kalem ek paket, üç sayfa dipnot istemeyenlere tek satırlık bir teklif. Kalan veri ertesi aya devreder, kullanmadığınız dakika için para iadesi bekleyen hesabınıza küçük puan düşer. Mağaza kirası ödemediğimiz için fiyat düşük; karşılığında bütün işi telefonda yaparsınız. Canlı destek gece on ikiye kadar insanla yürür, robotla değil.',
        },
        figures: { listPrice: 420, discountPercent: 15, campaignPrice: 357, term: 12 },
        facts: [
          {
            label: { tr: 'Devreden veri', en: 'Rollover' },
            value: { tr: 'Bir sonraki aya kadar', en: 'Until the next month' },
          },
          { label: { tr: 'Aylık', en: 'Monthly' }, value: { tr: '{campaignPrice}', en: '{campaignPrice}' } },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: { tr: 'Çok konuşana sınırsız dakika, geçişe özel {discountPercent}' },
        description: {
          tr: 'Sahada müşteriyle, akşam anneyle, hafta sonu şantiyeyle… Dakika sayacına bakmadan telefona sarılanların hattı. Otuz gigabayt yanında gelir ama asıl fark çekim gücünde: asansörde, otoparkta, bodrum katta evdeki Wi-Fi üzerinden arama yapılır. Kurumsal santrale bağlı bir iç numara da isterseniz bedelsiz tanımlanır. Kulaklıkla geçen uzun günlerin sonunda faturada tek satır okursunuz.',
        },
        figures: { listPrice: 780, discountPercent: 30, campaignPrice: 546, term: 9 },
        more: {
          title: { tr: 'Wi-Fi araması' },
          text: {
            tr: 'Telefon ayarlarından bir kez açmanız yeterlidir. Çekmeyen yerde arama kablosuz ağa geçer, karşı taraf aynı numarayı görür; dakikanızdan ayrı bir ücret düşmez, yurt içi tarifesi geçerlidir.',
          },
        },
        facts: [
          {
            label: { tr: 'Dakika', en: 'Minutes' },
            value: { tr: 'Her yöne sınırsız', en: 'Unlimited to any network' },
          },
          {
            label: { tr: 'İndirim süresi', en: 'Discount period' },
            value: { tr: '{term} ay', en: '{term} months' },
          },
        ],
      },
      {
        brand: 'İmbatel',
        title: {
          tr: 'İçerik üreticisine 120 GB, taşımada {discountPercent} avantaj',
          en: '120 GB for content makers, {discountPercent} off on switching',
        },
        description: {
          tr: 'Dört bin piksellik videoyu kafede yüklerken bardağın dibi görünmesin diye yükleme yönüne de öncelik verdik. Canlı yayın sırasında şebeke yoğunsa hattınız ayrılmış şeride alınır. İkinci telefonunuza aynı kotadan pay veren eş çip pakettedir. Ayda bir defa “bitti” dediğinizde on gigabaytlık yedek depo kendiliğinden açılır. Kapak görselini siz düşünün, hattı değil.',
          en: 'Uploading large video from a café should not outlast your coffee, so the upload direction has priority too. If the network is busy during a live stream, your line moves to a reserved lane. A twin SIM shares the same data, and once a month a ten-gigabyte reserve opens by itself.',
        },
        figures: { listPrice: 990, discountPercent: 20, campaignPrice: 792, term: 12 },
        facts: [
          { label: { tr: 'Eş çip', en: 'Twin SIM' }, value: { tr: '1 adet dahil', en: 'One included' } },
          {
            label: { tr: 'Yedek', en: 'Reserve' },
            value: { tr: 'Ayda bir kez 10 GB', en: '10 GB once a month' },
          },
        ],
      },
      {
        brand: 'Kuşluk Mobil',
        title: { tr: 'Az kullanan büyüklere 8 GB, {discountPercent} daha uygun hat' },
        description: {
          tr: 'Anneniz torunu görmek, hava durumuna bakmak, muhtarı aramak için telefona elini atıyor; gerisi onun için gürültü. Yazılar iri, menü üç düğme. Dolandırıcılık ihtimali taşıyan aramalar ekranda kırmızı yanar, şüpheli bağlantı açılmaz. Faturayı evlat ödeyebilir, ancak konum paylaşımı yalnızca hat sahibinin izniyle çalışır. Bayram sabahı görüntülü aramaları ayrıca sayılmaz, rahatça uzatabilirsiniz.',
        },
        figures: { listPrice: 320, discountPercent: 10, campaignPrice: 288, term: 24 },
        facts: [
          {
            label: { tr: 'Güvenlik', en: 'Safety' },
            value: { tr: 'Şüpheli arama uyarısı', en: 'Suspicious call warning' },
          },
          { label: { tr: 'Tarife', en: 'Plan' }, value: { tr: '8 GB, 750 dakika', en: '8 GB, 750 minutes' } },
        ],
      },
    ],
  },
  {
    key: 'monthly-plan-family-line',
    path: ['Mobil Tarifeler', 'Faturalı Tarifeler'],
    benefit: { tr: 'Ek hat {discountPercent} indirimli', en: 'Extra line {discountPercent} cheaper' },
    conditions: [
      {
        tr: 'Ana hat ile ek hat aynı faturada yer almalıdır.',
        en: 'Main and extra lines must share one bill.',
      },
      {
        tr: 'Ek hattın ücreti {listPrice} yerine {campaignPrice} olur.',
        en: 'The extra line costs {campaignPrice} instead of {listPrice}.',
      },
      {
        tr: 'Ana hat kapatılırsa ek hat standart tarifeye geçer.',
        en: 'If the main line is closed, the extra line moves to the standard plan.',
      },
      { tr: 'En çok {count} ek hat tanımlanabilir.', en: 'Extra lines allowed: {count}.' },
    ],
    campaigns: [
      {
        brand: 'Hevenk Telekom',
        title: { tr: 'Aile demetinde ek hat {campaignPrice}, internet ortak havuzda' },
        description: {
          tr: 'Birinin kotası ayın onunda biterken diğerininki hiç dokunulmadan yanmasın. Havuz mantığında herkes aynı depodan içer, baba kim ne kadar harcamış görür, isterse musluğu kısar. Yeni numara alabilir ya da teyzeyi bile taşıyabilirsiniz; aynı soyadı aranmaz. Ortak havuz hafta sonları iki katına çıkar, pikniğe giderken işe yarar.',
        },
        figures: { listPrice: 450, discountPercent: 40, campaignPrice: 270, count: 4 },
        facts: [
          {
            label: { tr: 'Ortak internet', en: 'Shared data' },
            value: { tr: '100 GB, hafta sonu iki katı', en: '100 GB, doubled at weekends' },
          },
          { label: { tr: 'Ek hat sınırı', en: 'Line limit' }, value: { tr: '{count}', en: '{count}' } },
        ],
      },
      {
        brand: 'İmbatel',
        title: {
          tr: 'Çocuğun ilk telefonuna ebeveyn kontrollü ek hat {discountPercent} ucuz',
          en: 'A child’s first line: {discountPercent} cheaper, with controls',
        },
        description: {
          tr: 'Okul çıkışı aramak ile bütün gün ekrana bakmak arasında bir çizgi çekebilirsiniz. Ders saatinde yalnızca beş kişiyi arayabilen, gece dokuzdan sonra sessizleşen bir hat. Uygulama mağazası onayınıza düşer, bilinmeyen numaralar çalmadan kapanır. Servis gecikince konumu haritada belirir; çocuk da sizinkini görür, takip karşılıklıdır. Hepsini birlikte, masada konuşarak kurmanızı öneririz.',
          en: 'There is a line between ringing home after school and staring at a screen all day. In class hours this line reaches five people only, and after nine it goes quiet. App downloads need your approval and unknown callers do not ring. Location sharing works both ways.',
        },
        figures: { listPrice: 380, discountPercent: 35, campaignPrice: 247, count: 3 },
        more: {
          title: { tr: 'On üç yaşından sonra', en: 'After thirteen' },
          text: {
            tr: 'Kurallar yaşa göre gevşer: arama listesi kalkar, gece kısıtı isteğe bağlı olur. Değişiklikler ikinizin telefonuna aynı anda bildirilir, gizli izleme özelliği yoktur. Kararları birlikte gözden geçirin.',
            en: 'The rules loosen with age: the call list goes, and the night limit becomes optional. Both phones are told of each change at once, and there is no hidden tracking.',
          },
        },
        facts: [
          { label: { tr: 'Yaş', en: 'Age' }, value: { tr: '6–13', en: '6 to 13' } },
          {
            label: { tr: 'Kontrol', en: 'Control' },
            value: { tr: 'Saat, kişi ve uygulama sınırı', en: 'Hours, contacts and apps' },
          },
        ],
      },
      {
        brand: 'Kuşluk Mobil',
        title: { tr: 'Akıllı saate {discountPercent} indirimli eş numara' },
        description: {
          tr: 'Koşuya telefonsuz çıkıp yine de aranabilmek isteyenler bilir: kolunuzdaki saat tek başına yetmez, bir çipe ihtiyaç duyar. Bu ek hat aynı numarayla çalışır, gelen çağrı ikisinde birden çalar. Düşme algılandığında acil kişiye haber gider. Kurulum barkod okutarak bir dakikada biter, yaşlı yakınınızın saatine de tanımlayabilirsiniz.',
        },
        figures: { listPrice: 180, discountPercent: 50, campaignPrice: 90, count: 2 },
        facts: [
          {
            label: { tr: 'Numara', en: 'Number' },
            value: { tr: 'Ana hat ile aynı', en: 'Same as the main line' },
          },
          {
            label: { tr: 'Yeni ücret', en: 'New price' },
            value: { tr: '{campaignPrice}', en: '{campaignPrice}' },
          },
        ],
      },
      {
        brand: 'Hevenk Telekom',
        title: { tr: 'Çiftlere ikinci hat: {listPrice} yerine {campaignPrice}' },
        description: {
          tr: 'Evlilik cüzdanı da ev arkadaşlığı sözleşmesi de istemiyoruz; iki kişi aynı faturayı paylaşmaya razıysa yeterli. Birbirinizi aramak ücretsiz ve süresizdir, ortak takvim ile alışveriş listesi uygulamanın içine gömülüdür. Ayrılık da hayatın parçası: hatlar tek dilekçeyle bölünür, numaralar sahiplerinde kalır, kimse diğerinin borcundan sorumlu tutulmaz. Yıl dönümünde minik bir sürpriz bekleyin.',
        },
        figures: { listPrice: 520, discountPercent: 45, campaignPrice: 286, count: 1 },
        more: {
          title: { tr: 'Fatura nasıl bölünür' },
          text: {
            tr: 'Varsayılan ayar yarı yarıyadır; kullanım oranına göre paylaşmayı da seçebilirsiniz. Her iki kişi kendi payını ayrı karttan öder, gecikme yalnızca geciken hattı etkiler. Döküm ikinize de gelir.',
          },
        },
        facts: [
          {
            label: { tr: 'Aralarında konuşma', en: 'Calls between you' },
            value: { tr: 'Sınırsız', en: 'Unlimited' },
          },
          {
            label: { tr: 'İkinci hat', en: 'Second line' },
            value: { tr: '{listPrice} yerine {campaignPrice}', en: '{campaignPrice} instead of {listPrice}' },
          },
        ],
      },
      {
        brand: 'İmbatel',
        title: {
          tr: 'Beş kişilik ekibe şirket ek hatları {discountPercent} eksik',
          en: 'Company extra lines at {discountPercent} less for small teams',
        },
        description: {
          tr: 'Kurye firması, emlak ofisi, diş kliniği: beş çalışanı geçmeyen işletmelerin kurumsal tarifede kaybolmasına gerek yok. Patron hattı açılır, diğerleri onun altına eklenir. Ayrılan personelin numarası firmada kalır, yenisine bir günde devredilir. Mesai dışı aramaları karşılama mesajına yönlendirebilir, araç içi cihazlara yalnızca veri verebilirsiniz. Gün sonunda kimin kaç görüşme yaptığı tabloya düşer.',
          en: 'A courier firm, an estate office, a dental practice: teams of five need not get lost in corporate plans. The owner’s line comes first and the others hang from it. When someone leaves, the number stays with the firm and passes to the next person within a day.',
        },
        figures: { listPrice: 490, discountPercent: 30, campaignPrice: 343, count: 5 },
        facts: [
          {
            label: { tr: 'Kimler için', en: 'For whom' },
            value: { tr: 'Vergi levhası olan küçük işletmeler', en: 'Registered small businesses' },
          },
          {
            label: { tr: 'Hat başına', en: 'Per line' },
            value: { tr: '{campaignPrice}', en: '{campaignPrice}' },
          },
        ],
      },
    ],
  },
];
