/** Phrases of the login page. */
export const login = {
  title: 'Giriş yapın',
  lede: 'Takip ettiğiniz kampanyalar ve teklifleriniz sizi bekliyor.',
  remember: 'Beni hatırla',
  forgot: 'Şifremi unuttum',
  submit: 'Giriş yap',
  noAccount: 'Üye değil misiniz?',
  register: 'Üye olun',
  onward: 'Giriş yapıldı, sayfanız açılıyor.',
  goOn: 'Devam etmek için giriş yapın.',
  /** Title of the message for a failed login, as specified. */
  refused: 'Giriş başarısız. Lütfen bilgilerinizi kontrol edin.',
  wrong: 'Kullanıcı adı veya şifre hatalı.',
  failed: 'Giriş tamamlanamadı',
  tryAgain: 'Lütfen tekrar deneyin.',
  tokenUnreadable: 'Oturum bilgileriniz okunamadı. Lütfen yeniden giriş yapın.',
  userUnknown: 'Giriş yapıldı ancak kullanıcı bilgileriniz alınamadı. Lütfen tekrar deneyin.',
  erased: {
    title: 'Hesabınız ve verileriniz silindi',
    text: 'Bütün cihazlardaki oturumlarınız kapandı. Ayraç’ı üye olmadan kullanmaya devam edebilirsiniz.',
    home: 'Ana sayfaya dön',
  },
  forbidden: {
    title: 'Bu sayfa için yetkiniz yok',
    text: (p: { username: string }) =>
      `${p.username} hesabıyla giriş yaptınız. Yetkisi olan başka bir hesapla giriş yapabilir ya da ana sayfaya dönebilirsiniz.`,
    home: 'Ana sayfaya dön',
    awaitsFactor: 'Hesabınızın yetkileri, iki adımlı doğrulamayı açtığınızda geçerli olur.',
    turnFactorOn: 'İki adımlı doğrulamayı aç',
  },
  code: {
    title: 'Doğrulama kodu',
    lede: 'Doğrulama uygulamanızdaki altı haneli kodu yazın. Uygulamaya ulaşamıyorsanız kurtarma kodlarınızdan birini yazabilirsiniz.',
    label: 'Kod',
    submit: 'Doğrula ve giriş yap',
    back: 'Başka bir hesapla giriş yap',
    again: 'Kodla birlikte şifrenizi de yeniden yazın.',
  },
  /** Messages about the event before the login. */
  came: {
    registered:
      'E-posta adresinize bir doğrulama bağlantısı gönderdik. Hemen giriş yapabilir, adresinizi daha sonra doğrulayabilirsiniz.',
    reset: {
      title: 'Şifreniz yenilendi',
      text: 'Yeni şifrenizle giriş yapabilirsiniz.',
    },
    invited: {
      title: 'Daveti kabul ettiniz',
      text: 'Seçtiğiniz kullanıcı adı ve şifreyle giriş yapabilirsiniz.',
    },
  },
};
