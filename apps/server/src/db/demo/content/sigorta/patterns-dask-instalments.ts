import type { DemoPattern } from '../shape.ts';

export const daskInstalments: DemoPattern = {
  key: 'dask-instalments',
  path: ['Konut ve Afet', 'DASK'],
  benefit: {
    tr: 'Deprem sigortasına {installment} taksit',
    en: 'Earthquake cover in {installment} instalments',
  },
  conditions: [
    {
      tr: 'DASK primi resmî tarifeyle belirlenir; şirketten şirkete değişmez.',
      en: 'The DASK premium is set by the official tariff and is the same everywhere.',
    },
    {
      tr: '{listPrice} örnek prim, kartla {installment} taksitte ayda {monthlyPayment} olarak vade farkı olmadan ödenir.',
      en: 'A sample premium of {listPrice} is paid by card in {installment} instalments of {monthlyPayment}, without surcharge.',
    },
    {
      tr: 'Ruhsatlı veya tapuda kayıtlı konutlar için düzenlenir.',
      en: 'For homes with a permit or entered in the land register.',
    },
    {
      tr: 'Poliçe her yıl yenilenmelidir; süresi dolan poliçe ödeme yapmaz.',
      en: 'The policy must be renewed yearly; a lapsed one pays nothing.',
    },
  ],
  campaigns: [
    {
      brand: 'Evdirek Sigorta',
      title: {
        tr: 'DASK’ınızı {installment} taksitle yenileyin, tarihi biz tutalım',
        en: 'Renew DASK in {installment} instalments; we keep the date',
      },
      description: {
        tr: 'Deprem poliçesi, abonelik açtırırken kesilip unutulan kâğıttır; ertesi yıl çoğu boşa düşer. Evdirek bitişe otuz, on ve üç gün kala yazar, onayınızla karttan böler, adres kodunu yeniden sormaz. Metrekare yanlışsa tapu fotoğrafıyla düzeltir, fazla ödenmiş prim varsa geri ister. Yeni poliçe eskisinin son gecesinde başlar.',
        en: 'Earthquake cover is the paper issued when you open a utility account and then forgotten; a year later most have lapsed. We write thirty, ten and three days before the end, split the sum on your card with your consent and never ask for the address code again. If the floor area is wrong we correct it from a photo of the deed.',
      },
      figures: { listPrice: 2400, installment: 3, monthlyPayment: 800 },
      facts: [
        {
          label: { tr: 'Hatırlatma', en: 'Reminders' },
          value: { tr: 'Otuz, on ve üç gün önce', en: 'Thirty, ten and three days ahead' },
        },
        {
          label: { tr: 'Gereken', en: 'You need' },
          value: { tr: 'Adres kodu veya tapu', en: 'Address code or deed' },
        },
        {
          label: { tr: 'Yapı', en: 'Building' },
          value: { tr: 'Betonarme daire, 110 m²', en: 'Concrete flat, 110 m²' },
        },
      ],
    },
    {
      brand: 'Dulda Sigorta',
      title: { tr: 'Yeni ev alana aynı gün DASK, tapudan önce telefonda' },
      description: {
        tr: 'Tapu müdürlüğünde sıra size geldiğinde memurun ilk isteyeceği belgelerden biri budur. Satıcının poliçesi devredilebilir, ama çoğu eksik metrekareyle kesilmiştir; önce ona bakarız. Siz kredi masasında imza atarken poliçe bankanın ekranına da düşer. Anahtarı aldığınız akşam, deprem çantası için on dört maddelik listeyi de bizden alırsınız.',
      },
      figures: { listPrice: 3000, installment: 3, monthlyPayment: 1000 },
      more: {
        title: { tr: 'Satıcının poliçesi geçer mi?' },
        text: {
          tr: 'Tapu devriyle birlikte kalan süre size geçer. Alan, kat veya yapı türü yanlış yazılmışsa hasarda ödeme azalır; bu yüzden bilgileri karşılaştırır, gerekirse zeyille düzeltir, farkı birkaç gün üzerinden hesaplarız.',
        },
      },
      facts: [
        { label: { tr: 'Düzenleme', en: 'Issued' }, value: { tr: 'On dakikada', en: 'In ten minutes' } },
        {
          label: { tr: 'Banka', en: 'Bank' },
          value: { tr: 'Krediye uygun dain kaydı', en: 'Lender noted for mortgages' },
        },
        {
          label: { tr: 'Yanında', en: 'Included' },
          value: { tr: 'Deprem çantası listesi', en: 'Emergency kit list' },
        },
      ],
    },
    {
      brand: 'Fanus Sigorta',
      title: { tr: 'Köy evine de DASK: yığma yapıda {installment} taksit' },
      description: {
        tr: 'Dedenin taş evi köy yerleşiğindeyse zorunlu değil diye sigortasız kalır. Belediye sınırına girmiş, mahalle olmuş köylerdeki evler ise kapsamdadır; muhtarın yazısı çoğu soruyu çözer. Fanus önce evinizin girip girmediğini haritadan söyler, giriyorsa küçük parçalarla ödetir. Hisseli tapuda kardeşlerden birinin başvurması herkesi güvenceye alır. Kerpiç yapıda ayrıca sorun.',
      },
      figures: { listPrice: 1800, installment: 3, monthlyPayment: 600 },
      facts: [
        { label: { tr: 'Yapı', en: 'Building' }, value: { tr: 'Yığma, 90 m²', en: 'Masonry, 90 m²' } },
        {
          label: { tr: 'Hisseli tapu', en: 'Shared title' },
          value: { tr: 'Bir hissedar yeterli', en: 'One owner may apply' },
        },
        {
          label: { tr: 'Ön kontrol', en: 'First check' },
          value: { tr: 'Haritadan, ücretsiz', en: 'On the map, free' },
        },
      ],
    },
    {
      brand: 'Ardıçkol Sigorta',
      title: {
        tr: 'Kiraladığınız evlerin DASK’ı bir ekranda, {installment} taksitte',
        en: 'Earthquake cover for all your rented homes in {installment} instalments',
      },
      description: {
        tr: 'Üç dairesi olan ev sahibinin üç ayrı bitiş günü, üç ayrı kiracısı vardır; abonelik değişirken hep birinin poliçesi eksik çıkar. Ardıçkol daireleri tapu numarasıyla bir tabloya dizer, kiracıya geçici belge gönderir, sizden onay dışında bir şey istemez. Toplam prim tek işlem olarak bölünür; hangisinin ne kadar tuttuğu dökümde yazar.',
        en: 'A landlord with three flats has three end dates and three tenants, and whenever a utility account changes hands someone’s policy is missing. We list the homes by deed number, send each tenant a temporary document and ask you for nothing but your approval. The total is split as one payment, with a breakdown by home.',
      },
      figures: { listPrice: 7200, installment: 6, monthlyPayment: 1200 },
      more: {
        title: { tr: 'Kiracı belge isterse', en: 'When a tenant needs proof' },
        text: {
          tr: 'Elektrik, su açtırırken poliçe numarası sorulur. Kiracınıza on gün açık kalan bir bağlantı yollarız; kişisel bilgileriniz gizlenmiş belgeyi indirir, size her seferinde haber gider. Süre bitince bağlantı kapanır.',
          en: 'Utilities ask for the policy number. We send your tenant a link that stays open for ten days; they download a copy with your personal details hidden, and you are told each time.',
        },
      },
      facts: [
        { label: { tr: 'Daire sayısı', en: 'Homes' }, value: { tr: 'Üç – on', en: 'Three to ten' } },
        {
          label: { tr: 'Kiracı belgesi', en: 'Tenant’s copy' },
          value: { tr: 'Bağlantıyla, süreli', en: 'By a timed link' },
        },
        { label: { tr: 'Döküm', en: 'Breakdown' }, value: { tr: 'Daire daire', en: 'Home by home' } },
      ],
    },
    {
      brand: 'Evdirek Sigorta',
      title: {
        tr: 'Site yönetimleri için toplu DASK taraması ve taksit',
        en: 'DASK check for whole estates, paid in instalments',
      },
      description: {
        tr: 'Yüz kapının kaçında geçerli deprem poliçesi var, çoğu yönetim bilmez. Evdirek bir hafta sonu girişe masa kurar, isteyen sakinin poliçesini sorgular, bitmişse oracıkta yeniler. Hiç kimse mecbur değildir, kişisel bilgi yönetime verilmez, yalnız kapsama oranı panoya asılır. Ardından toplanma alanı, vana kapatma ve ilk yardım üzerine kırk dakikalık söyleşi yapılır.',
        en: 'How many of a hundred doors have valid earthquake cover? Few managers know. We set up a table at the entrance for a weekend, check the policy of any resident who asks and renew lapsed ones on the spot. No one is obliged, no personal data goes to the management, and a forty-minute talk on valves and first aid follows.',
      },
      figures: { listPrice: 2700, installment: 3, monthlyPayment: 900 },
      facts: [
        { label: { tr: 'En az konut', en: 'Minimum' }, value: { tr: 'Kırk daire', en: 'Forty flats' } },
        {
          label: { tr: 'Etkinlik', en: 'Event' },
          value: { tr: 'Hafta sonu, ücretsiz', en: 'Weekend, free' },
        },
        {
          label: { tr: 'Gizlilik', en: 'Privacy' },
          value: { tr: 'Kişisel bilgi paylaşılmaz', en: 'No personal data shared' },
        },
      ],
    },
  ],
};
