import type { DemoPattern } from '../shape.ts';

export const tyreFourthFree: DemoPattern = {
  key: 'tyre-fourth-free',
  path: ['Lastik'],
  benefit: { tr: 'Üç al, dördüncüsü hediye', en: 'Buy three, fourth free' },
  conditions: [
    {
      tr: 'Aynı ebat ve desenden dört lastik birlikte alınır; dört lastiğin bedeli {listPrice} yerine {campaignPrice} olur.',
      en: 'Four tyres of one size and pattern are bought together; the set costs {campaignPrice} instead of {listPrice}.',
    },
    { tr: 'Sökme, takma ve balans fiyata dâhildir.', en: 'Removal, fitting and balancing are included.' },
    {
      tr: 'Stoktaki ebatlarla sınırlıdır, ticari araç lastiklerinde geçmez.',
      en: 'Limited to sizes in stock; commercial vehicle tyres excluded.',
    },
    {
      tr: 'Üretim haftası on iki aydan eski lastik satılmaz.',
      en: 'No tyre older than twelve months is sold.',
    },
  ],
  campaigns: [
    {
      brand: 'Bijonta',
      title: {
        tr: 'Bijonta Ayaz kış lastiğinde dördüncü bizden',
        en: 'Fourth Bijonta Ayaz winter tyre on us',
      },
      description: {
        tr: 'Zorunlu uygulama başlayınca lastikçide sıra uzar, ebat biter. Ayaz, üç zirve kar tanesi işaretli yumuşak hamuruyla buzda iki araç boyu erken durur. Yazlıklarınızı bize bırakın; yıkar, etiketler, gelecek bahara kadar nemsiz depoda ücretsiz saklarız. Cumartesi randevularında erken gelene simit, geç kalana anlayış. Jantınız eğriyse takmadan önce haber veririz.',
        en: 'Once the winter rule takes effect the queues grow and sizes run out. The Ayaz carries the three-peak snowflake and its soft compound stops you two car lengths sooner on ice. Leave your summer tyres with us: we wash, label and store them free in a dry depot until spring. Saturday appointments are available too.',
      },
      figures: { listPrice: 22400, campaignPrice: 16800 },
      facts: [
        {
          label: { tr: 'Depolama', en: 'Storage' },
          value: { tr: 'Bir mevsim ücretsiz', en: 'One season free' },
        },
        { label: { tr: 'Ebat', en: 'Size' }, value: { tr: '205/55 R16', en: '205/55 R16' } },
        {
          label: { tr: 'İşaret', en: 'Marking' },
          value: { tr: 'Üç zirve kar tanesi', en: 'Three-peak mountain snowflake' },
        },
      ],
    },
    {
      brand: 'Bijonta',
      title: { tr: 'Dört mevsim tek takım: Bijonta Yıl’da üç parasına dört' },
      description: {
        tr: 'Yılda iki kez lastik değiştirmek istemeyen, kışı yumuşak geçen kıyı illerinde oturan sürücüye göre. Yıl deseni yağmurda suyu iki yana atar, ince karda da kış lastiği sayılır. Ankara’nın doğusunda yaşıyorsanız dürüst olalım, ayrı kış takımı daha güvenlidir. Basınç sensörünün sıfırlanması işçilik bedeline katılmaz. Hangisi size uyar, birlikte bakalım.',
      },
      figures: { listPrice: 26000, campaignPrice: 19500 },
      more: {
        title: { tr: 'Dört mevsim bana uyar mı?' },
        text: {
          tr: 'Yılda on beş binden az yol yapıyor, karlı dağ yoluna ayda birden seyrek çıkıyorsanız uyar. Sık kayak yolculuğu veya ağır römork varsa mevsimlik takım önerir, fiyat farkını aynı ekranda gösteririz.',
        },
      },
      facts: [
        { label: { tr: 'Ebat', en: 'Size' }, value: { tr: '215/60 R17', en: '215/60 R17' } },
        { label: { tr: 'Kış uygunluğu', en: 'Winter rated' }, value: { tr: 'Evet', en: 'Yes' } },
        { label: { tr: 'Sensör ayarı', en: 'Sensor reset' }, value: { tr: 'Dâhil', en: 'Included' } },
      ],
    },
    {
      brand: 'Cemreyol',
      title: { tr: 'Cemreyol yol kenarı ekibi lastiği evinizde takar' },
      description: {
        tr: 'Lastikçiye gidecek vaktiniz yoksa lastikçi size gelsin. Minibüsün içindeki makine kapınızın önünde söker, takar, balanslar; siz toplantıdan çıkmazsınız. Apartman otoparkı, iş yeri avlusu, hastane önü fark etmez, düz bir zemin yeter. Eski lastiklerinizi geri dönüşüme götürür, teslim belgesini çevre bilinciyle dosyalarız. Ödeme iş bitince, temassız cihazla alınır.',
      },
      figures: { listPrice: 24800, campaignPrice: 18600 },
      facts: [
        {
          label: { tr: 'Hizmet bölgesi', en: 'Service area' },
          value: { tr: 'İstanbul, Ankara, İzmir, Bursa', en: 'İstanbul, Ankara, İzmir, Bursa' },
        },
        { label: { tr: 'Süre', en: 'Time' }, value: { tr: 'Elli dakika', en: 'Fifty minutes' } },
        {
          label: { tr: 'Eski lastik', en: 'Old tyres' },
          value: { tr: 'Geri dönüşüme, belgeli', en: 'Recycled, with a certificate' },
        },
      ],
    },
    {
      brand: 'Alazyel',
      title: {
        tr: 'Elektriklinize sessiz lastik: Alazyel onaylı takım {campaignPrice}',
        en: 'Quiet tyres for your electric car: approved set at {campaignPrice}',
      },
      description: {
        tr: 'Elektrikli ağırdır, anında torkludur; sıradan lastiği iki yılda bitirir. İçinde sünger bulunan bu takım motor sesinin yokluğunda duyulan uğultuyu keser, yuvarlanma direnci düşük olduğundan menzile artı yazar. Yük endeksi yüksek ebatlar stoktadır. Rot ayarı montajla birlikte yapılır, çünkü eğri giden tekerlek elektrik de yer. İlk kontrol bin kilometrede.',
        en: 'Electric cars are heavy with instant torque and wear out ordinary tyres in two years. This set has foam inside to cut the hum you notice without an engine, and its low rolling resistance adds range. High load ratings are in stock. Wheel alignment is done at the same visit, because a crooked wheel eats electricity too.',
      },
      figures: { listPrice: 39600, campaignPrice: 29700 },
      more: {
        title: { tr: 'Menzile etkisi', en: 'The effect on range' },
        text: {
          tr: 'Düşük yuvarlanma direnci, otoyolda her dolumda yirmi kilometre dolayında fark eder. Basıncı ayda bir kontrol edin; az hava hem lastiği hem menzili yer. Uygulama doğru değeri aracınıza göre gösterir.',
          en: 'Low rolling resistance makes about twenty kilometres’ difference per charge on the motorway. Check the pressure monthly: too little air costs tread and range. The app shows the right figure for your car.',
        },
      },
      facts: [
        { label: { tr: 'Rot ayarı', en: 'Alignment' }, value: { tr: 'Dâhil', en: 'Included' } },
        { label: { tr: 'Ebat', en: 'Size' }, value: { tr: '235/45 R19', en: '235/45 R19' } },
        { label: { tr: 'Ses', en: 'Noise' }, value: { tr: 'Köpük katmanlı', en: 'Foam-lined' } },
      ],
    },
    {
      brand: 'Fersahan',
      title: { tr: 'Arazi tutkununa Fersahan Taban A/T: dördüncü lastik ücretsiz' },
      description: {
        tr: 'Asfaltta uğuldamadan, çamurda dönüp durmadan. Taban A/T’nin omuz blokları taşı fırlatır, yanak örgüsü üç kat sağlam elyaftır. Kampçı, avcı, arıcı, orman mühendisi hangi yoldan gideceğini bilmez; bu takım bilmese de götürür. Stepneyi de aynı desenden isteyene beşinci lastik bayi maliyetiyle verilir. Diş derinliği ilk yıl sonunda ücretsiz ölçülür.',
      },
      figures: { listPrice: 48000, campaignPrice: 36000 },
      facts: [
        { label: { tr: 'Ebat', en: 'Size' }, value: { tr: '265/65 R17', en: '265/65 R17' } },
        { label: { tr: 'Kullanım', en: 'Use' }, value: { tr: 'Asfalt ve arazi', en: 'Road and off-road' } },
        {
          label: { tr: 'Ölçüm', en: 'Inspection' },
          value: { tr: 'Birinci yılda ücretsiz', en: 'Free after the first year' },
        },
      ],
    },
  ],
};
