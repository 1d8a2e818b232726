import type { DemoPattern } from '../shape.ts';

export const newHomePatterns: readonly DemoPattern[] = [
  {
    key: 'property-flat-rate',
    path: ['Konut Projeleri', 'Daire'],
    benefit: { tr: 'Aylık {interestRate} faiz', en: '{interestRate} monthly interest' },
    conditions: [
      {
        tr: '{downPayment} peşinattan sonra kalan tutar için {term} ay boyunca aylık {monthlyPayment} ödenir.',
        en: 'After {downPayment} down, the balance is repaid at {monthlyPayment} a month for {term} months.',
      },
      {
        tr: 'Oran, proje geliştiricisinin katkısıyla anlaşmalı bankalarda sağlanır; kredi onayı bankaya aittir.',
        en: 'The rate is available at partner banks with the developer’s contribution; approval rests with the bank.',
      },
      {
        tr: '{campaignPrice} satış bedelidir; tapu harcı, ekspertiz ve sigorta ayrıca ödenir.',
        en: '{campaignPrice} is the sale price; deed fee, valuation and insurance are extra.',
      },
      {
        tr: 'Kampanya, ilan edilen bloklardaki dairelerle sınırlıdır.',
        en: 'Limited to flats in the announced blocks.',
      },
    ],
    campaigns: [
      {
        brand: 'Mahyayaka',
        title: {
          tr: 'Metroya yürüyen 2+1 dairede aylık {interestRate} faiz',
          en: 'A 2+1 near the metro at {interestRate} a month',
        },
        description: {
          tr: 'Sabah sekizde metroya dört dakikada yürüyebilmek, yılda on gün kazanmak demektir. Kartal’daki projemizin ilk bloğu oturuma hazır; seçtiğiniz daireyi gezip anahtarını aynı ay alıyorsunuz. Banka oranının bir bölümünü biz üstlendiğimiz için aylık ödeme {monthlyPayment} düzeyinde kalıyor. Kiradan çıkıp kendi evine geçmek isteyen çiftlere, bütçe görüşmesini satış baskısı olmadan yapmayı öneriyoruz.',
          en: 'Being able to walk to the metro in four minutes gives you back ten days a year. The first block of our Kartal project is ready to live in; see the flat you like and have the keys within the month. Because we carry part of the bank’s rate, repayments stay at {monthlyPayment}. If you are leaving rented rooms, let us talk through the budget without pressure to buy.',
        },
        figures: {
          interestRate: 2.49,
          term: 120,
          downPayment: 2900000,
          monthlyPayment: 76192,
          campaignPrice: 5800000,
        },
        more: {
          title: { tr: 'Bütçenizi nasıl kurarsınız', en: 'Working out your budget' },
          text: {
            tr: 'Aylık taksitin hane gelirinizin yarısını aşmaması yerinde olur. Görüşmeye gelirken son üç maaş belgenizi getirirseniz banka ön değerlendirmesini yarım saatte alır, çıkan sonuca göre daha küçük ya da geniş dairelere birlikte bakarız.',
            en: 'Repayments should not pass half of household income. Bring your last three payslips and we can have the bank’s preliminary answer within half an hour, then look at smaller or larger flats together.',
          },
        },
        facts: [
          { label: { tr: 'Daire', en: 'Flat' }, value: { tr: '2+1, net 74 m²', en: '2+1, 74 m² net' } },
          { label: { tr: 'Teslim', en: 'Handover' }, value: { tr: 'Hemen', en: 'Immediate' } },
          {
            label: { tr: 'Konum', en: 'Location' },
            value: { tr: 'Kartal, İstanbul', en: 'Kartal, Istanbul' },
          },
        ],
      },
      {
        brand: 'Mahyayaka',
        title: { tr: 'Denizi gören 3+1 için kısa vadede {interestRate} oran' },
        description: {
          tr: 'Çocukları büyüyen ve bir oda daha isteyen aileler için vadeyi kısa tuttuk: toplam faiz yükü azalır, ev daha çabuk sizin olur. Salonu güneye, mutfağı avluya bakan dairelerin yalnız üst katları denizi görür. Mevcut evinizi satarak alacaksanız satış sürecini bizim ekibimiz yürütür; paranız gelene dek sözleşmedeki bedel değişmez.',
        },
        figures: {
          interestRate: 2.29,
          term: 60,
          downPayment: 5400000,
          monthlyPayment: 110962,
          campaignPrice: 9000000,
        },
        facts: [
          { label: { tr: 'Daire', en: 'Flat' }, value: { tr: '3+1, net 118 m²', en: '3+1, 118 m² net' } },
          {
            label: { tr: 'Otopark', en: 'Parking' },
            value: { tr: 'İki araçlık, kapalı', en: 'Two covered spaces' },
          },
          { label: { tr: 'Konum', en: 'Location' }, value: { tr: 'Mudanya, Bursa', en: 'Mudanya, Bursa' } },
        ],
      },
      {
        brand: 'Rendeusta',
        title: { tr: 'Az katlı sokakta 2+1, peşinatın yarısı kadar kolay kredi' },
        description: {
          tr: 'Beş katlı, on iki daireli binalar yapıyoruz; komşunuzun adını öğrenmeniz bir haftayı bulmaz. Zemin etüdünden kalıp sökümüne kadar her aşamanın fotoğrafını alıcıyla paylaşırız, duvarın içini görmeden imza atmanızı istemeyiz. Bankanın biçtiği {term} ay vade uzun görünebilir; ara ödemeyle kapatmak serbesttir, erken kapamada ceza olup olmadığını baştan yazarız.',
        },
        figures: {
          interestRate: 2.59,
          term: 120,
          downPayment: 2100000,
          monthlyPayment: 57042,
          campaignPrice: 4200000,
        },
        more: {
          title: { tr: 'Depreme karşı neler yapıldı' },
          text: {
            tr: 'Bina radye temel üzerinde, perde duvarlı olarak yükselir; beton numunelerinin laboratuvar sonuçları daire dosyasına konur. Yapı denetim raporlarını satın almadan önce mühendisimizle birlikte okuyabilir, başka bir uzmana da gösterebilirsiniz.',
          },
        },
        facts: [
          { label: { tr: 'Daire', en: 'Flat' }, value: { tr: '2+1, net 82 m²', en: '2+1, 82 m² net' } },
          {
            label: { tr: 'Bina', en: 'Building' },
            value: { tr: 'Beş kat, on iki daire', en: 'Five floors, twelve flats' },
          },
          {
            label: { tr: 'Teslim', en: 'Handover' },
            value: { tr: 'Yedi ay içinde', en: 'Within seven months' },
          },
        ],
      },
      {
        brand: 'Mahyayaka',
        title: {
          tr: 'Bahçe katında dört oda: {interestRate} faizle aileye yeter',
          en: 'Four rooms on the garden floor at {interestRate}',
        },
        description: {
          tr: 'Apartman rahatlığıyla bahçe keyfini aynı tapuda arıyorsanız zemin kat dairelerimize bakın. Her birinin altmış metrekarelik özel bahçesi, ayrı girişi ve bisiklet için kapalı deposu bulunuyor. Çocuk bahçeden okula asansöre binmeden çıkar. Kredi hesabında yedi yıl öngördük; yıllık gelir artışını düşünerek istediğiniz ayda ek ödeme yapabilir, kalan borcu küçültürsünüz.',
          en: 'If you want the ease of a flat and the pleasure of a garden on one title deed, look at our ground floors. Each has sixty square metres of private garden, its own entrance and a locked store for bicycles, so a child can leave for school without taking a lift. The loan runs for seven years, and you may overpay in any month to bring it down.',
        },
        figures: {
          interestRate: 2.39,
          term: 84,
          downPayment: 7200000,
          monthlyPayment: 133012,
          campaignPrice: 12000000,
        },
        facts: [
          { label: { tr: 'Daire', en: 'Flat' }, value: { tr: '4+1, net 146 m²', en: '4+1, 146 m² net' } },
          {
            label: { tr: 'Bahçe', en: 'Garden' },
            value: { tr: 'Altmış metrekare, özel', en: 'Sixty square metres, private' },
          },
          {
            label: { tr: 'Konum', en: 'Location' },
            value: { tr: 'Çekmeköy, İstanbul', en: 'Çekmeköy, Istanbul' },
          },
        ],
      },
      {
        brand: 'Rendeusta',
        title: { tr: 'Emekliliğe küçük ev: üç yılda biten kredi {interestRate}' },
        description: {
          tr: 'Büyük evin merdiveninden, aidatından, boş odalarından yorulanlar için 1+1 daireler. Eşiği yok, banyosunda tutunma barı var, mutfak dolapları ayakta erişilecek yükseklikte. Büyük dairesini satanlar peşinatı rahat karşılıyor, borç {term} ayda bitiyor. Binada aile hekimliği ve fırın da bulunduğundan günlük işler asansörle çözülüyor, arabaya gerek kalmıyor.',
        },
        figures: {
          interestRate: 2.19,
          term: 36,
          downPayment: 3300000,
          monthlyPayment: 68748,
          campaignPrice: 5000000,
        },
        more: {
          title: { tr: 'Taşınmayı kolaylaştıran hizmet' },
          text: {
            tr: 'Fazla eşyayı ayırmak en zor kısımdır. Anlaştığımız ekip iki gün boyunca sizinle çalışır; saklanacakları taşır, satılacakları ilana koyar, bağışlanacakları derneğe teslim eder. Bu desteğin bedelini sözleşme imzalayan alıcılardan istemiyoruz.',
          },
        },
        facts: [
          { label: { tr: 'Daire', en: 'Flat' }, value: { tr: '1+1, net 56 m²', en: '1+1, 56 m² net' } },
          {
            label: { tr: 'Erişim', en: 'Access' },
            value: { tr: 'Eşiksiz, geniş kapılı', en: 'Step-free, wide doors' },
          },
          {
            label: { tr: 'Konum', en: 'Location' },
            value: { tr: 'Karşıyaka, İzmir', en: 'Karşıyaka, İzmir' },
          },
        ],
      },
    ],
  },
  {
    key: 'property-flat-no-interest',
    path: ['Konut Projeleri', 'Daire'],
    benefit: { tr: '{term} ay faizsiz taksit', en: '{term} months interest-free' },
    conditions: [
      {
        tr: '{downPayment} peşinatın ardından {term} ay boyunca {monthlyPayment} ödenir, faiz ve vade farkı alınmaz.',
        en: 'After {downPayment} down you pay {monthlyPayment} for {term} months, without interest or charges.',
      },
      {
        tr: 'Toplam bedel {campaignPrice}; sözleşme süresince değişmez.',
        en: 'The total is {campaignPrice} and does not change during the contract.',
      },
      {
        tr: 'Satış sözleşmesi noterde yapılır, bina tamamlama sigortası kapsamındadır.',
        en: 'Contracts are signed before a notary and covered by completion insurance.',
      },
      {
        tr: 'Geç ödenen taksit bir sonraki aya ücretsiz ötelenebilir, yılda bir kez.',
        en: 'One instalment a year may be moved to the next month without charge.',
      },
    ],
    campaigns: [
      {
        brand: 'Mahyayaka',
        title: { tr: 'İnşaat sürerken öde: {term} ay senetsiz sıfır faiz' },
        description: {
          tr: 'Temelden girenlerin kazancı bekledikleri süredir. Bloklar yükselirken taksitini ödeyen alıcı, anahtar gününde bankaya uğramaz. Her ay şantiye kamerasından kendi katınızı izleyebilir, üç ayda bir baretle gezebilirsiniz. Fayans, kapı ve dolap renklerini siz seçersiniz; kaba yapı bitmeden bildirilen plan değişikliklerini de ücret istemeden projeye işliyoruz. Gecikme olursa kira yardımı öderiz.',
        },
        figures: { downPayment: 3200000, term: 40, monthlyPayment: 80000, campaignPrice: 6400000 },
        facts: [
          { label: { tr: 'Daire', en: 'Flat' }, value: { tr: '2+1, net 88 m²', en: '2+1, 88 m² net' } },
          {
            label: { tr: 'Teslim', en: 'Handover' },
            value: { tr: 'Otuz dört ay', en: 'Thirty-four months' },
          },
          {
            label: { tr: 'Konum', en: 'Location' },
            value: { tr: 'Başakşehir, İstanbul', en: 'Başakşehir, Istanbul' },
          },
        ],
      },
      {
        brand: 'Mahyayaka',
        title: {
          tr: 'İlk evini alana {downPayment} peşinat, gerisi taksit',
          en: 'First-time buyers: {downPayment} down, the rest monthly',
        },
        description: {
          tr: 'Üzerine kayıtlı konut bulunmayanlar için ayırdığımız yirmi daire var. Banka kredisi aramadan, kefil göstermeden, doğrudan bizimle sözleşme yapıyorsunuz; başvuruda e-Devlet tapu sorgusu yeterli. Aylık ödemeyi kira gibi düşünün, sonunda ev sizin olsun. İşsiz kalanlara üç aylık erteleme hakkı tanıyoruz, bunun için belge dışında bir koşul aramıyoruz.',
          en: 'We have set aside twenty flats for people with no home in their name. There is no bank loan to find and no guarantor to name: you contract with us directly, and an e-Devlet deed search is all the application needs. Think of the monthly sum as rent that ends in ownership. Anyone who loses a job may pause for three months.',
        },
        figures: { downPayment: 1800000, term: 30, monthlyPayment: 90000, campaignPrice: 4500000 },
        more: {
          title: { tr: 'Kimler başvurabilir', en: 'Who may apply' },
          text: {
            tr: 'On sekiz yaşını doldurmuş, adına kayıtlı konutu olmayan herkes başvurabilir; eşinizin evi varsa iki ayrı değerlendirme yapılır. Başvuru sayısı daireleri aşarsa noter huzurunda kura çekilir ve sıra listesi herkese açık tutulur.',
            en: 'Anyone over eighteen with no home registered to them may apply; if your spouse owns one we assess you separately. If applications exceed the flats, lots are drawn before a notary and the list is public.',
          },
        },
        facts: [
          { label: { tr: 'Ayrılan daire', en: 'Reserved' }, value: { tr: 'Yirmi adet', en: 'Twenty flats' } },
          { label: { tr: 'Daire', en: 'Flat' }, value: { tr: '1+1, net 58 m²', en: '1+1, 58 m² net' } },
        ],
      },
      {
        brand: 'Rendeusta',
        title: { tr: 'Kentsel dönüşümden kalan altı daire: {term} ay vade farksız' },
        description: {
          tr: 'Eski binayı sahipleriyle birlikte yeniledik; arsa payımıza düşen altı daireyi mahallenin dokusunu sevenlere satıyoruz. Yan dükkânda bakkal, karşıda çınar, köşede sahaf var; yeni olan yalnızca bina. Taksitli ödeyenler bedeli {campaignPrice} üzerinden sabitler. Evi görmek için cumartesi sabahları uğrayın, çayı komşular demler, fiyatı biz anlatırız. Asansör ve yangın merdiveni yenidir.',
        },
        figures: { downPayment: 4200000, term: 24, monthlyPayment: 175000, campaignPrice: 8400000 },
        facts: [
          { label: { tr: 'Daire', en: 'Flat' }, value: { tr: '3+1, net 104 m²', en: '3+1, 104 m² net' } },
          { label: { tr: 'Adet', en: 'Available' }, value: { tr: 'Altı daire', en: 'Six flats' } },
          { label: { tr: 'Konum', en: 'Location' }, value: { tr: 'Moda, Kadıköy', en: 'Moda, Kadıköy' } },
        ],
      },
      {
        brand: 'Mahyayaka',
        title: { tr: 'Öğrenciye kiralık yatırım: stüdyoda ayda {monthlyPayment}' },
        description: {
          tr: 'Üniversite durağında, mobilyalı teslim edilen stüdyolar yatırım için düşünüldü. Kiracıyı biz bulur, kira tahsilatını ve bakımı yönetiriz; size ay sonunda rapor ile ödeme gelir. Boş kaldığı ayda yönetim bedeli istemeyiz. Kredi faizinin yüksek olduğu dönemde borcu doğrudan geliştiriciye ödemek, kira gelirinin taksite yaklaşmasını sağlıyor. Uzaktan takip etmek isteyen yatırımcılar için uygundur.',
        },
        figures: { downPayment: 2340000, term: 24, monthlyPayment: 65000, campaignPrice: 3900000 },
        more: {
          title: { tr: 'Getiri hesabını birlikte yapalım' },
          text: {
            tr: 'Bölgedeki gerçekleşmiş kira sözleşmelerini isim gizleyerek gösteriyor, vergi ve aidatı düşerek net tutarı hesaplıyoruz. Gelecek için söz vermiyor, doluluğun düştüğü kötü senaryoyu da aynı sayfaya yazıyoruz.',
          },
        },
        facts: [
          {
            label: { tr: 'Daire', en: 'Flat' },
            value: { tr: 'Stüdyo, net 34 m², mobilyalı', en: 'Studio, 34 m² net, furnished' },
          },
          {
            label: { tr: 'Yönetim', en: 'Management' },
            value: { tr: 'İlk yıl ücretsiz', en: 'Free for the first year' },
          },
          { label: { tr: 'Konum', en: 'Location' }, value: { tr: 'Bornova, İzmir', en: 'Bornova, İzmir' } },
        ],
      },
      {
        brand: 'Rendeusta',
        title: {
          tr: 'Isı pompalı düşük faturalı daire, {term} ay faizsiz',
          en: 'A low-bill flat with a heat pump, {term} months free',
        },
        description: {
          tr: 'Evi alırken faturasını da alırsınız. Duvarı on iki santim taş yünüyle sarılan, camı üç katlı olan bu dairelerde ısıtma ve soğutma tek bir ısı pompasından geçer; çatı panelleri ortak alanı besler. Eski binadaki dostlarınızla ocak ayı faturalarını yan yana koyun. Faizsiz vade boyunca tasarruf ettiğiniz para, taksitin azımsanmayacak bir bölümünü karşılar.',
          en: 'When you buy a home you buy its bills. With twelve centimetres of stone wool and triple glazing, these flats heat and cool from one heat pump, while roof panels feed the common areas. Lay your January bills beside those of friends in an older block. Over the interest-free term the money you save covers a fair slice of each instalment.',
        },
        figures: { downPayment: 2300000, term: 36, monthlyPayment: 100000, campaignPrice: 5900000 },
        facts: [
          { label: { tr: 'Enerji kimliği', en: 'Energy class' }, value: { tr: 'A sınıfı', en: 'Class A' } },
          { label: { tr: 'Daire', en: 'Flat' }, value: { tr: '2+1, net 79 m²', en: '2+1, 79 m² net' } },
          { label: { tr: 'Konum', en: 'Location' }, value: { tr: 'Nilüfer, Bursa', en: 'Nilüfer, Bursa' } },
        ],
      },
    ],
  },
  {
    key: 'property-villa-gift',
    path: ['Konut Projeleri', 'Villa'],
    benefit: { tr: '{reward} değerinde hediye', en: 'Gift worth {reward}' },
    conditions: [
      {
        tr: '{reward} değerindeki hediye satış sözleşmesine kalem kalem yazılır.',
        en: 'The gift, worth {reward}, is itemised in the contract of sale.',
      },
      {
        tr: 'Kampanya {campaignPrice} bedelli villalarda, sözleşme sırasında {downPayment} ödeyenler için geçerlidir.',
        en: 'For villas priced {campaignPrice}, when {downPayment} is paid on signing.',
      },
      {
        tr: 'Hediye satış bedelinden düşülmez, nakde çevrilmez.',
        en: 'The gift is neither deducted from the price nor paid in cash.',
      },
      { tr: 'Site aidatı teslimden sonra başlar.', en: 'Service charges begin after handover.' },
    ],
    campaigns: [
      {
        brand: 'Mahyayaka',
        title: { tr: 'Bahçeli villaya havuz hediye: Urla’da on beş ev' },
        description: {
          tr: 'Zeytinlerin arasına dağılan on beş villanın hiçbiri ötekinin salonunu görmez. Taş duvarlar yöre ustalarının elinden, geniş saçaklar öğle güneşini keser, kışın güneş içeri girer. Erken sözleşme yapanın bahçesine tuzlu su arıtmalı havuzu biz kuruyoruz. Yazlık diye alıp yıl boyu oturanlar çoğaldığı için ısı yalıtımını şehir evi ölçüsünde yaptık.',
        },
        figures: { reward: 850000, campaignPrice: 24500000, downPayment: 7350000 },
        more: {
          title: { tr: 'Suyu ve bahçesi' },
          text: {
            tr: 'Yağmur suyu her evin altındaki yirmi tonluk depoda toplanır, bahçeyi yaz ortasına kadar sular. Ekilen bitkiler az su isteyen yerli türlerdir; ilk yılın bahçe bakımını site görevlisi yapar, size anlatır.',
          },
        },
        facts: [
          {
            label: { tr: 'Villa', en: 'Villa' },
            value: { tr: '4+1, 210 m², 600 m² arsa', en: '4+1, 210 m², 600 m² plot' },
          },
          {
            label: { tr: 'Havuz', en: 'Pool' },
            value: { tr: '4 × 8 metre, tuzlu arıtma', en: '4 × 8 metres, salt system' },
          },
          { label: { tr: 'Konum', en: 'Location' }, value: { tr: 'Urla, İzmir', en: 'Urla, İzmir' } },
        ],
      },
      {
        brand: 'Rendeusta',
        title: { tr: 'Ahşap karkas villada mutfak ve beyaz eşya bizden' },
        description: {
          tr: 'Betonla büyüyenler ahşap evi zayıf sanır; oysa deprem anında esneyen, hafif ve sağlam bir yapıdır. Fabrikada kesilen duvarlar arsanızda altı haftada ayağa kalkar, dört ayda içine girersiniz. Sapanca ve Şile’de hazır parselimiz var, kendi toprağınıza da kurarız. Mutfak dolapları ile dört parça cihaz, seçtiğiniz renkte takılı olarak teslim edilir.',
        },
        figures: { reward: 420000, campaignPrice: 13800000, downPayment: 4140000 },
        facts: [
          { label: { tr: 'Villa', en: 'Villa' }, value: { tr: '3+1, 145 m²', en: '3+1, 145 m²' } },
          { label: { tr: 'Yapım süresi', en: 'Build time' }, value: { tr: 'Dört ay', en: 'Four months' } },
          {
            label: { tr: 'Taşıyıcı garantisi', en: 'Structural guarantee' },
            value: { tr: 'Otuz yıl', en: 'Thirty years' },
          },
        ],
      },
      {
        brand: 'Ozanvolt',
        title: {
          tr: 'Kendi elektriğini üreten villa: çatı sistemi hediye',
          en: 'A villa that makes its own power, panels included',
        },
        description: {
          tr: 'İnşaat ortaklarımızla yaptığımız sekiz villanın çatısı, baştan panel açısına göre çizildi. On kilovatlık sistem ile duvara gömülü batarya evle birlikte gelir; gece bile şebekeden çok az çekersiniz. Garajdaki şarj ünitesi aracınızı güneş fazlasıyla doldurur. Üretim ve tüketimi üç yıl uzaktan izler, beklenenden düşük kalırsa ekip göndeririz.',
          en: 'The roofs of the eight villas we built with our construction partners were drawn around the angle of the panels. A ten-kilowatt system and a battery set into the wall come with the house, so even at night little is drawn from the grid, and the garage charger fills your car from the surplus. We watch output for three years and send a crew if it falls short.',
        },
        figures: { reward: 650000, campaignPrice: 17900000, downPayment: 5370000 },
        more: {
          title: { tr: 'Elektrik kesilince ne olur', en: 'When the power fails' },
          text: {
            tr: 'Batarya devreye saniyenin altında girer; buzdolabı, internet, aydınlatma ve kombi çalışmayı sürdürür. Dolu batarya ölçülü kullanımda bir gece yeter, güneş doğduğunda paneller evi beslerken bataryayı da yeniden doldurur.',
            en: 'The battery takes over in under a second and keeps the fridge, internet, lights and boiler running. Fully charged it lasts a careful night, and at sunrise the panels recharge it while feeding the house.',
          },
        },
        facts: [
          {
            label: { tr: 'Sistem', en: 'System' },
            value: {
              tr: 'On kilovat panel, on beş kilovatsaat batarya',
              en: 'Ten-kilowatt panels, fifteen-kilowatt-hour battery',
            },
          },
          {
            label: { tr: 'Şarj', en: 'Charger' },
            value: { tr: 'On bir kilovat, garajda', en: 'Eleven kilowatts, in the garage' },
          },
          { label: { tr: 'Konum', en: 'Location' }, value: { tr: 'Milas, Muğla', en: 'Milas, Muğla' } },
        ],
      },
      {
        brand: 'Nöbetane',
        title: { tr: 'Güvenlikli sitede ikiz villaya akıllı ev donanımı' },
        description: {
          tr: 'Yılın yarısını yurt dışında geçirenler için yönettiğimiz sitede, boş ev diye bir kaygı kalmıyor. Kapı, panjur, su vanası ve kameralar telefonunuzdan görünür; kaçak olursa vana kendi kapanır, nöbetçimiz on dakikada kapınızdadır. Donanımı satın alanlara takılı teslim ediyoruz. Siz yokken bitkiler sulanır, posta toplanır, ayda bir kez evin fotoğraflı raporu gelir.',
        },
        figures: { reward: 280000, campaignPrice: 15600000, downPayment: 4680000 },
        more: {
          title: { tr: 'Verileriniz kimde' },
          text: {
            tr: 'Kamera kayıtları evin içindeki kilitli kutuda tutulur, merkeze yalnız alarm anındaki on saniye aktarılır. Görevlilerin hangi kayda baktığı tarih ve adla saklanır, dökümünü istediğiniz zaman alırsınız.',
          },
        },
        facts: [
          {
            label: { tr: 'Villa', en: 'Villa' },
            value: { tr: '4+1, ikiz, 180 m²', en: '4+1, semi-detached, 180 m²' },
          },
          {
            label: { tr: 'Donanım', en: 'Equipment' },
            value: { tr: 'Kamera, vana, panjur, kilit', en: 'Cameras, valve, shutters, locks' },
          },
          {
            label: { tr: 'Konum', en: 'Location' },
            value: { tr: 'Büyükçekmece, İstanbul', en: 'Büyükçekmece, Istanbul' },
          },
        ],
      },
      {
        brand: 'Mahyayaka',
        title: { tr: 'Orman kenarında villa: peyzaj ve bahçe mutfağı dahil' },
        description: {
          tr: 'Hafta sonu mangalı için izin istemeyeceğiniz, çocuğu kapıdan salabileceğiniz bir ev: Beykoz sırtında dokuz villa. Bahçe mutfağı taş tezgâhı, lavabosu ve fırınıyla hazır; çimi, ağaçları, sulaması ekili. Köprüye on sekiz dakikada inersiniz. Satış ofisi yerine örnek eve davet ediyoruz: bir gece kalın, sabah kuş sesini dinleyin, kararınızı ondan sonra verin.',
        },
        figures: { reward: 360000, campaignPrice: 19200000, downPayment: 5760000 },
        facts: [
          { label: { tr: 'Villa', en: 'Villa' }, value: { tr: '5+1, 260 m²', en: '5+1, 260 m²' } },
          {
            label: { tr: 'Deneme', en: 'Try it' },
            value: { tr: 'Örnek evde bir gece', en: 'A night in the show home' },
          },
          {
            label: { tr: 'Konum', en: 'Location' },
            value: { tr: 'Beykoz, İstanbul', en: 'Beykoz, Istanbul' },
          },
        ],
      },
    ],
  },
];
