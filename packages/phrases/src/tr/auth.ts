/** Phrases shared by login, registration and the pages opened by e-mailed links. */
export const auth = {
  username: 'Kullanıcı adı',
  email: 'E-posta',
  usernameOrEmail: 'Kullanıcı adı veya e-posta',
  usernameHint: '3–30 karakter: harf, rakam, nokta, tire, alt çizgi. Sonradan değiştirilemez.',
  password: 'Şifre',
  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  passwordConfirmation: 'Şifre tekrarı',
  /** Messages for empty required fields. */
  missing: {
    username: 'Kullanıcı adınızı yazın',
    usernameOrEmail: 'Kullanıcı adınızı veya e-posta adresinizi yazın',
    email: 'E-posta adresinizi yazın',
    password: 'Şifrenizi yazın',
    passwordConfirmation: 'Şifrenizi bir kez daha yazın',
    kvkkConsent: 'Üye olmak için aydınlatma metnini okuduğunuzu işaretleyin',
    code: 'Kodu yazın',
  },
  kept: 'Yazdıklarınız duruyor.',
  registered: 'Üyeliğiniz oluşturuldu',
  toLogin: 'Giriş sayfasına dön',
  reasons: {
    title: 'Üyelikle daha kolay',
    items: [
      {
        title: 'Beğendiğinizi takip edin',
        text: 'Takip ettiğiniz kampanya bitmeden size haber verelim.',
      },
      {
        title: 'Teklifleriniz tek yerde',
        text: 'Hangi markadan ne zaman teklif istediğinizi görün, vazgeçerseniz geri çekin.',
      },
      {
        title: 'Formlar dolu gelsin',
        text: 'İletişim bilgilerinizi her teklifte yeniden yazmayın.',
      },
      {
        title: 'Verileriniz sizin',
        text: 'Hangi verilerinizi sakladığımızı görün, indirin, dilediğiniz an silin.',
      },
    ],
    free: 'Üyelik ücretsizdir; teklif istemek için üye olmanız gerekmez.',
  },
  strength: {
    label: 'Şifrenizde olması gerekenler',
    needs: {
      length: 'En az 8 karakter',
      uppercase: 'Büyük harf',
      lowercase: 'Küçük harf',
      digit: 'Rakam',
      special: 'Özel karakter',
      uncommon: 'Yaygın bir şifre değil',
      nameless: 'Kullanıcı adınız ya da e-posta adınız geçmemeli',
    },
    missing: (p: { needs: string }) => `Şifrenizin henüz karşılamadığı koşullar: ${p.needs}`,
    weak: 'Zayıf şifre',
    good: 'Güçlü şifre',
    best: 'Çok güçlü şifre',
  },
  badLink: {
    title: 'Bu bağlantı kullanılamıyor',
    text: 'Bağlantı eksik, daha önce kullanılmış ya da süresi dolmuş olabilir.',
    askAgain: 'Yeni bağlantı iste',
  },
};
