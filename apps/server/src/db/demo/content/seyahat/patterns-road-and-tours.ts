import type { DemoPattern } from '../shape.ts';

export const roadAndTourPatterns: readonly DemoPattern[] = [
  {
    key: 'travel-coach-return',
    path: ['Otobüs Bileti'],
    benefit: {
      tr: 'Dönüş biletine {discountPercent} indirim',
      en: '{discountPercent} off the return ticket',
    },
    conditions: [
      {
        tr: 'İndirim, gidişle aynı anda alınan dönüş biletine uygulanır.',
        en: 'The discount applies to a return bought together with the outward ticket.',
      },
      {
        tr: '{listPrice} olan dönüş bileti {campaignPrice} olarak düzenlenir.',
        en: 'The return ticket, listed at {listPrice}, is issued at {campaignPrice}.',
      },
      {
        tr: 'Dönüş, gidişten sonraki doksan gün içinde yapılmalıdır.',
        en: 'Travel back within ninety days of the outward journey.',
      },
      {
        tr: 'Bayram öncesi ve sonrasındaki üçer günde geçerli değildir.',
        en: 'Not valid for three days before and after public holidays.',
      },
    ],
    campaigns: [
      {
        brand: 'Menzilbey',
        title: {
          tr: 'İstanbul–Ankara gidişin dönüşü {campaignPrice}',
          en: 'Istanbul–Ankara: the way back for {campaignPrice}',
        },
        description: {
          tr: 'İki şehir arasında gidip gelenler için her yarım saatte bir kalkan seferlerimizde dönüşü önceden almak artık daha mantıklı. Tekli koltuk, prize erişim ve bacak mesafesi standarttır; orta koltuk diye bir şey satmıyoruz. Dönüş saatiniz kesin değilse bileti açık bırakın, hareketten yirmi dakika öncesine kadar uygulamadan seferinizi seçin.',
          en: 'For those who travel between the two cities, buying the return ahead makes sense now: a coach leaves every half hour. Single seats, a socket within reach and room for legs are standard, and there is no such thing as a middle seat. If you do not know when you return, leave the ticket open and choose your coach in the app up to twenty minutes before it leaves.',
        },
        figures: { discountPercent: 50, listPrice: 1400, campaignPrice: 700 },
        facts: [
          {
            label: { tr: 'Sefer sıklığı', en: 'Frequency' },
            value: { tr: 'Yarım saatte bir', en: 'Every half hour' },
          },
          {
            label: { tr: 'Koltuk', en: 'Seat' },
            value: { tr: 'Tekli, ikili düzen', en: 'Single and double layout' },
          },
          {
            label: { tr: 'Süre', en: 'Journey' },
            value: { tr: 'Beş saat kırk dakika', en: 'Five hours forty minutes' },
          },
        ],
      },
      {
        brand: 'Menzilbey',
        title: {
          tr: 'Gece otobüsünde dönüş {discountPercent} indirimli: yataklı sefer',
          en: '{discountPercent} off the night sleeper home',
        },
        description: {
          tr: 'Gece yola çıkıp sabah dinlenmiş inmek mümkün. Yataklı otobüsümüzde koltuklar yüz altmış derece açılır, perdenizi çekersiniz, ışık ve anons on birde kesilir. Battaniye yıkanmış ve paketlidir. İzmir, Antalya, Adana hatlarında dönüşü de baştan alanlar otel parasından sonra bilet parasından da kazanır; {listPrice} yerine çok daha azını öder.',
          en: 'You can leave at night and step off rested. The seats of our sleeper coach recline to a hundred and sixty degrees, you draw your own curtain, and lights and announcements stop at eleven. Blankets are laundered and sealed. On the İzmir, Antalya and Adana lines, those who book the way home at once save on the fare as well as on a hotel.',
        },
        figures: { discountPercent: 40, listPrice: 1850, campaignPrice: 1110 },
        more: {
          title: { tr: 'Uykuyu bölmeyen molalar', en: 'Stops that let you sleep' },
          text: {
            tr: 'Gece boyunca tek uzun mola verilir ve ışıklar yanmaz; inmek isteyeni muavin omzundan değil koltuk titreşimiyle uyandırır. Sabah varıştan yarım saat önce sıcak çay ve poğaça dağıtılır.',
            en: 'There is one long stop and the lights stay off; anyone who asked to get out is woken by a buzz in the seat. Tea and a pastry come round half an hour before arrival.',
          },
        },
        facts: [
          {
            label: { tr: 'Hatlar', en: 'Lines' },
            value: { tr: 'İzmir, Antalya, Adana', en: 'İzmir, Antalya, Adana' },
          },
          {
            label: { tr: 'Koltuk', en: 'Seat' },
            value: { tr: '160 derece yatar', en: 'Reclines to 160 degrees' },
          },
          {
            label: { tr: 'İkram', en: 'On board' },
            value: { tr: 'Sabah çayı ve poğaça', en: 'Morning tea and a pastry' },
          },
        ],
      },
      {
        brand: 'Menzilbey',
        title: { tr: 'Asker ve öğrenci dönüşünde {discountPercent} indirim' },
        description: {
          tr: 'Memleket özlemi bütçe dinlemez, ama biz dinliyoruz. Er, erbaş ve tüm öğrenciler gidiş biletiyle birlikte dönüşü de alırsa koltuk ücretinden kesinti yapıyoruz. Kimliği biletlemede bir kez doğrulamak yeterli; terminalde evrak sorulmaz. Koli göndermek isteyen anneler için adınıza gelen ilk beş kiloluk paket aynı otobüste ücretsiz taşınır.',
        },
        figures: { discountPercent: 30, listPrice: 950, campaignPrice: 665 },
        facts: [
          {
            label: { tr: 'Kimler', en: 'Who' },
            value: { tr: 'Er, erbaş ve öğrenciler', en: 'Conscripts and students' },
          },
          {
            label: { tr: 'Koli', en: 'Parcel' },
            value: { tr: 'Beş kiloya kadar ücretsiz', en: 'Free up to five kilos' },
          },
        ],
      },
      {
        brand: 'Rahvangez',
        title: { tr: 'Karadeniz’e otobüsle gidin, dönüşte {discountPercent} az ödeyin' },
        description: {
          tr: 'Yol uzun, manzara güzel, mola yerleri önemli. Bu seferlerin duraklarını rehberlerimizle seçtik: Bolu’da köy kahvaltısı, Samsun’da pide, Ordu’da deniz kenarı. Dönüş biletinizi baştan alanlara tarife {campaignPrice} olarak yansır. Tur değildir, inip kalmak serbesttir; isterseniz Giresun’da iner, iki gün sonra aynı biletle devam edersiniz. Pencere kenarını kıyı tarafından seçmeyi unutmayın.',
        },
        figures: { discountPercent: 25, listPrice: 2400, campaignPrice: 1800 },
        more: {
          title: { tr: 'Ara durakta kalmak' },
          text: {
            tr: 'Biletinizle üç ara durakta inip yedi gün içinde yola sürdürebilirsiniz. Bir sonraki binişi en geç bir gün önce uygulamadan bildirmeniz gerekir; koltuğunuz o sefere taşınır, fark istenmez.',
          },
        },
        facts: [
          {
            label: { tr: 'Ara durak', en: 'Stopovers' },
            value: { tr: 'Üç kez, yedi gün içinde', en: 'Three, within seven days' },
          },
          {
            label: { tr: 'Güzergâh', en: 'Route' },
            value: { tr: 'İstanbul – Samsun – Trabzon', en: 'Istanbul – Samsun – Trabzon' },
          },
          {
            label: { tr: 'Yemek molası', en: 'Meal stops' },
            value: { tr: 'Yerel lokantalarda', en: 'At local restaurants' },
          },
        ],
      },
      {
        brand: 'Ötekıyı',
        title: {
          tr: 'Otobüs artı feribot: Bursa’dan dönüş {campaignPrice}',
          en: 'Coach plus ferry: back from Bursa for {campaignPrice}',
        },
        description: {
          tr: 'Köprü trafiğine girmeden, körfezi denizden geçerek dönmek ister misiniz? Otobüs iskelede bekler, siz güvertede çay içerken araç da aynı gemiye biner. Tek bilet, tek koltuk numarası, tek valiz etiketi. Pazar akşamı karayolunda geçen iki saatiniz size kalır. Dalga yüksekse sefer karadan yapılır, aradaki ücret farkı otomatik geri ödenir.',
          en: 'Would you rather come home across the gulf than join the bridge queue? The coach waits at the pier and boards the same ship while you drink tea on deck. There is one ticket, one seat number and one luggage tag, and two hours of Sunday traffic stay yours. In high waves we go by road and refund the difference automatically.',
        },
        figures: { discountPercent: 35, listPrice: 1200, campaignPrice: 780 },
        facts: [
          {
            label: { tr: 'Güzergâh', en: 'Route' },
            value: { tr: 'Bursa – Mudanya – İstanbul', en: 'Bursa – Mudanya – Istanbul' },
          },
          {
            label: { tr: 'Süre', en: 'Journey' },
            value: { tr: 'İki saat on beş dakika', en: 'Two hours fifteen minutes' },
          },
          {
            label: { tr: 'Bilet', en: 'Ticket' },
            value: { tr: 'Tek bilet, iki araç', en: 'One ticket for both' },
          },
        ],
      },
    ],
  },
  {
    key: 'travel-tour-deposit',
    path: ['Tur'],
    benefit: { tr: '{downPayment} ödeyip yerinizi ayırtın', en: 'Reserve with {downPayment}' },
    conditions: [
      {
        tr: '{downPayment} ön ödemeden sonra kalan tutar {term} ay boyunca {monthlyPayment} olarak alınır.',
        en: 'After a deposit of {downPayment}, the rest is paid as {monthlyPayment} for {term} months.',
      },
      {
        tr: 'Tur bedeli kişi başına {campaignPrice}; tek kişilik oda farkı ayrıdır.',
        en: 'The tour costs {campaignPrice} per person; single rooms cost extra.',
      },
      {
        tr: 'Hareketten otuz gün öncesine kadar iptalde ön ödeme iade edilir.',
        en: 'The deposit is refunded on cancellation up to thirty days before departure.',
      },
      { tr: 'Tur, en az on kişinin katılımıyla gerçekleşir.', en: 'Tours run with at least ten travellers.' },
    ],
    campaigns: [
      {
        brand: 'Rahvangez',
        title: {
          tr: 'Doğu Ekspresi ve Kars turu, {downPayment} ön ödemeyle',
          en: 'Eastern Express and Kars, {downPayment} to reserve',
        },
        description: {
          tr: 'Kompartıman penceresinden kar, termosta çay, yanınızda yeni tanıştığınız insanlar. Trenle Kars’a gidip dört gün kalıyor, Ani’yi sabah sisi kalkarken geziyor, donmuş gölde atlı kızağa biniyoruz. Kafile on altı kişi. Kalan tutarı aylara böldüğümüz için yol hazırlığı tek ekstrenize binmiyor; kaz yemeği ve dönüş uçuşu içinde.',
          en: 'Snow through the compartment window, tea in a flask and people you have just met beside you. We ride the train to Kars and stay four days, walking Ani as the mist lifts and taking a horse sleigh over the frozen lake. There are sixteen in the group. The balance is spread over months, and the goose dinner and flight home are included.',
        },
        figures: { downPayment: 6000, term: 4, monthlyPayment: 7500, campaignPrice: 36000 },
        facts: [
          {
            label: { tr: 'Ulaşım', en: 'Transport' },
            value: { tr: 'Tren gidiş, uçak dönüş', en: 'Out by train, back by air' },
          },
          { label: { tr: 'Grup', en: 'Group' }, value: { tr: 'En çok on altı kişi', en: 'Sixteen at most' } },
          {
            label: { tr: 'Konaklama', en: 'Stay' },
            value: { tr: 'Dört gece, merkezde', en: 'Four nights, in town' },
          },
        ],
      },
      {
        brand: 'Rahvangez',
        title: { tr: 'Fas’ın dört şehri: çöl gecesiyle sekiz gün' },
        description: {
          tr: 'Marakeş’in kalabalığıyla başlayıp Sahra’da sessizlikle biten bir yol. Rabat, Fes ve mavi Şafşavan duraklarında ev sahiplerinin pişirdiği sofralara oturuyoruz; çöl gecesinde çadırınız size özel. Dört çeker araçlar klimalıdır. Ön ödeme yapanın yeri kesinleşir, sonraki {term} ay boyunca kartınızdan {monthlyPayment} çekilir. Vizesiz ülke, pasaportunuz yeter. Nane çayı her durakta ikram.',
        },
        figures: { downPayment: 12000, term: 6, monthlyPayment: 13000, campaignPrice: 90000 },
        more: {
          title: { tr: 'Çölde hava' },
          text: {
            tr: 'Gündüz ince giysi, gece kalın hırka gerekir; aradaki fark yirmi dereceyi bulur. Sırt çantanıza şal, güneş kremi ve kafa feneri koyun. Deve yerine araçla gitmek isteyenler için yer ayırıyoruz.',
          },
        },
        facts: [
          {
            label: { tr: 'Süre', en: 'Length' },
            value: { tr: 'Sekiz gün, yedi gece', en: 'Eight days, seven nights' },
          },
          { label: { tr: 'Vize', en: 'Visa' }, value: { tr: 'Gerekmez', en: 'Not needed' } },
          { label: { tr: 'Uçuş', en: 'Flight' }, value: { tr: 'Gidiş dönüş dahil', en: 'Return included' } },
        ],
      },
      {
        brand: 'Menzilbey',
        title: { tr: 'Kapadokya’ya hafta sonu otobüs turu, kolay ödeme' },
        description: {
          tr: 'Cuma gece kalkıyor, pazar gece dönüyoruz: tek bir izin günü istemeden Kapadokya. Mağara otelde bir gece, rehberle iki vadi yürüyüşü, çömlek atölyesinde yarım saat çamurla oynamak var. Balona binmek isteyenler ayrıca kayıt olur, istemeyenler terasta kahvaltıya inip gökyüzünü izler. Yürüyüşler kolaydır, spor ayakkabısı yeterlidir. Kafile lideri çocuklu ailelerin hızına göre yürür.',
        },
        figures: { downPayment: 2500, term: 3, monthlyPayment: 3000, campaignPrice: 11500 },
        facts: [
          {
            label: { tr: 'Hareket', en: 'Departure' },
            value: { tr: 'İstanbul, Bursa, Eskişehir', en: 'Istanbul, Bursa, Eskişehir' },
          },
          {
            label: { tr: 'Konaklama', en: 'Stay' },
            value: { tr: 'Bir gece mağara otel', en: 'One night, cave hotel' },
          },
          {
            label: { tr: 'Balon', en: 'Balloon' },
            value: { tr: 'İsteğe bağlı, ayrıca ücretli', en: 'Optional, at extra cost' },
          },
        ],
      },
      {
        brand: 'Rahvangez',
        title: {
          tr: 'Japonya’da kiraz mevsimi: {term} ay taksitli küçük grup turu',
          en: 'Cherry season in Japan, over {term} months',
        },
        description: {
          tr: 'Çiçekler ancak on gün açık kaldığı için bu turun yeri erken tükenir. Tokyo’da başlayıp Kyoto’da dinlenen, Hiroşima’da susan bir program kurduk; trenle gidiyor, geleneksel handa iki gece yer yatağında uyuyoruz. Türkçe konuşan rehberiniz on yıldır orada yaşıyor. Yemek hassasiyeti olanlara menü kartlarını Japonca yazıp veriyoruz.',
          en: 'The blossom lasts ten days, so this tour fills early. The programme begins in Tokyo, rests in Kyoto and falls quiet in Hiroshima; we travel by train and sleep two nights on futons in a traditional inn. Your Turkish-speaking guide has lived there for ten years, and we write menu cards in Japanese for anyone with dietary needs.',
        },
        figures: { downPayment: 20000, term: 8, monthlyPayment: 17500, campaignPrice: 160000 },
        more: {
          title: { tr: 'Çiçek açmazsa', en: 'If the blossom is late' },
          text: {
            tr: 'Açılma tahminini hareketten üç hafta önce paylaşırız. Mevsim kayarsa rotayı kuzeye ya da güneye çeviriyor, otelleri ek ücret istemeden değiştiriyoruz; bunu yapabilmek için rezervasyonları esnek tutuyoruz.',
            en: 'We share the forecast three weeks before departure. If the season shifts, the route turns north or south and hotels change at no extra cost, which is why we keep bookings flexible.',
          },
        },
        facts: [
          {
            label: { tr: 'Süre', en: 'Length' },
            value: { tr: 'On gün, dokuz gece', en: 'Ten days, nine nights' },
          },
          {
            label: { tr: 'Grup', en: 'Group' },
            value: { tr: 'En çok on dört kişi', en: 'Fourteen at most' },
          },
          {
            label: { tr: 'Rehber', en: 'Guide' },
            value: { tr: 'Türkçe, orada yaşayan', en: 'Turkish-speaking resident' },
          },
        ],
      },
      {
        brand: 'Nehirkuş',
        title: { tr: 'Güneydoğu lezzet turu: uçakla Antep, Urfa, Mardin' },
        description: {
          tr: 'Beyran çorbasıyla güne başlayan, dut ağacının altında mırra ile biten dört gün. Sabah uçağıyla gidip son gece dönüyoruz; aradaki yolu minibüste değil sohbetle geçirmek için mesafeleri kısa tuttuk. Her şehirde bir usta mutfağını açıyor, tarifi kendi eliyle yazıyor. Göbeklitepe’ye güneş alçalırken çıkılıyor, taşın rengi o saatte değişiyor.',
        },
        figures: { downPayment: 4000, term: 5, monthlyPayment: 4400, campaignPrice: 26000 },
        more: {
          title: { tr: 'Acı sevmiyorsanız' },
          text: {
            tr: 'Bölgenin her yemeği acı değildir; ustalar tabağı sizin damağınıza göre ayarlar. Etsiz beslenenler için şiveydiz yerine yoğurtlu sebze, lahmacun yerine fırında peynirli seçenekler hazırlatıyoruz. Alerjinizi kayıtta yazmanız yeterli.',
          },
        },
        facts: [
          {
            label: { tr: 'Uçuş', en: 'Flight' },
            value: { tr: 'Gidiş Gaziantep, dönüş Mardin', en: 'Out to Gaziantep, back from Mardin' },
          },
          { label: { tr: 'Yemek', en: 'Meals' }, value: { tr: 'Altı öğün dahil', en: 'Six meals included' } },
          {
            label: { tr: 'Konaklama', en: 'Stay' },
            value: { tr: 'Üç gece taş konak', en: 'Three nights in a stone mansion' },
          },
        ],
      },
    ],
  },
];
