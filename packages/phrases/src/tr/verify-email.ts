/** Phrases of the page that verifies an e-mail address or declines a registration. */
export const verifyEmail = {
  title: 'E-posta adresinizi doğrulayın',
  account: (p: { date: string; username: string }) =>
    `${p.date} tarihinde bu adresle “${p.username}” adlı bir Ayraç hesabı açıldı.`,
  lede: 'Hesabı siz açtıysanız şifrenizi yazıp adresinizi doğrulayın.',
  ledeSignedIn: 'Bu hesapla giriş yaptınız; adresinizi doğrulamak için düğmeye basmanız yeterli.',
  password: 'Bu hesabın şifresi',
  submit: 'Adresimi doğrula',
  failed: 'Adresiniz doğrulanamadı. Lütfen tekrar deneyin.',
  doneTitle: 'E-posta adresiniz doğrulandı',
  done: 'Teşekkür ederiz. Kampanyalarınızla ilgili haberler artık bu adrese ulaşır.',
  goOn: 'Profilime git',
  again: 'Yeni bir doğrulama bağlantısını profilinizden isteyebilirsiniz.',
  decline: {
    open: 'Bu ben değilim',
    text: 'Hesabı siz açmadıysanız silebilirsiniz. Açık oturumlar kapanır, adresiniz bu hesaptan kaldırılır.',
    submit: 'Hesabı sil',
    failed: 'Hesap silinemedi. Lütfen tekrar deneyin.',
    doneTitle: 'Hesap silindi',
    done: 'Adresiniz artık bu hesapla ilişkili değil. Başka bir şey yapmanız gerekmez.',
    home: 'Ana sayfaya git',
  },
};
