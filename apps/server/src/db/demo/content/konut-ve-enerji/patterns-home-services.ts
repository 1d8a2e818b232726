import type { DemoPattern } from '../shape.ts';

export const homeServicePatterns: readonly DemoPattern[] = [
  {
    key: 'property-renovation-fixed',
    path: ['Tadilat'],
    benefit: { tr: '{count} günde sabit {campaignPrice}', en: '{campaignPrice} fixed, {count} days' },
    conditions: [
      {
        tr: '{campaignPrice}, keşifte yazılan iş listesi için değişmez; ek iş ancak onayınızla yapılır.',
        en: '{campaignPrice} is fixed for the work listed at survey; extras only with your approval.',
      },
      {
        tr: 'İş {count} iş gününde bitmezse geciken her gün için bedelden indirim yapılır.',
        en: 'If work runs past {count} working days, each day late reduces the price.',
      },
      {
        tr: 'Malzeme ve moloz taşıma dahildir, mobilya dahil değildir.',
        en: 'Materials and rubble removal are included; furniture is not.',
      },
      { tr: 'İşçilik iki yıl garantilidir.', en: 'Workmanship is guaranteed for two years.' },
    ],
    campaigns: [
      {
        brand: 'Rendeusta',
        title: { tr: 'Banyoyu baştan yenileyin: fiyatı değişmez' },
        description: {
          tr: 'Eski fayansın altından ne çıkacağını kimse bilmez; bu yüzden tesisat kontrolünü teklif öncesinde kamerayla yapıyoruz. Kırım, yeni boru, su yalıtımı, seramik, vitrifiye ve duş camı tek listede. Tek banyolu evlerde geceleri klozeti çalışır bırakıyoruz, sabah yeniden söküyoruz. Her akşam toz örtülerini toplar, ertesi gün kimin geleceğini mesajla yazarız.',
        },
        figures: { count: 9, campaignPrice: 148000 },
        facts: [
          {
            label: { tr: 'Alan', en: 'Area' },
            value: { tr: 'Altı metrekareye kadar', en: 'Up to six square metres' },
          },
          {
            label: { tr: 'Su yalıtımı', en: 'Waterproofing' },
            value: { tr: 'Çift kat, on yıl garantili', en: 'Two coats, ten-year guarantee' },
          },
        ],
      },
      {
        brand: 'Rendeusta',
        title: {
          tr: '3+1 ev boyası eşyalar içerideyken {count} günde biter',
          en: 'A 3+1 painted around your furniture in {count} days',
        },
        description: {
          tr: 'Boya için evi boşaltmak gerekmiyor. Ekip oda oda ilerler; eşyayı ortaya toplar, sarar, işi bitince yerine koyar. Çatlakları file ile onarır, iki kat kokusuz silinebilir boya süreriz. Renkte kararsızsanız duvara üç deneme karesi boyanır, akşam ışığında da bakıp seçersiniz. Astımı olanlar ve bebekli evler için sertifikalı boya bulunduruyoruz.',
          en: 'There is no need to empty the house. The crew goes room by room, gathering and wrapping furniture and putting it back when done. Cracks are meshed and two coats of odourless, washable paint go on. If you cannot decide on a colour we paint three test squares so that you can see them by evening light. Certified paint is available for homes with asthma or babies.',
        },
        figures: { count: 5, campaignPrice: 64000 },
        more: {
          title: { tr: 'Hazırlık için yapacaklarınız', en: 'What you need to do' },
          text: {
            tr: 'Duvardaki çerçeveleri ve kırılacak eşyayı kutuya koymanız yeterli; perdeleri biz indirir, kornişleri siler, geri takarız. Evcil hayvanınız varsa gün içinde kalacağı odayı en sona bırakırız.',
            en: 'Just box the pictures and breakables; we take down the curtains, wipe the rails and rehang them. If you have a pet, the room it stays in is left until last.',
          },
        },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Duvar, tavan, kapı pervazı', en: 'Walls, ceilings, door frames' },
          },
          {
            label: { tr: 'Boya', en: 'Paint' },
            value: { tr: 'Silinebilir, kokusuz', en: 'Washable, odourless' },
          },
          { label: { tr: 'Ekip', en: 'Crew' }, value: { tr: 'Üç usta', en: 'Three painters' } },
        ],
      },
      {
        brand: 'Petekalev',
        title: { tr: 'Kırmadan yerden ısıtma: ince sistem, {count} iş günü' },
        description: {
          tr: 'Mevcut parkenin altına, şapı kırmadan döşenen on sekiz milimetrelik bir sistem bu. Kapıları kesmek gerekmez, kombinin suyu daha düşük sıcaklıkta dolaştığı için gaz da azalır. Ayağı üşüyenler, emekleyen bebekler, yoga yapanlar farkı hemen hisseder. Kırk metrekare salon için verdiğimiz bedel bellidir; artan metrekarenin fiyatını sözleşmede okursunuz.',
        },
        figures: { count: 3, campaignPrice: 96000 },
        facts: [
          { label: { tr: 'Alan', en: 'Area' }, value: { tr: 'Kırk metrekare', en: 'Forty square metres' } },
          {
            label: { tr: 'Kalınlık', en: 'Thickness' },
            value: { tr: 'On sekiz milimetre', en: 'Eighteen millimetres' },
          },
          {
            label: { tr: 'Garanti', en: 'Guarantee' },
            value: { tr: 'Boruda otuz yıl', en: 'Thirty years on pipes' },
          },
        ],
      },
      {
        brand: 'Rendeusta',
        title: { tr: 'Dış pencereler ve kapı: yalıtım için tek seferde değişim' },
        description: {
          tr: 'Rüzgârda perdesi kıpırdayan evin kaloriferi sokağı ısıtıyor demektir. Sekiz pencere ile balkon kapısını üç camlı doğramaya çeviriyor, köpük yerine bantlı montaj yapıyoruz; yıllar sonra bile hava sızdırmıyor. Her gün iki pencere sökülüp aynı akşam takılır, gece açıkta kalmazsınız. Sokak gürültüsünün düştüğünü ölçüm cihazıyla da gösteririz.',
        },
        figures: { count: 12, campaignPrice: 235000 },
        more: {
          title: { tr: 'Apartman izni gerekir mi' },
          text: {
            tr: 'Dış görünüş değişmediği sürece çoğu yönetim renk uyumunu yeterli sayar. Mevcut doğramanızın fotoğrafı ile yönetime sunulacak kısa yazıyı hazırlarız; eski eser bölgelerinde kurul başvurusunu da yürütürüz.',
          },
        },
        facts: [
          {
            label: { tr: 'Adet', en: 'Pieces' },
            value: { tr: 'Sekiz pencere, bir kapı', en: 'Eight windows, one door' },
          },
          {
            label: { tr: 'Cam', en: 'Glass' },
            value: { tr: 'Üç katlı, ısı denetimli', en: 'Triple, solar control' },
          },
          { label: { tr: 'Montaj', en: 'Fitting' }, value: { tr: 'Bantlı, köpüksüz', en: 'Taped, no foam' } },
        ],
      },
      {
        brand: 'Nöbetane',
        title: {
          tr: 'Yaşlı yakınınız için ev güvenliği tadilatı, {count} günde',
          en: 'Make a parent’s home safer within {count} days',
        },
        description: {
          tr: 'Düşmelerin çoğu banyoda ve gece olur. Tutunma barları, kaymaz zemin, eşik rampası, kendiliğinden yanan koridor ışığı ve boyuna asılan acil düğmeyi iki usta kurar, bir iş terapisti yerlerini belirler. Annenizin alıştığı düzeni bozmamaya özen gösterir, eşyalarını atmayız. Düğmeye basıldığında önce merkezimiz konuşur, ardından sizi arar.',
          en: 'Most falls happen in the bathroom and at night. Two fitters install grab rails, non-slip flooring, a threshold ramp, a corridor light that wakes by itself and an emergency button, while an occupational therapist decides where everything goes. We take care not to disturb the order your mother is used to. Press the button and our centre answers, then calls you.',
        },
        figures: { count: 2, campaignPrice: 38500 },
        facts: [
          {
            label: { tr: 'Uzman', en: 'Specialist' },
            value: { tr: 'İş terapisti ziyareti dahil', en: 'Occupational therapist’s visit included' },
          },
          {
            label: { tr: 'Acil düğme', en: 'Emergency button' },
            value: { tr: 'Altı ay izleme dahil', en: 'Six months’ monitoring included' },
          },
          {
            label: { tr: 'Zemin', en: 'Floor' },
            value: { tr: 'Kaymaz kaplama, banyo ve mutfak', en: 'Non-slip, bathroom and kitchen' },
          },
        ],
      },
    ],
  },
  {
    key: 'property-moving-weekday',
    path: ['Nakliyat'],
    benefit: {
      tr: 'Hafta içi taşınmaya {discountPercent} indirim',
      en: '{discountPercent} off weekday moves',
    },
    conditions: [
      {
        tr: '{listPrice} olan hafta sonu bedeli, salı ile perşembe arasında {campaignPrice} olur.',
        en: 'The weekend price of {listPrice} becomes {campaignPrice} from Tuesday to Thursday.',
      },
      {
        tr: 'Fiyat keşifte yazılan eşya listesine göredir.',
        en: 'The price follows the inventory written at survey.',
      },
      {
        tr: 'Ayın son iki ve ilk iki iş günü kapsam dışıdır.',
        en: 'The last two and first two working days of the month are excluded.',
      },
      {
        tr: 'Eşya, taşıma boyunca sözleşmede yazılı değerden sigortalanır.',
        en: 'Belongings are insured in transit at the value in the contract.',
      },
    ],
    campaigns: [
      {
        brand: 'Nöbetane',
        title: { tr: 'Şehir içi 2+1 taşıma, hafta ortasında {campaignPrice}' },
        description: {
          tr: 'Cumartesi herkes taşınır, asansör sırası bile olur; çarşamba ise sokak boştur. Ekip sabah sekizde gelir, mutfağı paketler, dolapları söker, akşamüstü yeni evde kurar. Kutuların üstüne oda adıyla birlikte içindekiler yazılır. İzin gününüzü bir güne sığdırmak isterseniz anahtarı bize bırakın, canlı yayınla her kutuyu görün. Kırılan olursa tutanağı aynı gün düzenleriz.',
        },
        figures: { discountPercent: 30, listPrice: 38000, campaignPrice: 26600 },
        more: {
          title: { tr: 'Kutuları kim getirir' },
          text: {
            tr: 'Taşınmadan üç gün önce otuz kutu, askılı gardırop kolisi ve bant bırakırız. Sağlam dönen kutuları geri alır, bir sonraki ailede kullanırız; kâğıt israfı da maliyet de azalır.',
          },
        },
        facts: [
          {
            label: { tr: 'Ekip', en: 'Crew' },
            value: { tr: 'Dört kişi, asansörlü araç', en: 'Four people, lift lorry' },
          },
          {
            label: { tr: 'Paketleme', en: 'Packing' },
            value: { tr: 'Mutfak ve gardırop dahil', en: 'Kitchen and wardrobe included' },
          },
        ],
      },
      {
        brand: 'Nöbetane',
        title: { tr: 'Şehirler arası ev taşımada {discountPercent} indirim, aynı kamyonla' },
        description: {
          tr: 'Uzun yolda eşyanın en büyük düşmanı aktarmadır. Sizin yükünüz başka depoda indirilmez, İstanbul’da kapanan kasa Antalya’da sizin önünüzde mühür kırılarak açılır. Şoförün konumunu telefonunuzdan izler, varışını saatiyle bilirsiniz. Salı yüklenip perşembe teslim edilen işlerde kamyon dönüşte boş kalmadığından fiyatı {listPrice} düzeyinden aşağı çekebiliyoruz. Mühür numarasını yola çıkarken size yazarız.',
        },
        figures: { discountPercent: 25, listPrice: 72000, campaignPrice: 54000 },
        facts: [
          {
            label: { tr: 'Güzergâh', en: 'Route' },
            value: { tr: 'Bin kilometreye kadar', en: 'Up to a thousand kilometres' },
          },
          { label: { tr: 'Teslim', en: 'Delivery' }, value: { tr: 'En geç iki gün', en: 'Within two days' } },
          {
            label: { tr: 'Takip', en: 'Tracking' },
            value: { tr: 'Canlı konum ve mühür', en: 'Live location and seal' },
          },
        ],
      },
      {
        brand: 'Rendeusta',
        title: {
          tr: 'Tadilat boyunca eşyanız depoda: taşıma {discountPercent} daha az',
          en: 'Stored while you renovate: {discountPercent} off the move',
        },
        description: {
          tr: 'Toz içinde yaşamamak için eşyayı çıkarmak gerekir, ama nereye? Nemi denetlenen depomuzda kilitli bir oda size ayrılır; anahtarın biri sizde durur. Tadilatı bizim yapmamız şart değil. Gidiş ve dönüş taşımasını hafta ortasına denk getirdiğimizde bedel epey iner, üstelik sehpanız lazım olursa randevuyla gelip alabilirsiniz. Süre uzarsa aylık depo ücreti önceden bellidir.',
          en: 'To avoid living in dust you must move your things out, but where to? A locked room in our humidity-controlled store is set aside for you, and one key stays in your hands. The renovation need not be ours. When both trips fall midweek the price drops sharply, and if you miss your coffee table you can book a visit and collect it.',
        },
        figures: { discountPercent: 40, listPrice: 24500, campaignPrice: 14700 },
        more: {
          title: { tr: 'Depoda nasıl saklanır', en: 'How things are kept' },
          text: {
            tr: 'Halılar rulo yapılıp güve kesesiyle sarılır, beyaz eşyanın suyu boşaltılır, yataklar dik bekletilir. Giriş ve çıkış fotoğraflarını kaydederiz; yangın ve su baskını sigortası ilk günden başlar.',
            en: 'Carpets are rolled with moth bags, appliances drained and mattresses stood upright. We photograph everything in and out, and fire and flood cover starts on the first day.',
          },
        },
        facts: [
          {
            label: { tr: 'Depo', en: 'Storage' },
            value: { tr: 'İki ay dahil, kilitli oda', en: 'Two months included, locked room' },
          },
          {
            label: { tr: 'Erişim', en: 'Access' },
            value: { tr: 'Randevuyla, altı gün', en: 'By appointment, six days a week' },
          },
          {
            label: { tr: 'İklim', en: 'Climate' },
            value: { tr: 'Nem ve ısı denetimli', en: 'Humidity and heat controlled' },
          },
        ],
      },
      {
        brand: 'Nöbetane',
        title: { tr: 'Öğrenci evi ve tek oda taşıma {campaignPrice}, iki saatte' },
        description: {
          tr: 'Bir yatak, bir masa, beş koli ve bisiklet için koca kamyon tutulmaz. Panelvanımız iki kişilik ekiple gelir, dar sokağa girer, yokuşta park sorunu yaşamaz. Kat farkı, merdiven, park cezası diye sonradan eklenen satırlar yok. Ev arkadaşıyla ortak ödemek isteyenlere faturayı ikiye bölüyoruz; rezervasyonu bir gün öncesine kadar kaydırmak serbest.',
        },
        figures: { discountPercent: 20, listPrice: 11500, campaignPrice: 9200 },
        facts: [
          { label: { tr: 'Hacim', en: 'Volume' }, value: { tr: 'Yedi metreküp', en: 'Seven cubic metres' } },
          { label: { tr: 'Ekip', en: 'Crew' }, value: { tr: 'İki kişi', en: 'Two people' } },
        ],
      },
      {
        brand: 'Rendeusta',
        title: { tr: 'Piyano ve antika için özel ekip: {discountPercent} hafta içi indirimi' },
        description: {
          tr: 'Büyükannenin vitrini, akordu yeni yapılmış duvar piyanosu, mermer ayna… Bunlar koli değildir. Marangozlarımız her parça için kasa ölçer, köşeleri keçeyle sarar, dar merdivende vinç kurar. Yerine koyduktan on gün sonra piyano akortçusu gelir, ahşap yeni havaya alıştıktan sonra ayarlar. Değer tespitini eksper yazar, siz onaylarsınız.',
        },
        figures: { discountPercent: 15, listPrice: 18000, campaignPrice: 15300 },
        more: {
          title: { tr: 'Vinç gerekirse' },
          text: {
            tr: 'Pencereden indirme için belediyeden yol izni alınır, başvuruyu biz yapar harcını fiyata ekleriz. Yağmurda ve kuvvetli rüzgârda çalışmayız; erteleme yüzünden sizden ek ücret istenmez. Yeni tarihi sizinle birlikte belirleriz.',
          },
        },
        facts: [
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Üç özel parçaya kadar', en: 'Up to three special pieces' },
          },
          {
            label: { tr: 'Akort', en: 'Tuning' },
            value: { tr: 'On gün sonra, ücretsiz', en: 'Ten days later, free' },
          },
          {
            label: { tr: 'Sigorta', en: 'Insurance' },
            value: { tr: 'Eksper değeri üzerinden', en: 'At valued amount' },
          },
        ],
      },
    ],
  },
  {
    key: 'property-security-free-months',
    path: ['Ev Güvenliği'],
    benefit: { tr: 'İlk {count} ay ücretsiz', en: 'First {count} months free' },
    conditions: [
      {
        tr: 'Aylık {monthlyPayment} olan izleme bedeli ilk {count} ay alınmaz; sözleşme {term} aydır.',
        en: 'Monitoring at {monthlyPayment} a month is free for the first {count} months of a {term}-month contract.',
      },
      {
        tr: 'Cihazlar sözleşme boyunca emanet verilir, bakımı bize aittir.',
        en: 'Equipment is on loan during the contract and maintained by us.',
      },
      {
        tr: 'Süre dolmadan ayrılanlardan ücretsiz kullanılan aylar tahsil edilir.',
        en: 'Those who leave early pay for the free months used.',
      },
      {
        tr: 'Taşınmada sistem yeni adrese bir kez ücretsiz kurulur.',
        en: 'If you move, the system is refitted once free of charge.',
      },
    ],
    campaigns: [
      {
        brand: 'Nöbetane',
        title: {
          tr: 'Kablosuz ev alarmı, {count} ay izleme bedeli yok',
          en: 'A wireless home alarm with {count} months’ free monitoring',
        },
        description: {
          tr: 'Kapıya, pencereye ve koridora yapıştırılan altı algılayıcı bir saatte kurulur, matkap sesi duymazsınız. Alarm çaldığında merkezimiz önce sizi arar; parola gelmezse devriye yola çıkar, gerekirse kolluğa haber verilir. Tatilden önceki ay bağlanmak isteyenler için hızlı randevu açıyoruz. Kedinin geçişini hırsızdan ayırt eden algılayıcı gece yarısı boşuna uyandırmaz.',
          en: 'Six sensors stick to doors, windows and corridor within an hour, and you never hear a drill. When the alarm sounds our centre calls you first; without the password a patrol sets off and the police are told if need be. Fast appointments are kept for those about to go on holiday. The sensor tells a cat from a burglar, so you are not woken for nothing.',
        },
        figures: { count: 4, term: 24, monthlyPayment: 890 },
        more: {
          title: { tr: 'Elektrik ve internet giderse', en: 'If power and internet fail' },
          text: {
            tr: 'Merkez ünitesindeki pil on sekiz saat yeter, bağlantı kesilirse sistem kendiliğinden mobil hatta geçer. İkisinin de kesildiği anda size ve merkeze uyarı düşer, yani sessiz kalması bile bir işarettir.',
            en: 'The battery in the hub lasts eighteen hours, and if the line drops the system moves to the mobile network. Should both go, you and the centre are warned: even silence is a signal.',
          },
        },
        facts: [
          {
            label: { tr: 'Set', en: 'Kit' },
            value: { tr: 'Altı algılayıcı, siren, tuş takımı', en: 'Six sensors, siren, keypad' },
          },
          {
            label: { tr: 'Kurulum', en: 'Installation' },
            value: { tr: 'Bir saat, ücretsiz', en: 'One hour, free' },
          },
          {
            label: { tr: 'Devriye', en: 'Patrol' },
            value: { tr: 'Üç büyükşehirde', en: 'In three large cities' },
          },
        ],
      },
      {
        brand: 'Nöbetane',
        title: { tr: 'Bahçe ve kapı kamerası: kayıt evinizde kalsın' },
        description: {
          tr: 'Bulutta saklanan görüntüye kimlerin baktığını bilemezsiniz; bu yüzden kaydı evinizdeki kilitli diske alıyoruz. İki kamera gece renkli çeker, insanı, aracı ve sokak köpeğini ayırır, yalnız gerekeni bildirir. Komşunun bahçesine düşen açıyı kurulumda karartıyoruz ki kişisel verilere saygı bozulmasın. Kargocu geldiğinde telefonla konuşup paketi nereye bırakacağını söylersiniz.',
        },
        figures: { count: 3, term: 12, monthlyPayment: 540 },
        facts: [
          {
            label: { tr: 'Kamera', en: 'Cameras' },
            value: { tr: 'İki adet, gece renkli', en: 'Two, with colour night vision' },
          },
          {
            label: { tr: 'Kayıt', en: 'Recording' },
            value: { tr: 'Yerel disk, otuz gün', en: 'Local disk, thirty days' },
          },
        ],
      },
      {
        brand: 'Petekalev',
        title: { tr: 'Gaz, su ve duman bekçisi: kaçağı evde yokken durdurur' },
        description: {
          tr: 'Hırsızdan sık görülen tehlike patlayan hortum, açık kalan ocak ve prizdeki kıvılcımdır. Üç algılayıcı ile iki motorlu vana, tehlikeyi gördüğü anda suyu ve gazı keser, telefonunuza hangi odada olduğunu yazar. Sigortacınız için kurulum belgesi düzenliyoruz; birçok konut poliçesinde işe yarar. Yazlığını kışın kapatanlar özellikle rahat ediyor.',
        },
        figures: { count: 6, term: 36, monthlyPayment: 320 },
        more: {
          title: { tr: 'Yanlış alarm olursa' },
          text: {
            tr: 'Vanayı uygulamadan ya da üzerindeki kolla elle açabilirsiniz. Yemek buharını dumandan ayırmak için cihaz iki farklı ölçüm yapar; yine de art arda yanlış alarm verirse ücretsiz olarak yerini değiştiririz.',
          },
        },
        facts: [
          {
            label: { tr: 'Algılayıcı', en: 'Sensors' },
            value: { tr: 'Gaz, su, duman', en: 'Gas, water, smoke' },
          },
          {
            label: { tr: 'Vana', en: 'Valves' },
            value: { tr: 'Gaz ve su, motorlu', en: 'Gas and water, motorised' },
          },
          {
            label: { tr: 'Belge', en: 'Certificate' },
            value: { tr: 'Sigorta için kurulum belgesi', en: 'Installation certificate for insurers' },
          },
        ],
      },
      {
        brand: 'Nöbetane',
        title: {
          tr: 'Yazlığınız siz yokken gözetilsin, {count} ay bizden',
          en: 'Your summer house watched, {count} months on us',
        },
        description: {
          tr: 'Kışın boş duran ev davetiyedir. Alarmın yanında iki haftada bir kapınızı açan görevlimiz pencereleri kontrol eder, muslukları akıtır, rutubet ölçer, fotoğraflı raporu gönderir. Fırtınadan sonra ek ziyaret yapılır, kiremit kaymışsa ustaya haber verilir. Anahtarı numaralı kasada tutar, evi sattığınız gün tutanakla teslim ederiz; aile bireylerine ayrı şifre tanımlanır.',
          en: 'A house left empty in winter is an invitation. Besides the alarm, our warden opens the door every fortnight, checks windows, runs the taps, measures damp and sends a report with photographs. After a storm there is an extra visit, and if tiles have slipped a roofer is called. Your key is kept in a numbered safe and each family member gets a code.',
        },
        figures: { count: 5, term: 24, monthlyPayment: 1450 },
        facts: [
          {
            label: { tr: 'Ziyaret', en: 'Visits' },
            value: { tr: 'İki haftada bir, fırtına sonrası ek', en: 'Fortnightly, plus after storms' },
          },
          {
            label: { tr: 'Rapor', en: 'Report' },
            value: { tr: 'Fotoğraflı, e-postayla', en: 'With photographs, by e-mail' },
          },
          {
            label: { tr: 'Bölgeler', en: 'Areas' },
            value: { tr: 'Ege ve Akdeniz kıyıları', en: 'Aegean and Mediterranean coasts' },
          },
        ],
      },
      {
        brand: 'Ozanvolt',
        title: { tr: 'Güneşle çalışan bağ evi kamerası, kablo istemez' },
        description: {
          tr: 'Elektriği olmayan tarla, bağ evi, şantiye ya da tekne için kendi panelini sırtında taşıyan bir kamera. Mobil hattı içinde gelir; sinyal zayıfsa fotoğraf, güçlüyse canlı görüntü yollar. Kapanı, arıyı, keçiyi merak eden çiftçiler de kullanıyor. Hasat zamanı traktör girişini bildirmesi için alan çizebilir, gereksiz uyarıları susturabilirsiniz.',
        },
        figures: { count: 2, term: 18, monthlyPayment: 410 },
        more: {
          title: { tr: 'Kışın şarjı yeter mi' },
          text: {
            tr: 'Pili güneşsiz on iki gün dayanır, hareket az olduğunda daha da uzar. Karın paneli örtmemesi için dik açıyla asıyor, pil seviyesi düştüğünde size ve teknik ekibe haber veriyoruz.',
          },
        },
        facts: [
          {
            label: { tr: 'Hat', en: 'Connection' },
            value: { tr: 'Mobil internet dahil', en: 'Mobile data included' },
          },
          {
            label: { tr: 'Dayanıklılık', en: 'Weatherproof' },
            value: { tr: 'Eksi yirmiden elli dereceye', en: 'Minus twenty to fifty degrees' },
          },
          {
            label: { tr: 'Pil', en: 'Battery' },
            value: { tr: 'Güneşsiz on iki gün', en: 'Twelve days without sun' },
          },
        ],
      },
    ],
  },
];
