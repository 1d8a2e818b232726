import type { DemoPattern } from '../shape.ts';

export const coffeePatterns: readonly DemoPattern[] = [
  {
    key: 'kahve-damga-hediyesi',
    path: ['Kahve'],
    benefit: { tr: '{count} alışverişe bir hediye', en: 'A gift after {count} purchases' },
    conditions: [
      {
        tr: '{count} alışveriş dolunca {reward} değerindeki hediye hesaba tanımlanır.',
        en: 'After {count} purchases, a gift worth {reward} is added to your account.',
      },
      { tr: 'Bir günde en çok iki damga kazanılır.', en: 'At most two stamps a day.' },
      { tr: 'Hediye 60 gün içinde kullanılır.', en: 'The gift is used within 60 days.' },
      { tr: 'Damgalar başka hesaba taşınmaz.', en: 'Stamps cannot be moved to another account.' },
    ],
    campaigns: [
      {
        brand: 'Telvekuş',
        title: { tr: '{count} filtre kahve için, sonraki fincan bizden' },
        description: {
          tr: 'Her sabah aynı tezgâha uğrayıp adıyla selamlananlar bunu hak ediyor. Kâğıt kart taşımıyorsunuz; telefon numaranızı söylemek damga yerine geçer. Hediyeniz büyük boya kadar her içecekte çalışır, yulaf sütü farkı yazılmaz. Kendi termosunu getirenlere çift basılır, bu sayede iş haftası bitmeden bedava yudumlanır. Kavurma günleri çekirdek de aynı sayaca eklenir.',
        },
        figures: { count: 7, reward: 210 },
        facts: [
          { label: { tr: 'Termosla', en: 'Own flask' }, value: { tr: 'Çift damga', en: 'Double stamp' } },
          { label: { tr: 'Geçerli olduğu yer', en: 'Where' }, value: { tr: '32 dükkân', en: '32 shops' } },
        ],
      },
      {
        brand: 'Telvekuş',
        title: {
          tr: 'Çekirdek alana {count}. pakette kahve değirmeni hediye',
          en: 'Buy {count} bags of beans, get a hand grinder',
        },
        description: {
          tr: 'Evde kahve yapmanın dönüm noktası öğütmeyi son ana bırakmaktır. Etiyopya, Kolombiya, Guatemala; hangi yöreden başlarsanız başlayın, dolan paketleriniz sizi seramik bıçaklı el değirmenine götürür. Kırk saniyede bir fincanlık çeker, kolu sökülüp valize girer. Kavrum tarihinden sonraki üç hafta en lezzetli dönemdir, o yüzden küçük torbalarla satıyoruz.',
          en: 'Coffee at home changes when you leave the grinding to the last moment. Start from Ethiopia, Colombia or Guatemala: the bags add up to a hand grinder with ceramic burrs. It does a cup in forty seconds, and the handle comes off for the suitcase. Beans taste best in the three weeks after roasting, which is why we sell them in small bags.',
        },
        figures: { count: 4, reward: 950 },
        more: {
          title: { tr: 'Hangi incelik?', en: 'How fine?' },
          text: {
            tr: 'Cezve için pudra gibi, espresso için ince kum, süzme için sofra tuzu, pres için iri tuz kalınlığı doğrudur. Değirmenin halkasındaki işaretler bu dört ayarı gösterir; arasını damak zevkinize göre kendiniz bulursunuz.',
            en: 'Powder for the cezve, fine sand for espresso, table salt for filter, coarse salt for the press. Marks on the ring show these four; find the places between to your taste.',
          },
        },
        facts: [
          { label: { tr: 'Paket', en: 'Bag' }, value: { tr: '250 gram çekirdek', en: '250 g of beans' } },
          { label: { tr: 'Bıçak', en: 'Burrs' }, value: { tr: 'Seramik', en: 'Ceramic' } },
          { label: { tr: 'Hediye değeri', en: 'Gift value' }, value: { tr: '{reward}', en: '{reward}' } },
        ],
      },
      {
        brand: 'Telvekuş',
        title: { tr: 'Türk kahvesi sevenlere {count} alımda bakır cezve' },
        description: {
          tr: 'Dibek taşında dövülen kahve, makinede çekilenden daha yağlı olur ve köpüğü geç söner. Yüzer gramlık taze paketleri topladıkça Gaziantep’te elde dövülmüş kalaylı cezveye yaklaşırsınız. Kız isteme, bayram ziyareti, komşu muhabbeti; misafirsiz kalmayan evler hesabı çabuk doldurur. Lokum ve damla sakızlı çeşitler de geçerli. Kalayı yıpranınca yenileme dükkânımızda yapılır.',
        },
        figures: { count: 6, reward: 780 },
        facts: [
          {
            label: { tr: 'Hediye', en: 'Gift' },
            value: { tr: 'Kalaylı bakır cezve', en: 'Tinned copper cezve' },
          },
          { label: { tr: 'Paket', en: 'Bag' }, value: { tr: '100 gram', en: '100 g' } },
        ],
      },
      {
        brand: 'Sepetova',
        title: { tr: 'Marketten hazır kahve: {count} alımda fincan takımı' },
        description: {
          tr: 'Granül, kapsül, üçü bir arada ya da filtre; kahve reyonundan aldığınız her ürün market kartınıza birer çekirdek simgesi düşürür. Tamamlayınca kasadan altılı seramik takımınızı teslim alırsınız, seçim dört renk arasındadır. Ay içinde yetiştirmek şart değil, simgeler silinmez. Kapsüllerin boşlarını getirenler için girişte ayrı kutu var; alüminyumu yeniden kazandırıyoruz.',
        },
        figures: { count: 8, reward: 640 },
        more: {
          title: { tr: 'Simgelerim nerede?' },
          text: {
            tr: 'Uygulamada kartlarım bölümünde, fişin en altında ve kasadaki küçük ekranda görünür. Kartınızı unuttuysanız fişi on gün içinde danışmaya gösterin, eklenir. Aile bireyleri tek kartta birlikte biriktirebilir.',
          },
        },
        facts: [
          { label: { tr: 'Hediye', en: 'Gift' }, value: { tr: '6 seramik fincan', en: '6 ceramic cups' } },
          { label: { tr: 'Kapsam', en: 'Covers' }, value: { tr: 'Kahve reyonu', en: 'The coffee aisle' } },
        ],
      },
      {
        brand: 'Yedikepçe',
        title: {
          tr: 'Yemek üstüne {count} kahve, ardından künefe ikramı',
          en: '{count} coffees after lunch, then künefe on us',
        },
        description: {
          tr: 'Bizde yemek kahveyle kapanır, acele kalkan da aklında onunla gider. Öğle servisinden sonra söylediğiniz her fincan adisyona küçük bir kepçe damgası basar. Sayı tamamlandığında fıstıklı künefe, iki çatal ve demli çayla sofranızdadır. Müdavim masaları birlikte topluyor. Falına baktırmak isteyene telve tabağı getiririz, yorumu yan masadaki teyzeye bırakırız.',
          en: 'With us a meal closes with coffee, and whoever leaves in a hurry goes away thinking of it. Every cup ordered after lunch stamps a small ladle on your bill. When the number is complete, künefe with pistachios comes to the table with two forks and strong tea. Regular tables collect together. For fortunes we bring the saucer and leave the reading to the lady next door.',
        },
        figures: { count: 5, reward: 320 },
        facts: [
          { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '12.00–17.00', en: '12:00–17:00' } },
          {
            label: { tr: 'Hediye', en: 'Gift' },
            value: { tr: 'Fıstıklı künefe', en: 'Künefe with pistachios' },
          },
          { label: { tr: 'Geçerli olduğu yer', en: 'Where' }, value: { tr: 'Salonda', en: 'Dining room' } },
        ],
      },
    ],
  },
];
