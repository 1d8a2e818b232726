import type { DemoPattern } from '../shape.ts';

export const bedroomPatterns: readonly DemoPattern[] = [
  {
    key: 'home-bed-second-item',
    path: ['Mobilya', 'Yatak ve Baza'],
    benefit: { tr: 'İkinci ürüne {discountPercent} indirim', en: '{discountPercent} off the second item' },
    conditions: [
      {
        tr: 'İndirim, aynı siparişteki daha düşük fiyatlı ürüne uygulanır.',
        en: 'The discount applies to the cheaper item of the same order.',
      },
      {
        tr: '{listPrice} liste fiyatlı ikinci ürün bu kampanyada {campaignPrice} olur.',
        en: 'The second item, listed at {listPrice}, costs {campaignPrice} in this campaign.',
      },
      {
        tr: 'İlk ürün iade edilirse ikinci ürünün indirimi de geri alınır.',
        en: 'If the first item is returned, the discount on the second is withdrawn.',
      },
      { tr: 'Teşhir ve outlet ürünleri kapsam dışıdır.', en: 'Display and outlet pieces are excluded.' },
    ],
    campaigns: [
      {
        brand: 'Örgülen',
        title: { tr: 'Yatağı alana bazası {discountPercent} indirimle' },
        description: {
          tr: 'Sırt ağrısıyla uyananlar çoğu kez yatağı değiştirir, altındaki yorgun bazayı unutur. Oysa gevşemiş baza yeni yatağı iki yılda çökertir. Yün dolgulu Uyku yatağını seçtiğinizde ona uygun sandıklı bazayı {discountPercent} indirimle veriyoruz. Amortisörleri sessizdir, kapağı tek parmakla kalkar, içine iki kışlık yorgan rahat sığar. Altmış gecede alışamazsanız ikisini de geri alırız.',
        },
        figures: { discountPercent: 50, listPrice: 22000, campaignPrice: 11000 },
        facts: [
          {
            label: { tr: 'Geçerli ölçüler', en: 'Sizes' },
            value: { tr: '160 × 200 ve 180 × 200 cm', en: '160 × 200 and 180 × 200 cm' },
          },
          {
            label: { tr: 'Deneme süresi', en: 'Trial' },
            value: { tr: 'Yatakta 60 gece', en: '60 nights on the mattress' },
          },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '12 iş günü', en: '12 working days' },
          },
        ],
      },
      {
        brand: 'Meşedal',
        title: { tr: 'Karyolanın yanına komodin: ikincisi {campaignPrice}' },
        description: {
          tr: 'Yatak odasında simetri, iyi uykunun sessiz yardımcısıdır. Masif kayın karyola siparişinize eklediğiniz komodin, fırınlanmış kayından ve geçme çekmeceli. Elle ovulmuş yağlı yüzeyi su lekesini tutmaz. Çift alırsanız bir tanesi liste fiyatıyla, diğeri {discountPercent} indirimle sepete düşer; renkleri karyolayla aynı partiden çıktığı için ton farkı olmaz.',
        },
        figures: { discountPercent: 40, listPrice: 9500, campaignPrice: 5700 },
        more: {
          title: { tr: 'Kablo derdi yok' },
          text: {
            tr: 'Komodinin arkasında şarj kablosu için gizli bir kanal bulunur. İsterseniz kablosuz şarj tablasını sonradan takabilirsiniz; yuvası hazırdır, vidası kutudadır ve takması beş dakikadan kısa sürer.',
          },
        },
        facts: [
          {
            label: { tr: 'Ağaç', en: 'Wood' },
            value: { tr: 'Fırınlanmış masif kayın', en: 'Kiln-dried solid beech' },
          },
          {
            label: { tr: 'Çekmece', en: 'Drawer' },
            value: { tr: 'Yavaş kapanan, iki adet', en: 'Two, soft-closing' },
          },
        ],
      },
      {
        brand: 'Örgülen',
        title: {
          tr: 'İkinci visco yastık {discountPercent} indirimli',
          en: 'Second memory pillow {discountPercent} off',
        },
        description: {
          tr: 'Eşinizle aynı yastık yüksekliğini sevmeniz şart değil. Serin jel kaplı visco yastıkta ince, orta ve yüksek seçeneklerini karıştırarak alabilirsiniz; ikincisi {campaignPrice}. Yan yatanlara yükseği, yüzüstü uyuyanlara inceyi öneririz. Kılıfı fermuarlı ve pamuk. Alışmak birkaç gece sürer; otuz gecede sevmezseniz ikisini de geri alırız. Ölçüde kararsızsanız mağazada uzanıp deneyebilirsiniz.',
          en: 'You and your partner need not like the same height of pillow. Mix low, medium and high versions of our gel-cooled memory pillow, and the second costs {campaignPrice}. We suggest the high one for side sleepers and the low one for those who lie face down. The zipped cover is cotton. If thirty nights do not win you over, we take both back.',
        },
        figures: { discountPercent: 60, listPrice: 3200, campaignPrice: 1280 },
        facts: [
          {
            label: { tr: 'Yükseklik', en: 'Height' },
            value: { tr: '9, 11 veya 13 cm', en: '9, 11 or 13 cm' },
          },
          { label: { tr: 'Deneme', en: 'Trial' }, value: { tr: '30 gece', en: '30 nights' } },
          { label: { tr: 'Kılıf', en: 'Cover' }, value: { tr: 'Yıkanabilir pamuk', en: 'Washable cotton' } },
        ],
      },
      {
        brand: 'Meşedal',
        title: { tr: 'İki çocuğa iki ranza modülü, ikincisi {discountPercent} hesaplı' },
        description: {
          tr: 'Kardeşler büyür, odalar büyümez. Basamak serisinin modülleri önce yan yana iki yatak, sonra ranza, en sonunda çalışma masalı yükseltilmiş yatak olur; aynı vidalarla, yeni parça almadan. Korkulukları yirmi dört kiloluk yanal yüke göre sınandı. İkinci modülü de bugünden alan aileler {listPrice} yerine {campaignPrice} öder. Renkleri odanın geri kalanıyla yarışmayan doğal tonlardadır.',
        },
        figures: { discountPercent: 30, listPrice: 27000, campaignPrice: 18900 },
        more: {
          title: { tr: 'Güvenlik önce gelir' },
          text: {
            tr: 'Boyaları su bazlıdır ve koku yapmaz. Üst yatak altı yaşından küçükler için önerilmez; merdiveni sökülüp kilitlenebilir. Duvara sabitleme parçası kutudadır, montaj ekibimiz onu takmadan evden ayrılmaz.',
          },
        },
        facts: [
          {
            label: { tr: 'Yaş', en: 'Age' },
            value: { tr: 'Üst yatak için altı yaş ve üzeri', en: 'Six and over for the top bunk' },
          },
          {
            label: { tr: 'Montaj', en: 'Assembly' },
            value: { tr: 'Ücretsiz, 48 saat içinde', en: 'Free, within 48 hours' },
          },
          {
            label: { tr: 'Yatak ölçüsü', en: 'Mattress size' },
            value: { tr: '90 × 190 cm', en: '90 × 190 cm' },
          },
        ],
      },
      {
        brand: 'Nurfanus',
        title: { tr: 'Işıklı başlıkla baza alana {discountPercent} indirim' },
        description: {
          tr: 'Gece lambasına uzanmadan okumak isteyenler için başlığın iki yanına ayrı ayrı açılan ışık yerleştirdik. Biriniz ışığı kısarken diğeriniz sayfayı çevirmeyi sürdürür. Başlığı seçenlere kadife kaplı baza {discountPercent} daha az tutara geliyor. Fişi tek, hareket algılayan alt şeridi gece kalktığınızda yolunuzu usulca aydınlatır. Montaj ekibi prizin yerine göre kabloyu sağdan ya da soldan çıkarır.',
        },
        figures: { discountPercent: 25, listPrice: 14800, campaignPrice: 11100 },
        facts: [
          {
            label: { tr: 'Başlık ölçüsü', en: 'Headboard sizes' },
            value: { tr: '160 ve 180 cm', en: '160 and 180 cm' },
          },
          {
            label: { tr: 'Elektrik garantisi', en: 'Electrical guarantee' },
            value: { tr: 'Üç yıl', en: 'Three years' },
          },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '18 iş günü', en: '18 working days' },
          },
        ],
      },
    ],
  },
  {
    key: 'home-kitchen-instalments',
    path: ['Mobilya', 'Mutfak Mobilyası'],
    benefit: { tr: '{installment} ay vade farksız', en: '{installment} interest-free instalments' },
    conditions: [
      {
        tr: '{installment} taksit, anlaşmalı bankaların bireysel kredi kartlarıyla geçerlidir.',
        en: '{installment} instalments with personal credit cards of the partner banks.',
      },
      {
        tr: '{listPrice} liste fiyatı bu kampanyada {campaignPrice} olarak uygulanır; taksitte fark alınmaz.',
        en: 'The list price of {listPrice} becomes {campaignPrice}; instalments cost nothing extra.',
      },
      {
        tr: 'Keşif ve çizim ücretsizdir, sipariş vermek zorunda değilsiniz.',
        en: 'Survey and drawings are free and do not oblige you to order.',
      },
      {
        tr: 'Tezgâh arası, cihaz ve elektrik tesisatı fiyata dahil değildir.',
        en: 'Splashback, appliances and wiring are not included.',
      },
      {
        tr: 'Montaj tarihi sözleşmeye yazılır; gecikmede ilk taksit ertelenir.',
        en: 'The fitting date is in the contract; if we are late the first instalment moves back.',
      },
    ],
    campaigns: [
      {
        brand: 'Meşedal',
        title: { tr: 'Düz mutfak Yalın {installment} taksitle yenilensin' },
        description: {
          tr: 'Üç metrelik düz mutfak için hazırladığımız Yalın paketi, kararsızlığı azaltmak üzere dört kapak rengi ve iki kulpla sınırlı. Böylece atölye seri çalışır, fiyat düşer. Alt ve üst dolaplar, çeyiz çekmecesi, kompakt tezgâh ile montaj içindedir. Ayda {monthlyPayment} ödersiniz; dört haftada yemek pişirmeye dönersiniz. Çizimi beğenmezseniz borcunuz doğmaz.',
        },
        figures: { installment: 12, listPrice: 210000, campaignPrice: 186000, monthlyPayment: 15500 },
        more: {
          title: { tr: 'İşin takvimi' },
          text: {
            tr: 'İlk hafta ölçü ve çizim, ikinci ve üçüncü hafta üretim, dördüncü hafta söküm ile montaj yapılır. Mutfağınız yalnızca iki gün kullanılamaz; o iki gün için size taşınır ocak bırakıyoruz.',
          },
        },
        facts: [
          {
            label: { tr: 'Uzunluk', en: 'Length' },
            value: { tr: 'Üç metreye kadar', en: 'Up to three metres' },
          },
          {
            label: { tr: 'Gövde', en: 'Carcass' },
            value: { tr: 'Neme dayanıklı suntalam', en: 'Moisture-resistant board' },
          },
          {
            label: { tr: 'Garanti', en: 'Guarantee' },
            value: { tr: 'Menteşe ve raylarda on yıl', en: 'Ten years on hinges and runners' },
          },
        ],
      },
      {
        brand: 'Meşedal',
        title: {
          tr: 'L mutfak Çardak, peşin fiyatına {installment} taksit',
          en: 'The L-shaped Çardak kitchen in {installment} payments',
        },
        description: {
          tr: 'Köşesi boşa giden mutfaklardan dertliyseniz Çardak’ın dönen raf sistemi tam size göre: en dipteki tencere kapıyı açınca önünüze gelir. Kapakları lake, içi açık meşe. {campaignPrice} tutarındaki paketi kartınıza aylık {monthlyPayment} olarak bölüyoruz. Ölçüye gelen mimar, buzdolabı kapısının açılma yönüne kadar her ayrıntıyı çizer. Değişiklik isteklerini üretim başlamadan iki kez ücretsiz işleriz.',
          en: 'If the corner of your kitchen is dead space, Çardak’s turning shelves are made for you: open the door and the pan at the very back comes forward. Doors are lacquered, interiors pale oak. The package costs {campaignPrice}, split into {monthlyPayment} a month on your card. The architect who measures up draws every detail, even the swing of the fridge.',
        },
        figures: { installment: 9, listPrice: 342000, campaignPrice: 306000, monthlyPayment: 34000 },
        facts: [
          {
            label: { tr: 'Kapak', en: 'Doors' },
            value: { tr: 'Mat lake, on iki renk', en: 'Matt lacquer, twelve colours' },
          },
          {
            label: { tr: 'Köşe çözümü', en: 'Corner' },
            value: { tr: 'Dönen raf, iki katlı', en: 'Two-tier carousel' },
          },
          { label: { tr: 'Montaj süresi', en: 'Fitting' }, value: { tr: 'Üç gün', en: 'Three days' } },
        ],
      },
      {
        brand: 'Örgülen',
        title: { tr: 'Mutfak masası ve dört sandalye {campaignPrice}, {installment} taksit' },
        description: {
          tr: 'Kahvaltı, ödev, akşam sohbeti: hepsi aynı masada. Açılır tablası dört kişiden altı kişiye çıkar, çizilmeye dayanıklı yüzeyi sıcak tencereyi kaldırır. Sandalye minderlerini kendi dokumamızdan kestik; çıkarıp yıkayabilirsiniz. {installment} taksit boyunca aylık {monthlyPayment} dışında bir ödeme yok, kargo ve kurulum bizden. Küçük evde yaşayanlar tablayı duvara dayayıp iki sandalyeyle de kullanabilir.',
        },
        figures: { installment: 6, listPrice: 27600, campaignPrice: 23400, monthlyPayment: 3900 },
        more: {
          title: { tr: 'Kumaşını siz seçin' },
          text: {
            tr: 'Minderler için on iki desen sunuyoruz. Karar veremezseniz iki takım minder alıp mevsime göre değiştirebilirsiniz; ikinci takım siparişle birlikte maliyetine verilir. Kışın koyu, yazın açık tonlar en çok seçilen ikili.',
          },
        },
        facts: [
          {
            label: { tr: 'Masa ölçüsü', en: 'Table' },
            value: { tr: '120 × 80 cm, açık 160 cm', en: '120 × 80 cm, 160 cm extended' },
          },
          {
            label: { tr: 'Set', en: 'Set' },
            value: { tr: 'Masa ve dört sandalye', en: 'Table and four chairs' },
          },
        ],
      },
      {
        brand: 'Meşedal',
        title: { tr: 'Ada tezgâh Harman için aylık {monthlyPayment} yeter' },
        description: {
          tr: 'Açık mutfaklarda ada, hem tezgâh hem buluşma yeridir. Harman, tekerlek yerine gizli ayak kullanır; zeminde sabit durur ama taşınırken devrilmez. Bir yanı çekmeceli depo, öbür yanı iki tabureli bar. Mutfağınızı söktürmeden ekleyebilirsiniz: bir sabahta kurulur, su ya da elektrik hattı istemez. Sonradan taşınırsanız sökülüp yeni evinize götürülür.',
        },
        figures: { installment: 10, listPrice: 84000, campaignPrice: 75000, monthlyPayment: 7500 },
        facts: [
          {
            label: { tr: 'Tezgâh', en: 'Worktop' },
            value: { tr: 'Kuvars, 140 × 80 cm', en: 'Quartz, 140 × 80 cm' },
          },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '20 iş günü', en: '20 working days' },
          },
          { label: { tr: 'Tabure', en: 'Stools' }, value: { tr: 'İki adet dahil', en: 'Two included' } },
        ],
      },
      {
        brand: 'Nurfanus',
        title: {
          tr: 'Dolap altı ışıklı raf sistemi, {installment} taksitte',
          en: 'Under-cabinet lit shelves in {installment} payments',
        },
        description: {
          tr: 'Mutfağı değiştirmeye gerek kalmadan aydınlatmak mümkün. Üst dolapların altına gelen alüminyum raf, gömülü şeridiyle doğrama tahtanızın gölgede kalmasını önler. Elinizi önünden geçirmeniz yanması için yeter; hamurlu parmakla düğme aramazsınız. Kuran ustamız duvarı delmeden önce tesisat dedektörüyle tarama yapar, bir saatte işi bitirip çıkar. Aylık tutarı yalnızca {monthlyPayment}, kampanya toplamı {campaignPrice}.',
          en: 'You can light a kitchen without replacing it. An aluminium shelf fits under the wall units, its recessed strip keeping your chopping board out of shadow. Wave a hand and it comes on, so there is no hunting for switches with doughy fingers. Our fitter scans the wall for pipes before drilling and is finished within the hour.',
        },
        figures: { installment: 8, listPrice: 18400, campaignPrice: 15200, monthlyPayment: 1900 },
        more: {
          title: { tr: 'Hangi uzunluğu seçmeli', en: 'Which length to choose' },
          text: {
            tr: 'Tezgâhınızın serbest kalan bölümünü ölçün; raf bundan on santim kısa olsun. Fiyat iki metrelik set içindir, köşeli mutfaklarda parçalar tek adaptörle birbirine bağlanabilir. Adaptör için yakında bir priz bulunması yeter.',
            en: 'Measure the free stretch of worktop and choose a shelf ten centimetres shorter. The price is for a two-metre set; in corner kitchens the pieces join on a single adaptor. You only need a socket nearby for the power supply.',
          },
        },
        facts: [
          { label: { tr: 'Uzunluk', en: 'Length' }, value: { tr: 'İki metre', en: 'Two metres' } },
          { label: { tr: 'Tüketim', en: 'Consumption' }, value: { tr: '18 watt', en: '18 watts' } },
          { label: { tr: 'Kurulum', en: 'Fitting' }, value: { tr: 'Fiyata dahil', en: 'Included' } },
        ],
      },
    ],
  },
];
