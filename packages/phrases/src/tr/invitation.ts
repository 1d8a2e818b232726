/** Phrases of the page that accepts an invitation. */
export const invitation = {
  title: 'Davetiniz',
  lede: (p: { role: string; until: string }) =>
    `Ayraç’a ${p.role} olarak davet edildiniz. Davet ${p.until} tarihine kadar geçerli.`,
  ledeBy: (p: { by: string; role: string; until: string }) =>
    `${p.by} sizi Ayraç’a ${p.role} olarak davet etti. Davet ${p.until} tarihine kadar geçerli.`,
  choose: 'Kullanıcı adınızı ve şifrenizi belirleyin.',
  roles: {
    ADMIN: 'yönetici',
    CRM_ADMIN: 'CRM yöneticisi',
    BRAND: 'marka kullanıcısı',
    CUSTOMER: 'üye',
  },
  submit: 'Daveti kabul et',
  failed: 'Davet kabul edilemedi. Lütfen tekrar deneyin.',
  toLogin: 'Giriş yap',
  askAgain: 'Sizi davet eden kişiden yeni bir davet isteyebilirsiniz.',
  closed: {
    used: {
      title: 'Bu davet kullanıldı',
      text: 'Hesap hazır. Kullanıcı adınız ve şifrenizle giriş yapabilirsiniz.',
    },
    expired: {
      title: 'Davetin süresi doldu',
      text: 'Sizi davet eden kişiden yeni bir davet isteyebilirsiniz.',
    },
  },
};
