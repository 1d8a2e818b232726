import type { DemoPattern } from '../shape.ts';

export const groceryPatterns: readonly DemoPattern[] = [
  {
    key: 'market-temel-gida-yuzde',
    path: ['Market', 'Temel Gıda'],
    benefit: { tr: 'Kilerde {discountPercent} indirim', en: '{discountPercent} off the larder' },
    conditions: [
      {
        tr: '{minimumPurchase} ve üzeri alışverişte seçili ürünlere {discountPercent} uygulanır.',
        en: '{discountPercent} off selected items when you spend {minimumPurchase} or more.',
      },
      { tr: 'Ürün başına hane için en çok dört paket.', en: 'At most four packs of one item per household.' },
      { tr: 'Toptan alımlar kapsam dışıdır.', en: 'Wholesale purchases are excluded.' },
      {
        tr: 'Raf stoku bittiğinde yerine başka ürün verilmez.',
        en: 'No substitutes once the shelf is empty.',
      },
    ],
    campaigns: [
      {
        brand: 'Sepetova',
        title: {
          tr: 'Bakliyat ve pirinçte {discountPercent} market indirimi',
          en: '{discountPercent} off pulses and rice at the supermarket',
        },
        description: {
          tr: 'Kış hazırlığı kavanozların dolmasıyla başlar. Gönen pirinci, Kırşehir kuru fasulyesi, yeşil mercimek ve iri nohut raflarda mavi etiketle işaretlendi; kasada bir şey söylemeniz gerekmez. Yeni hasat olduğu için çabuk pişer, bir gece ıslatmak çoğu kez yeter. Ağzı kilitli beş kiloluk torbalar kalabalık sofralara, kiloluklar çekirdek ailelere göredir. Dolabınızda ilk gireni ilk çıkarmayı unutmayın.',
          en: 'Getting ready for winter starts with full jars. Gönen rice, Kırşehir beans, green lentils and large chickpeas carry a blue label on the shelf; there is nothing to say at the till. They are from the new harvest and cook quickly, and a night in water is usually enough. Five-kilo resealable bags suit crowded tables, one-kilo packs small households.',
        },
        figures: { discountPercent: 20, minimumPurchase: 1000 },
        more: {
          title: { tr: 'Bakliyat nasıl saklanır?', en: 'Storing pulses' },
          text: {
            tr: 'Paketi açınca cam kavanoza aktarın, içine bir defne yaprağı koyun ve ışıksız rafa kaldırın. Nem almadığı sürece bir yıl dayanır. Eski ile yeniyi karıştırmazsanız tencerede hepsi aynı anda yumuşar.',
            en: 'Move an opened pack to a glass jar with a bay leaf and keep it in the dark. Dry, it lasts a year. Do not mix old with new and all will soften together.',
          },
        },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Pirinç, fasulye, mercimek, nohut', en: 'Rice, beans, lentils, chickpeas' },
          },
          {
            label: { tr: 'Geçerli olduğu yer', en: 'Where' },
            value: { tr: 'Tüm mağazalar', en: 'All shops' },
          },
          {
            label: { tr: 'Alt sınır', en: 'Minimum' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
        ],
      },
      {
        brand: 'Tarlaçit',
        title: { tr: 'Yeni hasat zeytinyağında {discountPercent} indirim' },
        description: {
          tr: 'Ayvalık’ta sabah toplanan zeytin aynı akşam sıkılır; biz o ilk partiyi süzmeden teneke ve koyu cam şişelere koyuyoruz. Tadı hafif yakıcı, kokusu çimen gibidir, salatada belli olur. Beş litrelik teneke mutfağı bütün mevsim götürür. Asit oranı ile hasat haftası etiketin arkasında açıkça yazılıdır; tadım için mağazalarda ekmek ve küçük kadehler sizi bekler.',
        },
        figures: { discountPercent: 15, minimumPurchase: 1500 },
        facts: [
          {
            label: { tr: 'Tür', en: 'Type' },
            value: { tr: 'Soğuk sıkım natürel sızma', en: 'Cold-pressed extra virgin' },
          },
          { label: { tr: 'Bölge', en: 'Region' }, value: { tr: 'Ayvalık', en: 'Ayvalık' } },
        ],
      },
      {
        brand: 'Sepetova',
        title: { tr: 'Makarna, un ve salça haftası: {discountPercent} ucuz' },
        description: {
          tr: 'Öğrenci evinin de üç çocuklu mutfağın da ortak dili bu üçlü. Sert buğday makarnalar, çok amaçlı un ve güneşte koyulaştırılan domates salçası kırmızı sepet işaretli. Akşam eve dönünce yirmi dakikada sofra kurmak isteyenler için arka yüzlerine birer tarif bastırdık. Markete yürüyerek gelenlere ağır paketleri iki sokak öteye kadar arkadaşlarımız taşıyor.',
        },
        figures: { discountPercent: 25, minimumPurchase: 750 },
        facts: [
          {
            label: { tr: 'Ek hizmet', en: 'Extra service' },
            value: { tr: 'Yakına taşıma', en: 'Carrying nearby' },
          },
          { label: { tr: 'Tarif', en: 'Recipes' }, value: { tr: 'Paket arkasında', en: 'On the pack' } },
        ],
      },
      {
        brand: 'Tarlaçit',
        title: {
          tr: 'Köy kahvaltılıkları: peynir, bal, tahin {discountPercent} düşük',
          en: 'Village breakfast: cheese, honey, tahini at {discountPercent} off',
        },
        description: {
          tr: 'Pazar sabahı masaya ne koyacağım diye düşünmeyin. Ezine peyniri tenekeden kesilip tartılır, süzme bal Muğla çamından gelir, çift kavrulmuş tahin taş değirmende öğütülür. Üçünü yan yana alınca eşiğe çoktan yaklaşmış olursunuz; kalanını zeytin veya yumurta tamamlar. Tadına bakmadan almayın derseniz reyon görevlisinden birer dilim isteyin, seve seve uzatır.',
          en: 'Do not wonder what to set on the table on Sunday morning. Ezine cheese is cut from the tin and weighed, the honey comes from the pines of Muğla, and the twice-roasted tahini is stone-ground. Take the three together and you are close to the minimum; olives or eggs make up the rest. Ask at the counter for a slice before you buy.',
        },
        figures: { discountPercent: 18, minimumPurchase: 1200 },
        more: {
          title: { tr: 'Peynirin suyunu atmayın', en: 'Keep the brine' },
          text: {
            tr: 'Kestirdiğiniz parçayı kendi salamurasında, cam kapta saklarsanız üç hafta tazeliğini korur. Tuzlu gelirse yemeden bir saat önce ılık suda bekletin. Yumurta ve tahini serin dolapta, balı ise asla buzdolabında tutmayın.',
            en: 'Kept in its own brine in glass, the cheese stays fresh for three weeks. Too salty? Rest it in lukewarm water for an hour. Never keep honey in the fridge.',
          },
        },
        facts: [
          { label: { tr: 'Peynir', en: 'Cheese' }, value: { tr: 'Ezine, tartıyla', en: 'Ezine, by weight' } },
          { label: { tr: 'Bal', en: 'Honey' }, value: { tr: 'Muğla çam balı', en: 'Muğla pine honey' } },
          { label: { tr: 'Tadım', en: 'Tasting' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
      {
        brand: 'Sepetova',
        title: { tr: 'Ayçiçek yağı ve çayda emekliye {discountPercent}' },
        description: {
          tr: 'Hafta içi öğleden önce alışveriş yapan emeklilerimiz için kasaların biri yalnızca onlara ayrılıyor; acele yok, kuyruk kısa. Beş litrelik ayçiçek yağı, dökme Rize çayı ve küp şeker bu saatlerde daha hesaplı. Emekli kimlik kartını göstermek yeterli, ayrıca üye olmanız beklenmez. Poşetleri araca ya da durağa kadar götürmek mağaza ekibinin işidir.',
        },
        figures: { discountPercent: 12, minimumPurchase: 800 },
        facts: [
          { label: { tr: 'Kimler için', en: 'For whom' }, value: { tr: 'Emekliler', en: 'Pensioners' } },
          {
            label: { tr: 'Saat', en: 'Hours' },
            value: { tr: 'Hafta içi 09.00–12.00', en: 'Weekdays 09:00–12:00' },
          },
        ],
      },
    ],
  },
  {
    key: 'market-meyve-sebze-kasa',
    path: ['Market', 'Meyve ve Sebze'],
    benefit: { tr: 'Haftalık kasa {campaignPrice}', en: 'Weekly crate for {campaignPrice}' },
    conditions: [
      {
        tr: 'İçindekiler tek tek alındığında {listPrice}, kasa olarak {campaignPrice}.',
        en: 'Singly the contents cost {listPrice}; as a crate, {campaignPrice}.',
      },
      {
        tr: 'Ürünler mevsime ve hasada göre değişebilir.',
        en: 'Contents may change with season and harvest.',
      },
      {
        tr: 'Bozuk çıkan ürünün bedeli aynı gün iade edilir.',
        en: 'Spoiled produce is refunded the same day.',
      },
      { tr: 'Ödeme teslimde veya kartla peşin yapılır.', en: 'Paid on delivery or by card in advance.' },
    ],
    campaigns: [
      {
        brand: 'Tarlaçit',
        title: { tr: 'Dört kişilik sebze kasası {campaignPrice}' },
        description: {
          tr: 'Pırasa, havuç, kereviz, ıspanak, soğan, patates: yedi kilo civarında, hepsi iki gün içinde sökülmüş. Kasanın kapağında hangi köyden çıktığını ve üreticinin adını okursunuz. İstemediğiniz bir çeşidi önceden bildirin, başkasını koyalım. Boş tahta kasayı sonraki teslimatta geri alıyoruz, naylon torba kullanmıyoruz. Kereviz sapını çorbaya atmanızı ayrıca öneririz, israf olmasın.',
        },
        figures: { listPrice: 690, campaignPrice: 545 },
        facts: [
          { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: 'Yaklaşık 7 kg', en: 'About 7 kg' } },
          {
            label: { tr: 'Teslim günü', en: 'Delivery days' },
            value: { tr: 'Salı veya cuma', en: 'Tuesday or Friday' },
          },
        ],
      },
      {
        brand: 'Tarlaçit',
        title: {
          tr: 'Kış meyveleri kutusu: portakaldan ayvaya {campaignPrice}',
          en: 'Winter fruit box, oranges to quinces: {campaignPrice}',
        },
        description: {
          tr: 'Finike portakalı, Antalya mandalinası, Eşme ayvası, Amasya elması ve birkaç nar. Sıkmalık yerine soymalık boy seçtik, çocukların beslenme kutusuna girsin. Parlatıcı sürülmez; kabuğunu reçel yapabilirsiniz. Ofisler bu kutuyu haftabaşında ortak masaya açıyor, on beş kişiye bir gün yetiyor. Ayvaları pencerenin önüne dizerseniz mutfak hoş kokar, üstelik bir ay dayanır.',
          en: 'Oranges from Finike, mandarins from Antalya, quinces from Eşme, apples from Amasya and a few pomegranates. We pick sizes for peeling rather than juicing, so that they fit a lunch box. Nothing is waxed, and you can make marmalade from the peel. Offices open the box on a shared table; it lasts fifteen people a day. Quinces on the windowsill scent the kitchen.',
        },
        figures: { listPrice: 820, campaignPrice: 640 },
        more: {
          title: { tr: 'Hangisi önce yenmeli?', en: 'What to eat first' },
          text: {
            tr: 'Mandalina beş günde, elma iki haftada tükenmeli; nar ve ayva acele ettirmez. Elmayı ötekilerden ayrı bir kapta tutun, çünkü salgıladığı gaz yanındakileri çabuk olgunlaştırır. Serin balkon buzdolabından iyidir.',
            en: 'Mandarins want eating within five days, apples within two weeks; pomegranates and quinces can wait. Keep apples apart, as they ripen their neighbours. A cool balcony beats the fridge.',
          },
        },
        facts: [
          { label: { tr: 'Çeşit', en: 'Kinds' }, value: { tr: '5 meyve', en: '5 fruits' } },
          { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: 'Yaklaşık 9 kg', en: 'About 9 kg' } },
          { label: { tr: 'Parlatıcı', en: 'Wax' }, value: { tr: 'Yok', en: 'None' } },
        ],
      },
      {
        brand: 'Sepetova',
        title: { tr: 'Salata tezgâhından hazır yeşillik kolisi {campaignPrice}' },
        description: {
          tr: 'Yıkamaya üşendiğiniz için buzdolabında solan marul tanıdık geldi mi? Kolide roka, kıvırcık, maydanoz, taze soğan, turp ve çeri domates köklerinden ayıklanmış, iki sudan geçirilmiş halde gelir. Tabağa dökün, limon sıkın. Porsiyonlar dört akşama bölünmüştür; kapağına hangisini evvel açacağınızı yazdık. Diyet yapanlar kadar balık pişirenler de sık sipariş veriyor.',
        },
        figures: { listPrice: 480, campaignPrice: 375 },
        facts: [
          { label: { tr: 'Porsiyon', en: 'Portions' }, value: { tr: '4 akşam', en: '4 evenings' } },
          {
            label: { tr: 'Saklama', en: 'Storage' },
            value: { tr: 'Buzdolabında 5 gün', en: '5 days in the fridge' },
          },
        ],
      },
      {
        brand: 'Tarlaçit',
        title: { tr: 'Turşuluk ve konservelik kasa, {listPrice} yerine {campaignPrice}' },
        description: {
          tr: 'Kelek, biber, beyaz lahana, havuç, sarımsak, dereotu: kavanozda ne istiyorsanız tek seferde kapınızda. Miktarlar beş litrelik altı kavanoza göre tartıldı, elinizde artan olmaz. Kaya tuzu ile üzüm sirkesini biz ekliyoruz, tarif kartı anneannemizden kaldı. Lahanayı doğramadan önce bir gün dinlendirmek kıtırlığını artırır. Apartmanca ortak yapanlara iki kasada nakliye ücreti çıkmaz.',
        },
        figures: { listPrice: 1150, campaignPrice: 890 },
        more: {
          title: { tr: 'Turşunuz yumuşamasın' },
          text: {
            tr: 'Her litre suya üç yemek kaşığı kaya tuzu koyun, iyotlu tuzdan kaçının. Sebzeler sıvının tamamen altında kalmalı; üstüne ağırlık olarak temiz bir taş yerleştirin. Serin ve karanlık yerde üç hafta bekletin.',
          },
        },
        facts: [
          { label: { tr: 'Ölçü', en: 'Measure' }, value: { tr: '6 büyük kavanoz', en: '6 large jars' } },
          {
            label: { tr: 'Ek', en: 'Extras' },
            value: { tr: 'Kaya tuzu, sirke, tarif', en: 'Rock salt, vinegar, recipe' },
          },
        ],
      },
      {
        brand: 'Yedikepçe',
        title: {
          tr: 'Ayıklanmış çorba ve tencere seti {campaignPrice}',
          en: 'Peeled and ready soup and stew set for {campaignPrice}',
        },
        description: {
          tr: 'Lokantamızın mutfağında sabah beşte doğranan sebzeleri artık evinize de yolluyoruz. Her poşet bir yemektir: mercimek çorbası, kabak dolması, türlü, kapuska, nohutlu pazı. Soğanı bile zardan ayrıldı; size yağ, su ve kırk dakika kalıyor. Şefimizin kısa videolarını poşetteki koddan izlersiniz. Gelin ve damatlar annelerine ben yaptım diyebilir, sırrınız bizde kalır.',
          en: 'The vegetables cut at five each morning in our kitchen now come to your home as well. Every bag is a dish: lentil soup, stuffed courgettes, mixed stew, cabbage, chard with chickpeas. Even the onion is peeled; oil, water and forty minutes are left to you. A code on the bag opens our chef’s short films. Tell them you made it all; your secret is safe.',
        },
        figures: { listPrice: 960, campaignPrice: 760 },
        facts: [
          { label: { tr: 'İçerik', en: 'Contents' }, value: { tr: 'Beş yemeklik', en: 'For five dishes' } },
          {
            label: { tr: 'Pişirme', en: 'Cooking' },
            value: { tr: 'Yaklaşık 40 dakika', en: 'About 40 minutes' },
          },
          { label: { tr: 'Teslim', en: 'Delivery' }, value: { tr: 'Soğuk zincirle', en: 'Chilled' } },
        ],
      },
    ],
  },
];
