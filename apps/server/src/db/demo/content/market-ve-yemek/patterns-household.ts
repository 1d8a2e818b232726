import type { DemoPattern } from '../shape.ts';

export const householdPatterns: readonly DemoPattern[] = [
  {
    key: 'market-temizlik-ikinci-urun',
    path: ['Market', 'Temizlik Ürünleri'],
    benefit: { tr: 'İkinci ürüne {discountPercent} indirim', en: '{discountPercent} off the second item' },
    conditions: [
      {
        tr: 'Aynı markanın iki ürününden ucuz olana {discountPercent} indirim yapılır.',
        en: 'The cheaper of two items of one brand is reduced by {discountPercent}.',
      },
      { tr: 'Bir alışverişte en çok üç çift.', en: 'Up to three pairs per purchase.' },
      { tr: 'Deneme boyları kampanyaya girmez.', en: 'Trial sizes are excluded.' },
    ],
    campaigns: [
      {
        brand: 'Sepetova',
        title: { tr: 'Çamaşır deterjanında ikinci bidon {discountPercent}' },
        description: {
          tr: 'Beyazlar için toz, renkliler için sıvı kullananların aklı hep ikisini birden almakta kalır; tam da buna göre. Konsantre bidonlar elli yıkamaya çıkar, ölçek kapağın içindedir. Kireçli suyu olan ilçelerde doz tablosunu farklı bastık. Yumuşatıcıyı da çifte katabilirsiniz. Boşalan ambalajı mağaza girişindeki kumbaraya atarsanız üye puanı kazanırsınız, ayrıştırmayı belediye yapıyor.',
        },
        figures: { discountPercent: 50 },
        facts: [
          { label: { tr: 'Yıkama', en: 'Washes' }, value: { tr: 'Yaklaşık 50', en: 'About 50' } },
          {
            label: { tr: 'Geçerli olduğu yer', en: 'Where' },
            value: { tr: 'Tüm mağazalar', en: 'All shops' },
          },
        ],
      },
      {
        brand: 'Tarlaçit',
        title: { tr: 'Zeytinyağlı sabun ve arap sabununda çift avantaj' },
        description: {
          tr: 'Kokusu çocukluktan kalma kalıp sabun, tahta zemini besleyen arap sabunu, camları iz bırakmadan silen sirke bazlı sprey. Üçü de az içerikli, etiketinde tanımadığınız bir kelime aramayın. Yerleri paspaslarken bir kova ılık suya iki kaşık kâfidir. Parkesi hassas olanlar önce dolap altındaki köşede denesin. Bez çantayla gelenlere lavanta kesesi uzatıyoruz.',
        },
        figures: { discountPercent: 40 },
        more: {
          title: { tr: 'Az ürünle bütün ev' },
          text: {
            tr: 'Mutfak tezgâhı ve fayans için arap sabunu, cam ile ayna için sirkeli sprey, el ve tül için kalıp sabun yeterlidir. Ürünleri çamaşır suyu ile karıştırmayın, kapakları çocukların erişemeyeceği yerde sıkıca kapalı tutun.',
          },
        },
        facts: [
          { label: { tr: 'Koku', en: 'Scent' }, value: { tr: 'Defne, lavanta', en: 'Laurel, lavender' } },
          {
            label: { tr: 'İndirim', en: 'Discount' },
            value: { tr: '{discountPercent}', en: '{discountPercent}' },
          },
        ],
      },
      {
        brand: 'Sepetova',
        title: {
          tr: 'Kâğıt havlu ve tuvalet kâğıdında ikinciye {discountPercent}',
          en: 'Kitchen and toilet roll: {discountPercent} off the second',
        },
        description: {
          tr: 'Bittiğini hep yanlış anda fark ettiğimiz şeylerin başında gelir. Otuz iki ruloluk paketle yirmi dörtlüğü eşleyin, ya da kâğıt havlu ile peçeteyi; hangisi ucuzsa onun bedeli iner. Kapıcı dairesi ve küçük işletmeler için depodan forkliftle değil elden yükleme yapıyoruz. Araçsız gelenler paketleri kasada bırakıp akşam servisiyle kapısına isteyebilir.',
          en: 'First among the things that run out at the wrong moment. Pair thirty-two rolls with twenty-four, or kitchen roll with napkins; whichever costs less comes down in price. We load by hand for caretakers and small firms. If you came without a car, leave the packs at the till and have them brought to your door with the evening round.',
        },
        figures: { discountPercent: 60 },
        more: {
          title: { tr: 'Akşam servisi', en: 'The evening round' },
          text: {
            tr: 'Kasada bıraktığınız hacimli paketler saat altıdan sonra aynı mahalledeki adreslere çıkar. Servis mağaza çevresindeki bir kilometre içinde ücretsizdir. Evde yoksanız komşunuza teslim edilmesini ya da ertesi güne kalmasını söyleyebilirsiniz.',
            en: 'Bulky packs left at the till go out after six to addresses within a kilometre, free. If you are not in, we can leave them next door or come the day after.',
          },
        },
        facts: [
          { label: { tr: 'Paket', en: 'Packs' }, value: { tr: '24 ve 32 rulo', en: '24 and 32 rolls' } },
          {
            label: { tr: 'Akşam servisi', en: 'Evening round' },
            value: { tr: '1 km içinde ücretsiz', en: 'Free within 1 km' },
          },
        ],
      },
      {
        brand: 'Turnadamla',
        title: { tr: 'Kireç sökücüde ikinci şişe {discountPercent} indirimli' },
        description: {
          tr: 'Suyun sert olduğunu bizden iyi bilen yok, o yüzden sitrik asitli kireç sökücüyü biz geliştirdik. Çaydanlık, kahve makinesi, duş başlığı ve ütü haznesi ayda bir kullanımla temiz kalır. Durulama iki suda biter, koku bırakmaz. Yazlığı kapatanlar birini evde ötekini bavulda saklıyor. Mermer ile doğal taşa değdirmeyin, yüzeyi matlaştırır.',
        },
        figures: { discountPercent: 35 },
        facts: [
          { label: { tr: 'İçerik', en: 'Contents' }, value: { tr: 'Sitrik asit', en: 'Citric acid' } },
          { label: { tr: 'Kullanım', en: 'Use' }, value: { tr: 'Ayda bir', en: 'Once a month' } },
        ],
      },
      {
        brand: 'Sepetova',
        title: { tr: 'Bulaşık tableti ve parlatıcı: ikincisi {discountPercent} indirimli' },
        description: {
          tr: 'Tek başına tablet çoğu makinede işini görür, fakat bardaklarda buğu kalıyorsa parlatıcıyı denemelisiniz. Kampanyada tablet, tuz, parlatıcı ve makine temizleyici serbestçe çiftlenir. Suda çözünen kılıfı sayesinde elinizi değdirmeden bölmeye bırakırsınız. Kısa programda yarım tablete izin veren çentikli kalıbı özellikle iki kişilik evler seviyor. Tuz haznesini ayda bir yoklayın.',
        },
        figures: { discountPercent: 45 },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Tablet, tuz, parlatıcı', en: 'Tablets, salt, rinse aid' },
          },
          { label: { tr: 'Kılıf', en: 'Film' }, value: { tr: 'Suda çözünür', en: 'Dissolves in water' } },
          { label: { tr: 'Kod', en: 'Code' }, value: { tr: 'Gerekmez', en: 'Not needed' } },
        ],
      },
    ],
  },
];
