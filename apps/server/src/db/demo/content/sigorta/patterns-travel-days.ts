import type { DemoPattern } from '../shape.ts';

export const travelDays: DemoPattern = {
  key: 'travel-days',
  path: ['Sağlık Sigortası', 'Seyahat Sağlık'],
  benefit: {
    tr: 'Yolculuk güvencesinde {discountPercent} indirim',
    en: '{discountPercent} off travel cover',
  },
  conditions: [
    {
      tr: '{count} günlük seyahatte {listPrice} olan prim {campaignPrice} olarak ödenir.',
      en: 'For a trip of {count} days the {listPrice} premium is paid as {campaignPrice}.',
    },
    {
      tr: 'Poliçe, yola çıkmadan önce Türkiye’deyken düzenlenmelidir.',
      en: 'The policy must be issued before departure, while in Türkiye.',
    },
    {
      tr: 'Vize reddinde prim kesintisiz iade edilir.',
      en: 'The premium is refunded in full if a visa is refused.',
    },
    {
      tr: 'Süreğen hastalıkların planlı tedavisi kapsam dışıdır.',
      en: 'Planned treatment of chronic conditions is excluded.',
    },
  ],
  campaigns: [
    {
      brand: 'Cankuşak Sigorta',
      title: { tr: 'Schengen başvurusuna uygun seyahat sağlık, {discountPercent} indirimli' },
      description: {
        tr: 'Konsolosluk dosyasının en ucuz ama en çok geri çevrilen belgesi sigortadır: tarih bir gün eksik, teminat dili yanlış, ad pasaporttakinden farklı. Cankuşak pasaportun fotoğrafından okur, on beş günlük esneme süresini kendisi ekler, İngilizce belgeyi karekodla verir. Randevu ertelenirse tarihleri kaç kez isterseniz değiştirirsiniz. Ret mektubunu yükleyene para iki günde döner.',
      },
      figures: { listPrice: 1200, discountPercent: 25, campaignPrice: 900, count: 15 },
      facts: [
        {
          label: { tr: 'Geçerli bölge', en: 'Region' },
          value: { tr: 'Schengen ülkeleri', en: 'Schengen countries' },
        },
        {
          label: { tr: 'Belge dili', en: 'Language' },
          value: { tr: 'Türkçe ve İngilizce', en: 'Turkish and English' },
        },
        { label: { tr: 'İade', en: 'Refund' }, value: { tr: 'İki iş günü', en: 'Two working days' } },
      ],
    },
    {
      brand: 'Dulda Sigorta',
      title: {
        tr: 'Erasmus’a gidene Dulda Sigorta: {count} gün, öğrenci fiyatıyla',
        en: 'Off on an exchange: {count} days of Dulda Sigorta at a student price',
      },
      description: {
        tr: 'Yurtta sıcak su akmaz, bisikletten düşersiniz, dişiniz sınav haftasında ağrır. Bir dönemlik poliçe bunların hepsini bilir: diş acili, fizik tedavi, kayıp valiz, okul ücretinin yanması. Ailenizden biri hastalanıp dönmeniz gerekirse gidiş dönüş bileti teminattadır. Üniversitenin istediği kapsam yazısı başvurduğunuz dilde hazırlanır, imzalı gönderilir. Dönüşte hasarsızlık yazısı verilir.',
        en: 'The hot water fails in the dormitory, you fall off a bicycle, a tooth aches in exam week. A one-term policy knows all of these: dental emergencies, physiotherapy, lost luggage and tuition you cannot use. If a relative falls ill and you must return, the ticket is covered. The letter your university wants is prepared in its language.',
      },
      figures: { listPrice: 8600, discountPercent: 35, campaignPrice: 5590, count: 180 },
      more: {
        title: { tr: 'Üniversitem başka şart istiyor', en: 'My university asks for other terms' },
        text: {
          tr: 'Kabul mektubunuzdaki sigorta maddesini bize iletin. Tutar ya da repatriasyon ibaresi farklıysa belgeyi ona göre düzenleriz; kabul edilmezse poliçe başlamadan iptal olur ve ödediğiniz geri döner.',
          en: 'Send us the insurance clause of your acceptance letter and we word the document to match. If it is still refused, the policy is cancelled before it starts and you are refunded.',
        },
      },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Değişim öğrencileri', en: 'Exchange students' },
        },
        { label: { tr: 'Diş', en: 'Dental' }, value: { tr: 'Acil tedavi dâhil', en: 'Emergency treatment' } },
        {
          label: { tr: 'Aile ziyareti', en: 'Family emergency' },
          value: { tr: 'Gidiş dönüş bilet', en: 'Return ticket' },
        },
      ],
    },
    {
      brand: 'Fanus Sigorta',
      title: {
        tr: 'Kayak haftasına Fanus Sigorta: pist, kurtarma, ekipman',
        en: 'A ski week with Fanus Sigorta: slope, rescue and gear',
      },
      description: {
        tr: 'Bacağınızı alçıya alan doktor ucuzdur, sizi zirveden indiren helikopter değil. Kış sporları ekli poliçe, işaretli pistlerde arama kurtarmayı, kiralık kayağın kırılmasını, sezon bileti kullanılamayan günleri öder. Snowboard ile tur kayağı aynı fiyattadır; pist dışına rehbersiz çıkarsanız ödeme yapılmaz, bunu baştan söyleyelim. Çocuk kursu iptali de dâhildir.',
        en: 'The doctor who sets your leg is cheap; the helicopter that brings you down is not. With winter sports added, the policy pays for search and rescue on marked slopes, broken hired skis and lift-pass days you cannot use. Snowboarding and touring cost the same. Leaving the piste without a guide is not covered, and we say so at the start.',
      },
      figures: { listPrice: 2600, discountPercent: 20, campaignPrice: 2080, count: 8 },
      facts: [
        {
          label: { tr: 'Kurtarma', en: 'Rescue' },
          value: { tr: 'Helikopter dâhil', en: 'Helicopter included' },
        },
        {
          label: { tr: 'Ekipman', en: 'Gear' },
          value: { tr: 'Kiralık kayak ve bot', en: 'Hired skis and boots' },
        },
        { label: { tr: 'Sınır', en: 'Limit' }, value: { tr: 'İşaretli pistler', en: 'Marked slopes only' } },
      ],
    },
    {
      brand: 'Ardıçkol Sigorta',
      title: { tr: 'Sık uçan iş insanına yıllık seyahat poliçesi, {discountPercent} indirim' },
      description: {
        tr: 'Her uçuş öncesi form doldurmayın. Yıllık poliçe yılda doksan güne kadar bütün çıkışlarınızı sayar, pasaport damgası dışında bir şey istemez. Bağlantı kaçarsa otel, sunum dosyanız bavulla kaybolursa acil alışveriş, toplantıda fenalaşırsanız dil bilen hekim devreye girer. Eşiniz yanınızda uçuyorsa yarısını öder; vergi levhanıza kesilen fatura ay sonunda gelir.',
      },
      figures: { listPrice: 14500, discountPercent: 18, campaignPrice: 11890, count: 90 },
      more: {
        title: { tr: 'Gün hakkı nasıl sayılır?' },
        text: {
          tr: 'Çıkış ve giriş damgaları arasındaki her gün bir sayılır. Kırk beş günü geçen tek seyahat bölünür, kalanı için kısa ek alınır. Kullandığınız ve kalan gün telefonda görünür.',
        },
      },
      facts: [
        {
          label: { tr: 'Tek seyahat', en: 'Single trip' },
          value: { tr: 'En çok kırk beş gün', en: 'Forty-five days at most' },
        },
        { label: { tr: 'Eş', en: 'Spouse' }, value: { tr: 'Yarı prim', en: 'Half premium' } },
        { label: { tr: 'Bölge', en: 'Region' }, value: { tr: 'Tüm dünya', en: 'Worldwide' } },
      ],
    },
    {
      brand: 'Cankuşak Sigorta',
      title: {
        tr: 'Umre yolcusuna Cankuşak Sigorta: {campaignPrice} ile huzur',
        en: 'Peace of mind for Umrah pilgrims: Cankuşak Sigorta at {campaignPrice}',
      },
      description: {
        tr: 'Kalabalıkta düşen, sıcakta tansiyonu oynayan, ilacını otelde unutan büyüklerimiz için Türkçe konuşan hemşire hattı gece de açıktır. Kafile başkanı herkesin kartını tek zarfta alır, hastaneye girişte para sorulmaz. Altmış beşten gençlerle yaşlılar aynı primi öder, sağlık formu doldurmaz. Vefat hâlinde nakil ve refakatçi bileti ailenin omzuna yüklenmez.',
        en: 'For elders who fall in the crowd, feel the heat or leave their tablets at the hotel, a nurse line in Turkish is open at night too. The group leader collects all cards in one envelope and no money is asked at the hospital door. Young and old pay the same premium, with no health form.',
      },
      figures: { listPrice: 1900, discountPercent: 30, campaignPrice: 1330, count: 20 },
      facts: [
        {
          label: { tr: 'Hemşire hattı', en: 'Nurse line' },
          value: { tr: 'Türkçe, gece gündüz', en: 'In Turkish, day and night' },
        },
        { label: { tr: 'Yaş farkı', en: 'Age loading' }, value: { tr: 'Yok', en: 'None' } },
        {
          label: { tr: 'Kafile kartı', en: 'Group cards' },
          value: { tr: 'Tek zarfta teslim', en: 'Handed over in one envelope' },
        },
      ],
    },
  ],
};
