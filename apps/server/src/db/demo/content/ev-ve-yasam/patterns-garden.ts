import type { DemoPattern } from '../shape.ts';

export const gardenPatterns: readonly DemoPattern[] = [
  {
    key: 'home-garden-early',
    path: ['Bahçe'],
    benefit: { tr: 'Erken sezonda {discountPercent} indirim', en: '{discountPercent} off before the season' },
    conditions: [
      {
        tr: 'Kışın verilen sipariş ilkbaharda, sizin seçtiğiniz haftada teslim edilir.',
        en: 'Order in winter; we deliver in spring in the week you choose.',
      },
      {
        tr: '{listPrice} liste fiyatı erken siparişte {campaignPrice} olarak sabitlenir.',
        en: 'The list price of {listPrice} is fixed at {campaignPrice} for early orders.',
      },
      {
        tr: 'Teslimattan on gün öncesine kadar ücretsiz vazgeçebilirsiniz.',
        en: 'You may cancel free of charge up to ten days before delivery.',
      },
      {
        tr: 'Sezon fiyatı düşerse aradaki fark iade edilir.',
        en: 'If the season price turns out lower, the difference is refunded.',
      },
    ],
    campaigns: [
      {
        brand: 'Meşedal',
        title: {
          tr: 'İroko bahçe masası setinde {discountPercent} erken sezon indirimi',
          en: '{discountPercent} early-season saving on an iroko garden set',
        },
        description: {
          tr: 'Bahçe mobilyasına yazın bakarsanız hem pahalıdır hem bekletir. Kışın ayırttığınız iroko masa ile altı katlanır sandalye, havalar ısınınca kapınızda olur. İroko yağlı bir ağaçtır; yağmurda şişmez, isterseniz gri patinaya bırakır, isterseniz yılda bir yağlarsınız. Şimdi fiyatı {campaignPrice}; depoda bekletme ücretini üstleniyoruz. Minderleri isterseniz sonradan eklersiniz.',
          en: 'Look for garden furniture in summer and you pay more and wait longer. Reserve an iroko table and six folding chairs in winter and they are at your door when it warms up. Iroko is an oily wood that does not swell in rain; let it go silver or oil it once a year. It is {campaignPrice} now, and storage is on us.',
        },
        figures: { discountPercent: 30, listPrice: 46000, campaignPrice: 32200 },
        more: {
          title: { tr: 'Yağlamak şart mı', en: 'Do I have to oil it?' },
          text: {
            tr: 'Hayır. Yağlanmayan iroko bir yılda gümüş griye döner, dayanıklılığı değişmez. Sıcak kahverengisini korumak isterseniz ilkbaharda ince zımpara çekip bir kat doğal yağ sürmeniz yeterlidir. Yağı bizden alabilir, kendiniz de seçebilirsiniz.',
            en: 'No. Left alone, iroko turns silver grey within a year and lasts just as long. To keep the warm brown, sand it lightly each spring and rub in one coat of natural oil.',
          },
        },
        facts: [
          {
            label: { tr: 'Set', en: 'Set' },
            value: { tr: 'Masa ve altı sandalye', en: 'Table and six chairs' },
          },
          {
            label: { tr: 'Teslim', en: 'Delivery' },
            value: { tr: 'İlkbaharda, seçtiğiniz hafta', en: 'Spring, the week you choose' },
          },
          { label: { tr: 'Garanti', en: 'Guarantee' }, value: { tr: 'Beş yıl', en: 'Five years' } },
        ],
      },
      {
        brand: 'Patiçınar',
        title: { tr: 'Damla sulama seti {campaignPrice}: yaz gelmeden kurun' },
        description: {
          tr: 'Tatildeyken komşudan bahçe sulamasını rica etmek bir yere kadar. Toprak nemine bakan denetleyici, yağmur yağdıysa o gün vanayı açmaz; yüz metrekareye yetecek boru, başlık ve musluk bağlantısı kutudadır. Ziraat danışmanımız bahçenizin krokisine göre hat planını çizer. Kurulumu hortum takmayı bilen herkes bir öğleden sonra yapar.',
        },
        figures: { discountPercent: 25, listPrice: 12800, campaignPrice: 9600 },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Coverage' },
            value: { tr: 'Yüz metrekare', en: 'One hundred square metres' },
          },
          {
            label: { tr: 'Su tasarrufu', en: 'Water saved' },
            value: { tr: 'Hortuma göre yarıya yakın', en: 'Nearly half compared with a hose' },
          },
          {
            label: { tr: 'Plan', en: 'Plan' },
            value: { tr: 'Ziraat danışmanından ücretsiz', en: 'Free from our horticulturist' },
          },
        ],
      },
      {
        brand: 'Nurfanus',
        title: { tr: 'Güneş enerjili bahçe lambaları {discountPercent} indirimle' },
        description: {
          tr: 'Kablo çekmeden, çukur kazmadan aydınlık bir patika. On lambalık takım gündüz şarj olur, akşam karanlığında kendiliğinden yanar, sekiz saat dayanır. Sıcak ışığı böcekleri beyaz ışığa oranla daha az çeker. Kışın kısa günlerde bile dört saat aydınlatacak pil kapasitesi seçtik; pilleri değiştirilebilir olduğu için lambayı atmazsınız.',
        },
        figures: { discountPercent: 40, listPrice: 5600, campaignPrice: 3360 },
        more: {
          title: { tr: 'Nereye dikmeli' },
          text: {
            tr: 'Panelin günde en az beş saat doğrudan güneş görmesi gerekir; ağaç gölgesinden kaçının. Patika boyunca iki metrede bir yerleştirmek gözü yormayan, kesintisiz bir ışık çizgisi verir.',
          },
        },
        facts: [
          { label: { tr: 'Adet', en: 'Pieces' }, value: { tr: 'On lamba', en: 'Ten lamps' } },
          {
            label: { tr: 'Koruma', en: 'Protection' },
            value: { tr: 'Yağmura dayanıklı, IP65', en: 'Rainproof, IP65' },
          },
        ],
      },
      {
        brand: 'Patiçınar',
        title: {
          tr: 'Sessiz akülü çim biçme makinesi {discountPercent} hesaplı',
          en: 'Quiet cordless mower, {discountPercent} cheaper',
        },
        description: {
          tr: 'Pazar sabahı benzinli motor sesiyle uyanmayan mahalle mutlu mahalledir. Akülü Çimence, buzdolabı kadar ses çıkarır, egzoz kokusu bırakmaz, katlanıp dolapta dik durur. Dört yüz metrekarelik çimi bir şarjda bitirir. Bıçağı ilk bahar bakımında atölyemizde bileriz; siz yalnızca randevu alıp makineyi şubeye getirirsiniz. Çim torbası dolduğunda gösterge uyarır, tek elle boşalır.',
          en: 'A street that is not woken by petrol engines on Sunday is a happy street. The cordless Çimence makes as much noise as a refrigerator, leaves no fumes and folds to stand in a cupboard. It cuts four hundred square metres on one charge. We sharpen the blade at its first spring service; just book and bring it in.',
        },
        figures: { discountPercent: 20, listPrice: 21500, campaignPrice: 17200 },
        facts: [
          {
            label: { tr: 'Çim alanı', en: 'Lawn' },
            value: { tr: '400 metrekareye kadar', en: 'Up to 400 square metres' },
          },
          { label: { tr: 'Kesim eni', en: 'Cutting width' }, value: { tr: '38 cm', en: '38 cm' } },
          {
            label: { tr: 'İlk bakım', en: 'First service' },
            value: { tr: 'Ücretsiz bileme', en: 'Free sharpening' },
          },
        ],
      },
      {
        brand: 'Meşedal',
        title: { tr: 'Ahşap kamelya Gölge, kurulumuyla {campaignPrice}' },
        description: {
          tr: 'Üç metreye üç metre, altı kişilik masaya yer bırakan bir gölgelik. Çam direkler basınçlı emprenyedir, kiremit görünümlü çatısı rüzgâra karşı zincirle bağlanır. Zemin beton değilse vidalı ayakla toprağa oturtuyoruz; kırıp dökme yok. İki usta bir günde kurar, artan parçaları toplar, size yalnız çay demlemek kalır.',
        },
        figures: { discountPercent: 35, listPrice: 88000, campaignPrice: 57200 },
        more: {
          title: { tr: 'İzin gerekir mi' },
          text: {
            tr: 'Müstakil bahçede sökülebilir kamelya için çoğu belediye ruhsat istemez. Site içindeyseniz yönetim kararı gerekebilir; başvuru için gereken ölçülü çizimi ve malzeme listesini biz hazırlarız. Onay çıkmazsa ödemeniz geri yapılır.',
          },
        },
        facts: [
          { label: { tr: 'Ölçü', en: 'Size' }, value: { tr: '300 × 300 cm', en: '300 × 300 cm' } },
          {
            label: { tr: 'Kurulum', en: 'Assembly' },
            value: { tr: 'Bir günde, fiyata dahil', en: 'One day, included' },
          },
          {
            label: { tr: 'Teslim', en: 'Delivery' },
            value: { tr: 'İlkbaharda, seçtiğiniz hafta', en: 'Spring, the week you choose' },
          },
        ],
      },
    ],
  },
];
