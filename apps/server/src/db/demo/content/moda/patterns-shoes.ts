import type { DemoPattern } from '../shape.ts';

export const shoePatterns: readonly DemoPattern[] = [
  {
    key: 'moda-sneaker-eskiyi-getir',
    path: ['Ayakkabı', 'Sneaker'],
    benefit: { tr: 'Eskinize {reward}', en: '{reward} for your old pair' },
    conditions: [
      {
        tr: 'Getirdiğiniz her çift için {listPrice} fiyattan {reward} düşülür, {campaignPrice} ödersiniz.',
        en: 'For a pair handed in, {reward} comes off the list price of {listPrice}: you pay {campaignPrice}.',
      },
      {
        tr: 'Marka ve yıpranma aranmaz; çift tam ve kuru olmalıdır.',
        en: 'Any brand in any state; pairs must be complete and dry.',
      },
      {
        tr: 'Yalnız mağazada ve aynı alışverişte geçerlidir.',
        en: 'In shops only, within the same purchase.',
      },
      { tr: 'Bir yeni ayakkabıya bir eski çift sayılır.', en: 'One old pair per new pair.' },
    ],
    campaigns: [
      {
        brand: 'Yamaçkoş',
        title: {
          tr: 'Eski koşu ayakkabınızı getirin, {reward} eksiğine yenileyin',
          en: 'Bring your old running shoes, renew for {reward} less',
        },
        description: {
          tr: 'Sekiz yüz kilometreden sonra taban yaylanmaz, dizler bunu hisseder. Yıpranan çiftinizi tezgâha bırakın, yürüyüş bandında iki dakikalık basış videonuz çekilsin, size uygun sertlikteki modeli birlikte seçelim. Topladıklarımız öğütülüp okul bahçelerine yumuşak zemin olur. Maratona hazırlananlar yarıştan en az üç hafta önce değiştirirse ayağı alıştıracak vakit kalır.',
          en: 'After eight hundred kilometres a sole no longer springs, and your knees feel it. Leave the worn pair at the counter, have a two-minute film of your stride taken on the treadmill, and choose the right firmness with us. What we collect is ground into soft flooring for school yards. Marathon runners should change at least three weeks before the race.',
        },
        figures: { reward: 900, listPrice: 6490, campaignPrice: 5590 },
        more: {
          title: { tr: 'Basış analizi', en: 'Stride analysis' },
          text: {
            tr: 'Bantta rahat temponuzda koşarken arkadan kayıt alınır; bileğin içe dönüşü yavaşlatılmış görüntüde incelenir. Sonuç sağlık değerlendirmesi değildir, ayakkabı seçimine yardımcı olur. Randevu almanıza gerek yok.',
            en: 'We film you from behind at an easy pace and look at the ankle in slow motion. It is no medical assessment, only a help in choosing a shoe. No appointment is needed.',
          },
        },
        facts: [
          { label: { tr: 'Topuk farkı', en: 'Drop' }, value: { tr: '8 mm', en: '8 mm' } },
          { label: { tr: 'Analiz', en: 'Analysis' }, value: { tr: 'Ücretsiz', en: 'Free' } },
          { label: { tr: 'Geçerli olduğu yer', en: 'Where' }, value: { tr: '18 mağaza', en: '18 shops' } },
        ],
      },
      {
        brand: 'Tabanyolu',
        title: { tr: 'Deri sneaker değişiminde {reward} sayıyoruz' },
        description: {
          tr: 'Beyaz deri spor ayakkabı, kumaş olanlardan daha uzun dayanır çünkü tabanı yapıştırma değil dikiştir: aşınınca değiştirilebilir. Elinizdekini bize verin, onarılabilecek durumdaysa ihtiyaç sahibine ulaştıralım, değilse malzemesine ayıralım. Yeni çiftinizin ilk boyası ve bağcığı hediyedir; kahverengi, lacivert ve kırık beyaz topuklu arka yaması seçilebilir. Ayağı geniş olanlar için rahat kalıbı da raflarda.',
        },
        figures: { reward: 750, listPrice: 5450, campaignPrice: 4700 },
        facts: [
          { label: { tr: 'Taban', en: 'Sole' }, value: { tr: 'Dikişli kauçuk', en: 'Stitched rubber' } },
          { label: { tr: 'Numara', en: 'Sizes' }, value: { tr: '36–46', en: '36–46' } },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: { tr: 'Küçülen çocuk sneakerları {reward} indirime dönüşüyor' },
        description: {
          tr: 'Henüz delinmeden ayağa dar gelen ayakkabılar çekmecede beklemesin. Yıkayıp getirin; gönüllü derneklerle birlikte başka minik ayaklara ulaştırıyoruz. Karşılığında cırtlı, bağcıksız veya ışıklı yeni spor ayakkabısını daha uyguna alırsınız. Tabanı iz bırakmaz, beden eğitimi salonunda giyilir. Büyütmek için iki numara fazlasını almayın, parmak payı tablomuz kasanın yanında.',
        },
        figures: { reward: 400, listPrice: 2350, campaignPrice: 1950 },
        more: {
          title: { tr: 'Bağışın yolu' },
          text: {
            tr: 'Her mağaza ayda bir kez topladığı çiftleri ilçedeki derneğe teslim eder. Kaç ayakkabının yeni sahibini bulduğu giriş kapısındaki panoda güncellenir; dilerseniz kutuya çocuğunuzun çizdiği bir kart bırakın.',
          },
        },
        facts: [
          { label: { tr: 'Numara', en: 'Sizes' }, value: { tr: '25–38', en: '25–38' } },
          { label: { tr: 'Taban', en: 'Sole' }, value: { tr: 'İz bırakmaz', en: 'Non-marking' } },
        ],
      },
      {
        brand: 'Yamaçkoş',
        title: {
          tr: 'Patika sneakerı: {listPrice} değil {campaignPrice}',
          en: 'Trail trainers: {campaignPrice}, not {listPrice}',
        },
        description: {
          tr: 'Asfalttan toprağa geçtiğiniz an düz taban işe yaramaz. Çok yönlü dişler çamuru atar, burundaki kauçuk taşa çarpınca parmağı korur, dil kısmı çakıl girmesin diye gövdeye dikilidir. Yırtık, çamurlu, hatta tek bağcıklı çiftiniz bile geçerlidir. Likya Yolu planlayanlara çorap kalınlığına göre yarım numara önerisini mağazada veriyoruz.',
          en: 'The moment tarmac turns to earth, a flat sole is no use. These multi-directional lugs shed mud, the rubber toe saves yours from stones, and the tongue is stitched to the body against gravel. Torn, muddy or short of a lace, your old pair counts. Planning the Lycian Way? We will advise on half a size more for thick socks.',
        },
        figures: { reward: 1100, listPrice: 7890, campaignPrice: 6790 },
        facts: [
          { label: { tr: 'Diş derinliği', en: 'Lug depth' }, value: { tr: '4,5 mm', en: '4.5 mm' } },
          { label: { tr: 'Su', en: 'Water' }, value: { tr: 'Geçirmez zar', en: 'Waterproof membrane' } },
          { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: '310 gram', en: '310 grams' } },
        ],
      },
      {
        brand: 'Sırmakuş',
        title: { tr: 'Platform sneaker için gardırop değişimi: {reward}' },
        description: {
          tr: 'Etekle de kumaş pantolonla da giyebileceğiniz, dört santim yükselten ama hafif kalan bir model. Köpük taban bütün gün ayakta duran mağaza çalışanları ve öğretmenlerle denendi. Giymediğiniz topuklu, babet, bot fark etmez; dolabınızdan bir çift çıkarın, yerine bunu koyun. Gövdesi silinebilir vegan malzemeden, astarı havlu dokusunda.',
        },
        figures: { reward: 500, listPrice: 3490, campaignPrice: 2990 },
        facts: [
          { label: { tr: 'Yükseklik', en: 'Height' }, value: { tr: '4 cm', en: '4 cm' } },
          { label: { tr: 'Malzeme', en: 'Material' }, value: { tr: 'Vegan', en: 'Vegan' } },
        ],
      },
    ],
  },
  {
    key: 'moda-bot-erken-kis',
    path: ['Ayakkabı', 'Bot ve Çizme'],
    benefit: { tr: 'Kış gelmeden {discountPercent} indirim', en: '{discountPercent} off before winter' },
    conditions: [
      {
        tr: 'Etiket fiyatı {listPrice}, kampanya fiyatı {campaignPrice}.',
        en: 'List price {listPrice}, campaign price {campaignPrice}.',
      },
      {
        tr: 'Numarası kalan ürünlerde geçerlidir, sipariş üzerine ayrılmaz.',
        en: 'For sizes in stock; none are held back on request.',
      },
      { tr: 'Sadakat puanıyla birlikte kullanılamaz.', en: 'Not valid together with loyalty points.' },
    ],
    campaigns: [
      {
        brand: 'Tabanyolu',
        title: { tr: 'Kürklü kadın botunda {discountPercent} erken kış fırsatı' },
        description: {
          tr: 'Erzurum’da yaşayan müşterilerimizin isteğiyle boyu iki parmak uzattık: kar bilekten içeri girmiyor. İçindeki kuzu yünü nemi çeker, ayak terlese de üşümez. Fermuarı yanda, bağcığı önde; bir kez ayarlayıp hep yandan giyersiniz. Topuk ortası buz çivisi gibi sert kauçukla güçlendirildi, ev girişinde parkeyi çizmez. Siyah ve kum rengi bulunur.',
        },
        figures: { discountPercent: 25, listPrice: 6400, campaignPrice: 4800 },
        facts: [
          { label: { tr: 'Astar', en: 'Lining' }, value: { tr: 'Kuzu yünü', en: 'Lambswool' } },
          { label: { tr: 'Numara', en: 'Sizes' }, value: { tr: '35–41', en: '35–41' } },
        ],
      },
      {
        brand: 'Yamaçkoş',
        title: {
          tr: 'Trekking botu {campaignPrice}: bilekten destek',
          en: 'Trekking boots for {campaignPrice}: support at the ankle',
        },
        description: {
          tr: 'Sırtında on beş kilo taşıyan yürüyüşçü, burkulmayı en çok inişte yaşar. Bu yüzden bilek bölümünü sertleştirdik, kancaları iki bölgeye ayırdık: aşağıda sıkı, yukarıda gevşek bağlarsınız. Zar sayesinde dere geçişinde içi kuru kalır. Yeni botla hemen zirveye çıkmayın; ilk iki haftayı mahallede, sonra kısa bir parkurda geçirin.',
          en: 'A walker with fifteen kilos on the back turns an ankle mostly on the way down. So we stiffened the cuff and split the hooks into two zones: lace tightly below and loosely above. A membrane keeps the inside dry when you ford a stream. Do not head for a summit straight away: spend the first two weeks around the neighbourhood, then on a short trail.',
        },
        figures: { discountPercent: 20, listPrice: 8750, campaignPrice: 7000 },
        more: {
          title: { tr: 'Numara nasıl seçilir?', en: 'Choosing the size' },
          text: {
            tr: 'Akşamüstü, yürüyüş çorabıyla deneyin; ayak gün içinde şişer. Bağcığı açıkken topuğunuzun arkasına bir parmak girmeli. Rampada öne kaymayan numara doğru numaradır, mağazada eğimli deneme basamağı bulunur.',
            en: 'Try them on late in the day with hiking socks, when feet have swollen. Unlaced, one finger should fit behind the heel. If you do not slide forward on our test ramp, the size is right.',
          },
        },
        facts: [
          { label: { tr: 'Taban', en: 'Sole' }, value: { tr: 'Sert kauçuk', en: 'Hard rubber' } },
          { label: { tr: 'Su', en: 'Water' }, value: { tr: 'Geçirmez', en: 'Waterproof' } },
          { label: { tr: 'Kargo', en: 'Shipping' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
      {
        brand: 'Tabanyolu',
        title: { tr: 'Chelsea botu erkeklerde {discountPercent} düştü' },
        description: {
          tr: 'Lastikli yanları sayesinde çekip giyilen, havaalanı kontrolünde çıkarması en kolay bottur. Dana derisini bitkisel tabakladık; aylar geçtikçe rengi koyulaşır, çizik aldıkça karakter kazanır. Kot pantolona olduğu gibi gri flanele de yakışır. Lastik gevşerse ömür boyu yalnız malzeme parasına yenilenir, emeği atölyemizin ikramıdır. Tabanı ince kar desenlidir, yağmurlu taşta güven verir.',
        },
        figures: { discountPercent: 30, listPrice: 5900, campaignPrice: 4130 },
        facts: [
          {
            label: { tr: 'Deri', en: 'Leather' },
            value: { tr: 'Bitkisel tabaklı dana', en: 'Vegetable-tanned calf' },
          },
          { label: { tr: 'Onarım', en: 'Repair' }, value: { tr: 'İşçilik ücretsiz', en: 'Free labour' } },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: { tr: 'Çocuk yağmur çizmesi: {listPrice} yerine {campaignPrice}' },
        description: {
          tr: 'Su birikintisi görüp de atlamadan geçen çocuk var mı? Doğal kauçuktan döktüğümüz çizmenin kulpları küçük ellere göre, konç ağzı bağcıkla büzülür. İçindeki keçe çorap çıkarılıp kurutulur; serviste ıslak ayak derdi kalmaz. Kurbağa, yıldız ve düz sarı desenleri var. Topuğundaki yansıtıcı nokta sürücülere karanlıkta işaret verir.',
        },
        figures: { discountPercent: 15, listPrice: 1400, campaignPrice: 1190 },
        more: {
          title: { tr: 'Koku yapmasın diye' },
          text: {
            tr: 'Eve gelince keçeyi ayırın, çizmeyi baş aşağı asın ve içine bir avuç karbonat koyup sabah silkeleyin. Kauçuğu güneşte bırakmayın; çatlamaması için ayda bir ıslak bezle silmek yeterlidir.',
          },
        },
        facts: [
          { label: { tr: 'Malzeme', en: 'Material' }, value: { tr: 'Doğal kauçuk', en: 'Natural rubber' } },
          { label: { tr: 'Numara', en: 'Sizes' }, value: { tr: '22–34', en: '22–34' } },
        ],
      },
      {
        brand: 'Sırmakuş',
        title: {
          tr: 'Diz altı süet çizme, sezonun ilk indirimi {discountPercent}',
          en: 'Knee-high suede boots: first cut of the season, {discountPercent}',
        },
        description: {
          tr: 'Baldır ölçüsü yüzünden çizme alamayanlara iki genişlik birden sunuyoruz: standart ve rahat. Blok topuk altı santim, uzun yürüyüşlerde denge sağlar. Midi etekle aradaki boşluk kaybolur, tayt üstünde katlanmadan durur. Siparişten evvel mezurayla en geniş yeri ölçüp forma yazarsanız hangisinin uyacağını danışman size aynı gün söyler.',
          en: 'For everyone who gave up on boots because of the calf, there are two widths: standard and relaxed. The six-centimetre block heel keeps you steady on long walks. With a midi skirt the gap disappears; over leggings the shaft stands without creasing. Measure the widest point, add it to your request, and an adviser will tell you the same day which one fits.',
        },
        figures: { discountPercent: 35, listPrice: 7200, campaignPrice: 4680 },
        facts: [
          { label: { tr: 'Topuk', en: 'Heel' }, value: { tr: '6 cm blok', en: '6 cm block' } },
          {
            label: { tr: 'Konç genişliği', en: 'Shaft width' },
            value: { tr: 'Standart veya rahat', en: 'Standard or relaxed' },
          },
          { label: { tr: 'Renk', en: 'Colours' }, value: { tr: 'Taba, siyah', en: 'Tan, black' } },
        ],
      },
    ],
  },
];
