import type { DemoPattern } from '../shape.ts';

export const trafficGift: DemoPattern = {
  key: 'traffic-gift',
  path: ['Araç Sigortası', 'Trafik Sigortası'],
  benefit: { tr: '{reward} yakıt puanı', en: '{reward} in fuel points' },
  conditions: [
    {
      tr: 'Puan, poliçe yürürlüğe girdikten on beş gün sonra üyelik hesabına yüklenir.',
      en: 'The points are credited fifteen days after the policy takes effect.',
    },
    {
      tr: '{reward} değerindeki puan nakde çevrilmez; doksan gün içinde kullanılır.',
      en: 'Points worth {reward} cannot be cashed and are used within ninety days.',
    },
    {
      tr: 'Prim, resmî tarifedeki basamak ve ile göre belirlenir; hediye primi değiştirmez.',
      en: 'The premium follows the official steps and provinces; the gift does not change it.',
    },
    {
      tr: 'Poliçe iptal edilirse kullanılmamış puan silinir.',
      en: 'Unused points lapse if the policy is cancelled.',
    },
  ],
  campaigns: [
    {
      brand: 'Ardıçkol Sigorta',
      title: { tr: 'Trafik poliçenizi kesin, {reward} yakıt puanı kazanın' },
      description: {
        tr: 'Zorunlu poliçede teminat her şirkette aynıdır; fark hizmette ve yanında ne verildiğinde. Plakayı yazınca basamağınız, ilinizin tavanı ve ödeyeceğiniz tutar tek satırda çıkar. Kaza olduğunda tutanağı uygulamada iki sürücü birlikte doldurur, karakola gidilmez. Kazandığınız puan anlaşmalı istasyonların pompasında plakanıza tanımlı olarak düşer. Yenilemeyi unutursanız bir hafta öncesinden ararız.',
      },
      figures: { reward: 600 },
      facts: [
        {
          label: { tr: 'Geçerli istasyon', en: 'Stations' },
          value: { tr: '900 anlaşmalı nokta', en: '900 partner stations' },
        },
        {
          label: { tr: 'Tutanak', en: 'Accident report' },
          value: { tr: 'Uygulamada, iki taraflı', en: 'In the app, by both sides' },
        },
        { label: { tr: 'Poliçe süresi', en: 'Policy term' }, value: { tr: 'Bir yıl', en: 'One year' } },
      ],
    },
    {
      brand: 'Dulda Sigorta',
      title: { tr: 'Kurye motosikletine Dulda Sigorta trafik poliçesi ve {reward}' },
      description: {
        tr: 'Gün boyu direksiyonda değil gidonda geçen bir meslek. Motosiklet trafik poliçesinde basamak sizi yorar; bizse dosyanızda sürüş saatinizi değil, hasar geçmişinizi okuruz. Hediye puan depoya da yağmurluğa da harcanabilir. Yaralanmalı kazada hukuk danışmanı aynı gün arar, gelir kaybınızı nasıl belgeleyeceğinizi adım adım anlatır, ücret almaz.',
      },
      figures: { reward: 450 },
      more: {
        title: { tr: 'Kazadan sonraki ilk saat' },
        text: {
          tr: 'Önce güvenli yere çekilin, sonra fotoğraf: plaka, fren izi, kavşak. Tutanağı imzalamadan danışma hattını arayın; hangi kutunun işaretleneceğini birlikte bakarız. Hastane kaydınızı almayı unutmayın, dosyada gereklidir.',
        },
      },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Motosikletli kuryeler', en: 'Motorcycle couriers' },
        },
        {
          label: { tr: 'Hukuk danışmanı', en: 'Legal adviser' },
          value: { tr: 'Aynı gün, ücretsiz', en: 'Same day, free' },
        },
        { label: { tr: 'Puan', en: 'Points' }, value: { tr: 'Yakıt veya ekipman', en: 'Fuel or gear' } },
      ],
    },
    {
      brand: 'Evdirek Sigorta',
      title: {
        tr: 'Evdirek Sigorta’da traktöre trafik poliçesi, {reward} mazot puanı',
        en: 'Tractor policy from Evdirek Sigorta with {reward} in diesel points',
      },
      description: {
        tr: 'Tarla yoluyla köy meydanı arasında da poliçe zorunludur, jandarma çevirince anlaşılır. Traktör ve römork için ayrı ayrı uğraşmayın; ikisini bir seferde düzenleriz. Mazot puanı hasat öncesi yüklenir, kooperatif pompasında geçer. Ziraat odası kaydınızı okuturuz, okuma yazması zayıf büyüklerimiz için telefonla poliçe kesen ayrı bir ekip vardır.',
        en: 'A policy is compulsory between field track and village square too, as you find out when the gendarmes stop you. Do not deal with tractor and trailer separately: we arrange both at once. The diesel points are loaded before harvest and work at the cooperative’s pump. For elders who would rather talk, a separate team issues policies by telephone.',
      },
      figures: { reward: 900 },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Ziraat odasına kayıtlı çiftçiler', en: 'Farmers registered with the chamber' },
        },
        {
          label: { tr: 'Kapsam', en: 'Covers' },
          value: { tr: 'Traktör ve römork', en: 'Tractor and trailer' },
        },
        {
          label: { tr: 'Puan', en: 'Points' },
          value: { tr: 'Kooperatif pompasında', en: 'At the cooperative pump' },
        },
      ],
    },
    {
      brand: 'Fanus Sigorta',
      title: { tr: 'Aynı gün noterden çıkın: Fanus Sigorta trafik poliçesi ve {reward}' },
      description: {
        tr: 'Araç satışında noter kapısında sigorta sorulur, herkes telefonuna sarılır. Alıcı ruhsat fotoğrafını gönderir, iki dakikada poliçe gelir, devir bitmeden sisteme işlenir. Akşam altıdan sonra ve cumartesi günleri de aynı hızla keseriz. Yeni sahibine hoş geldin niyetine eklenen puanla ilk depoyu doldurmaya başlarsınız, yolunuz açık olsun.',
      },
      figures: { reward: 500 },
      more: {
        title: { tr: 'Devirde unutulanlar' },
        text: {
          tr: 'Eski sahibin poliçesi devirle biter, size geçmez. HGS etiketini değiştirin, muayene bitişine bakın, yedek anahtarı isteyin. Bu üçünü poliçeyle birlikte gelen kısa listede de bulursunuz.',
        },
      },
      facts: [
        {
          label: { tr: 'Düzenleme süresi', en: 'Issue time' },
          value: { tr: 'İki dakika', en: 'Two minutes' },
        },
        {
          label: { tr: 'Hizmet saati', en: 'Hours' },
          value: { tr: 'Hafta içi 22.00’ye dek, cumartesi', en: 'Weekdays until 10 p.m., Saturdays' },
        },
        {
          label: { tr: 'Uygun araç', en: 'Vehicles' },
          value: { tr: 'Otomobil ve hafif ticari', en: 'Cars and light vans' },
        },
      ],
    },
    {
      brand: 'Ardıçkol Sigorta',
      title: { tr: 'Taksi durağına toplu trafik poliçesi, araç başı {reward} puan' },
      description: {
        tr: 'Duraktaki yirmi aracın poliçesi yirmi ayrı günde bitiyorsa başkanın işi zordur. Ardıçkol durağa tek temsilci verir, bitişleri takvime bağlar, yenileme günü gelmeden plakaya göre liste gönderir. Puanlar araç sahibine değil, gün boyu direksiyonda olan şoföre yüklenebilir; tercih sizindir. Ferdi kaza eki isteyene aynı görüşmede yazılır.',
      },
      figures: { reward: 1200 },
      facts: [
        { label: { tr: 'En az araç', en: 'Minimum' }, value: { tr: 'Beş taksi', en: 'Five taxis' } },
        {
          label: { tr: 'Temsilci', en: 'Representative' },
          value: { tr: 'Durağa özel', en: 'One for the rank' },
        },
        {
          label: { tr: 'Ferdi kaza', en: 'Personal accident' },
          value: { tr: 'İsteğe bağlı', en: 'Optional' },
        },
      ],
    },
  ],
};
