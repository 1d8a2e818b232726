import type { DemoPattern } from '../shape.ts';

export const nurserySibling: DemoPattern = {
  key: 'nursery-sibling',
  path: ['Kreş ve Anaokulu'],
  benefit: { tr: 'Kardeşe {discountPercent} indirim', en: '{discountPercent} off for siblings' },
  conditions: [
    {
      tr: 'İndirim, ikinci çocuğun {listPrice} olan aylık ücretine uygulanır; {campaignPrice} ödenir.',
      en: 'The discount applies to the second child’s monthly fee: {campaignPrice} instead of {listPrice}.',
    },
    {
      tr: 'Kardeşlerin aynı dönemde kayıtlı olması gerekir.',
      en: 'Both siblings must be enrolled in the same period.',
    },
    {
      tr: 'Yemek ücrete dâhildir, servis ayrıca hesaplanır.',
      en: 'Meals are included; transport is charged separately.',
    },
    {
      tr: 'Kontenjan dolduğunda sıra listesi uygulanır.',
      en: 'A waiting list applies when places are full.',
    },
  ],
  campaigns: [
    {
      brand: 'Fidecik',
      title: { tr: 'Fidecik’te ikinci çocuğa {discountPercent} kardeş indirimi' },
      description: {
        tr: 'Sabah biri sağ kapıya, öteki sol kapıya koşar; siz işe tek durakta yetişirsiniz. Kardeşler ayrı sınıftadır ama bahçede buluşur, uyku saatinde isteyen abisinin yanına uzanır. Yemek listesi diyetisyenden çıkar, alerjisi olana ayrı tepsi hazırlanır. Akşam altı buçuğa kadar süren etüt ücretsizdir, trafik bahane sayılmaz, geç kalana surat asılmaz.',
      },
      figures: { listPrice: 29500, discountPercent: 30, campaignPrice: 20650 },
      facts: [
        {
          label: { tr: 'Yaş', en: 'Age' },
          value: { tr: 'On sekiz ay – altı yaş', en: 'Eighteen months to six years' },
        },
        {
          label: { tr: 'Etüt', en: 'After hours' },
          value: { tr: '18.30’a dek ücretsiz', en: 'Free until 6.30 p.m.' },
        },
        {
          label: { tr: 'Şube', en: 'Branches' },
          value: { tr: 'İstanbul, Ankara, İzmir', en: 'İstanbul, Ankara, İzmir' },
        },
      ],
    },
    {
      brand: 'Fidecik',
      title: {
        tr: 'İkiz velisine Fidecik: ikinci kayıt ayda {campaignPrice}',
        en: 'Parents of twins: second place at {campaignPrice} a month',
      },
      description: {
        tr: 'İkizlerde her şey çifttir: bez, mont, ateş, bir de ücret. Fidecik ikincisini neredeyse yarıya indirirken ikizleri aynı ya da ayrı sınıfa koyma kararını ilk ay sonunda pedagogla birlikte size bırakır. Biri hastalanıp evde kaldığında öteki için yarım gün seçeneği vardır. Gelişim raporları birbirleriyle karşılaştırılmadan, iki ayrı zarfla verilir.',
        en: 'With twins everything comes double: nappies, coats, fevers and fees. We bring the second fee down to nearly half and leave the choice of one class or two to you and our child psychologist after the first month. When one is ill at home, the other may come for half a day. Reports come in two envelopes and never compare them.',
      },
      figures: { listPrice: 29500, discountPercent: 40, campaignPrice: 17700 },
      more: {
        title: { tr: 'Aynı sınıf mı, ayrı mı?', en: 'Together or apart?' },
        text: {
          tr: 'Cevap her ikizde başkadır. İlk dört hafta ikisini de denetiriz: uykuları, oyun seçimleri, kime sarıldıkları yazılır. Pedagog gözlemi anlatır, son sözü ebeveyn söyler, yıl içinde değiştirilebilir.',
          en: 'The answer differs for every pair. We try both for four weeks and note sleep, play and whom they turn to. The psychologist reports, the parents decide, and it can be changed later.',
        },
      },
      facts: [
        {
          label: { tr: 'Pedagog', en: 'Psychologist' },
          value: { tr: 'İlk ay sonunda görüşme', en: 'Meeting after the first month' },
        },
        {
          label: { tr: 'Yarım gün', en: 'Half day' },
          value: { tr: 'Biri hastayken', en: 'When one is ill' },
        },
        { label: { tr: 'Rapor', en: 'Reports' }, value: { tr: 'Ayrı ayrı', en: 'Separate' } },
      ],
    },
    {
      brand: 'Dilçağlar',
      title: { tr: 'Dilçağlar iki dilli anaokulunda kardeşe {discountPercent} indirim' },
      description: {
        tr: 'Öğretmenlerden biri yalnızca İngilizce, öteki yalnızca Türkçe konuşur; çocuk hangisine döneceğini bir ayda çözer. Küçük kardeş büyüğün şarkısını zaten evde duymuştur, alışması çabuk olur. Haftada üç gün bahçe okulu, bir gün mutfak, bir gün müze. Karne yerine her dönem sonunda çocuğun kendi anlattığı bir ses kaydı verilir, yıllarca saklanır.',
      },
      figures: { listPrice: 42000, discountPercent: 25, campaignPrice: 31500 },
      more: {
        title: { tr: 'Evde yabancı dil yoksa' },
        text: {
          tr: 'Hiç sorun değildir; ebeveynden ders çalıştırması beklenmez. Akşam sofrada Türkçe konuşmanız daha yararlıdır. Okuldan gelen şarkı listesini arabada açmak, yapılacak tek ödevdir. Deneme günü de aileyle birlikte yapılır.',
        },
      },
      facts: [
        {
          label: { tr: 'Dil', en: 'Languages' },
          value: { tr: 'Türkçe ve İngilizce', en: 'Turkish and English' },
        },
        { label: { tr: 'Bahçe', en: 'Outdoors' }, value: { tr: 'Haftada üç gün', en: 'Three days a week' } },
        { label: { tr: 'Yaş', en: 'Age' }, value: { tr: 'Üç – altı', en: 'Three to six' } },
      ],
    },
    {
      brand: 'Enginkalem',
      title: { tr: 'Kampüs kreşi: üniversite çalışanının ikinci çocuğuna indirim' },
      description: {
        tr: 'Asistanın dersi sabah sekizde, laboratuvar nöbeti akşam yedide biter; sıradan kreş saatleri buna uymaz. Enginkalem kampüs kreşi sekiz buçuk saat yerine ihtiyaç kadar açıktır, sınav haftasında cumartesi de nöbetçi öğretmen bulunur. Emziren anneler için ders arası odası var. Doktora öğrencileri burs belgesiyle personel ücretinden yararlanır.',
      },
      figures: { listPrice: 24000, discountPercent: 35, campaignPrice: 15600 },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: {
            tr: 'Üniversite çalışanı ve doktora öğrencisi',
            en: 'University staff and doctoral students',
          },
        },
        { label: { tr: 'Saat', en: 'Hours' }, value: { tr: '07.30–19.30', en: '7.30 a.m.–7.30 p.m.' } },
        {
          label: { tr: 'Cumartesi', en: 'Saturday' },
          value: { tr: 'Sınav haftalarında', en: 'In exam weeks' },
        },
      ],
    },
    {
      brand: 'Fidecik',
      title: {
        tr: 'Orman anaokulunda kardeşler: Fidecik Meşe, {discountPercent} az',
        en: 'Siblings in the forest nursery: Fidecik Meşe, {discountPercent} less',
      },
      description: {
        tr: 'Duvarı ağaç, oyuncağı kozalak olan bir okul. Yağmurda tulum giyilir, karda ateş başında masal dinlenir, fırtınada yurda girilir; kötü hava değil eksik giysi vardır. Kardeşler aynı patikada yürür, büyük küçüğün düğmesini ilikler. Tulum ve çizmeyi okul verir, büyüdükçe değiştirir. Kene kontrolü her öğlen yapılır, aileye mesajla bildirilir.',
        en: 'A school whose walls are trees and whose toys are pine cones. In rain they wear overalls, in snow they hear stories by the fire and in storms they move into the yurt. Siblings walk the same path, and the elder buttons up the younger. The school lends overalls and boots and changes them as children grow. Ticks are checked every noon.',
      },
      figures: { listPrice: 33000, discountPercent: 20, campaignPrice: 26400 },
      facts: [
        {
          label: { tr: 'Giysi', en: 'Clothing' },
          value: { tr: 'Tulum ve çizme okuldan', en: 'Overalls and boots provided' },
        },
        {
          label: { tr: 'Yer', en: 'Where' },
          value: { tr: 'Belgrad Ormanı çevresi ve Bolu', en: 'Near Belgrad Forest and in Bolu' },
        },
        {
          label: { tr: 'Grup', en: 'Group' },
          value: { tr: 'On çocuk, iki öğretmen', en: 'Ten children, two teachers' },
        },
      ],
    },
  ],
};
