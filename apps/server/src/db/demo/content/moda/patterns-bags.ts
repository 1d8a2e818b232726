import type { DemoPattern } from '../shape.ts';

export const bagPatterns: readonly DemoPattern[] = [
  {
    key: 'moda-canta-para-iade',
    path: ['Çanta'],
    benefit: { tr: '{reward} hesabınıza geri', en: '{reward} back to your account' },
    conditions: [
      {
        tr: '{minimumPurchase} ve üzeri çanta alışverişinde {reward} üye hesabına yüklenir.',
        en: 'Bag purchases from {minimumPurchase} credit {reward} to your member account.',
      },
      {
        tr: 'Tutar, iade süresi dolduktan sonra tanımlanır.',
        en: 'The credit is posted once the return period is over.',
      },
      {
        tr: 'Yüklenen tutar 90 gün içinde sonraki alışverişte harcanır.',
        en: 'It may be spent on a later purchase within 90 days.',
      },
      { tr: 'Nakde çevrilmez, başka üyeye aktarılmaz.', en: 'It cannot be cashed or transferred.' },
    ],
    campaigns: [
      {
        brand: 'Tabanyolu',
        title: { tr: 'Deri omuz çantasından {reward} geri kazanın' },
        description: {
          tr: 'Bu çantada astar yok; derinin iç yüzü öyle temiz işlendi ki kumaşla örtmeye kıyamadık. Ağzı mıknatıslı, askısı üç kademeli, altında dört metal ayak var. Sabah laptop, öğlen spor eşyası taşıyanlar hacmine, sade giyinenler çizgisine bakıyor. Hesabınıza gelen krediyi cüzdan veya kemer alırken bölmeden kullanabilirsiniz. Renkler: bal, kestane, gece.',
        },
        figures: { minimumPurchase: 6500, reward: 975 },
        more: {
          title: { tr: 'Derinin bakımı' },
          text: {
            tr: 'Yağmurda kalırsa havluyla bastırıp oda ısısında kurutun, saç kurutma makinesi tutmayın. Mevsim başlarında balmumlu krem sürün; rengi tazelenir, su tutmaz. Boşken içine kâğıt doldurmanız biçimini korur.',
          },
        },
        facts: [
          { label: { tr: 'Hacim', en: 'Volume' }, value: { tr: '12 litre', en: '12 litres' } },
          {
            label: { tr: 'Onarım', en: 'Repair' },
            value: { tr: 'Dikiş 2 yıl ücretsiz', en: 'Stitching free for 2 years' },
          },
          { label: { tr: 'Geri ödeme', en: 'Credit' }, value: { tr: '{reward}', en: '{reward}' } },
        ],
      },
      {
        brand: 'Yamaçkoş',
        title: { tr: 'Kamp ve trekking sırt çantalarında {reward} iade' },
        description: {
          tr: 'Yükü omuzdan kalçaya aktaran bel kemeri, ağır çantayı taşınır kılan tek parçadır. Kırk beş litrelik modelimizde sırt boyu tornavidasız ayarlanır; annenizle sırayla kullanabilirsiniz. Üst kapak ayrılıp bel çantasına dönüşür, yağmurluk alttaki gözde durur. Uyku tulumu ya da matla birlikte alınca alt sınırı kendiliğinden geçersiniz. Bel cebi bir elma kadar derindir.',
        },
        figures: { minimumPurchase: 5000, reward: 700 },
        facts: [
          { label: { tr: 'Hacim', en: 'Volume' }, value: { tr: '45 litre', en: '45 litres' } },
          { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: '1,4 kg', en: '1.4 kg' } },
        ],
      },
      {
        brand: 'Sırmakuş',
        title: {
          tr: 'Davet çantası alana sonraki alışverişte {reward}',
          en: 'Buy an evening bag, get {reward} for next time',
        },
        description: {
          tr: 'Telefon, ruj, anahtar: gece çantasından beklenen aslında bu kadar. Metal çerçeveli küçük modelleri elbise koleksiyonumuzdaki kumaş artıklarıyla kapladık, o nedenle her birinden yalnızca kırk civarında var. Zinciri içeri saklanınca portföy olur. Geri dönen bakiyeyi kuşak, şal veya ayakkabıda değerlendirip görünümü tamamlayanlar çoğunlukta. İçindeki küçük aynayı sökmeden silebilirsiniz.',
          en: 'A phone, a lipstick, a key: an evening bag need hold no more. We covered these small metal-framed pieces with remnants from our dress collection, so there are only about forty of each. Tuck the chain inside and it becomes a clutch. Most people spend the credit on a sash, a shawl or shoes and so complete the outfit.',
        },
        figures: { minimumPurchase: 3000, reward: 450 },
        facts: [
          { label: { tr: 'Üretim', en: 'Production' }, value: { tr: 'Sınırlı sayıda', en: 'Limited run' } },
          { label: { tr: 'Zincir', en: 'Chain' }, value: { tr: 'Gizlenebilir', en: 'Can be hidden' } },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: { tr: 'Okul çantası ve beslenme setinde {reward} para iade' },
        description: {
          tr: 'Dolu bir okul çantasının öğrencinin ağırlığına göre fazla kaçması sık görülür; bizimki boşken yediyüz gram bile gelmez. Sırt paneli havalı, göğüs tokası mıknatıslı, alt kısmı ıslak zemine dayanıklıdır. Beslenme kabı ile matara aynı desenden seçilebilir. Kardeşi olanlar ikinci çantayı alırken birikmiş tutarı düşebilir. Fermuar uçları eldivenle bile rahat kavranır.',
        },
        figures: { minimumPurchase: 2400, reward: 360 },
        more: {
          title: { tr: 'Çantayı doğru doldurmak' },
          text: {
            tr: 'Ağır kitaplar sırta en yakın bölmeye, hafifler öne gelir. Askılar çantanın altı belden aşağı sarkmayacak kadar kısaltılmalı. Her cuma boşaltıp gereksizleri çıkarmak yükü şaşırtıcı biçimde azaltır.',
          },
        },
        facts: [
          { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: '680 gram', en: '680 grams' } },
          { label: { tr: 'Sınıf', en: 'School years' }, value: { tr: '1–8', en: '1–8' } },
          { label: { tr: 'Toka', en: 'Buckle' }, value: { tr: 'Mıknatıslı', en: 'Magnetic' } },
        ],
      },
      {
        brand: 'Vakitçe',
        title: { tr: 'Seyahat ve evrak çantası: {reward} bakiye sizde' },
        description: {
          tr: 'Sık uçan danışmanlarla konuştuk; istekleri aynıydı: valiz sapına geçsin, bilgisayar kapağı açılmadan çıksın, kablolar dolanmasın. Ortaya çıkan evrak çantasının ön gözü güvenlikte tek hareketle açılıyor. Saat ve kol düğmesi için kadife bölmesi de cabası. Bakiyenizi seyahat saati, kordon ya da pil değişimine saklayabilirsiniz. Gövde dokuması çizilmeye karşı sıktır.',
        },
        figures: { minimumPurchase: 4200, reward: 600 },
        facts: [
          {
            label: { tr: 'Bilgisayar', en: 'Laptop' },
            value: { tr: '15,6 inçe kadar', en: 'Up to 15.6 inches' },
          },
          { label: { tr: 'Valiz bandı', en: 'Trolley sleeve' }, value: { tr: 'Var', en: 'Yes' } },
        ],
      },
    ],
  },
];
