import type { DemoPattern } from '../shape.ts';

export const accessoryCashback: DemoPattern = {
  key: 'accessory-cashback',
  path: ['Oto Aksesuar'],
  benefit: { tr: '{reward} alışveriş çeki iade', en: '{reward} back as store credit' },
  conditions: [
    {
      tr: '{minimumPurchase} ve üzeri tek alışverişte {reward} çek olarak geri verilir.',
      en: 'A single purchase of {minimumPurchase} or more returns {reward} as store credit.',
    },
    {
      tr: 'Çek otuz gün içinde, aynı mağaza veya sitede kullanılır.',
      en: 'The credit is used within thirty days in the same shop or site.',
    },
    {
      tr: 'İade edilen ürünlerde kazanılan çek geri alınır.',
      en: 'Credit earned on returned goods is withdrawn.',
    },
    {
      tr: 'Üye başına bir kez kazanılır, nakde çevrilmez.',
      en: 'Once per member; not exchangeable for cash.',
    },
  ],
  campaigns: [
    {
      brand: 'Bijonta',
      title: { tr: 'Bijonta aksesuarda sepete {reward} iade' },
      description: {
        tr: 'Paspas, koku, güneşlik derken sepet dolar; dolan sepetin bir kısmını size geri veriyoruz. Araç modelinizi bir kez tanıtın, site yalnızca uyan parçaları göstersin, yanlış silecek gelmesin. Kargo ertesi gün yola çıkar, beğenmediğinizi paketinden çıkarmadan iade edersiniz. Kazandığınız çekle çoğu üye cam suyu ve bakım bezi alıyor.',
      },
      figures: { minimumPurchase: 4000, reward: 750 },
      facts: [
        {
          label: { tr: 'Nerede', en: 'Where' },
          value: { tr: 'Site ve 52 mağaza', en: 'Online and in 52 shops' },
        },
        { label: { tr: 'Kargo', en: 'Shipping' }, value: { tr: 'Ertesi iş günü', en: 'Next working day' } },
        { label: { tr: 'İade', en: 'Returns' }, value: { tr: 'On dört gün', en: 'Fourteen days' } },
      ],
    },
    {
      brand: 'Cemreyol',
      title: {
        tr: 'Çocuklu yol paketi: koltuk, ayna, termos ve {reward} çek',
        en: 'Family road kit: seat, mirror, flask and {reward} credit',
      },
      description: {
        tr: 'Bebekle ilk uzun yolculuk için liste yapmaktan yorulmayın; emniyet onaylı oto koltuğu, arkayı gören ayna, biberon termosu ve cam perdesi aynı rafta. Koltuğu araca görevli takar, kayışın gerginliğini size de denetir. Toplam {minimumPurchase} sınırını geçince kazandığınız çek, çocuk büyüdüğünde alacağınız yükselticide işe yarar. Deneme koltuğu mağazada hazırdır.',
        en: 'Do not tire yourself making lists for the first long trip with a baby: an approved car seat, a rear-view mirror, a bottle flask and window blinds share one shelf. Our staff fit the seat and let you check the strap yourself. Once you pass {minimumPurchase}, the credit comes in handy for the booster seat you will need later.',
      },
      figures: { minimumPurchase: 9500, reward: 1800 },
      facts: [
        {
          label: { tr: 'Koltuk montajı', en: 'Seat fitting' },
          value: { tr: 'Mağazada ücretsiz', en: 'Free in the shop' },
        },
        { label: { tr: 'Standart', en: 'Standard' }, value: { tr: 'R129 onaylı', en: 'R129 approved' } },
        { label: { tr: 'Değişim', en: 'Exchange' }, value: { tr: 'Otuz gün', en: 'Thirty days' } },
      ],
    },
    {
      brand: 'Alazyel',
      title: { tr: 'Alazyel orijinal aksesuarda {minimumPurchase} sepete {reward}' },
      description: {
        tr: 'Tavan barı, bisiklet taşıyıcı, bagaj havuzu; markanın kendi çizdiği parça tek vidayla oturur, garantiyi zedelemez. Montaj isterseniz yıllık bakımla aynı güne denk getiririz, servise iki kez gelmezsiniz. Elektrikli modeller için ısı yalıtımlı cam tavan perdesi bu ay en çok aranan ürün; yazın kabini serin tutar, klimanın yükünü alır.',
      },
      figures: { minimumPurchase: 6000, reward: 1200 },
      more: {
        title: { tr: 'Hangi parça hangi modele?' },
        text: {
          tr: 'Şasi numaranızın son sekiz hanesini yazın; liste kendiliğinden süzülür. Uyumsuz sipariş verirseniz kargo dâhil iadesi bizden. Montaj saatini ödeme sayfasında seçebilirsiniz, servis takvimi canlıdır. İsterseniz servisten de teslim alırsınız.',
        },
      },
      facts: [
        {
          label: { tr: 'Garanti', en: 'Warranty' },
          value: { tr: 'Araç garantisini etkilemez', en: 'Car warranty unaffected' },
        },
        {
          label: { tr: 'Montaj', en: 'Fitting' },
          value: { tr: 'Yıllık bakımla aynı gün', en: 'Same day as the annual service' },
        },
      ],
    },
    {
      brand: 'Bijonta',
      title: { tr: 'Detaylı temizlik setine {reward} değerinde geri dönüş' },
      description: {
        tr: 'Pazar sabahı kendi arabasını yıkamayı seven, süngerin iyisini kötüsünden ayıranlar bilir: ucuz şampuan cilayı söker. Köpük tabancası, kil barı, seramik sprey ve jant fırçasını birlikte alın; sıralamayı anlatan on dakikalık video kutunun üstündeki karekodda. Sınırı aşan sepete yansıyan çek bir sonraki şampuanın parasıdır. Mat boyaya da uygundur.',
      },
      figures: { minimumPurchase: 2500, reward: 400 },
      facts: [
        { label: { tr: 'Set içeriği', en: 'In the kit' }, value: { tr: 'Yedi ürün', en: 'Seven products' } },
        {
          label: { tr: 'Video', en: 'Video' },
          value: { tr: 'Adım adım, Türkçe', en: 'Step by step, in Turkish' },
        },
        {
          label: { tr: 'Kullanım', en: 'Lasts' },
          value: { tr: 'Yaklaşık on yıkama', en: 'About ten washes' },
        },
      ],
    },
    {
      brand: 'Esintay',
      title: {
        tr: 'Esintay sahiplerine kamera ve ekranda {reward} iade çeki',
        en: '{reward} credit on cameras and screens for Esintay owners',
      },
      description: {
        tr: 'Kazada kimin haklı olduğunu en iyi kamera bilir. Ön ve arka kayıt yapan, park hâlinde darbe algılayan set, kablosu görünmeden direğin içinden geçirilir. Eski Ilgaz’ınıza telefonla konuşan büyük ekran da takıyoruz, direksiyon tuşları çalışmayı sürdürür. Ruhsatı Esintay olan herkes üyeliğe hoş geldin armağanıyla başlar. Kurulum randevuludur.',
        en: 'A camera knows best who was right in an accident. The set records front and rear, senses knocks while parked and is wired out of sight inside the pillar. We also fit a large screen to older Ilgaz cars, and the wheel buttons keep working. Anyone with an Esintay on the registration starts membership with a welcome gift.',
      },
      figures: { minimumPurchase: 7500, reward: 1500 },
      more: {
        title: { tr: 'Kayıtlar kimde kalır?', en: 'Who keeps the footage?' },
        text: {
          tr: 'Görüntü yalnızca karttadır, buluta kendiliğinden gitmez. Kaza anı kilitlenir, üzerine yazılmaz. Sesi kapatabilir, yola çıkmadan kaydı durdurabilirsiniz; kişisel veriniz sizin elinizde kalır. Silmek için kartı biçimlendirmeniz yeter.',
          en: 'Footage stays on the card and is not sent to a cloud by itself. The moment of a crash is locked and not overwritten. You can mute sound or stop recording; your data stays in your hands.',
        },
      },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Esintay ruhsatı olanlar', en: 'Registered Esintay owners' },
        },
        {
          label: { tr: 'Kayıt', en: 'Recording' },
          value: { tr: 'Ön ve arka, 2K', en: 'Front and rear, 2K' },
        },
        {
          label: { tr: 'Montaj', en: 'Fitting' },
          value: { tr: 'Doksan dakika, dâhil', en: 'Ninety minutes, included' },
        },
      ],
    },
  ],
};
