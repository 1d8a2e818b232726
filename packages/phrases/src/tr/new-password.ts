/** Phrases for resetting a forgotten password. */
export const newPassword = {
  forgot: {
    title: 'Şifrenizi mi unuttunuz?',
    lede: 'Kullanıcı adınızı veya e-posta adresinizi yazın; şifrenizi yenileyeceğiniz bir bağlantı gönderelim. Bağlantı 30 dakika geçerlidir.',
    submit: 'Bağlantı gönder',
    failed: 'Bağlantı gönderilemedi. Lütfen tekrar deneyin.',
    sentTitle: 'E-postanızı kontrol edin',
    sent: 'Böyle bir üyelik varsa kayıtlı adresine bir bağlantı gönderdik. Birkaç dakika içinde gelmezse istenmeyen posta klasörünüze de bakın.',
  },
  reset: {
    title: 'Yeni şifrenizi belirleyin',
    lede: 'Şifre yenilendiğinde diğer cihazlardaki oturumlarınız kapanır.',
    password: 'Yeni şifre',
    submit: 'Şifremi yenile',
    failed: 'Şifreniz yenilenemedi. Lütfen tekrar deneyin.',
  },
};
