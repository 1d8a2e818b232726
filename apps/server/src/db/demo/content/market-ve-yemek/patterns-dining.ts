import type { DemoPattern } from '../shape.ts';

export const diningPatterns: readonly DemoPattern[] = [
  {
    key: 'restoran-sabit-menu',
    path: ['Restoran'],
    benefit: { tr: '{count} kişilik menü {campaignPrice}', en: 'Menu for {count} at {campaignPrice}' },
    conditions: [
      {
        tr: '{count} kişilik menü, {listPrice} yerine {campaignPrice}; servis dahildir.',
        en: 'The menu for {count} costs {campaignPrice} in place of {listPrice}, service included.',
      },
      {
        tr: 'Rezervasyon gereklidir, masa 15 dakika bekletilir.',
        en: 'Booking needed; tables are held for 15 minutes.',
      },
      {
        tr: 'Paket servise ve özel gün menülerine uygulanmaz.',
        en: 'Not for takeaway or special-occasion menus.',
      },
      { tr: 'Menüdeki kalemler başka ürünle değiştirilemez.', en: 'Items in the menu cannot be swapped.' },
    ],
    campaigns: [
      {
        brand: 'Yedikepçe',
        title: { tr: 'Serpme kahvaltı: {count} kişi {campaignPrice}' },
        description: {
          tr: 'Masaya aynı anda otuz tabak yığmıyoruz; önce peynirler, zeytin, reçel, ardından sıcaklar geliyor ve hiçbiri soğumuyor. Menemeni soğanlı mı soğansız mı yediğinizi sormadan yapmayız. Çay demlikle bırakılır, bitince tazelenir. Hafta sonu onla on iki arası dolu olduğundan erkenci ailelere pencere kenarını ayırıyoruz. Altı yaşından küçükler için tabak ücreti alınmaz.',
        },
        figures: { count: 2, listPrice: 1700, campaignPrice: 1390 },
        facts: [
          { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '08.00–13.00', en: '08:00–13:00' } },
          { label: { tr: 'Çay', en: 'Tea' }, value: { tr: 'Sınırsız', en: 'Unlimited' } },
        ],
      },
      {
        brand: 'Yedikepçe',
        title: { tr: 'Aile ızgara tepsisi {campaignPrice}, {count} kişilik' },
        description: {
          tr: 'Doğum günü, karne, kavuşma; herkesin farklı şey istediği akşamlarda ortaya gelen tepsi tartışmayı bitirir. Adana, kuzu şiş, tavuk kanat, köz biber ve lavaş kömürde hazırlanır, salata ile ezme yanında durur. Acısını ayrı tabağa koyduruz. Artanı paketleyip vermek bizim işimiz. Bahçeli şubelerde çocuk köşesi, kapalı olanlarda mama sandalyesi bulunuyor.',
        },
        figures: { count: 4, listPrice: 3600, campaignPrice: 2890 },
        more: {
          title: { tr: 'Tepsiyi büyütmek' },
          text: {
            tr: 'Masaya bir iki misafir daha eklenirse mutfağa haber vermeniz yeterlidir; kişi başı fark hesaplanıp söylenir ve onayınızla eklenir. Vejetaryen konuk için sebze şiş ile hellimi aynı ücrete değiştiriyoruz.',
          },
        },
        facts: [
          { label: { tr: 'Pişirme', en: 'Cooking' }, value: { tr: 'Kömür ızgara', en: 'Charcoal grill' } },
          { label: { tr: 'Gün', en: 'Days' }, value: { tr: 'Her akşam', en: 'Every evening' } },
          {
            label: { tr: 'Paketleme', en: 'Leftovers' },
            value: { tr: 'Artan paketlenir', en: 'Packed for you' },
          },
        ],
      },
      {
        brand: 'Tarlaçit',
        title: {
          tr: 'Tarladan sofraya akşam yemeği {count} kişiye {campaignPrice}',
          en: 'Farm-to-table dinner for {count} at {campaignPrice}',
        },
        description: {
          tr: 'Haftada yalnız iki akşam, on iki masa. Ege’deki tarlamızda kurduğumuz taş evde o gün ne toplandıysa beş tabakta sunulur: otlu börek, enginar, fırında oğlak, nar ekşili salata, sütlaç. Menü kâğıdı öğlen yazılır, önceden göremezsiniz; alerjinizi ararken belirtin. Yemek gün batımında başlar, isteyenler bir saat evvel gelip bahçeyi gezer.',
          en: 'Two evenings a week and twelve tables. In the stone house on our Aegean field, whatever was picked that day comes in five plates: herb pastry, artichokes, roast kid, salad with pomegranate and rice pudding. The menu is written at noon and cannot be seen before, so mention allergies when you call. Dinner starts at sunset; come an hour earlier to walk the garden.',
        },
        figures: { count: 2, listPrice: 3800, campaignPrice: 3100 },
        more: {
          title: { tr: 'Nasıl gidilir?', en: 'How to get there' },
          text: {
            tr: 'Tarlaevi, İzmir merkeze kırk beş dakika uzaklıktadır. Tren istasyonundan gidiş dönüş servis kaldırıyoruz; yerinizi rezervasyon sırasında ayırtın. Kendi aracınızla gelirseniz zeytinliğin altında park alanı ve şarj noktası bulunur.',
            en: 'The house is forty-five minutes from central İzmir. We run a shuttle from the railway station; ask for seats when booking. Drivers find parking and a charging point below the olive grove.',
          },
        },
        facts: [
          {
            label: { tr: 'Yer', en: 'Place' },
            value: { tr: 'İzmir, Urla yolu', en: 'İzmir, on the Urla road' },
          },
          { label: { tr: 'Tabak', en: 'Courses' }, value: { tr: '5', en: '5' } },
        ],
      },
      {
        brand: 'Yedikepçe',
        title: { tr: 'Esnaf menüsü: {count} arkadaş öğlen {campaignPrice}' },
        description: {
          tr: 'Çorba, günün yemeği, pilav, cacık, tatlı; dedelerimizin iş arasında yediği düzen. On iki ile iki arasında tepside geldiği için yirmi dakikada kalkarsınız. Kuru fasulye çarşamba, hünkârbeğendi perşembe, balık cuma pişer. Hesabı bölmek isteyene tek tek fiş kesilir. Üçlü gelip bir kişilik daha paket yaptıranlar çok oluyor, kap parası yazmıyoruz.',
        },
        figures: { count: 3, listPrice: 1350, campaignPrice: 1095 },
        facts: [
          {
            label: { tr: 'Saat', en: 'Hours' },
            value: { tr: 'Hafta içi 12.00–14.00', en: 'Weekdays 12:00–14:00' },
          },
          {
            label: { tr: 'Tabak', en: 'Dishes' },
            value: { tr: 'Çorba, yemek, pilav, cacık, tatlı', en: 'Soup, main, rice, cacık, dessert' },
          },
        ],
      },
      {
        brand: 'Telvekuş',
        title: { tr: 'Brunch tabağı ve filtre kahve {count} kişiye {campaignPrice}' },
        description: {
          tr: 'Gece geç yatanların kahvaltısı öğlene kadar sürer. Ekşi mayalı ekmeğe çılbır, avokadolu simit, mantarlı omlet ve mevsim meyvesi; yanında istediğiniz demleme yöntemi. Kavurmamızın yapıldığı dükkânda oturursanız çekirdek kokusu da hediyedir. Köpeğinizle gelebilirsiniz, su kabı kapıda. Kitap okumak isteyenlere ayrılan sessiz salonda telefonla konuşulmaz, bilgisayar açılmaz.',
        },
        figures: { count: 2, listPrice: 1480, campaignPrice: 1180 },
        more: {
          title: { tr: 'Demleme seçenekleri' },
          text: {
            tr: 'Berrak ve çiçeksi sevenlere süzme kâğıtlı V biçimli demlik, gövdeli isteyenlere pres, hafif ve soğuk tercih edenlere on iki saatlik demleme öneriyoruz. Barista masanıza gelip iki soruyla damak tadınızı bulur.',
          },
        },
        facts: [
          { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '09.30–14.30', en: '09:30–14:30' } },
          { label: { tr: 'Evcil hayvan', en: 'Pets' }, value: { tr: 'Kabul edilir', en: 'Welcome' } },
        ],
      },
    ],
  },
  {
    key: 'yemek-siparisi-para-iade',
    path: ['Yemek Siparişi'],
    benefit: { tr: '{reward} cüzdanınıza geri', en: '{reward} back to your wallet' },
    conditions: [
      {
        tr: '{minimumPurchase} ve üzeri siparişte {reward} cüzdana yüklenir.',
        en: 'Orders from {minimumPurchase} credit {reward} to your wallet.',
      },
      {
        tr: 'Bakiye teslimattan 24 saat sonra kullanıma açılır.',
        en: 'The credit opens 24 hours after delivery.',
      },
      { tr: 'İptal edilen siparişlerde geri ödeme yapılmaz.', en: 'No credit on cancelled orders.' },
      {
        tr: 'Haftada bir siparişle sınırlıdır, nakde çevrilemez.',
        en: 'One order a week; not exchangeable for cash.',
      },
    ],
    campaigns: [
      {
        brand: 'Yedikepçe',
        title: {
          tr: 'Lokanta yemeği eve gelsin, {reward} cüzdanda kalsın',
          en: 'Home-style food delivered, {reward} kept in your wallet',
        },
        description: {
          tr: 'Yağmurlu bir salı, işten yeni çıktınız ve canınız sulu yemek çekti. Etli taze fasulye, yaprak sarma, tas kebabı; tencereden kaba geçip en fazla otuz dakikada zili çalar. Kaplar çift katlı olduğundan yoğurt ılımaz, pilav kurumaz. Aynı gece ikinci siparişi hemen vermeyin: yüklenen tutarı ertesi günün çorbasına saklarsanız daha kârlı çıkarsınız.',
          en: 'A rainy Tuesday, you have just left work and feel like a proper stew. Green beans with lamb, stuffed vine leaves or casserole go from pot to container and ring your bell in thirty minutes at most. The containers are double-walled, so yoghurt stays cool and rice stays moist. Save the credit for tomorrow’s soup rather than a second order tonight, and you do better.',
        },
        figures: { reward: 90, minimumPurchase: 600 },
        more: {
          title: { tr: 'Sıcak kalması için', en: 'To keep it hot' },
          text: {
            tr: 'Kuryelerimiz her çantada tek adres taşır ve en çok üç kilometre gider. Geç kalırsak tatlı bizden olur. Yemeği ertesi güne bırakacaksanız kapağı aralık soğutup dolaba kaldırın, bir kez ısıtın.',
            en: 'Couriers carry one address per bag, three kilometres at most. If we are late, dessert is on us. For tomorrow, cool with the lid ajar, refrigerate, and reheat only once.',
          },
        },
        facts: [
          {
            label: { tr: 'Teslim süresi', en: 'Delivery time' },
            value: { tr: 'En çok 30 dakika', en: '30 minutes at most' },
          },
          { label: { tr: 'Mesafe', en: 'Distance' }, value: { tr: '3 km', en: '3 km' } },
          { label: { tr: 'Geri ödeme', en: 'Credit' }, value: { tr: '{reward}', en: '{reward}' } },
        ],
      },
      {
        brand: 'Yedikepçe',
        title: { tr: 'Maç gecesi pide ve lahmacunda {reward} iade' },
        description: {
          tr: 'Başlama düdüğünden kırk dakika önce verilen sipariş, ilk yarı bitmeden soğumadan yetişsin diye fırını o saatlerde yalnız paket için yakıyoruz. Kuşbaşılı, kaşarlı, kapalı kıymalı; ince hamur isteyenler not düşsün. Kutular istiflenmez, yan yana taşınır. Kalabalık salonlara kesilmiş dilim, ayran kolisi ve bol peçete yolluyoruz; sonuca karışmayız.',
        },
        figures: { reward: 150, minimumPurchase: 1000 },
        facts: [
          { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '18.00–23.00', en: '18:00–23:00' } },
          { label: { tr: 'Hamur', en: 'Dough' }, value: { tr: 'İnce veya klasik', en: 'Thin or classic' } },
        ],
      },
      {
        brand: 'Telvekuş',
        title: { tr: 'Ofise kahve ve sandviç: {reward} geri dönüyor' },
        description: {
          tr: 'Toplantı uzadı, ekip acıktı. Termos kutudaki filtre kahve on bardak doldurur ve iki saat içilebilir sıcaklıkta durur; tam buğday sandviçler, mini kruvasan ve meyve tabağı da yanındadır. Sipariş formunda içmeyen, yemeyen, laktozsuz isteyen kişi sayılarını yazın. Kurye salona kurar, bitince toplar. Kart sahibinin cüzdanına dönen bakiye sonraki toplantıyı karşılar.',
        },
        figures: { reward: 260, minimumPurchase: 1600 },
        facts: [
          { label: { tr: 'Ön bildirim', en: 'Notice' }, value: { tr: '3 saat', en: '3 hours' } },
          { label: { tr: 'Kurulum', en: 'Set-up' }, value: { tr: 'Dahil', en: 'Included' } },
        ],
      },
      {
        brand: 'Tarlaçit',
        title: {
          tr: 'Zeytinyağlı ve vegan tabaklarda {reward} geri ödeme',
          en: '{reward} back on olive-oil and vegan dishes',
        },
        description: {
          tr: 'Etsiz yemek sipariş edince patates kızartmasından ibaret kalmasın. Kendi bahçemizin enginarı, mor havuçlu humus, nohutlu bulgur salatası, fırınlanmış pancar; hepsi oda sıcaklığında yenir, yolda kaybetmez. Malzeme listesi kabın altındadır, gizli et suyu kullanılmaz. Oruç tutanlar, süt ürününden uzak duranlar ya da haftada bir gün değişiklik arayanlar rahatlıkla seçer.',
          en: 'Ordering without meat should mean more than chips. Artichokes from our own garden, hummus with purple carrots, bulgur salad with chickpeas and roast beetroot are all eaten at room temperature and lose nothing on the way. Ingredients are printed under the container, and there is no hidden stock. It suits those who fast, avoid dairy, or want a change one day a week.',
        },
        figures: { reward: 110, minimumPurchase: 700 },
        more: {
          title: { tr: 'Alerjen bilgisi', en: 'Allergens' },
          text: {
            tr: 'Mutfağımızda fındık, ceviz ve susam işlenir; eser miktarda bulaşma olabilir. Gluten içermeyen tabaklar ayrı tezgâhta hazırlanıp yeşil etiketle kapatılır. Sipariş notuna yazdığınız hassasiyet için mutfak sizi arayıp onay alır.',
            en: 'We handle hazelnuts, walnuts and sesame, so traces are possible. Gluten-free dishes are made at a separate counter. Note your sensitivity and the kitchen will ring you to confirm.',
          },
        },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Vegan ve zeytinyağlı', en: 'Vegan and olive-oil dishes' },
          },
          {
            label: { tr: 'Geçerli olduğu yer', en: 'Where' },
            value: { tr: 'İzmir, İstanbul', en: 'İzmir, İstanbul' },
          },
        ],
      },
      {
        brand: 'Sepetova',
        title: { tr: 'Gece yarısı atıştırması siparişine {reward} cüzdan' },
        description: {
          tr: 'Film bitti, sınav sabaha, bebek uyudu; saat on bir ve mutfak boş. Nöbetçi mağazalarımızın sıcak dolabında tost, poğaça, çorba ve haşlanmış mısır bekliyor, buzlukta dondurma var. Market ürünüyle karıştırıp tek kuryede isteyebilirsiniz. Gürültü olmasın diye elektrikli scooterla gelinir. Tutarı tamamlamak için diş macunu eklemek bile sayılır, ayrım yapmıyoruz.',
        },
        figures: { reward: 60, minimumPurchase: 400 },
        facts: [
          { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '22.00–02.00', en: '22:00–02:00' } },
          {
            label: { tr: 'Geçerli olduğu yer', en: 'Where' },
            value: { tr: 'Nöbetçi mağazalar', en: 'Late-opening shops' },
          },
          {
            label: { tr: 'Kurye', en: 'Courier' },
            value: { tr: 'Elektrikli scooter', en: 'Electric scooter' },
          },
        ],
      },
    ],
  },
];
