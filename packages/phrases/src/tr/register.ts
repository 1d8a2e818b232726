/** Phrases of the registration page. */
export const register = {
  title: 'Üye olun',
  summary: 'Üye olmak için şu alanları tamamlayın',
  lede: 'Bir dakika sürer, ücretsizdir.',
  emailHint: 'Doğrulama bağlantısını bu adrese göndeririz.',
  noticeBefore: '',
  noticeLink: 'Aydınlatma metnini',
  noticeRead: 'okudum',
  submit: 'Üye ol',
  hasAccount: 'Zaten üye misiniz?',
  login: 'Giriş yapın',
  failed: 'Üyelik oluşturulamadı. Lütfen tekrar deneyin.',
  done: 'Giriş sayfası açılıyor.',
  toLogin: 'Giriş yap',
};
