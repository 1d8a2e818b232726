import type { DemoPattern } from '../shape.ts';

export const rentalPatterns: readonly DemoPattern[] = [
  {
    key: 'property-rent-free-months',
    path: ['Kiralık Konut'],
    benefit: { tr: '{count} ay kira alınmaz', en: 'Rent-free months: {count}' },
    conditions: [
      {
        tr: 'Aylık kira {monthlyPayment}; {term} aylık sözleşmenin {count} ayında ödenmez.',
        en: 'Rent is {monthlyPayment} a month; rent-free months in the {term}-month contract: {count}.',
      },
      {
        tr: 'Süresinden önce çıkılırsa kullanılan ücretsiz ay kiraya eklenir.',
        en: 'If you leave early, free months already used are added to the rent.',
      },
      {
        tr: 'Gelir belgesi ve kredi notu istenir, kefil aranmaz.',
        en: 'Proof of income and a credit report are required; no guarantor.',
      },
      {
        tr: 'Aidat, elektrik, su ve doğalgaz kiracıya aittir.',
        en: 'Service charge, electricity, water and gas are paid by the tenant.',
      },
    ],
    campaigns: [
      {
        brand: 'Mahyayaka',
        title: {
          tr: 'Emlakçısız 2+1: depozito taksitli, {count} ay kira yok',
          en: 'A 2+1 with no agent’s fee and {count} months free',
        },
        description: {
          tr: 'Doğrudan mal sahibinden kiralarsınız, çünkü mal sahibi biziz: komisyon yok, aracı yok, kapora pazarlığı yok. Taşınma masrafının üst üste geldiği ilk aylarda kira istemiyor, depozitoyu dörde bölüyoruz. Evi teslim ederken her duvarın fotoğrafını birlikte çekiyoruz; çıkışta tartışma yerine o dosya konuşuyor. Arıza bildirimine ortalama yirmi saatte geliyoruz.',
          en: 'You rent straight from the owner because the owner is us: no commission, no middleman and no haggling over the holding fee. We ask for no rent in the opening months, when moving costs pile up, and split the deposit into four. At handover we photograph every wall together, so at the end that file speaks instead of an argument.',
        },
        figures: { count: 2, term: 24, monthlyPayment: 42000 },
        facts: [
          {
            label: { tr: 'Daire', en: 'Flat' },
            value: { tr: '2+1, net 76 m², boş', en: '2+1, 76 m² net, unfurnished' },
          },
          { label: { tr: 'Komisyon', en: 'Agency fee' }, value: { tr: 'Yok', en: 'None' } },
          {
            label: { tr: 'Konum', en: 'Location' },
            value: { tr: 'Ataşehir, İstanbul', en: 'Ataşehir, Istanbul' },
          },
        ],
      },
      {
        brand: 'Mahyayaka',
        title: { tr: 'Yeni mezuna eşyalı stüdyo, ilk ay kira bizden' },
        description: {
          tr: 'İlk maaş gelmeden ev tutmak zorunda kalanları düşündük. Yatak, masa, çamaşır makinesi, hatta çaydanlık yerinde; valizinizi koyup ertesi gün işe başlarsınız. Binanın girişinde ortak çalışma salonu ve kargo dolabı bulunuyor. Sözleşmesi {term} ay, kira {monthlyPayment}; iş değişikliği yüzünden şehirden ayrılan kiracı bir ay önceden bildirerek cezasız çıkabiliyor.',
        },
        figures: { count: 1, term: 12, monthlyPayment: 29500 },
        more: {
          title: { tr: 'Başvuru nasıl ilerler' },
          text: {
            tr: 'İş teklif mektubunuz gelir belgesi yerine geçer. Görüntülü gezdirip aynı gün yanıt veriyor, sözleşmeyi e-imzayla tamamlıyoruz. Anahtarı şifreli kutudan gece bile alabilir, ertesi sabah eksikleri bildirebilirsiniz.',
          },
        },
        facts: [
          {
            label: { tr: 'Daire', en: 'Flat' },
            value: { tr: 'Stüdyo, 32 m², eşyalı', en: 'Studio, 32 m², furnished' },
          },
          {
            label: { tr: 'Ortak alan', en: 'Shared space' },
            value: { tr: 'Çalışma salonu, kargo dolabı', en: 'Workroom, parcel lockers' },
          },
        ],
      },
      {
        brand: 'Nöbetane',
        title: { tr: 'Uzun kalacak aileye 4+1 dairede {count} kirasız ay' },
        description: {
          tr: 'Okul bitene kadar taşınmak istemeyen aileler için üç yıllık sözleşme yaptık. Her yılın bir ayında kira almıyor, artışı yasal sınırın altında bir oranla baştan yazıyoruz. Boyayı, dübel deliğini, salıncağı dert etmeyin: ev sizinmiş gibi yaşayın, çıkarken yalnız temiz bırakın. Yönetici olarak kombi bakımını ve anten arızasını biz karşılıyoruz.',
        },
        figures: { count: 3, term: 36, monthlyPayment: 68000 },
        facts: [
          { label: { tr: 'Daire', en: 'Flat' }, value: { tr: '4+1, net 138 m²', en: '4+1, 138 m² net' } },
          { label: { tr: 'Evcil hayvan', en: 'Pets' }, value: { tr: 'Kabul edilir', en: 'Welcome' } },
          { label: { tr: 'Konum', en: 'Location' }, value: { tr: 'Çankaya, Ankara', en: 'Çankaya, Ankara' } },
        ],
      },
      {
        brand: 'Nöbetane',
        title: {
          tr: 'Projeyle gelene {term} aylık eşyalı ev, {count} ayı hediye',
          en: 'A furnished home for a project, one month free',
        },
        description: {
          tr: 'Şehre bir iş için gelip otelde yaşamaktan sıkılanlara kısa sözleşmeli evler. Çarşaf, tencere, internet, haftalık temizlik hazır; fatura açtırmak, abonelik devretmek gerekmez çünkü hepsi bizim üzerimizde kayıtlı. Şirketiniz öderse fatura ona, siz öderseniz makbuz size düzenlenir. Projeniz uzarsa aynı kira üzerinden ay ay devam edersiniz, taşınma telaşı yaşamazsınız.',
          en: 'Short contracts for people who come for one job and tire of hotels. Sheets, pans, internet and weekly cleaning are in place, and there is no utility account to open because all stay in our name. If your company pays, the invoice goes there; if you pay, you get a receipt. Should the project overrun, carry on month by month at the same rent.',
        },
        figures: { count: 1, term: 6, monthlyPayment: 52000 },
        more: {
          title: { tr: 'Faturalar nasıl hesaplanır', en: 'How bills work' },
          text: {
            tr: 'Elektrik, su ve gaz sayaçları girişte ve çıkışta birlikte okunur, tüketiminiz belgeyle faturalanır. İnternet ve temizlik kiranın içindedir; ek temizlik isterseniz saatlik ücretini rezervasyon ekranından görürsünüz.',
            en: 'Electricity, water and gas meters are read together on arrival and departure, and you are billed for what you used with the papers to show it. Internet and cleaning are in the rent; extra hours are priced on the booking page.',
          },
        },
        facts: [
          {
            label: { tr: 'Daire', en: 'Flat' },
            value: { tr: '2+1, tam eşyalı', en: '2+1, fully furnished' },
          },
          {
            label: { tr: 'Dahil olanlar', en: 'Included' },
            value: { tr: 'İnternet ve haftalık temizlik', en: 'Internet and weekly cleaning' },
          },
          {
            label: { tr: 'Şehirler', en: 'Cities' },
            value: { tr: 'İzmit, Manisa, Gaziantep', en: 'İzmit, Manisa, Gaziantep' },
          },
        ],
      },
      {
        brand: 'Rendeusta',
        title: { tr: 'Yenilenmiş eski evde kira {monthlyPayment}, {count} ayı boş' },
        description: {
          tr: 'Yüksek tavanlı, ahşap döşemeli, ama tesisatı bu yıl yenilenmiş evler seviyorsanız size göre bir listemiz var. Restorasyonunu kendimiz yaptığımız altı daireyi oturacak kişiyi seçerek kiralıyoruz. Kışın üşümeyesiniz diye pencereler doğramasıyla değişti, duvarlar içeriden yalıtıldı. Merdiven dardır, piyano çıkmaz; bunu baştan söylemeyi seviyoruz, sonra kimse hayal kırıklığı yaşamıyor.',
        },
        figures: { count: 2, term: 18, monthlyPayment: 36000 },
        facts: [
          {
            label: { tr: 'Daire', en: 'Flat' },
            value: { tr: '2+1, 90 m², yenilenmiş', en: '2+1, 90 m², restored' },
          },
          {
            label: { tr: 'Tesisat', en: 'Services' },
            value: { tr: 'Bu yıl yenilendi', en: 'Renewed this year' },
          },
          { label: { tr: 'Konum', en: 'Location' }, value: { tr: 'Balat, İstanbul', en: 'Balat, Istanbul' } },
        ],
      },
    ],
  },
];
