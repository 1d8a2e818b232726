import type { DemoPattern } from '../shape.ts';

export const sweetPatterns: readonly DemoPattern[] = [
  {
    key: 'tatli-erken-siparis',
    path: ['Tatlı'],
    benefit: { tr: 'Erken siparişe {discountPercent} indirim', en: '{discountPercent} off early orders' },
    conditions: [
      {
        tr: 'En az iki gün önce verilen siparişte {listPrice} yerine {campaignPrice} ödenir.',
        en: 'Ordered at least two days ahead: {campaignPrice} in place of {listPrice}.',
      },
      { tr: 'Teslime 24 saat kala iptal edilemez.', en: 'No cancellation within 24 hours of delivery.' },
      { tr: 'Günlük üretim sayısıyla sınırlıdır.', en: 'Limited by the day’s production.' },
      { tr: 'Alerjen bilgisi ürün kutusunda yazar.', en: 'Allergens are printed on the box.' },
    ],
    campaigns: [
      {
        brand: 'Telvekuş',
        title: {
          tr: 'Butik doğum günü pastasında erken siparişe {discountPercent}',
          en: 'Birthday cakes: {discountPercent} off when ordered early',
        },
        description: {
          tr: 'Pasta ustamız şeker hamuruyla heykel yapmaz; tereyağlı kek, gerçek meyve ve hafif krema yapar. Mum sayısını, üzerine yazılacak cümleyi, sevilmeyen malzemeyi not edin. On kişilik boy kapağı açılınca bozulmadan dursun diye yüksek kutuda gelir. Yol uzunsa soğutucu keseyi biz koyarız. Son dakikaya kalmayanın cebi de kremanın tazeliği de kazanır.',
          en: 'Our pastry cook makes no sculptures in sugar paste, only butter sponge, real fruit and light cream. Note the candles, the words on top and anything that is not liked. The size for ten comes in a tall box, so that it stands unharmed when the lid opens. For a long way home we add a cool pouch. Ordering in good time is kinder to the purse and the cream.',
        },
        figures: { discountPercent: 20, listPrice: 2400, campaignPrice: 1920 },
        more: {
          title: { tr: 'Sunum ve kesim', en: 'Serving and cutting' },
          text: {
            tr: 'Pastayı ikramdan yarım saat önce dolaptan çıkarın, aroması açılır. Bıçağı sıcak suya batırıp kurulayın, her dilimde tekrarlayın. Artan parça hava almayan kapta iki gün lezzetini korur, dondurmayın.',
            en: 'Take the cake out half an hour before serving so that its flavour opens. Dip the knife in hot water for each slice. Leftovers keep two days in a sealed box; do not freeze.',
          },
        },
        facts: [
          { label: { tr: 'Boy', en: 'Size' }, value: { tr: '10 kişilik', en: 'Serves 10' } },
          {
            label: { tr: 'Seçenek', en: 'Options' },
            value: { tr: 'Çilek, karamel, limon', en: 'Strawberry, caramel, lemon' },
          },
          {
            label: { tr: 'Teslim', en: 'Delivery' },
            value: { tr: 'Dükkândan veya kuryeyle', en: 'Collection or courier' },
          },
        ],
      },
      {
        brand: 'Yedikepçe',
        title: { tr: 'Bayramlık fıstıklı baklava tepsisi {campaignPrice}' },
        description: {
          tr: 'Arife sabahı tatlıcı kuyruğunda beklemeyi sevmeyenlere. Kırk kat yufka oklavayla açılır, Antep fıstığı iri dövülür, şerbeti boğaz yakmayacak kadar hafiftir. Tepsi metal değil bakır altlıklı; iade istemeyiz, evde börek yaparsınız. Şehir dışına gönderilecekse şerbeti az verip vakumluyoruz. Dilimleri ters çevirip yemek eskilerin usulüdür, çıtırtı böyle duyulur.',
        },
        figures: { discountPercent: 15, listPrice: 3600, campaignPrice: 3060 },
        facts: [
          { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: '2 kg', en: '2 kg' } },
          {
            label: { tr: 'Fıstık', en: 'Pistachios' },
            value: { tr: 'Antep, yeni mahsul', en: 'Antep, new crop' },
          },
        ],
      },
      {
        brand: 'Telvekuş',
        title: { tr: 'Toplantı ve nikâh için kurabiye kutusu {discountPercent} uygun' },
        description: {
          tr: 'Konuklara çikolata dağıtmak yerine elde süslenen kurabiye verenler artıyor. Un kurabiyesi, tarçınlı, cevizli ve acıbadem karışık dizilir; kapağa isimleriniz ya da firma amblemi basılır. Altmış adetlik kutu on gün bayatlamaz, sıcakta erimez. Numune isterseniz dört tanesini kahvenizin yanında tadarsınız. Yüz kutuyu geçen siparişte tasarım ücretini üstleniyoruz.',
        },
        figures: { discountPercent: 25, listPrice: 1800, campaignPrice: 1350 },
        facts: [
          { label: { tr: 'Adet', en: 'Pieces' }, value: { tr: '60', en: '60' } },
          { label: { tr: 'Baskı', en: 'Print' }, value: { tr: 'İsim veya amblem', en: 'Names or logo' } },
        ],
      },
      {
        brand: 'Yedikepçe',
        title: {
          tr: 'Sütlü tatlı sandığı: kazandibinden keşküle {campaignPrice}',
          en: 'Milk pudding chest, kazandibi to keşkül: {campaignPrice}',
        },
        description: {
          tr: 'Gün yapan hanımlar, kitap kulüpleri, taziye evi; ağır şerbet yerine süt tatlısı arayanlar için yirmi toprak kâse. Kazandibi, sütlaç, tavukgöğsü ve keşkül eşit sayıda dizilir, üstleri ayrı keseciklerdeki tarçın ve Hindistan ceviziyle süslenir. Manda sütü kullandığımız günler kutuya mavi kurdele bağlarız. Kâseleri yıkayıp sonraki sefer getirirseniz iki porsiyon armağanımız olur.',
          en: 'Twenty earthenware bowls for ladies’ afternoons, book clubs and houses of mourning: for all who prefer milk puddings to heavy syrup. Kazandibi, rice pudding, tavukgöğsü and keşkül come in equal numbers, with cinnamon and coconut in small pouches of their own. On days when we use buffalo milk, a blue ribbon goes round the box. Bring the bowls back washed and two portions are our gift.',
        },
        figures: { discountPercent: 10, listPrice: 2900, campaignPrice: 2610 },
        more: {
          title: { tr: 'Kaç gün dayanır?', en: 'How long it keeps' },
          text: {
            tr: 'Süt tatlıları dört derecede üç gün tazedir; kapak folyosunu yemeden hemen önce açın. Balkonda bekletmeyin. Sütlacı fırında yeniden kızartmak isterseniz ızgara ayarında beş dakika fazlasıyla yeter.',
            en: 'At four degrees the puddings stay fresh for three days; lift the foil just before eating. To brown the rice pudding again, five minutes under the grill are more than enough.',
          },
        },
        facts: [
          { label: { tr: 'Adet', en: 'Bowls' }, value: { tr: '20 kâse', en: '20' } },
          {
            label: { tr: 'Kap', en: 'Container' },
            value: { tr: 'Toprak, iadeli', en: 'Earthenware, returnable' },
          },
          {
            label: { tr: 'Saklama', en: 'Storage' },
            value: { tr: '3 gün, buzdolabında', en: '3 days, chilled' },
          },
        ],
      },
      {
        brand: 'Sepetova',
        title: { tr: 'Market fırınından aşure kâseleri, önceden ayırtana {discountPercent}' },
        description: {
          tr: 'Aşure kazanı apartmanda kaynamıyorsa bizde kaynıyor. Buğdayı gece ıslatılır, nohut ve fasulyesi ayrı haşlanır, kayısı inciri son yarım saatte girer. On iki kapaklı kâseyi komşularınıza dağıtmak üzere ayırtın; nar ve ceviz serpmesi üstünde gelir. Şekersiz isteyene hurmayla tatlandırılanı var. Mağaza soğuk dolabından akşam sekize kadar alabilirsiniz.',
        },
        figures: { discountPercent: 30, listPrice: 1200, campaignPrice: 840 },
        facts: [
          { label: { tr: 'Adet', en: 'Bowls' }, value: { tr: '12 kâse', en: '12' } },
          {
            label: { tr: 'Teslim', en: 'Collection' },
            value: { tr: 'Mağazadan, 20.00’ye dek', en: 'In the shop, until 20:00' },
          },
        ],
      },
    ],
  },
];
