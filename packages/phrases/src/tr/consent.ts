/** Phrases of the cookie banner and its settings. They are not loaded for visitors who have answered. */
export const consent = {
  title: 'Çerez tercihiniz',
  text: 'Zorunlu olmayan çerezler sizin izninize bağlıdır.',
  /** Button that shows the rest of the text in narrow windows. */
  more: 'Ayrıntılar',
  rest: 'Site yalnızca zorunlu çerezlerle de çalışır. Analiz, pazarlama ve tercih çerezlerine ayrı ayrı izin verebilirsiniz.',
  cookiePolicy: 'Çerez politikası',
  privacyPolicy: 'Gizlilik politikası',
  kvkk: 'KVKK aydınlatma metni',
  acceptAll: 'Kabul et',
  rejectAll: 'Reddet',
  customize: 'Özelleştir',
  /** What happens at the end of the countdown, by consent mode. */
  countdown: {
    spec: (p: { seconds: number }) =>
      `Seçim yapmazsanız ${p.seconds} saniye sonra tümünü kabul etmiş sayılırsınız.`,
    'record-only': (p: { seconds: number }) =>
      `Seçim yapmazsanız ${p.seconds} saniye sonra bunu kaydederiz; zorunlu olmayan çerez kullanılmaz.`,
  },
  paused: 'Siz buradayken geri sayım bekler.',
  stopCountdown: 'Geri sayımı durdur',
  /** Visible label of the same button. */
  stop: 'Durdur',
  /** Messages after implicit consent was saved. */
  implicitNotice: {
    spec: {
      title: 'Tüm çerezler kabul edildi',
      text: 'Seçim yapmadığınız için tüm çerezleri kabul etmiş sayıldınız. Kararınızı şimdi ya da sayfa altındaki “Çerez ayarları” ile istediğiniz an değiştirebilirsiniz.',
    },
    'record-only': {
      title: 'Seçim yapmadığınız kaydedildi',
      text: 'İzniniz olmadığı için zorunlu olmayan hiçbir çerez kullanılmıyor. Dilerseniz şimdi ya da sayfa altındaki “Çerez ayarları” ile seçim yapabilirsiniz.',
    },
  },
  change: 'Çerez ayarları',
  understood: 'Tamam',
  saved: 'Çerez tercihiniz kaydedildi.',
  close: 'Kapat',
  settings: {
    title: 'Çerez ayarları',
    text: 'Hangi çerezlere izin verdiğinizi seçin. Kararınız bir yıl geçerlidir; dilediğiniz an değiştirebilirsiniz. İznini geri aldığınız çerezler silinir.',
    categories: 'Çerez türleri',
    necessary: {
      label: 'Zorunlu',
      hint: 'Dil, tema, oturum ve bu tercihin kendisi. Site onlarsız çalışmaz, bu yüzden hep açıktır.',
    },
    analytics: {
      label: 'Analiz',
      hint: 'Sayfaların nasıl kullanıldığını toplu olarak ölçer; tarayıcınıza rastgele bir numara verilir.',
    },
    marketing: {
      label: 'Pazarlama',
      hint: 'Gördüğünüz reklamları ölçmeye ve ilginize göre seçmeye yarar.',
    },
    preferences: {
      label: 'Tercih',
      hint: 'Son baktığınız kampanyaları sekme kapandıktan sonra da bu cihazda hatırlar.',
    },
    /** Shown when the site has a chatbot. */
    chat: 'Sohbet penceresi de bu izinle açılır.',
    onlyNecessary: 'Yalnızca zorunlu',
    acceptAll: 'Tümünü kabul et',
    save: 'Seçimi kaydet',
  },
};
