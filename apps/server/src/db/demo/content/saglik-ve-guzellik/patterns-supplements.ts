import type { DemoPattern } from '../shape.ts';

export const supplementPatterns: readonly DemoPattern[] = [
  {
    key: 'vitamin-puan-iade',
    path: ['Vitamin ve Takviye'],
    benefit: { tr: '{reward} mağaza kredisi', en: '{reward} in store credit' },
    conditions: [
      {
        tr: '{minimumPurchase} ve üzeri takviye alışverişinde {reward} kredi verilir.',
        en: 'Spending {minimumPurchase} on supplements earns {reward} in credit.',
      },
      {
        tr: 'Takviye edici gıdadır, ilaç değildir; hastalıkların önlenmesi veya tedavisinde kullanılmaz.',
        en: 'A food supplement, not a medicine; not for preventing or treating disease.',
      },
      {
        tr: 'Önerilen günlük porsiyonu aşmayın; çocuklardan uzak tutun.',
        en: 'Do not exceed the daily portion; keep away from children.',
      },
      {
        tr: 'Hamilelik, emzirme veya ilaç kullanımında hekime danışın.',
        en: 'If pregnant, nursing or on medication, ask a doctor.',
      },
      { tr: 'Kredi 60 gün geçerlidir.', en: 'The credit is valid for 60 days.' },
    ],
    campaigns: [
      {
        brand: 'Vişnedal',
        title: { tr: 'C ve D vitamini rafında {reward} kredi' },
        description: {
          tr: 'Aynı vitaminin tablet, damla, sprey ve çiğnenebilir biçimi yan yana durunca insan hangisini alacağını şaşırıyor. Rafı bu yüzden içeriğe göre değil kullanım şekline göre düzenledik; porsiyon başına miktar büyük puntoyla yazılı. Danışman satış yerine etiketi okutur. İhtiyacınız olup olmadığını en doğru hekiminiz söyler, sonucu elinizdeyse kararınız kolaylaşır. Son kullanma süreleri ön yüzdedir.',
        },
        figures: { minimumPurchase: 900, reward: 90 },
        facts: [
          {
            label: { tr: 'Biçim', en: 'Forms' },
            value: { tr: 'Tablet, damla, sprey', en: 'Tablets, drops, spray' },
          },
          { label: { tr: 'Tür', en: 'Type' }, value: { tr: 'Takviye edici gıda', en: 'Food supplement' } },
        ],
      },
      {
        brand: 'Vişnedal',
        title: {
          tr: 'Balık yağı ve bitkisel omega ürünlerinde {reward} kredi',
          en: '{reward} credit on fish oil and plant omega',
        },
        description: {
          tr: 'Kokusu yüzünden vazgeçenlere limonlu, kapsül yutamayanlara ölçekli şişe, hayvansal istemeyenlere yosundan elde edileni var. Hangi balıktan, hangi denizden geldiği ve saflık analizi kutudaki kodda açılır. Buzdolabında saklanacak olanlar soğuk dolapta satılır. Kapsülü yemekle birlikte almak çoğu kişiye daha rahat gelir. Kan sulandırıcı kullanıyorsanız kasaya gelmeden hekiminize sormanızı rica ederiz.',
          en: 'There is lemon for those whom the smell put off, a measured bottle for those who cannot swallow capsules, and one from algae for those who avoid animal products. A code on the box opens the species, the sea and the purity analysis. What belongs in the fridge is sold from the fridge. If you take blood thinners, please ask your doctor before you come to the till.',
        },
        figures: { minimumPurchase: 1200, reward: 150 },
        more: {
          title: { tr: 'Etikette neye bakmalı?', en: 'What to look for' },
          text: {
            tr: 'Kapsül ağırlığı değil, porsiyondaki etken miktarı önemlidir. Üretim izni numarasını, parti kodunu ve son tüketim bilgisini kontrol edin. Kutusu ezilmiş ya da güneşte kalmış ürünü satın almayın, bize bildirin.',
            en: 'What counts is the active amount per portion, not the weight of the capsule. Check permit number, batch and best-before. Leave anything crushed or sun-bleached, and tell us.',
          },
        },
        facts: [
          { label: { tr: 'Kaynak', en: 'Source' }, value: { tr: 'Balık veya yosun', en: 'Fish or algae' } },
          {
            label: { tr: 'Analiz', en: 'Analysis' },
            value: { tr: 'Kutudaki kodda', en: 'By code on the box' },
          },
          { label: { tr: 'Kredi', en: 'Credit' }, value: { tr: '{reward}', en: '{reward}' } },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Salon barında protein tozu alana {reward} kredi' },
        description: {
          tr: 'Büyük kutu alıp tadını sevmemek sporcuların ortak hatırasıdır; barda önce bir ölçek hazırlar, beğenirseniz torbasını veririz. Peynir altı suyu, bezelye ve pirinç proteini; vanilya, kakao, sade. Yasaklı madde testinden geçen partilerin belgesi panoda asılı. Öğün yerine geçmez, dengeli beslenmeye eklenir. Kazanılan krediyle çalkalama kabı, havlu ya da özel ders alabilirsiniz.',
        },
        figures: { minimumPurchase: 2200, reward: 300 },
        facts: [
          {
            label: { tr: 'Tadım', en: 'Tasting' },
            value: { tr: 'Ücretsiz, bir ölçek', en: 'Free, one scoop' },
          },
          {
            label: { tr: 'Seçenek', en: 'Options' },
            value: { tr: 'Hayvansal, bitkisel', en: 'Dairy, plant' },
          },
        ],
      },
      {
        brand: 'Vişnedal',
        title: { tr: 'Kolajen ve güzellik takviyelerinde {reward} geri kazanım' },
        description: {
          tr: 'Sabah kahvesine karışan toz, çantada taşınan şişe, akşam içilen saşe: kullanım alışkanlığınıza göre üç yol. Abartılı vaat yazan ambalajları rafa almıyoruz, bu bizim ilkemiz. Balık ya da sığır kaynaklı oldukları kapakta renkle belirtilir, helal belgesi bulunanlar işaretlidir. Aylık kutular posta ile gelir, ara vermek istediğiniz ay tek mesaj yeterli olur.',
        },
        figures: { minimumPurchase: 1800, reward: 240 },
        more: {
          title: { tr: 'Neden vaat yazmıyoruz?' },
          text: {
            tr: 'Takviye edici gıdalar kişiden kişiye farklı deneyimlenir ve mevzuat sağlık iddiasına izin vermez. Size kaynağını, miktarını ve fiyatını açıkça söyleriz; kararı beslenmenizi bilen bir uzmanla vermeniz en doğrusudur.',
          },
        },
        facts: [
          {
            label: { tr: 'Biçim', en: 'Forms' },
            value: { tr: 'Toz, şişe, saşe', en: 'Powder, bottle, sachet' },
          },
          { label: { tr: 'Kaynak', en: 'Source' }, value: { tr: 'Balık veya sığır', en: 'Fish or bovine' } },
          {
            label: { tr: 'Aylık kutu', en: 'Monthly box' },
            value: { tr: 'Ara verilebilir', en: 'May be paused' },
          },
        ],
      },
      {
        brand: 'Vişnedal',
        title: {
          tr: 'Bitki çayları ve bal karışımlarına {reward} kredi',
          en: '{reward} credit on herbal teas and honey blends',
        },
        description: {
          tr: 'Ihlamur, ada çayı, kuşburnu, zencefil; poşet değil tane halinde, koklayarak seçilir. Aktarlık bölümümüzde her kavanozun hangi yaylada toplandığı yazar, yüz gramdan az da tartarız. Ballı karışımlar bir yaşından küçüklere verilmez, bunu kasada yineliyoruz. Demleme süresi tarif kartında, süzgeçli bardak köşede. Akşamları kafeinsiz bir şey arayan kalabalık aileler için büyük keseler hazırlıyoruz.',
          en: 'Lime blossom, sage, rosehip and ginger are sold loose and chosen by smell. Every jar in our herb corner names the upland where it was gathered, and we weigh less than a hundred grams too. Honey blends are not for children under one, and we repeat that at the till. Brewing times are on the card. For big families who want something without caffeine, there are large bags.',
        },
        figures: { minimumPurchase: 700, reward: 80 },
        facts: [
          { label: { tr: 'Satış', en: 'Sold' }, value: { tr: 'Tartıyla', en: 'By weight' } },
          {
            label: { tr: 'Bal uyarısı', en: 'Honey' },
            value: { tr: '1 yaş altına verilmez', en: 'Not for under 1' },
          },
        ],
      },
    ],
  },
];
