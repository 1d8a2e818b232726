import type { DemoPattern } from '../shape.ts';

export const servicePackage: DemoPattern = {
  key: 'service-package',
  path: ['Bakım ve Servis'],
  benefit: { tr: 'Bakım paketi {campaignPrice}', en: 'Service package at {campaignPrice}' },
  conditions: [
    {
      tr: 'Paket bedeli {campaignPrice}, ayrı ayrı yaptırıldığında {listPrice} tutar.',
      en: 'The package costs {campaignPrice}; bought separately the work comes to {listPrice}.',
    },
    {
      tr: 'Randevuyla, kampanyaya katılan servislerde geçerlidir.',
      en: 'By appointment, at the workshops taking part.',
    },
    {
      tr: 'Pakette sayılmayan parça ve işçilik için önce yazılı onayınız alınır.',
      en: 'Your written approval is asked before any part or work outside the package.',
    },
    {
      tr: 'Başka servis indirimleriyle birleştirilemez.',
      en: 'Not combinable with other service discounts.',
    },
  ],
  campaigns: [
    {
      brand: 'Bijonta',
      title: { tr: 'Bijonta’da yağ, filtre ve fren kontrolü tek fiyata' },
      description: {
        tr: 'Garantisi bitmiş, ama yolu bitmemiş arabalar için. Yağınızı motorunuzun istediği sınıfta, teneke açılırken gözünüzün önünde dolduruyoruz. Fren diski ölçülür, sonucu size fotoğrafıyla gönderilir; gerek yoksa değiştirmeyiz. Hafta içi öğleden önce gelen araç aynı gün öğlen teslim, hafta sonu gelen için çay ocağı ve çalışma masası var.',
      },
      figures: { listPrice: 9800, campaignPrice: 7400 },
      facts: [
        {
          label: { tr: 'Kapsam', en: 'Covers' },
          value: { tr: 'Motor yağı, üç filtre, fren ölçümü', en: 'Engine oil, three filters, brake check' },
        },
        { label: { tr: 'Süre', en: 'Time' }, value: { tr: 'İki saat', en: 'Two hours' } },
        {
          label: { tr: 'Uygun araç', en: 'Suitable cars' },
          value: { tr: '1.6 litreye kadar benzinli', en: 'Petrol engines up to 1.6 litres' },
        },
      ],
    },
    {
      brand: 'Esintay',
      title: { tr: 'Beş yaşını dolduran Esintay’a tam bakım, {listPrice} yerine' },
      description: {
        tr: 'Beşinci doğum günü arabalar için dönemeçtir: triger kayışı yorulur, soğutma suyu asitlenir, klima gazı azalır. Yetkili servis bu üçünü bir günde, orijinal parçayla, iki yıl parça güvencesiyle halleder. İkinci elde servis kaydı olan araç daha çabuk satılır; damgalı dijital karne teslimle birlikte telefonunuza yüklenir. Ödemeyi kartla bölebilirsiniz.',
      },
      figures: { listPrice: 18500, campaignPrice: 13900 },
      more: {
        title: { tr: 'Pakette neler var?' },
        text: {
          tr: 'Triger seti, devirdaim, antifriz, klima gazı, polen filtresi, hava filtresi ve kırk noktalı gövde kontrolü. Dizel motorlarda mazot filtresi eklenir. Değişen parçalar isterseniz bagajınıza poşetle konur.',
        },
      },
      facts: [
        { label: { tr: 'Parça güvencesi', en: 'Parts warranty' }, value: { tr: 'İki yıl', en: 'Two years' } },
        {
          label: { tr: 'Karne', en: 'Service record' },
          value: { tr: 'Dijital, damgalı', en: 'Digital, stamped' },
        },
        {
          label: { tr: 'İkame araç', en: 'Courtesy car' },
          value: { tr: 'Bir gün ücretsiz', en: 'Free for one day' },
        },
      ],
    },
    {
      brand: 'Cemreyol',
      title: {
        tr: 'Kış öncesi on iki noktada kontrol ve antifriz, {campaignPrice}',
        en: 'Twelve-point winter check with antifreeze, {campaignPrice}',
      },
      description: {
        tr: 'İlk don düştüğünde çekiciler yetişemez; yolda kalanların yarısının derdi aküdür. Cemreyol atölyesi aküyü yük altında dener, silecek lastiğini değiştirir, antifrizi eksi otuza göre ayarlar, farları hizalar. Kırk dakikada biter, beklerken ön koltuk için ısıtma minderi de denetirsiniz. Kontrol formu, sigortanız sorarsa diye e-postanıza gelir. Patlak ampul varsa yenisi hediyedir.',
        en: 'When the first frost comes the tow trucks cannot keep up, and half of those stranded have a flat battery. Our workshop tests the battery under load, changes the wiper blades, sets the antifreeze for minus thirty and aligns the headlamps. It takes forty minutes, and the check sheet is e-mailed to you in case your insurer asks.',
      },
      figures: { listPrice: 4200, campaignPrice: 2950 },
      facts: [
        { label: { tr: 'Süre', en: 'Time' }, value: { tr: 'Kırk dakika', en: 'Forty minutes' } },
        {
          label: { tr: 'Silecek', en: 'Wipers' },
          value: { tr: 'Ön takım dâhil', en: 'Front pair included' },
        },
        {
          label: { tr: 'Geçerli olduğu yer', en: 'Where' },
          value: { tr: '38 Cemreyol atölyesi', en: '38 Cemreyol workshops' },
        },
      ],
    },
    {
      brand: 'Alazyel',
      title: {
        tr: 'Alazyel elektriklilere yıllık yüksek gerilim bakımı',
        en: 'Annual high-voltage service for electric Alazyel cars',
      },
      description: {
        tr: 'Yağ yok, buji yok, ama bakımsız da olmaz. Batarya soğutma sıvısı, şarj soketi kontakları, fren balatasının paslanması; elektriklide gözden kaçan üç yer burasıdır. Sertifikalı teknisyen hücre sağlığını ölçer, kalan kapasiteyi gösteren imzalı rapor verir. Satmayı düşünüyorsanız bu belge pazarlıkta elinizi güçlendirir. Randevu günü araç akşama yetişir, beklerken çay bizden.',
        en: 'No oil and no spark plugs does not mean no service. Battery coolant, charge port contacts and rust on little-used brake pads are the three things owners overlook. A certified technician measures cell health and gives you a signed report of the remaining capacity. If you intend to sell, that paper strengthens your hand.',
      },
      figures: { listPrice: 7600, campaignPrice: 5700 },
      more: {
        title: { tr: 'Batarya raporu neye yarar?', en: 'What the battery report is for' },
        text: {
          tr: 'İkinci el alıcısının ilk sorusu bataryanın ömrüdür. Rapor, hücreler arasındaki farkı ve hızlı şarj geçmişini açıkça gösterir. Garantiye başvururken de aynı ölçüm kabul edilir, yeniden test ücreti çıkmaz.',
          en: 'A second-hand buyer first asks how much life the battery has. The report shows the spread between cells and the fast-charging history, and the same measurement is accepted for warranty claims.',
        },
      },
      facts: [
        {
          label: { tr: 'Rapor', en: 'Report' },
          value: { tr: 'İmzalı, sayfada karekodlu', en: 'Signed, with a QR code' },
        },
        { label: { tr: 'Süre', en: 'Time' }, value: { tr: 'Doksan dakika', en: 'Ninety minutes' } },
        {
          label: { tr: 'Uygun modeller', en: 'Models' },
          value: { tr: 'Bütün elektrikli Alazyel’ler', en: 'All electric Alazyel models' },
        },
      ],
    },
    {
      brand: 'Bijonta',
      title: { tr: 'Klima gazı, polen filtresi ve koku giderme bir arada' },
      description: {
        tr: 'Klimayı açınca ekşi koku geliyorsa petekte küf vardır. Önce köpükle yıkıyor, sonra ozonla kurutuyoruz; parfüm sıkıp yollamıyoruz. Astımlı yolcusu olan, kedi köpek taşıyan, içinde sigara içilmiş araç alan sürücüler farkı ilk kilometrede duyar. Eksik gaz kaçak testinden sonra tamamlanır, kaçak çıkarsa dolum parası almayız. Sonuç belgesi verilir.',
      },
      figures: { listPrice: 5400, campaignPrice: 3900 },
      facts: [
        {
          label: { tr: 'Kapsam', en: 'Covers' },
          value: { tr: 'Gaz dolumu, polen filtresi, ozon', en: 'Recharge, pollen filter, ozone' },
        },
        { label: { tr: 'Kaçak testi', en: 'Leak test' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        { label: { tr: 'Süre', en: 'Time' }, value: { tr: 'Bir buçuk saat', en: 'An hour and a half' } },
      ],
    },
  ],
};
