import type { DemoPattern } from '../shape.ts';

export const refurbishedPatterns: readonly DemoPattern[] = [
  {
    key: 'refurbished-phone-discount',
    path: ['Cep Telefonu', 'Yenilenmiş Telefonlar'],
    benefit: { tr: 'Yenisinden {discountPercent} ucuz', en: '{discountPercent} below new' },
    conditions: [
      {
        tr: 'Ürünler yetkili merkezde yenilenmiş, 12 ay garantilidir.',
        en: 'Products are refurbished at a licensed centre with 12 months’ warranty.',
      },
      {
        tr: '{listPrice} aynı modelin sıfır fiyatı, {campaignPrice} yenilenmiş fiyatıdır.',
        en: '{listPrice} is the price of the model new, {campaignPrice} refurbished.',
      },
      {
        tr: 'Batarya sağlığı belirtilen düzeyin altında çıkarsa ücretsiz değişir.',
        en: 'If the battery is below the stated health it is replaced free.',
      },
      {
        tr: 'Adetler renge göre sınırlıdır, sipariş verilince ayrılır.',
        en: 'Stock is limited by colour and reserved on ordering.',
      },
    ],
    campaigns: [
      {
        brand: 'İletkent',
        title: { tr: 'Yenilenmiş Kuvarsel K8: {discountPercent} hesaplı, pili sıfır' },
        description: {
          tr: 'İkinci elde en büyük korku pildir; bu seride pil sökülüp fabrika çıkışlı yenisi takıldı, kutusunda tarih etiketi duruyor. Kasada kılcal izler olabilir, kol mesafesinden görünmez. Otuz dokuz noktalı kontrol listesi karekodla açılır, hangi parçanın değiştiğini tek tek okursunuz. Aksesuarları yenidir, kulaklık ve adaptör ambalajında gelir.',
        },
        figures: { listPrice: 52500, discountPercent: 35, campaignPrice: 34125 },
        more: {
          title: { tr: 'Kozmetik sınıflar' },
          text: {
            tr: '“Mükemmel” sınıfta iz aranmadan görülmez, “iyi” sınıfta kasada ince çizik bulunur. Ekran her iki sınıfta da kusursuzdur; seçtiğiniz sınıfın fotoğrafı sipariş sayfasında gösterilir. İkisinin garantisi aynıdır.',
          },
        },
        facts: [
          { label: { tr: 'Pil', en: 'Battery' }, value: { tr: 'Yeni takılmış', en: 'Newly fitted' } },
          { label: { tr: 'Kontrol', en: 'Inspection' }, value: { tr: '39 nokta', en: '39 points' } },
        ],
      },
      {
        brand: 'Kuvarsel',
        title: { tr: 'Fabrikadan yenilenmiş K7, sıfırından {discountPercent} aşağı' },
        description: {
          tr: 'Cihazı yapan ekip onu yeniden kurduğunda parçalar da yazılım da orijinal kalır. İade edilen, sergide duran ya da kira filosundan dönen telefonlar banttan bir kez daha geçer, su geçirmezlik contası değişir. Altı yıllık güncelleme sözünün kalan bölümü aynen devreder. Karbon hesabını merak edenlere: yeni üretime göre epey az kaynak harcanır.',
        },
        figures: { listPrice: 42999, discountPercent: 40, campaignPrice: 25799 },
        more: {
          title: { tr: 'Kutudan ne çıkar' },
          text: {
            tr: 'Cihazla birlikte yeni kablo, iğne ve kısa kullanım kartı gelir; adaptör isteyene bedelsiz eklenir. Ambalaj geri dönüştürülmüş kartondur, koruyucu köpük yerine katlanmış kâğıt kullanılır. Fatura e-postayla gönderilir.',
          },
        },
        facts: [
          {
            label: { tr: 'Yenileyen', en: 'Refurbished by' },
            value: { tr: 'Üreticinin kendisi', en: 'The maker itself' },
          },
          {
            label: { tr: 'Su direnci', en: 'Water resistance' },
            value: { tr: 'Yeniden contalı ve testli', en: 'Resealed and tested' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: {
          tr: 'Öğrenci işi yenilenmiş telefon: {campaignPrice} ile başlayın',
          en: 'A refurbished phone for students at {campaignPrice}',
        },
        description: {
          tr: 'Yurt köşesinde şarjı biten, kantinde düşen, dersi kaydeden bir telefon için bütün bursu yatırmaya gerek yok. Önceki sahibi bırakmış, biz temizlemiş, kulaklık girişine kadar sınamışız. Öğrenci kartınızı gösterirseniz cam koruyucu takılı verilir. Dönem sonunda satmak isterseniz geri alım fiyatı bugünden sözleşmenize yazılır, pazarlık derdi olmaz.',
          en: 'There is no need to spend a whole grant on a phone that will live in a dormitory. Someone left it, we cleaned it and tested everything down to the headphone jack. Show a student card for a fitted screen protector, and see today the price at which we will buy it back.',
        },
        figures: { listPrice: 19999, discountPercent: 45, campaignPrice: 10999 },
        facts: [
          {
            label: { tr: 'Geri alım', en: 'Buy-back' },
            value: { tr: 'Fiyatı sözleşmede yazılı', en: 'Price written in the contract' },
          },
          {
            label: { tr: 'Model', en: 'Model' },
            value: { tr: 'Kuvarsel K5, 128 GB', en: 'Kuvarsel K5, 128 GB' },
          },
        ],
      },
      {
        brand: 'Kuvarsel',
        title: { tr: 'Şirketlere toplu yenilenmiş cihazda {discountPercent} fark' },
        description: {
          tr: 'Saha ekibine otuz telefon almak gerektiğinde bütçe toplantısı uzar. Filo için ayrılan partide bütün cihazlar aynı renk, aynı sürüm ve aynı kapasitede gelir; uzaktan yönetim yazılımı yüklenmiş olarak kutudan çıkar. Arıza halinde yedek havuzundan ertesi gün değiştirilir. Fatura tek, garanti belgeleri çalışan adına ayrı ayrı düzenlenir.',
        },
        figures: { listPrice: 64999, discountPercent: 30, campaignPrice: 45499 },
        facts: [
          {
            label: { tr: 'En az adet', en: 'Minimum quantity' },
            value: { tr: '10 cihaz', en: '10 devices' },
          },
          {
            label: { tr: 'Birim fiyat', en: 'Unit price' },
            value: { tr: '{campaignPrice}', en: '{campaignPrice}' },
          },
        ],
      },
      {
        brand: 'Gözalan',
        title: { tr: 'Çekim için ikinci gövde: yenilenmiş K9 Foto {discountPercent} eksik' },
        description: {
          tr: 'Düğün fotoğrafçıları kamera arkasını belgelemek, vlog çekenler ise yedek açı yakalamak için ikinci bir telefon arar. Atölyemizde merceği sökülüp tozdan arındırılan, renk kalibrasyonu yapılan bu model doğrudan iş görür. Tripod yuvalı kafesle beraber gelir. Test çekimlerimizin ham dosyaları ürün sayfasından indirilir, kararınızı gözünüzle verirsiniz. Yağmurlukla da çalışır.',
        },
        figures: { listPrice: 72000, discountPercent: 25, campaignPrice: 54000 },
        more: {
          title: { tr: 'Mercek garantisi' },
          text: {
            tr: 'Toz, buğu ve odak kayması on iki ay boyunca kendi atölyemizde giderilir. Onarım üç iş gününü geçerse çekim gününüz aksamasın diye emanet telefon gönderilir. Kargo bizdendir.',
          },
        },
        facts: [
          {
            label: { tr: 'Hediye aksesuar', en: 'Free accessory' },
            value: { tr: 'Tripod yuvalı kafes', en: 'Cage with tripod mount' },
          },
          {
            label: { tr: 'Kalibrasyon', en: 'Calibration' },
            value: { tr: 'Renk ve odak, atölyede', en: 'Colour and focus, in the workshop' },
          },
        ],
      },
    ],
  },
];
