import type { DemoPattern } from '../shape.ts';

export const drinkPatterns: readonly DemoPattern[] = [
  {
    key: 'su-icecek-bos-sise',
    path: ['Su ve İçecek'],
    benefit: { tr: 'Boş kaba {reward} indirim', en: '{reward} off for empties' },
    conditions: [
      {
        tr: 'Boş kap teslim edildiğinde {listPrice} olan sipariş {campaignPrice} olur.',
        en: 'With empties returned, the order of {listPrice} costs {campaignPrice}.',
      },
      {
        tr: '{reward} indirim sipariş başına bir kez uygulanır.',
        en: 'The {reward} discount applies once per order.',
      },
      {
        tr: 'Kırık veya başka amaçla kullanılmış kap alınmaz.',
        en: 'Broken or misused containers are not accepted.',
      },
      { tr: 'Servis bölgesiyle sınırlıdır.', en: 'Limited to our delivery area.' },
    ],
    campaigns: [
      {
        brand: 'Turnadamla',
        title: { tr: 'Dört damacanaya {reward} boş kap indirimi' },
        description: {
          tr: 'Başka markadan kalma boş damacanalarınız kapı arkasında yer mi kaplıyor? Kuryemiz onları alır, yerine mühürlü dolusunu bırakır. Su Sakarya’daki kaynaktan çıkar, günlük analiz sonucu kapaktaki kodla okunur. Aile boyu tüketimde ayda bir buluşma yeter. Güneş alan balkonda bekletmeyin, serin ve gölge köşe idealdir; açtıktan sonra iki haftada bitirmeye bakın.',
        },
        figures: { reward: 160, listPrice: 960, campaignPrice: 800 },
        facts: [
          { label: { tr: 'Hacim', en: 'Volume' }, value: { tr: '19 litre', en: '19 litres' } },
          { label: { tr: 'Teslim', en: 'Delivery' }, value: { tr: 'Aynı gün', en: 'Same day' } },
        ],
      },
      {
        brand: 'Turnadamla',
        title: { tr: 'Cam şişe kaynak suyu kasası {campaignPrice}' },
        description: {
          tr: 'Plastik tadı almadan içmek isteyenlerin sofrasına ağır ama temiz bir çözüm. On iki cam şişelik kasalarımız yıkanıp yeniden dolar, her biri ortalama kırk tur atar. Lokantacılar masa suyu diye, ebeveynler okul matarasına boşaltmak için seçiyor. Dönüşte kapak eksik olsa da sorun değil. Buzdolabı rafına yatık koyabilirsiniz, tıpası sızdırmaz lastiklidir.',
        },
        figures: { reward: 90, listPrice: 540, campaignPrice: 450 },
        more: {
          title: { tr: 'Bir şişenin yolculuğu' },
          text: {
            tr: 'Toplanan camlar önce göz kontrolünden geçer, sonra yüksek ısılı suyla yıkanıp ters çevrilerek kurutulur. Çizik veya çatlak olan ayrılır ve eritilir. Etiketler suda çözünen yapıştırıcıyla tutturulduğundan iz bırakmaz.',
          },
        },
        facts: [
          {
            label: { tr: 'Kasa', en: 'Crate' },
            value: { tr: '12 cam şişe, 750 ml', en: '12 glass bottles, 750 ml' },
          },
          {
            label: { tr: 'Depozito', en: 'Deposit' },
            value: { tr: 'Kasayla birlikte', en: 'With the crate' },
          },
        ],
      },
      {
        brand: 'Turnadamla',
        title: {
          tr: 'Maden suyu kolilerinde {reward} iade avantajı',
          en: '{reward} off mineral water with empties',
        },
        description: {
          tr: 'Sadesi, limonlusu, elmalısı karışık gelsin; yirmi dörtlü kolinin yarısını bile farklı seçebilirsiniz. Kaynaktan doğal gazıyla dolar, şeker eklenmeyenler yeşil kapaklıdır. İftar sofraları, ızgara günleri, spor dönüşü; evdeki tüketim birden artar. Biriken camları poşetleyip kapı önüne bırakın, saymak kuryeye düşer. Ayran ve limonata eklemek taşıma hakkınızı değiştirmez.',
          en: 'Plain, lemon and apple can come mixed; choose up to half the case of twenty-four as you like. It is bottled with its own natural gas, and those without added sugar have a green cap. At barbecues and after sport a home suddenly drinks more. Bag the empties and leave them by the door; counting is the courier’s task. Adding ayran or lemonade changes nothing about delivery.',
        },
        figures: { reward: 70, listPrice: 480, campaignPrice: 410 },
        facts: [
          { label: { tr: 'Koli', en: 'Case' }, value: { tr: '24 şişe, 200 ml', en: '24 bottles, 200 ml' } },
          {
            label: { tr: 'Çeşit', en: 'Flavours' },
            value: { tr: 'Sade, limon, elma', en: 'Plain, lemon, apple' },
          },
          { label: { tr: 'Teslim', en: 'Delivery' }, value: { tr: 'Ertesi gün', en: 'Next day' } },
        ],
      },
      {
        brand: 'Tarlaçit',
        title: { tr: 'Taze sıkım nar ve portakal suyunda şişe indirimi' },
        description: {
          tr: 'Sabah altıda sıkılıp sekizde yola çıkar; ne ısıtılır ne sulandırılır, bu yüzden ömrü üç gündür. Litrelik cam şişeler bizim, içindekiler sizin. Bir önceki haftanın boşlarını çalkalayıp verirseniz dörtlü set hafifler. Ekşi nar sevenler kapağa işaret koydurabilir. Kahvaltıda küçük bardakla yetinin, kalan salata sosuna veya marine etmeye gayet yakışır.',
        },
        figures: { reward: 120, listPrice: 720, campaignPrice: 600 },
        facts: [
          { label: { tr: 'Set', en: 'Set' }, value: { tr: '4 şişe, 1 litre', en: '4 bottles, 1 litre' } },
          { label: { tr: 'Tüketim', en: 'Best within' }, value: { tr: '3 gün', en: '3 days' } },
        ],
      },
      {
        brand: 'Sepetova',
        title: { tr: 'Depozito makinesinde biriken kaplar {reward} düşürür' },
        description: {
          tr: 'Otopark girişindeki makineye pet, cam ve teneke kutularınızı tek tek bırakın; ekran saydıkça çocuklar sırayla basmak ister. Elli adede ulaşınca çıkan fişi içecek kolisi alırken kasada okutun. Gazoz, ayran, soğuk çay ve meyve suyundan oluşan hafta sonu paketi hazır bekliyor. Kapakları ayırmayın, makine kendisi ayıklar; ezilmiş kutuyu tanımayabilir.',
        },
        figures: { reward: 75, listPrice: 525, campaignPrice: 450 },
        more: {
          title: { tr: 'Fiş kaybolursa' },
          text: {
            tr: 'Makineye başlamadan üye numaranızı tuşlarsanız kâğıda gerek kalmaz, bakiye karta yazılır. Yine de fiş aldıysanız otuz gün içinde kullanın; yırtık olsa bile karekodu okunuyorsa kasa kabul eder.',
          },
        },
        facts: [
          {
            label: { tr: 'Kabul edilen', en: 'Accepted' },
            value: { tr: 'Pet, cam, teneke', en: 'Plastic, glass, cans' },
          },
          { label: { tr: 'Geçerli olduğu yer', en: 'Where' }, value: { tr: '48 mağaza', en: '48 shops' } },
        ],
      },
    ],
  },
];
