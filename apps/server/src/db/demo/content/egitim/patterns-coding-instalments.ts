import type { DemoPattern } from '../shape.ts';

export const codingInstalments: DemoPattern = {
  key: 'coding-instalments',
  path: ['Yazılım ve Teknoloji'],
  benefit: { tr: '{installment} taksit, vade farkı yok', en: '{installment} instalments, no surcharge' },
  conditions: [
    {
      tr: 'Program ücreti {listPrice}; {installment} taksitte ayda {monthlyPayment} ödenir.',
      en: 'The programme costs {listPrice}, paid in {installment} instalments of {monthlyPayment}.',
    },
    {
      tr: 'Taksit, bireysel kredi kartıyla ve yasal sınırlar içinde yapılır.',
      en: 'Instalments are by personal credit card, within the legal limits.',
    },
    {
      tr: 'İlk iki hafta içinde ayrılan, işlenmeyen derslerin ücretini geri alır.',
      en: 'Those who leave in the first two weeks are refunded for lessons not held.',
    },
    {
      tr: 'Sertifika için projelerin tamamlanması gerekir.',
      en: 'Projects must be completed for the certificate.',
    },
  ],
  campaigns: [
    {
      brand: 'Baytlar',
      title: { tr: 'Baytlar sıfırdan web geliştirme, ayda {monthlyPayment}' },
      description: {
        tr: 'Garson, muhasebeci, peyzaj mimarı; geçen dönemin mezunlarından üçü. Alan değiştirmek isteyene altı ay boyunca akşamları kod yazdırır, hafta sonu ekip hâlinde gerçek bir dernek sitesini ayağa kaldırtırız. Ezber komut yok, hata mesajını okumak var. Bitirdiğinizde üç işi anlatan bir portfolyonuz, iki mülakat denemeniz, bir de referansınız olur.',
      },
      figures: { listPrice: 84000, installment: 12, monthlyPayment: 7000 },
      facts: [
        { label: { tr: 'Süre', en: 'Length' }, value: { tr: 'Altı ay', en: 'Six months' } },
        {
          label: { tr: 'Ders', en: 'Lessons' },
          value: { tr: 'Haftada üç akşam', en: 'Three evenings a week' },
        },
        {
          label: { tr: 'Proje', en: 'Projects' },
          value: { tr: 'Üç, biri gerçek dernek için', en: 'Three, one for a real charity' },
        },
      ],
    },
    {
      brand: 'Baytlar',
      title: { tr: 'Veri analistliği: tablo bilenlere {installment} taksitle yol' },
      description: {
        tr: 'Düşeyara yazabiliyorsanız yolun dörtte birini yürümüşsünüz. Kalanında sorgu dili, görselleştirme, biraz istatistik ve en zoru, yöneticiye sade bir cümle kurmak var. Ödevler belediyelerin açık verisiyle yapılır: otobüs gecikmeleri, su kaybı, park cezaları. Her ay sonunda bulgunuzu beş dakikada anlatır, meslekten bir konuğun sorularını yanıtlarsınız. Sunum cesareti de böyle kazanılır.',
      },
      figures: { listPrice: 66000, installment: 12, monthlyPayment: 5500 },
      more: {
        title: { tr: 'Matematiğim zayıf' },
        text: {
          tr: 'Ortalama, oran ve grafik okumak yeter; formülün arkasını biz açarız. İlk hafta isteyene üç akşamlık tazeleme yapılır. Kullanılan araçların tümü ücretsizdir, sıradan bir dizüstü bilgisayar kaldırır.',
        },
      },
      facts: [
        {
          label: { tr: 'Ön koşul', en: 'You need' },
          value: { tr: 'Temel tablo bilgisi', en: 'Basic spreadsheet skills' },
        },
        {
          label: { tr: 'Veri', en: 'Data' },
          value: { tr: 'Belediye açık verileri', en: 'Municipal open data' },
        },
        { label: { tr: 'Süre', en: 'Length' }, value: { tr: 'Dört ay', en: 'Four months' } },
      ],
    },
    {
      brand: 'Enginkalem',
      title: {
        tr: 'Yapay zekâyı işinde kullanmak isteyene Enginkalem atölyesi',
        en: 'Enginkalem workshop for using AI at work',
      },
      description: {
        tr: 'Avukat sözleşme özetler, öğretmen soru üretir, emlakçı ilan yazar; hepsi aynı aracı yanlış kullanıp bezer. Beş cumartesi boyunca kendi dosyanızla gelir, isteği nasıl yazacağınızı, yanıtı nasıl doğrulayacağınızı, neyi asla yapıştırmamanız gerektiğini öğrenirsiniz. Kod yazılmaz. Müşteri verisini koruyan ayarlar ile kurum içi kullanım ilkeleri hazır şablon olarak verilir.',
        en: 'Lawyers summarise contracts, teachers write questions, agents draft listings, and all tire of the same tool used badly. Over five Saturdays you bring your own files and learn how to ask, how to check the answer and what never to paste in. No code is written. Settings that protect client data and a template for house rules are included.',
      },
      figures: { listPrice: 24000, installment: 6, monthlyPayment: 4000 },
      more: {
        title: { tr: 'Hangi meslekler?', en: 'Which professions?' },
        text: {
          tr: 'Masa başında yazı, tablo veya görselle uğraşan herkes. Sağlık ve hukukta gizlilik sınırları ayrı bir oturumda, örnek olaylarla konuşulur. Sınıf on iki kişidir, meslekler karıştırılır.',
          en: 'Anyone who works with text, tables or pictures at a desk. Limits of confidentiality in health and law get a session of their own. Classes hold twelve, with mixed professions.',
        },
      },
      facts: [
        { label: { tr: 'Süre', en: 'Length' }, value: { tr: 'Beş cumartesi', en: 'Five Saturdays' } },
        { label: { tr: 'Kod', en: 'Coding' }, value: { tr: 'Gerekmez', en: 'Not needed' } },
        {
          label: { tr: 'Şablon', en: 'Template' },
          value: { tr: 'Kullanım ilkeleri dâhil', en: 'House rules included' },
        },
      ],
    },
    {
      brand: 'Baytlar',
      title: { tr: 'Siber güvenlik laboratuvarı, {monthlyPayment} taksitle evden' },
      description: {
        tr: 'Saldırıyı anlamadan savunma olmaz; ama bunu kendi laboratuvarınızda, izinle yaparsınız. Tarayıcıdan açılan sanal ağda parola kırılır, açık bulunur, rapor yazılır, sonra aynı açık kapatılır. Haftanın vakası gerçek bir ihlalden uyarlanır. Kamuda ve bankada çalışan eğitmenler etik sınırı her derste hatırlatır; sınırı aşanın kaydı silinir. Mezunlar kapalı bir nöbet grubunda buluşur.',
      },
      figures: { listPrice: 96000, installment: 12, monthlyPayment: 8000 },
      facts: [
        {
          label: { tr: 'Laboratuvar', en: 'Lab' },
          value: { tr: 'Tarayıcıda, 7/24 açık', en: 'In the browser, always open' },
        },
        { label: { tr: 'Süre', en: 'Length' }, value: { tr: 'Yedi ay', en: 'Seven months' } },
        {
          label: { tr: 'Ön koşul', en: 'You need' },
          value: { tr: 'Temel ağ bilgisi', en: 'Basic networking' },
        },
      ],
    },
    {
      brand: 'Fidecik',
      title: {
        tr: 'Çocuklara oyun tasarımı: Fidecik kodlama, {installment} taksit',
        en: 'Game design for children: Fidecik coding in {installment} instalments',
      },
      description: {
        tr: 'Saatlerce oyun oynayan çocuğu ekrandan koparmak zor, ekranın öbür yanına geçirmek kolaydır. Sekiz ile on iki yaş arası, önce kâğıda kural yazar, sonra blokları dizer, en sonunda kardeşine oynatıp gülmesini izler. Şiddet içermeyen tema seçilir. Dönem sonunda oyunlar mahalle şenliğinde kurulur, dedeler bile kuyruğa girer. Evde bilgisayar şart değildir.',
        en: 'Pulling a child away from the screen is hard; moving them to its other side is easy. Between eight and twelve they first write rules on paper, then stack blocks and at last watch a sibling play and laugh. Themes are free of violence. At the end of term the games are set up at a neighbourhood fair. No computer is needed at home.',
      },
      figures: { listPrice: 19800, installment: 6, monthlyPayment: 3300 },
      facts: [
        { label: { tr: 'Yaş', en: 'Age' }, value: { tr: 'Sekiz – on iki', en: 'Eight to twelve' } },
        {
          label: { tr: 'Bilgisayar', en: 'Computer' },
          value: { tr: 'Atölyede hazır', en: 'Provided in the workshop' },
        },
        { label: { tr: 'Şenlik', en: 'Fair' }, value: { tr: 'Dönem sonunda', en: 'At the end of term' } },
      ],
    },
  ],
};
