import type { DemoPattern } from '../shape.ts';

export const onlinePatterns: readonly DemoPattern[] = [
  {
    key: 'online-market-ilk-siparis',
    path: ['Online Market'],
    benefit: { tr: 'İlk siparişe {reward} indirim', en: '{reward} off the first order' },
    conditions: [
      {
        tr: 'Sepet en az {minimumPurchase} olmalıdır; {reward} ödeme adımında düşer.',
        en: 'With a basket of {minimumPurchase} or more, {reward} comes off at checkout.',
      },
      {
        tr: 'Bir telefon numarası ve adres için bir kez kullanılır.',
        en: 'Once per phone number and address.',
      },
      {
        tr: 'Bebek maması, tütün ürünleri ve hediye kartları hariçtir.',
        en: 'Infant formula, tobacco and gift cards are excluded.',
      },
      { tr: 'Teslimat ücreti indirime dahil değildir.', en: 'The delivery fee is not discounted.' },
    ],
    campaigns: [
      {
        brand: 'Sepetova',
        title: {
          tr: 'Yeni üyeye market siparişinde {reward} indirim',
          en: 'New members: {reward} off the first grocery order',
        },
        description: {
          tr: 'İlk kez denemek çekingenlik yaratır; ya domates ezik gelirse? Seçimi yapan arkadaşlarımız mağazada kendi sofrasına alır gibi tartar, beğenmezseniz kuryeye geri verirsiniz. Adresinizi girince en yakın dükkânın gerçek rafını görürsünüz, olmayan ürün listede yer almaz. Teslimat saatini on beş dakikalık aralıkla seçin. Para üstü beklemek yok, kapıda kart geçer.',
          en: 'A first try makes one hesitant: what if the tomatoes arrive bruised? The people who pick your order weigh as if for their own table, and you may hand anything back to the courier. Once you enter your address you see the real shelf of the nearest shop. Choose a delivery window of fifteen minutes. Cards are taken at the door, so there is no waiting for change.',
        },
        figures: { reward: 250, minimumPurchase: 1000 },
        facts: [
          {
            label: { tr: 'Teslim aralığı', en: 'Delivery window' },
            value: { tr: '15 dakika', en: '15 minutes' },
          },
          {
            label: { tr: 'Ödeme', en: 'Payment' },
            value: { tr: 'Kapıda veya uygulamada kart', en: 'Card at the door or in the app' },
          },
          { label: { tr: 'Geçerli olduğu yer', en: 'Where' }, value: { tr: '22 il', en: '22 provinces' } },
        ],
      },
      {
        brand: 'Tarlaçit',
        title: { tr: 'Tarladan kapıya: ilk kolide {reward} bizden' },
        description: {
          tr: 'Biz depoya değil, tarlaya sipariş geçiyoruz. Pazartesi gecesi listeler kapanır, salı sökülür, çarşamba sabahı kapınızdadır. Bu yüzden stok değil hasat satarız ve bazı haftalar semizotu yerine ebegümeci gelir. Başlangıç kolisini kendiniz doldurun; peynir, yumurta, ekmek eklenebilir. Bir sonrakinin kararını tattıktan sonra verin, düzenli alım sözü istemiyoruz.',
        },
        figures: { reward: 200, minimumPurchase: 900 },
        more: {
          title: { tr: 'Haftanın işleyişi' },
          text: {
            tr: 'Cuma günü üreticilerden gelecek hasadın listesi yayınlanır. Pazartesi geceye kadar dilediğinizi işaretler, değiştirir, vazgeçersiniz. Kart çekimi ancak ürünler tartıldıktan sonra yapılır, eksik gelen kalem için ücret alınmaz.',
          },
        },
        facts: [
          {
            label: { tr: 'Sipariş kapanışı', en: 'Orders close' },
            value: { tr: 'Pazartesi gece', en: 'Monday night' },
          },
          {
            label: { tr: 'Teslim', en: 'Delivery' },
            value: { tr: 'Çarşamba sabahı', en: 'Wednesday morning' },
          },
        ],
      },
      {
        brand: 'Sepetova',
        title: { tr: 'Ofis mutfağının ilk alışverişinde {reward} düşüyor' },
        description: {
          tr: 'Şirkette çay, kahve, süt, bisküvi kim alacak tartışmasına son. Kurumsal hesap açan ekipler ürünleri bir kez listeler, sonra tek dokunuşla tekrarlar. Fatura vergi numaranıza kesilir, birden çok şube aynı panelden yönetilir. Asansörü olmayan binalarda kata kadar çıkarırız. İnsan kaynakları sorumluları onay sınırı koyarak harcamayı izleyebilir, ay sonunda özet dosya gelir.',
        },
        figures: { reward: 600, minimumPurchase: 3000 },
        facts: [
          {
            label: { tr: 'Kimler için', en: 'For whom' },
            value: { tr: 'Şirket hesapları', en: 'Company accounts' },
          },
          {
            label: { tr: 'Fatura', en: 'Invoice' },
            value: { tr: 'Vergi numarasına', en: 'To your tax number' },
          },
        ],
      },
      {
        brand: 'Turnadamla',
        title: {
          tr: 'Uygulamadan ilk içecek siparişine {reward} indirim',
          en: '{reward} off your first drinks order in the app',
        },
        description: {
          tr: 'Su, soda, şalgam, ayran, limonata; ağır olduğu için elde taşınmak istenmeyen ne varsa uygulamamızda. Kurye kolileri mutfağa kadar bırakır, boş kasaları giderken alır. Misafir gelecekse akşamüstü dörde dek verilen sipariş yemek saatine yetişir. Buzlu teslim seçeneği yazın çok tutuldu, bu kış da sürdürüyoruz. Adresinizin kapsamda olup olmadığını posta koduyla öğrenirsiniz.',
          en: 'Water, soda, turnip juice, ayran, lemonade: whatever is too heavy to carry is in our app. The courier brings the crates into the kitchen and takes the empties away. If guests are coming, an order placed by four in the afternoon arrives by dinner. Delivery on ice was much liked in summer, and we keep it through the winter. Your postcode tells whether we reach you.',
        },
        figures: { reward: 120, minimumPurchase: 600 },
        more: {
          title: { tr: 'Boş kasalar', en: 'Empty crates' },
          text: {
            tr: 'Depozitolu cam şişeleri kasasıyla kapının önüne koymanız yeterli. Kurye sayar, tutarı uygulamadaki cüzdanınıza aktarır; bir sonraki siparişinizde kendiliğinden kullanılır veya dilerseniz banka kartınıza geri ödenir.',
            en: 'Leave deposit bottles in their crate by the door. The courier counts them and credits your wallet in the app, to be used on the next order or paid back to your card.',
          },
        },
        facts: [
          { label: { tr: 'Son saat', en: 'Order by' }, value: { tr: '16.00', en: '16:00' } },
          {
            label: { tr: 'Depozito', en: 'Deposit' },
            value: { tr: 'Kapıda geri alınır', en: 'Refunded at the door' },
          },
        ],
      },
      {
        brand: 'Yedikepçe',
        title: { tr: 'Hazır yemek marketinden {reward} tanışma indirimi' },
        description: {
          tr: 'Cam kavanozda kuru fasulye, vakumlu paça, dondurulmuş içli köfte: lokantanın vitrini buzdolabınıza taşınıyor. Hiçbirinde koruyucu bulunmaz, ısıtma süresi kapakta yazar. Nöbet sonrası eve dönen doktor, sınava çalışan öğrenci, yeni doğum yapmış aile; vakti olmayan herkes düşünülerek porsiyonlandı. Haftalık yemek planını eklerseniz sepet kendiliğinden dolar, siz sadece günleri seçersiniz.',
        },
        figures: { reward: 180, minimumPurchase: 850 },
        facts: [
          { label: { tr: 'Saklama', en: 'Storage' }, value: { tr: 'Soğukta 7 gün', en: '7 days chilled' } },
          { label: { tr: 'Koruyucu', en: 'Preservatives' }, value: { tr: 'Yok', en: 'None' } },
          { label: { tr: 'Kargo', en: 'Shipping' }, value: { tr: 'Soğuk zincirle', en: 'Chilled' } },
        ],
      },
    ],
  },
  {
    key: 'online-market-bedava-teslimat',
    path: ['Online Market'],
    benefit: { tr: '{count} ay teslimat ücretsiz', en: '{count} months of free delivery' },
    conditions: [
      {
        tr: '{minimumPurchase} ve üzeri siparişlerde {count} ay teslimat ücreti alınmaz.',
        en: 'For {count} months, orders from {minimumPurchase} carry no delivery fee.',
      },
      { tr: 'Süre ilk siparişle başlar.', en: 'The period starts with the first order.' },
      {
        tr: 'Süre bitince üyelik kendiliğinden ücretliye dönmez.',
        en: 'It does not turn into a paid membership at the end.',
      },
      { tr: 'Günde bir teslimat için geçerlidir.', en: 'For one delivery a day.' },
    ],
    campaigns: [
      {
        brand: 'Sepetova',
        title: { tr: 'Mahallenize {count} ay bedava market servisi' },
        description: {
          tr: 'Yeni açtığımız depolar sayesinde kuryelerimiz artık bisikletle geliyor, egzoz yok, gecikme az. Bu bölgede oturan komşularımızla tanışmak adına yol ücretini bir süre almıyoruz. Unuttuğunuz tek şey için ikinci sefer istemek yerine, sipariş kapıya çıkmadan beş dakika öncesine dek ekleme yapabilirsiniz. Uygulamada haritadan kuryenin sokağınıza döndüğünü görürsünüz.',
        },
        figures: { count: 3, minimumPurchase: 500 },
        facts: [
          {
            label: { tr: 'Ortalama süre', en: 'Average time' },
            value: { tr: '25 dakika', en: '25 minutes' },
          },
          { label: { tr: 'Kurye', en: 'Courier' }, value: { tr: 'Bisikletli', en: 'By bicycle' } },
        ],
      },
      {
        brand: 'Tarlaçit',
        title: {
          tr: 'Haftalık koliye {count} ay kargo bizden',
          en: '{count} months of free shipping on the weekly box',
        },
        description: {
          tr: 'Küçük üreticinin malı büyük şehre pahalı yolla gelir; nakliyeyi ortak araçla çözdük ve tasarrufu size bırakıyoruz. Abonelik değil, alışkanlık: istediğiniz hafta atlayın, tatile çıkınca kapatın. Karton kutular geri dönüşür, buz aküleri iade edilir. Uzak ilçelerde perşembe, merkezde çarşamba teslim alırsınız. Kapıcıya bırakılsın notunu bir kez yazmak kâfi.',
          en: 'The small grower’s produce reaches the big city by an expensive road; we solved that with shared vans and leave the saving to you. It is a habit rather than a subscription: skip any week, pause for holidays. The cardboard is recycled and the ice packs come back. Outlying districts receive on Thursday, the centre on Wednesday. Tell us once to leave it with the caretaker.',
        },
        figures: { count: 2, minimumPurchase: 750 },
        facts: [
          { label: { tr: 'Atlama', en: 'Skipping' }, value: { tr: 'Her hafta serbest', en: 'Any week' } },
          { label: { tr: 'Kutu', en: 'Box' }, value: { tr: 'Geri dönüşümlü', en: 'Recyclable' } },
        ],
      },
      {
        brand: 'Sepetova',
        title: { tr: 'Yeni anne babalara {count} ay teslimat hediyesi' },
        description: {
          tr: 'Evde minik biri uyurken kapı zili çalmasın istersiniz. Sessiz teslimatta kurye mesaj yazar, poşetleri asar, gider. Bez, ıslak mendil, meyve, ekmek; gece yarısına dek açığız. Doğum belgesini uygulamaya bir kez yüklemek yeterli, onay bir gün sürer. Sık alınan ürünleri hatırlatmaya ekleyin, paket bitmeden üç gün önce sepetinizde hazır bekler.',
        },
        figures: { count: 6, minimumPurchase: 400 },
        more: {
          title: { tr: 'Sessiz teslimat nasıl açılır?' },
          text: {
            tr: 'Uygulamada adresinizin altındaki notlardan sessiz seçeneğini işaretleyin. Zil yerine bildirim alırsınız; fotoğraf, paketin nereye bırakıldığını gösterir. Soğuk ürünler yalıtımlı torbada olduğundan yarım saat kapıda bekleyebilir.',
          },
        },
        facts: [
          {
            label: { tr: 'Kimler için', en: 'For whom' },
            value: { tr: 'Bebeği 1 yaşından küçük aileler', en: 'Families with a baby under 1' },
          },
          { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '08.00–24.00', en: '08:00–24:00' } },
        ],
      },
      {
        brand: 'Turnadamla',
        title: { tr: 'Düzenli su alan eve {count} ay yol ücreti yok' },
        description: {
          tr: 'Damacana yanında çay, bakliyat, meyve suyu da taşıyan araçlarımız haftanın belli gününde sokağınızdan geçiyor. O güne denk getirdiğiniz siparişe nakliye yazmıyoruz. Üst katta yaşayan büyüklerimiz için taşıma desteği standarttır, bahşiş beklenmez. Gününüz değişirse bir akşam evvelden mesaj atmanız yeter. Pompa ve sehpa temizliğini üç ayda bir aynı ekip yapıyor.',
        },
        figures: { count: 4, minimumPurchase: 450 },
        facts: [
          { label: { tr: 'Taşıma', en: 'Carrying' }, value: { tr: 'Kata kadar', en: 'Up to your floor' } },
          {
            label: { tr: 'Temizlik', en: 'Cleaning' },
            value: { tr: '3 ayda bir pompa', en: 'Pump every 3 months' },
          },
        ],
      },
      {
        brand: 'Yedikepçe',
        title: {
          tr: 'Haftalık menü aboneliğinde {count} ay ücretsiz servis',
          en: '{count} months of free delivery on weekly menus',
        },
        description: {
          tr: 'Pazar akşamı beş günün yemeğini seçin, her sabah işe çıkmadan cam kaplarda kapınıza bırakalım. Mikrodalgaya girer, kapağı akıtmaz, ertesi gün boşunu alırız. Vejetaryen, az tuzlu ve çocuk porsiyonu sütunları ayrıdır; alerjenler koyu yazılır. Ofiste toplu sipariş verenler tek kap adresiyle yararlanır. İzin günlerinizi takvimden kapatmanız ücret doğurmaz.',
          en: 'On Sunday evening choose the meals for five days, and each morning we leave them at your door in glass before you go to work. They go in the microwave, the lids do not leak, and we collect the empties next day. Vegetarian, low-salt and children’s portions have columns of their own, with allergens in bold. Close your days off in the calendar at no cost.',
        },
        figures: { count: 2, minimumPurchase: 1800 },
        more: {
          title: { tr: 'Cam kaplar kimin?', en: 'Whose glass is it?' },
          text: {
            tr: 'Kaplar bizimdir, depozito alınmaz. Yıkamadan, yalnız durulayıp torbasına koyun; ertesi sabah dolusuyla değiştiririz. Kırılan olursa haber verin, üç adede kadar bedel istemiyoruz. Abonelik biterken hepsini topluca teslim alırız.',
            en: 'Ours, without a deposit. Rinse them, put them in their bag, and we swap them in the morning. We charge nothing for up to three broken ones, and collect all at the end.',
          },
        },
        facts: [
          { label: { tr: 'Seçim', en: 'Choose by' }, value: { tr: 'Pazar akşamı', en: 'Sunday evening' } },
          {
            label: { tr: 'Seçenek', en: 'Options' },
            value: { tr: 'Vejetaryen, az tuzlu, çocuk', en: 'Vegetarian, low-salt, child' },
          },
          { label: { tr: 'Kap', en: 'Containers' }, value: { tr: 'Cam, iadeli', en: 'Glass, returnable' } },
        ],
      },
    ],
  },
];
