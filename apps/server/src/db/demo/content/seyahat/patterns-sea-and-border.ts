import type { DemoPattern } from '../shape.ts';

export const seaAndBorderPatterns: readonly DemoPattern[] = [
  {
    key: 'travel-cruise-credit',
    path: ['Kruvaziyer'],
    benefit: { tr: '{reward} gemi içi harcama', en: '{reward} to spend on board' },
    conditions: [
      {
        tr: '{reward} gemi içi kredi kamara başına verilir, ilk gün hesabınıza yüklenir.',
        en: 'On-board credit of {reward} is given per cabin and loaded on the first day.',
      },
      {
        tr: 'Kişi başına {campaignPrice}; liman vergileri bu tutarın içindedir.',
        en: '{campaignPrice} per person, port taxes included.',
      },
      {
        tr: 'Kullanılmayan kredi nakde çevrilmez, yolculuk sonunda silinir.',
        en: 'Unspent credit has no cash value and lapses at the end of the cruise.',
      },
      {
        tr: 'Pasaportun dönüşte en az altı ay geçerli olması gerekir.',
        en: 'Passports must be valid for at least six months on return.',
      },
    ],
    campaigns: [
      {
        brand: 'Ötekıyı',
        title: { tr: '{count} gecelik Yunan adaları gemisinde {reward} harcama hakkı' },
        description: {
          tr: 'Her sabah başka bir adanın beyaz evlerine uyanmak için valizi bir kez açmak yetiyor. Santorini’de gün batımına, Mikonos’ta sabah sakinliğine denk gelecek saatleri seçtik. Gemi kredisini masajda, kıyı turunda ya da akşam yemeğinin şarabında harcarsınız. Kamara içi ve balkonlu seçenekler arasında fark var; {campaignPrice} iç kamara içindir.',
        },
        figures: { reward: 6000, count: 7, campaignPrice: 58000 },
        facts: [
          {
            label: { tr: 'Limanlar', en: 'Ports' },
            value: { tr: 'Sakız, Mikonos, Santorini, Girit', en: 'Chios, Mykonos, Santorini, Crete' },
          },
          { label: { tr: 'Kalkış', en: 'Departure' }, value: { tr: 'İzmir', en: 'İzmir' } },
          { label: { tr: 'Pansiyon', en: 'Board' }, value: { tr: 'Tam pansiyon', en: 'Full board' } },
        ],
      },
      {
        brand: 'Ötekıyı',
        title: { tr: 'Batı Akdeniz: Barselona’dan Napoli’ye {count} gece' },
        description: {
          tr: 'Sekiz limanı tek tek gezmeye kalksanız üç ülke, dört tren, beş otel gerekir. Bu yolculukta şehirler size gelir. Barselona’da yarım gün fazla kalıyoruz ki mimari turu aceleye gelmesin. Balayına çıkan çiftler için kamaraya çiçek ve geç kahvaltı koyuyoruz. Verilen kredi iki kıyı gezisini bütünüyle karşılıyor, artanla kahveler içiliyor.',
        },
        figures: { reward: 10000, count: 10, campaignPrice: 96000 },
        more: {
          title: { tr: 'Deniz tutar mı' },
          text: {
            tr: 'Gemi stabilizatörlü ve büyüktür, çoğu yolcu sallantıyı fark etmez. Hassas olanlar orta güvertede, su hattına yakın bir kamara isteyebilir; sağlık birimi günün her saati açıktır.',
          },
        },
        facts: [
          {
            label: { tr: 'Kalkış', en: 'Departure' },
            value: { tr: 'Barselona, uçuş ayrıca', en: 'Barcelona, flight extra' },
          },
          {
            label: { tr: 'Vize', en: 'Visa' },
            value: { tr: 'Çok girişli Schengen', en: 'Multiple-entry Schengen' },
          },
          { label: { tr: 'Limanlar', en: 'Ports' }, value: { tr: 'Sekiz', en: 'Eight' } },
        ],
      },
      {
        brand: 'Ötekıyı',
        title: {
          tr: 'İlk gemi deneyimi: İstanbul çıkışlı {count} gece',
          en: 'A first cruise: {count} nights from Istanbul',
        },
        description: {
          tr: 'Kruvaziyeri sevip sevmeyeceğinizi anlamanın en hesaplı yolu kısa bir sefer. Perşembe akşamı Karaköy rıhtımından kalkıp cumartesi bir Yunan adasında yüzüyor, pazar sabahı Boğaz’a giriyoruz. Gece gösterisi, açık hava sineması, iki restoran fiyatın içinde. {reward} kredi yeni başlayanların merak ettiği spa ve fotoğraf hizmetlerini denemeye yeter. Pazartesi işe yetişirsiniz.',
          en: 'A short sailing is the cheapest way to learn whether cruising suits you. We leave the Karaköy quay on Thursday evening, swim off a Greek island on Saturday and enter the Bosphorus on Sunday morning. The evening show, open-air cinema and two restaurants are included, and {reward} of credit is enough to try the spa and photographs that newcomers wonder about.',
        },
        figures: { reward: 3000, count: 3, campaignPrice: 24500 },
        more: {
          title: { tr: 'Yanınıza ne almalı', en: 'What to pack' },
          text: {
            tr: 'Akşam yemeklerinden biri şık giyimlidir, ceket zorunlu değildir. Güvertede rüzgâr olur, ince bir mont iyi gelir. Priz için dönüştürücüye gerek yok, saç kurutma makinesi kamarada hazır.',
            en: 'One dinner is smart, though jackets are not required. Bring a light coat for the deck. No plug adaptor is needed and there is a hairdryer in the cabin.',
          },
        },
        facts: [
          {
            label: { tr: 'Kalkış', en: 'Departure' },
            value: { tr: 'İstanbul, perşembe akşamı', en: 'Istanbul, Thursday evening' },
          },
          {
            label: { tr: 'Eğlence', en: 'Entertainment' },
            value: { tr: 'Gösteri ve sinema dahil', en: 'Shows and cinema included' },
          },
        ],
      },
      {
        brand: 'Rahvangez',
        title: { tr: 'Norveç fiyortlarına Türkçe rehberle gemi yolculuğu' },
        description: {
          tr: 'Su bu kadar yeşil, dağ bu kadar dik olunca insan konuşmayı bırakıyor. Kopenhag’a uçuş, bir gece otel ve fiyortlar boyunca {count} gecelik gemi yolculuğunu birleştirdik. Rehberimiz sizinle aynı gemide; kıyıya çıkışlarda biletleri alıyor, menüyü çeviriyor, ringanın hangi limanda yeneceğini biliyor. Kamaralar dış cephede, pencere yerine balkon isteyenler listeye yazılabilir.',
        },
        figures: { reward: 8000, count: 8, campaignPrice: 118000 },
        facts: [
          {
            label: { tr: 'Uçuş', en: 'Flight' },
            value: { tr: 'İstanbul – Kopenhag gidiş dönüş', en: 'Istanbul – Copenhagen return' },
          },
          {
            label: { tr: 'Kamara', en: 'Cabin' },
            value: { tr: 'Dış, pencereli', en: 'Outside, with window' },
          },
          {
            label: { tr: 'Rehber', en: 'Guide' },
            value: { tr: 'Yolculuk boyunca Türkçe', en: 'Turkish-speaking throughout' },
          },
        ],
      },
      {
        brand: 'Ötekıyı',
        title: { tr: 'Okullar kapanınca: çocuklar ücretsiz, kamaraya {reward}' },
        description: {
          tr: 'Aynı kamarada kalan on yedi yaş altı iki çocuktan yalnız liman vergisi alıyoruz. Küçükler korsan kulübünde, gençler kaydıraklı havuzda oyalanırken size de güvertede oturmak kalıyor. Kredi kartı göstermeden harcasınlar diye çocuk bilekliğine sınır koyabilirsiniz. Rodos’ta kaleyi birlikte gezecek, Bodrum’da dondurma molası vereceğiz; akşam erken yemek salonu açıktır. Yolculuk {count} gece sürüyor, tatilin kalanı yine sizin.',
        },
        figures: { reward: 4500, count: 5, campaignPrice: 41000 },
        more: {
          title: { tr: 'Çocuk bilekliği' },
          text: {
            tr: 'Bileklik kapı anahtarı ve harcama kartıdır; nerede okutulduğunu uygulamadan görürsünüz. Belirlediğiniz günlük sınır dolduğunda alışveriş durur, oyun alanı ve yemek girişleri ise açık kalır. Sınırı dilediğinizde değiştirirsiniz.',
          },
        },
        facts: [
          {
            label: { tr: 'Çocuklar', en: 'Children' },
            value: { tr: 'On yedi yaşına kadar iki çocuk', en: 'Two children up to seventeen' },
          },
          {
            label: { tr: 'Limanlar', en: 'Ports' },
            value: { tr: 'Kuşadası, Rodos, Bodrum', en: 'Kuşadası, Rhodes, Bodrum' },
          },
          { label: { tr: 'Kulüpler', en: 'Clubs' }, value: { tr: 'Dört yaş grubu', en: 'Four age groups' } },
        ],
      },
    ],
  },
  {
    key: 'travel-ferry-car',
    path: ['Feribot'],
    benefit: {
      tr: 'Araçlı geçişe {discountPercent} indirim',
      en: '{discountPercent} off crossings with a car',
    },
    conditions: [
      {
        tr: '{listPrice} olan araçlı geçiş {campaignPrice} olarak biletlenir.',
        en: 'A crossing with a car, listed at {listPrice}, is ticketed at {campaignPrice}.',
      },
      {
        tr: 'Bilet bir araç ile sürücüyü kapsar; diğer yolcular ayrıca ücretlendirilir.',
        en: 'The ticket covers one vehicle and its driver; other passengers pay separately.',
      },
      {
        tr: 'Sefere kırk dakika kala iskelede olunmalıdır.',
        en: 'Be at the pier forty minutes before sailing.',
      },
      {
        tr: 'Hava koşullarından iptalde ücret tümüyle iade edilir.',
        en: 'Full refund if the sailing is cancelled by weather.',
      },
    ],
    campaigns: [
      {
        brand: 'Ötekıyı',
        title: { tr: 'Yenikapı–Bandırma araçlı geçişte {discountPercent} indirim' },
        description: {
          tr: 'Güneye inen herkes bilir: kıyıdan dolaşmak dört saat fazladan direksiyon demektir. Gemide geçen iki saatte kahvaltı edip uyuyabilir, çocuğu oyun köşesine bırakabilirsiniz. Çevrim içi alınan biletlerde araç sırası plakayla tanınır, gişede durmazsınız. Hafta ortası seferlerde yer bulmak kolay; cuma akşamı için birkaç gün önceden davranın.',
        },
        figures: { discountPercent: 20, listPrice: 1650, campaignPrice: 1320 },
        more: {
          title: { tr: 'Elektrikli aracınız varsa' },
          text: {
            tr: 'Araç güvertesinde dört şarj noktası var ve geçiş boyunca ücretsizdir; biletlemede işaretlemeniz gerekir. Sefer sonunda yaklaşık yüz kilometrelik enerji dolmuş olur, kabloyu görevli takar ve çıkarır.',
          },
        },
        facts: [
          {
            label: { tr: 'Süre', en: 'Crossing' },
            value: { tr: 'İki saat on dakika', en: 'Two hours ten minutes' },
          },
          {
            label: { tr: 'Şarj', en: 'Charging' },
            value: { tr: 'Dört nokta, ücretsiz', en: 'Four points, free' },
          },
        ],
      },
      {
        brand: 'Ötekıyı',
        title: {
          tr: 'Gece seferinde araçla Çeşme–Sakız {campaignPrice}',
          en: 'Overnight with a car, Çeşme to Chios, {campaignPrice}',
        },
        description: {
          tr: 'Gündüz kuyruğundan yorulanlara gece geçişini hatırlatmak isteriz. Son sefer on birde kalkar, pasaport işlemi gemide tamamlanır, karşıya indiğinizde sokaklar sizindir. Araç sigortanızın yurt dışı kartını iskeledeki ofisimizde on dakikada çıkarıyoruz. Gündüz tarifesi {listPrice} iken gece geçenler daha az ödüyor, üstüne güverte de sessiz oluyor. Evcil dostunuz araçta değil yanınızda yolculuk eder.',
          en: 'If daytime queues tire you, remember the night crossing. The last sailing leaves at eleven, passports are dealt with on board and the streets are yours when you land. Our pier office issues the foreign insurance card for your car in ten minutes. The day fare is {listPrice}; by night you pay less, and the deck is quieter as well.',
        },
        figures: { discountPercent: 30, listPrice: 2400, campaignPrice: 1680 },
        facts: [
          { label: { tr: 'Sefer', en: 'Sailing' }, value: { tr: 'Her gece 23.00', en: 'Nightly at 11 pm' } },
          {
            label: { tr: 'Belgeler', en: 'Papers' },
            value: { tr: 'Pasaport, yeşil kart, ruhsat', en: 'Passport, green card, registration' },
          },
          {
            label: { tr: 'Ofis', en: 'Office' },
            value: { tr: 'İskelede, seferden iki saat önce açık', en: 'At the pier, open two hours before' },
          },
        ],
      },
      {
        brand: 'Ötekıyı',
        title: { tr: 'Her gün karşıya geçene aylık araçlı kart, {discountPercent} eksik' },
        description: {
          tr: 'İşi bir yakada, evi öbür yakada olanlar kartı doldurur, turnikeden geçer, fiş biriktirmez. Abonelik her geçişten kesinti yapar, ayın yirminci geçişinden sonrası bedavadır. Kart plakaya değil kişiye bağlıdır; servis günü eşinizin aracıyla da gelebilirsiniz. Şirket kullanımında harcamayı muhasebeye gönderen ay sonu özeti hazırlıyoruz. Tek geçişin kart fiyatı {campaignPrice} olarak sabittir.',
        },
        figures: { discountPercent: 15, listPrice: 980, campaignPrice: 833 },
        more: {
          title: { tr: 'Kartı nereden alırsınız' },
          text: {
            tr: 'İskele gişesinden kimlikle ya da çevrim içi başvuruyla alınır, aynı gün açılır. Kaybederseniz bakiye yeni karta aktarılır; kullanılmayan aylar donar, sonradan kaldığı yerden sürer. Ek işlem ücreti alınmaz.',
          },
        },
        facts: [
          {
            label: { tr: 'Hatlar', en: 'Routes' },
            value: {
              tr: 'Eskihisar – Topçular, Gelibolu – Lapseki',
              en: 'Eskihisar – Topçular, Gelibolu – Lapseki',
            },
          },
          {
            label: { tr: 'Ücretsiz geçiş', en: 'Free crossings' },
            value: { tr: 'Yirminci geçişten sonra', en: 'After the twentieth' },
          },
        ],
      },
      {
        brand: 'Ötekıyı',
        title: { tr: 'Karavan ve tekne römorkuna {discountPercent} uygun geçiş' },
        description: {
          tr: 'Karavanla yola çıkanların feribot hesabı metreyle yapılır ve çoğu zaman can sıkar. Yedi metreye kadar karavan ve römorklarda artık tek fiyat var: {campaignPrice}. Boyu ölçmek için ruhsat fotoğrafı göndermeniz yeter. Gemide mutfak tüpünün kapalı olması gerekir; bisiklet ve kano gibi tavan yüklerini ek ücrete saymıyoruz.',
        },
        figures: { discountPercent: 25, listPrice: 3200, campaignPrice: 2400 },
        facts: [
          {
            label: { tr: 'Boy sınırı', en: 'Length limit' },
            value: { tr: 'Yedi metre', en: 'Seven metres' },
          },
          {
            label: { tr: 'Tavan yükü', en: 'Roof load' },
            value: { tr: 'Ek ücret alınmaz', en: 'No extra charge' },
          },
          {
            label: { tr: 'Yer ayırma', en: 'Booking' },
            value: { tr: 'Zorunlu, çevrim içi', en: 'Required, online' },
          },
        ],
      },
      {
        brand: 'Menzilbey',
        title: {
          tr: 'Otobüs yolcusuna ada feribotunda araç kiralama ve geçiş',
          en: 'Coach riders: an island car and its crossing',
        },
        description: {
          tr: 'Otobüsle gelip adada arabasız kalmak istemeyenler için iki iş bir arada. Terminalde küçük bir elektrikli otomobil teslim alır, doğrudan feribota sürersiniz; geçiş bedelinden {discountPercent} kesilir. Dönüşte anahtarı otobüsün kalktığı perona bırakırsınız. Ehliyetinizin iki yıllık olması yeterli, depozito istenmez, adanın tamamını bir şarj dolaşır. Yazın hafta sonları araç sayısı sınırlıdır, erken ayırtın.',
          en: 'Two jobs in one for those who come by coach but do not want to be carless on the island. Collect a small electric car at the terminal and drive straight on to the ferry, with {discountPercent} off the crossing. Leave the key at the coach bay on the way back. You need a licence held for two years, and no deposit.',
        },
        figures: { discountPercent: 40, listPrice: 2000, campaignPrice: 1200 },
        more: {
          title: { tr: 'Menzil yeter mi', en: 'Is the range enough?' },
          text: {
            tr: 'Otomobil tam şarjla iki yüz kilometre gider, adanın çevresi seksen kilometredir. Otel ve meydanlarda şarj noktası var; şarj ücreti kiralamanın içinde olduğundan ayrıca kart gerekmez.',
            en: 'The car does two hundred kilometres on a full charge and the island is eighty round. There are chargers at hotels and squares, and charging is included in the hire.',
          },
        },
        facts: [
          {
            label: { tr: 'Araç', en: 'Car' },
            value: { tr: 'Dört kişilik, elektrikli', en: 'Electric, four seats' },
          },
          {
            label: { tr: 'Ehliyet', en: 'Licence' },
            value: { tr: 'En az iki yıllık', en: 'Held for two years' },
          },
          { label: { tr: 'Depozito', en: 'Deposit' }, value: { tr: 'Yok', en: 'None' } },
        ],
      },
    ],
  },
  {
    key: 'travel-visa-free-service',
    path: ['Vize ve Transfer'],
    benefit: { tr: '{reward} değerinde ücretsiz hizmet', en: 'Free service worth {reward}' },
    conditions: [
      {
        tr: '{reward} değerindeki hizmet, ana hizmetle aynı siparişte ücretsiz verilir.',
        en: 'The service, worth {reward}, comes free in the same order as the main one.',
      },
      {
        tr: '{campaignPrice} ana hizmetin bedelidir; konsolosluk harçları ve köprü geçişleri ayrıdır.',
        en: '{campaignPrice} is the price of the main service; consular fees and tolls are separate.',
      },
      {
        tr: 'Vize kararı konsolosluğa aittir, olumlu sonuç garanti edilmez.',
        en: 'Visa decisions belong to the consulate; approval is not guaranteed.',
      },
      {
        tr: 'Ücretsiz hizmet devredilemez ve nakde çevrilemez.',
        en: 'The free service cannot be transferred or exchanged for cash.',
      },
    ],
    campaigns: [
      {
        brand: 'Rahvangez',
        title: { tr: 'Schengen dosyası hazırlatana seyahat sağlık sigortası bizden' },
        description: {
          tr: 'Ret sebeplerinin çoğu eksik ya da birbiriyle çelişen belgedir. Danışmanımız banka dökümünden otel yazısına kadar her sayfayı sizinle birlikte gözden geçirir, randevu boşluğunu sabah akşam izler. Zorunlu poliçeyi ayrıca aramayın: dosyaya uygun süreyle düzenleyip hediye ediyoruz. Başvuru günü merkezin önünde ekibimizden biri sizi bekler. Ret gelirse itiraz yazısını ücretsiz kaleme alırız.',
        },
        figures: { reward: 1800, campaignPrice: 6500 },
        more: {
          title: { tr: 'Hangi belgeler gerekir' },
          text: {
            tr: 'Meslek ve seyahat amacınıza göre kişiye özel liste gönderiyoruz. Çalışan, emekli, öğrenci ve işveren için ayrı örneklerimiz var; eksikleri ofise gelmeden, telefonla fotoğraf göndererek tamamlayabilirsiniz.',
          },
        },
        facts: [
          {
            label: { tr: 'Dosya süresi', en: 'File ready in' },
            value: { tr: 'Üç iş günü', en: 'Three working days' },
          },
          {
            label: { tr: 'Sigorta', en: 'Insurance' },
            value: { tr: 'Otuz bin avro teminatlı', en: 'Cover of thirty thousand euros' },
          },
        ],
      },
      {
        brand: 'Rahvangez',
        title: {
          tr: 'İngiltere vizesinde tercümeler ücretsiz',
          en: 'UK visa with translations included free',
        },
        description: {
          tr: 'Başvuru formunun yetmiş sorusunu tek başına, yabancı dilde doldurmak can sıkıcıdır. Biz sorarız, siz Türkçe anlatırsınız, metni yeminli tercümanımız yazar. Maaş bordrosu, tapu, nüfus kaydı gibi on sayfaya kadar çeviri bedelsizdir. Randevu sonrası pasaportun nerede olduğunu mesajla bildirir, sonuç geldiğinde kuryeyle evinize yollarız. Danışmanlık bedeli {campaignPrice}, sonradan artmaz.',
          en: 'Filling in seventy questions alone in another language is tiresome. We ask, you answer in Turkish and our sworn translator writes it down. Up to ten pages of payslips, title deeds and civil records are translated at no charge. After the appointment we text you where the passport is, and send it home by courier when the decision comes.',
        },
        figures: { reward: 900, campaignPrice: 3900 },
        facts: [
          {
            label: { tr: 'Tercüme', en: 'Translation' },
            value: { tr: 'On sayfaya kadar', en: 'Up to ten pages' },
          },
          { label: { tr: 'Kurye', en: 'Courier' }, value: { tr: 'Adrese teslim', en: 'To your address' } },
          {
            label: { tr: 'Görüşme', en: 'Consultation' },
            value: { tr: 'Yüz yüze ya da görüntülü', en: 'In person or by video' },
          },
        ],
      },
      {
        brand: 'Menzilbey',
        title: { tr: 'Havalimanı transferi alana dönüşte bekleme ücretsiz' },
        description: {
          tr: 'Uçak inince telefonla şoför aramak, otoparkta plaka kovalamak yok. Sizi adınızın yazılı olduğu levhayla karşılar, valizi alır, istediğiniz adrese bırakırız. Uçuş numarasını izlediğimizden rötarda beklemek için ek para almıyoruz, dönüş transferinde de bir buçuk saatlik bekleme armağanımızdır. Bebek koltuğu talebinizi siparişe eklemeniz yeterlidir. Tarife mesafeye göre değil bölgeye göre sabittir.',
        },
        figures: { reward: 1100, campaignPrice: 2200 },
        more: {
          title: { tr: 'Gece varışlarında' },
          text: {
            tr: 'Gece yarısından sonra tarife değişmez. Şoförün adı ve plakası inişten bir saat önce mesajla gelir; yalnız yolculuk eden kadınlar isterse kadın sürücü talep edebilir. Araç takip bağlantısını yakınınızla paylaşabilirsiniz.',
          },
        },
        facts: [
          {
            label: { tr: 'Araç', en: 'Vehicle' },
            value: { tr: 'Altı kişilik minivan', en: 'Six-seat minivan' },
          },
          {
            label: { tr: 'Karşılama', en: 'Meeting point' },
            value: { tr: 'İç ve dış hatlar çıkışı', en: 'Domestic and international exits' },
          },
          { label: { tr: 'Bebek koltuğu', en: 'Child seat' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
      {
        brand: 'Revanhisar',
        title: { tr: 'Otel transferine VIP salon geçişi eklendi' },
        description: {
          tr: 'Yorgun inip kuyrukta beklemek yerine hızlı geçitten çıkın. Otelimize kapıdan kapıya transfer alan misafirlere havalimanındaki dinlenme salonunun girişini ücretsiz veriyoruz: duş, sıcak yemek, sessiz koltuk. Gece geç uçanlar odasını öğlen boşaltıp akşama kadar otelin havuzunu kullanabilir. Minibüsümüz son yolcuyu da sizin saatinize göre bekletir. Çift yön alanlara salon dönüşte açılır.',
        },
        figures: { reward: 2600, campaignPrice: 4800 },
        facts: [
          {
            label: { tr: 'Salon', en: 'Lounge' },
            value: { tr: 'Bir giriş, üç saat', en: 'One entry, three hours' },
          },
          {
            label: { tr: 'Güzergâh', en: 'Route' },
            value: { tr: 'Antalya ve Dalaman havalimanları', en: 'Antalya and Dalaman airports' },
          },
        ],
      },
      {
        brand: 'Nehirkuş',
        title: {
          tr: 'E-vize ve bagaj takibi: yolculuk paketiyle hediye',
          en: 'E-visa and luggage tracking with the travel pack',
        },
        description: {
          tr: 'Mısır, Hindistan, Vietnam gibi e-vize veren ülkelerde asıl dert formu doğru doldurmaktır; bir harf yanlışsa kapıdan dönülür. Ekibimiz pasaportunuzu tarayıp başvuruyu kontrol eder, onay çıkana dek sizinle yazışır. Pakete valiz takip etiketini ekledik. Bagajınız başka uçağa binerse haritada nerede durduğunu bizden önce siz görürsünüz. Başvuru dahil paketin bedeli {campaignPrice} tutuyor.',
          en: 'In countries with electronic visas such as Egypt, India and Vietnam the trouble is filling in the form correctly: one wrong letter and you are turned back. Our team scans your passport, checks the application and stays in touch until approval. The pack now includes a luggage tracker, so if your case boards another plane you see where it is before we do.',
        },
        figures: { reward: 1400, campaignPrice: 5200 },
        more: {
          title: { tr: 'Onay ne kadar sürer', en: 'How long approval takes' },
          text: {
            tr: 'Ülkeye göre birkaç saatle altı iş günü arasında değişir. Uçuşunuza bir haftadan az kaldıysa önce uygunluğu kontrol eder, yetişmeyecek görünen başvuruyu baştan almaz, ücretinizi de çekmeyiz.',
            en: 'It ranges from a few hours to six working days. If you fly within a week we check first, and if it looks too late we neither take the application nor charge you.',
          },
        },
        facts: [
          {
            label: { tr: 'Ülkeler', en: 'Countries' },
            value: { tr: 'On sekiz e-vize ülkesi', en: 'Eighteen e-visa countries' },
          },
          {
            label: { tr: 'Etiket', en: 'Tracker' },
            value: { tr: 'Bir adet, bir yıl hat dahil', en: 'One, with a year’s service' },
          },
          { label: { tr: 'Kontrol', en: 'Checking' }, value: { tr: 'Aynı gün', en: 'Same day' } },
        ],
      },
    ],
  },
];
