/** Message for a duplicate request, as specified. */
export const duplicateQuote = 'Bu kampanya için daha önce teklif aldınız. Başka bir kampanya seçebilirsiniz.';

/** Message for a server error, as specified. */
export const serverError = 'Sunucu hatası oluştu. Lütfen daha sonra tekrar deneyiniz.';

/** Message with the wait after too many failed logins. */
export const loginThrottled = (p: { count: number; unit: 'second' | 'minute' }) =>
  `Çok fazla deneme yapıldı. ${p.count} ${p.unit === 'second' ? 'saniye' : 'dakika'} sonra tekrar deneyin.`;

/** Message for a limit that admits no further request for hours. */
export const tooManyToday = 'Bugün çok fazla istek gönderdiniz. Lütfen birkaç saat sonra tekrar deneyin.';

/**
 * Messages by refusal code that tell the user what to do next. The server sends them. The English ones must have the
 * same shape.
 */
export const refusals = {
  'malformed-request': 'İstek okunamadı. Lütfen sayfayı yenileyip tekrar deneyin.',
  'validation-failed': 'Lütfen işaretli alanları kontrol edin.',
  'campaign-missing': 'Kampanya bilgisi bulunamadı. Lütfen bir kampanya seçin.',
  'bad-cursor': 'Liste bu noktadan devam ettirilemiyor. Lütfen listeyi yeniden açın.',
  'link-not-valid':
    'Bu bağlantı geçersiz: süresi dolmuş veya daha önce kullanılmış. Lütfen yeni bir bağlantı isteyin.',
  'cross-site-request': 'İstek bu siteden gelmediği için işlenmedi. Lütfen sayfayı yenileyin.',
  unauthenticated: 'Devam etmek için giriş yapın.',
  'wrong-credentials': 'Kullanıcı adı veya şifre hatalı.',
  'second-factor-needed': 'Doğrulama uygulamanızdaki altı haneli kodu yazın.',
  'wrong-code': 'Doğrulama kodu hatalı veya süresi geçmiş. Lütfen yeni bir kod yazın.',
  forbidden: 'Bu işlem için yetkiniz yok.',
  'not-found': 'Aradığınız içerik bulunamadı.',
  'method-not-allowed': 'Bu adres bu işlemi desteklemiyor.',
  'request-timeout': 'İstek zamanında ulaşmadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
  'duplicate-quote': duplicateQuote,
  'campaign-ended': 'Bu kampanya sona erdi. Başka bir kampanya seçebilirsiniz.',
  'campaign-closed': 'Bu kampanya şu an yeni istek almıyor. Başka bir kampanya seçebilirsiniz.',
  'account-exists': 'Bu kullanıcı adı veya e-posta adresi zaten kullanımda.',
  'second-factor-off': 'İki adımlı doğrulama açık değil. Lütfen sayfayı yenileyin.',
  'second-factor-required': 'Rolünüz iki adımlı doğrulama olmadan kullanılamaz; bu yüzden kapatılamaz.',
  'setup-run-out': 'Kurulumun süresi doldu. Lütfen baştan başlayın.',
  'too-many-follows': 'Takip listeniz doldu. Yenisini eklemek için önce birini çıkarın.',
  'request-closed': 'Bu istek artık değiştirilemiyor.',
  'request-withdrawn': 'Bu isteği gönderen kişi geri çekti; yalnızca kendisi yeniden teklif isteyebilir.',
  'link-of-form':
    'Kişi bu kampanya için formla teklif istedi; isteği Form bağlantıları sayfasından kapatabilirsiniz.',
  'last-admin': 'Sitenin tek etkin yöneticisi bu hesap. Önce başka bir yönetici belirleyin.',
  'own-account': 'Bunu kendi hesabınızda yapamazsınız.',
  'leads-unmergeable': 'Bu istekler birleştirilemiyor; listeyi yenileyip tekrar deneyin.',
  'decided-otherwise':
    'Bu istek başka bir sonuçla kapatılmış. Değiştirmek için isteği açın ya da güncel sürümünü belirtin.',
  'permission-missing': 'Bu kişinin kampanya iletisi için kayıtlı bir izni yok.',
  'request-answered': 'Bu başvuru yanıtlanmış. Sayfayı yenileyip yanıtı görebilirsiniz.',
  'email-unverified': 'Önce e-posta adresinizi doğrulayın.',
  'wrong-phone-code': 'Kod hatalı veya süresi geçmiş. Yeni bir kod isteyebilirsiniz.',
  'sms-off': 'Sitemiz kısa mesaj göndermiyor; telefon numaraları şimdilik doğrulanamıyor.',
  'sms-unavailable': 'Şu anda kısa mesaj gönderemiyoruz. Lütfen daha sonra tekrar deneyin.',
  'phone-missing': 'Önce profile telefon numarası eklenmeli.',
  'profile-changed': 'Profiliniz bu sırada başka bir yerde değişti.',
  'record-changed': 'Bu kaydı bu sırada başka biri değiştirdi.',
  'parent-in-bin': 'Üst kategorisi çöp kutusunda. Önce onu geri yükleyin ya da başka bir yer seçin.',
  'pictures-without-text':
    'Yayımlamadan önce her görsel için Türkçe ve İngilizce alternatif metin yazın; görmeyen ziyaretçiler görseli bu metinden tanır.',
  'campaign-contradictory':
    'Kampanyada birbiriyle çelişen bilgiler var. Lütfen düzeltin ya da bilerek yayımladığınızı belirtin.',
  'campaign-scheduled': 'Bu taslağın yayını planlandı. Değiştirmek için önce planı kaldırın.',
  'action-not-possible': 'Kaydın şu anki durumunda bu işlem yapılamıyor.',
  'withdraw-first': 'Kampanyanın sayfası hâlâ sitede. Arşivlemek için önce yayından kaldırın.',
  'delivery-obsolete':
    'Bu bildirim artık gönderilmez: istek geri çekildi, silindi ya da şüpheliler arasında bekliyor.',
  'too-late-to-undo': 'Bu değişikliğin üzerinden on dakika geçti; artık buradan geri alınamaz.',
  'selection-changed': 'Seçtiğiniz kayıtlar bu sırada değişti. Lütfen listeye yeniden bakın.',
  'not-undoable': 'Bu değişiklik geri alınamaz: önceki değerler saklanmıyor.',
  'thread-state': 'Konunun şu anki durumunda bu işlem yapılamıyor. Lütfen sayfayı yenileyin.',
  'campaign-has-thread':
    'Bu kampanyanın açık bir konusu zaten var; yeni bildirimler orada toplanıyor. Yanıtınızı oradan verebilirsiniz.',
  'too-many-rows':
    'Bu kadar satır bir Excel dosyasına sığmıyor. Lütfen listeyi daraltın veya CSV olarak indirin.',
  'too-many-results': 'Bir dosyada en çok 2.000 sonuç olabilir. Lütfen dosyayı bölerek yükleyin.',
  'idempotency-in-progress': 'Aynı istek şu anda işleniyor. Lütfen birkaç saniye bekleyin.',
  gone: 'Bu içerik yayından kaldırıldı.',
  'payload-too-large': 'Gönderilen veri çok büyük.',
  'picture-in-use': 'Bu görsel kullanılıyor; önce kullanıldığı yerden çıkarın.',
  'picture-too-large': 'Bu görsel çok büyük. En çok 20 MB ve 50 megapiksel olabilir.',
  'picture-too-small':
    'Bu görsel çok küçük ya da çok ince. Kısa kenarı en az 16 piksel, uzun kenarı bunun en çok 10 katı olmalı.',
  'picture-unreadable':
    'Bu dosya görsel olarak okunamadı; bozuk olabilir. JPEG, PNG, WebP veya AVIF yükleyin.',
  'attachment-too-large': 'Bu dosya çok büyük. En çok 10 MB olabilir.',
  'attachment-refused':
    'Bu dosya eklenemiyor. PDF, JPEG, PNG, WebP, DOCX ya da XLSX yükleyin; makro içeren belgeler kabul edilmez.',
  'too-many-attachments': 'Bir isteğe en çok 20 dosya eklenebilir.',
  'file-unreadable': 'Bu dosya okunamadı. CSV, XLSX ya da JSON olarak yeniden kaydedip yükleyin.',
  'import-moved':
    'İçe aktarma bu arada başka bir aşamaya geçti. Güncel durumu görmek için sayfayı yenileyin.',
  'edition-moved':
    'Bülten sayısının şu anki durumunda bu işlem yapılamıyor. Güncel durumu sayfada görebilirsiniz.',
  'mail-link-expired':
    'Bu e-postadaki bağlantının süresi doldu; yeniden göndermek yerine kişi yeni bir bağlantı istemeli.',
  'mail-outdated': 'Bu e-postada yazanlar artık güncel değil; bu yüzden yeniden gönderilmiyor.',
  'import-changed-since':
    'Geri alınamaz: bu içe aktarmanın yazdığı kayıtlardan bazıları sonradan değiştirildi.',
  'uri-too-long': 'Adres çok uzun. Lütfen daha kısa bir arama deneyin.',
  'unsupported-media-type': 'Gönderilen veri türü desteklenmiyor.',
  'idempotency-key-reused': 'Bu anahtar başka bir istek için kullanılmış.',
  'login-throttled': 'Çok fazla deneme yapıldı. Lütfen birkaç dakika sonra tekrar deneyin.',
  'proof-needed': 'İsteğiniz için kısa bir güvenlik kontrolü gerekiyor. Lütfen tekrar deneyin.',
  'too-many-requests': 'Çok fazla istek gönderdiniz. Lütfen birkaç dakika sonra tekrar deneyin.',
  internal: serverError,
  overloaded: 'Şu anda yoğunluk var. Lütfen birkaç saniye sonra tekrar deneyin.',
  'database-unavailable': 'Şu anda işleminizi tamamlayamıyoruz. Lütfen biraz sonra tekrar deneyin.',
};
