/** Phrases of the menu and pages for signed-in members. */
export const account = {
  menu: (p: { name: string }) => `Hesabım: ${p.name}`,
  menuUnread: (p: { name: string; count: number }) => `Hesabım: ${p.name}, ${p.count} yeni bildirim`,
  unread: 'Okunmamış:',
  admin: 'Yönetim paneli',
  crm: 'CRM yönetim paneli',
  profile: 'Profilim',
  myCampaigns: 'İlgilendiğim kampanyalar',
  signOut: 'Çıkış yap',
  signOutFailed: 'Çıkış yapılamadı. Bağlantınızı kontrol edin ve tekrar deneyin.',
  secondFactorRequired: 'Yetkileriniz için iki adımlı doğrulamayı açın',
  tabs: {
    label: 'Profil bölümleri',
    details: 'Bilgilerim',
    security: 'Güvenlik',
    notifications: 'Bildirimler',
    data: 'Verilerim',
  },
  /** Explanations beside a member's notifications. */
  notifications: {
    when: 'Teklif isteğinizin durumu değiştiğinde ve takip ettiğiniz bir kampanya bitmek üzereyken burada haber veririz. Gördüğünüz bildirim okunmuş sayılır.',
    reminders: 'Dilerseniz kampanya bitmeden e-posta da göndeririz.',
    toReminders: 'Hatırlatmaları ayarla',
  },
  unverified: {
    title: 'E-posta adresiniz henüz doğrulanmadı',
    text: 'Haber ve hatırlatma alabilmek için size gönderdiğimiz e-postadaki bağlantıyı açın.',
    resend: 'Bağlantıyı yeniden gönder',
    sent: 'Yeni bağlantıyı e-posta adresinize gönderdik.',
    failed: 'Bağlantı gönderilemedi. Lütfen tekrar deneyin.',
  },
};
