import type { DemoPattern } from '../shape.ts';

export const homeBundle: DemoPattern = {
  key: 'home-bundle',
  path: ['Konut ve Afet', 'Konut Sigortası'],
  benefit: { tr: 'Ev paketi {campaignPrice}', en: 'Home package {campaignPrice}' },
  conditions: [
    {
      tr: 'Paket, {listPrice} tutan ayrı teminatları {campaignPrice} yıllık primle birleştirir.',
      en: 'The package joins covers worth {listPrice} separately at {campaignPrice} a year.',
    },
    {
      tr: 'Örnek prim, yüz metrekarelik betonarme daire için hesaplanmıştır; ile ve kata göre değişir.',
      en: 'The sample premium is for a 100 m² concrete flat and varies by province and floor.',
    },
    { tr: 'Yürürlükte bir DASK poliçesi aranır.', en: 'A current DASK policy is required.' },
    {
      tr: 'Otuz günden uzun boş kalan konutlarda hırsızlık teminatı için alarm gerekir.',
      en: 'For theft cover, homes empty over thirty days need an alarm.',
    },
  ],
  campaigns: [
    {
      brand: 'Evdirek Sigorta',
      title: { tr: 'Evdirek Sigorta: eşya, cam, su kaçağı tek pakette' },
      description: {
        tr: 'Yan dairenin patlayan hortumu sizin parkenizi kabartır; kimin ödeyeceği haftalarca konuşulur. Paket önce sizin zararınızı öder, komşuyla hesabı kendi görür. Camlar, beyaz eşyanın elektrik hasarı, anahtar kırılması, tesisatçı çağırma hep aynı poliçede. Eşya listesi yapmayın: odaları telefonla dolaşıp çektiğiniz iki dakikalık video belge yerine geçer.',
      },
      figures: { listPrice: 9800, campaignPrice: 7200 },
      facts: [
        {
          label: { tr: 'Tesisatçı', en: 'Plumber' },
          value: { tr: 'Yılda dört çağrı', en: 'Four call-outs a year' },
        },
        {
          label: { tr: 'Eşya kanıtı', en: 'Proof' },
          value: { tr: 'İki dakikalık video', en: 'A two-minute video' },
        },
        { label: { tr: 'Komşuya zarar', en: 'Liability' }, value: { tr: 'Dâhil', en: 'Included' } },
      ],
    },
    {
      brand: 'Dulda Sigorta',
      title: { tr: 'Kiracıya Dulda Sigorta: duvar ev sahibinin, eşya sizin' },
      description: {
        tr: 'Kirada oturan, evi değil içindekini sigortalar. Laptop, bisiklet, anneannenin halısı, buzdolabındaki kurban eti; hepsi eşya sayılır. Ev sahibinin isteyebileceği hasar bedeli de mali sorumluluk maddesiyle güvencededir, depozitonuz boşa gitmez. Taşındığınızda poliçe sizinle gelir, adresi uygulamadan değiştirirsiniz, nakliye günü kırılanlar da kapsamdadır. Ev arkadaşları tek poliçede ayrı ayrı yazılır.',
      },
      figures: { listPrice: 5600, campaignPrice: 3900 },
      more: {
        title: { tr: 'Taşınırken' },
        text: {
          tr: 'Yeni adresi en geç taşınma günü girin. Yolda kırılan eşya için koli fotoğrafı ve taşıma faturası yeterlidir. Yeni ev daha büyükse prim farkı kalan günlere göre hesaplanır, ceza eklenmez.',
        },
      },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Kiracılar ve öğrenci evleri', en: 'Tenants and student flats' },
        },
        {
          label: { tr: 'Taşınma', en: 'Moving' },
          value: { tr: 'Poliçe yeni adrese geçer', en: 'The policy moves with you' },
        },
        {
          label: { tr: 'Depozito', en: 'Deposit' },
          value: { tr: 'Sorumluluk teminatıyla korunur', en: 'Protected by liability cover' },
        },
      ],
    },
    {
      brand: 'Fanus Sigorta',
      title: {
        tr: 'Yazlığınız kışın yalnız kalmasın: Fanus Sigorta {campaignPrice}',
        en: 'Do not leave your summer house alone in winter: {campaignPrice}',
      },
      description: {
        tr: 'Sekiz ay kapalı duran evin derdi başkadır: donan boru, çatıyı kaldıran lodos, bahçe mobilyasını götüren sel. Fanus kışın ayda bir bekçi turu yapar, nem ölçer, fotoğrafını yollar. Poliçe yazlıkta ve kışlıkta aynı anda geçer, hangisindeyseniz ötekini bize bırakırsınız. Havuz motoru, güneş paneli, tente isteyen için seçimlik maddedir.',
        en: 'A house shut for eight months has its own troubles: frozen pipes, a gale that lifts the roof, floods that carry off the garden chairs. We make a round once a month in winter, measure damp and send you photos. The policy covers summer and winter home at once; pool pump, solar panels and awning can be added.',
      },
      figures: { listPrice: 12400, campaignPrice: 9300 },
      facts: [
        {
          label: { tr: 'Bekçi turu', en: 'Site visits' },
          value: { tr: 'Kışın ayda bir', en: 'Monthly in winter' },
        },
        {
          label: { tr: 'Seçimlik', en: 'Optional' },
          value: { tr: 'Havuz, panel, tente', en: 'Pool, panels, awning' },
        },
        {
          label: { tr: 'Adres', en: 'Addresses' },
          value: { tr: 'Yazlık ve kışlık', en: 'Summer and winter home' },
        },
      ],
    },
    {
      brand: 'Evdirek Sigorta',
      title: { tr: 'Evden çalışana Evdirek Sigorta: ofis ekipmanı dâhil' },
      description: {
        tr: 'Salonun köşesi ofis olduğunda iki ekran, bir kamera ve müşterinin numunesi de evin malı sayılmaz. Bu pakette mesleki ekipman ayrı satırda, yeni değeriyle yazılıdır. İnternet kesintisinde ortak çalışma alanı günü verilir, gelen misafir merdivende düşerse sorumluluk karşılanır. Fatura kesiyorsanız primin ilgili bölümü gider gösterilebilir. Kurye kaybı ayrıca eklenir.',
      },
      figures: { listPrice: 11200, campaignPrice: 8500 },
      more: {
        title: { tr: 'Ekipman listesi nasıl tutulur?' },
        text: {
          tr: 'Cihazın seri numarasını fotoğraflayın, uygulama modeli ve yaşını kendisi tanır. Yeni bir şey aldığınızda faturayı eklersiniz; teminat ertesi gün güncellenir, yıl ortasında ek prim istenmez.',
        },
      },
      facts: [
        {
          label: { tr: 'Ekipman', en: 'Equipment' },
          value: { tr: 'Yeni değer üzerinden', en: 'At replacement value' },
        },
        {
          label: { tr: 'Kesinti', en: 'Outage' },
          value: { tr: 'Ortak ofiste üç gün', en: 'Three co-working days' },
        },
        {
          label: { tr: 'Misafir', en: 'Visitors' },
          value: { tr: 'Sorumluluk dâhil', en: 'Liability included' },
        },
      ],
    },
    {
      brand: 'Ardıçkol Sigorta',
      title: {
        tr: 'Apartman yönetimine ortak alan poliçesi, {campaignPrice}',
        en: 'Common-area policy for apartment blocks at {campaignPrice}',
      },
      description: {
        tr: 'Asansör, kazan dairesi, dış cephe, çocuk parkı kimsenin değil herkesindir; bozulunca aidat toplantısı uzar. Ortak alan poliçesi yirmi daireye kadar binaları tek imzayla güvenceye alır. Yönetici değişse de geçerlidir, karar defterinin fotoğrafı yeter. Buzdan kayan kurye, düşen saksı, boya çizen bariyer gibi üçüncü kişi talepleri avukatla karşılanır.',
        en: 'Lift, boiler room, façade and playground belong to no one and everyone, and when they break the meeting runs long. The common-area policy covers blocks of up to twenty flats with one signature and stays valid when the manager changes. Claims by third parties, from a courier who slips on ice to a scratched car, are met with a lawyer.',
      },
      figures: { listPrice: 28000, campaignPrice: 21500 },
      facts: [
        { label: { tr: 'Daire sayısı', en: 'Flats' }, value: { tr: 'Yirmiye kadar', en: 'Up to twenty' } },
        {
          label: { tr: 'Belge', en: 'Document' },
          value: { tr: 'Karar defteri fotoğrafı', en: 'Photo of the minutes' },
        },
        {
          label: { tr: 'Asansör', en: 'Lift' },
          value: { tr: 'Mekanik arıza dâhil', en: 'Mechanical failure included' },
        },
      ],
    },
  ],
};
