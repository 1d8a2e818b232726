import type { DemoPattern } from '../shape.ts';

export const kaskoRenewalDiscount: DemoPattern = {
  key: 'kasko-renewal-discount',
  path: ['Araç Sigortası', 'Kasko'],
  benefit: { tr: '{discountPercent} kasko indirimi', en: '{discountPercent} off motor cover' },
  conditions: [
    {
      tr: 'İndirim, aracınız için hesaplanan prime uygulanır; {listPrice} olan örnek prim {campaignPrice} olur.',
      en: 'The discount applies to the premium worked out for your car: a sample premium of {listPrice} becomes {campaignPrice}.',
    },
    {
      tr: 'Son bir yılda hasar bildirimi bulunmayan hususi otomobiller için geçerlidir.',
      en: 'For private cars without a claim in the past year.',
    },
    {
      tr: 'Araç yaşı en çok on ikidir; ticari kullanım kapsam dışıdır.',
      en: 'Cars up to twelve years old; commercial use excluded.',
    },
    { tr: 'Başka indirim kodlarıyla birleştirilemez.', en: 'Not combinable with other discount codes.' },
  ],
  campaigns: [
    {
      brand: 'Dulda Sigorta',
      title: {
        tr: 'Dulda Sigorta’ya geçen hasarsız sürücüye {discountPercent} indirim',
        en: '{discountPercent} off for claim-free drivers who switch to Dulda Sigorta',
      },
      description: {
        tr: 'Poliçeniz bitmek üzereyse yenileme mesajını hemen onaylamayın; önce bir karşılaştırın. Hasarsızlık basamağınızı eski şirketinizden biz sorgularız, belge toplamazsınız. Cam, mini onarım, anahtar kaybı ve çekici hizmeti ana teminata yazılıdır. Sanayideki ustanızla çalışmak isterseniz anlaşmalı servis zorunluluğu olmayan paketi seçersiniz; aradaki prim farkını ekranda açıkça görürsünüz.',
        en: 'If your policy is about to end, do not approve the renewal message at once: compare first. We look up your no-claims step with the old insurer, so there are no papers to collect. Glass, minor repairs, lost keys and towing are in the main cover, and a package with free choice of garage shows its price difference plainly.',
      },
      figures: { listPrice: 32000, discountPercent: 20, campaignPrice: 25600 },
      more: {
        title: { tr: 'Geçiş kaç adımda biter?', en: 'How many steps to switch?' },
        text: {
          tr: 'Plakanızı ve kimlik numaranızı yazın, üç paket gelsin. Beğendiğinizi seçin, ekspertiz gerekiyorsa aracın dört fotoğrafını telefondan yükleyin. Poliçe eskisinin bittiği saatte kendiliğinden başlar, arada boşluk kalmaz.',
          en: 'Enter your plate and identity number and three packages appear. Choose one and, if an inspection is needed, upload four photos of the car. The policy starts the very hour the old one ends.',
        },
      },
      facts: [
        {
          label: { tr: 'Cam', en: 'Glass' },
          value: { tr: 'Yılda bir, muafiyetsiz', en: 'Once a year, no excess' },
        },
        {
          label: { tr: 'Çekici', en: 'Towing' },
          value: { tr: 'Sınırsız, Türkiye geneli', en: 'Unlimited within Türkiye' },
        },
        {
          label: { tr: 'Servis', en: 'Garage' },
          value: { tr: 'Anlaşmalı veya serbest seçim', en: 'Partner garages or free choice' },
        },
      ],
    },
    {
      brand: 'Ardıçkol Sigorta',
      title: { tr: 'Az kullanan az ödesin: Ardıçkol Sigorta kilometre kaskosu' },
      description: {
        tr: 'Arabası hafta içi kapı önünde uyuyan, yılda sekiz bin kilometreyi bulmayanlara. Göstergenin fotoğrafını başta ve sonda gönderirsiniz, kutu veya takip cihazı takılmaz, nereye gittiğinizi bilmeyiz. Sözü aşarsanız poliçe bozulmaz; yalnızca fazla yol için küçük bir ek prim çıkar. Emekli, evden çalışan, toplu taşımayı seven ikinci araç sahipleri en çok kazanandır.',
      },
      figures: { listPrice: 26500, discountPercent: 30, campaignPrice: 18550 },
      facts: [
        { label: { tr: 'Yıllık sınır', en: 'Yearly limit' }, value: { tr: '8.000 km', en: '8,000 km' } },
        { label: { tr: 'Takip cihazı', en: 'Tracker' }, value: { tr: 'Yok', en: 'None' } },
        {
          label: { tr: 'Ödeme', en: 'Payment' },
          value: { tr: 'Tek çekim veya dokuz taksit', en: 'One payment or nine instalments' },
        },
      ],
    },
    {
      brand: 'Fanus Sigorta',
      title: { tr: 'Elektrikli aracınıza Fanus Sigorta’dan {discountPercent} hesaplı kasko' },
      description: {
        tr: 'Elektriklide asıl soru bataryadır: alt koruma taşa çarptığında, şarj sırasında gerilim yükseldiğinde kim öder? Bu poliçede ikisi de yazılı, kablo çalınması ve ev ünitesi de öyle. Şarjı biten araç en yakın istasyona ücretsiz çekilir, yılda dört kez. Yüksek gerilim eğitimi almış anlaşmalı servislerin listesi poliçenin arkasındadır.',
      },
      figures: { listPrice: 58000, discountPercent: 15, campaignPrice: 49300 },
      more: {
        title: { tr: 'Batarya hasarında süreç' },
        text: {
          tr: 'Araç yetkili servise güvenli biçimde taşınır, hücre ölçümü üç iş gününde biter. Onarım mümkünse modül değişir; değilse bataryanın rayici amortisman düşülmeden ödenir. Bekleme boyunca elektrikli ikame araç verilir.',
        },
      },
      facts: [
        {
          label: { tr: 'Batarya', en: 'Battery' },
          value: { tr: 'Alt darbe ve gerilim dâhil', en: 'Underside knocks and surges covered' },
        },
        {
          label: { tr: 'Şarj çekicisi', en: 'Charge towing' },
          value: { tr: 'Yılda dört kez', en: 'Four times a year' },
        },
        { label: { tr: 'İkame araç', en: 'Courtesy car' }, value: { tr: 'Yedi gün', en: 'Seven days' } },
      ],
    },
    {
      brand: 'Evdirek Sigorta',
      title: {
        tr: 'Ev sigortası olana Evdirek Sigorta’dan kaskoda {discountPercent} indirim',
        en: '{discountPercent} off motor cover for Evdirek Sigorta home customers',
      },
      description: {
        tr: 'Evinizi bize emanet ettiyseniz sokaktaki aracınız yabancı sayılmaz. İki poliçeyi tek panelde görür, tek danışmana sorar, aynı günde yenilersiniz. Dolu, sel, ağaç devrilmesi gibi hem çatıyı hem kaputu vuran olaylarda eksper bir kez gelir, iki dosyayı birden açar. Konut poliçenizin başka bir adreste olması, kirada oturmanız engel değil.',
        en: 'If you have entrusted your home to us, the car in the street is no stranger. You see both policies on one panel, ask one adviser and renew on the same day. When hail, flood or a falling tree strikes roof and bonnet alike, one loss adjuster comes once and opens both files. Tenants qualify as well.',
      },
      figures: { listPrice: 29000, discountPercent: 18, campaignPrice: 23780 },
      facts: [
        {
          label: { tr: 'Koşul', en: 'Requirement' },
          value: { tr: 'Yürürlükte konut poliçesi', en: 'A current home policy' },
        },
        {
          label: { tr: 'Doğal afet', en: 'Natural hazards' },
          value: { tr: 'Dolu, sel, fırtına dâhil', en: 'Hail, flood and storm included' },
        },
        {
          label: { tr: 'Danışman', en: 'Adviser' },
          value: { tr: 'İki poliçeye tek kişi', en: 'One person for both policies' },
        },
      ],
    },
    {
      brand: 'Dulda Sigorta',
      title: { tr: 'Yeni ehliyetliye de Dulda Sigorta: genç kaskoda {discountPercent} indirim' },
      description: {
        tr: 'Ehliyetin mürekkebi kurumamışken teklif almak çoğu zaman hayal kırıklığıdır. Biz güvenli sürüş eğitimini bitirmiş gençlerin primini düşürüyoruz; sertifikayı anlaşmalı pistte yarım günde alırsınız. Park hâlinde çizilme, ilk yılın klasiği, bir defaya mahsus hasarsızlığı bozmadan onarılır. Anne babanın poliçesindeki basamak da başlangıç için dikkate alınır. Başvuru tamamen dijitaldir.',
      },
      figures: { listPrice: 41000, discountPercent: 12, campaignPrice: 36080 },
      facts: [
        {
          label: { tr: 'Eğitim', en: 'Course' },
          value: { tr: 'Yarım gün, anlaşmalı pist', en: 'Half a day, partner track' },
        },
        {
          label: { tr: 'Mini onarım', en: 'Minor repair' },
          value: { tr: 'Bir kez, basamak bozulmaz', en: 'Once, no-claims step kept' },
        },
        {
          label: { tr: 'Yaş', en: 'Age' },
          value: { tr: 'On sekiz – yirmi beş', en: 'Eighteen to twenty-five' },
        },
      ],
    },
  ],
};
