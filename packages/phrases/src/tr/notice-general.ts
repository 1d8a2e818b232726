import type { NoticeText } from '../notice.ts';

/** Privacy notice of all other forms. */
export const generalNotice: NoticeText = {
  title: 'Kişisel Verilerin Korunması Aydınlatma Metni',
  version: '2026-11-29',
  sections: [
    {
      heading: 'Veri sorumlusu',
      paragraphs: [
        '6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca kişisel verileriniz, veri sorumlusu sıfatıyla {controllerName} (adres: {controllerAddress}, e-posta: {controllerEmail}) tarafından aşağıda anlatıldığı şekilde işlenir. Bu metin, Kanun’un 10. maddesindeki aydınlatma yükümlülüğünü yerine getirmek için hazırlanmıştır; onu okumanız rıza verdiğiniz anlamına gelmez.',
      ],
    },
    {
      heading: 'İşlenen kişisel veriler',
      paragraphs: [
        'Teklif formunda verdiğiniz kimlik ve iletişim bilgileri (ad, soyad, e-posta adresi, cep telefonu numarası, il ve ilçe), dilerseniz eklediğiniz cinsiyet, doğum tarihi ve tercih ettiğiniz iletişim kanalı ile saati, teklif istediğiniz kampanya, formu gönderdiğiniz an ve işaretlediğiniz kutular kaydedilir. İletişim formunda adınız, e-posta adresiniz, dilerseniz telefon numaranız, konu ve iletiniz; bir kampanyayı bildirdiğinizde bildirimin nedeni ile dilerseniz e-posta adresiniz ve açıklamanız kaydedilir. Numaranızı kısa mesajla gönderilen bir kodla doğrulamak isterseniz kodun geri döndürülemeyen bir özeti kısa süreyle, kodun gönderildiği ve numaranın doğrulandığı an ise kısaltılmış ağ adresiyle birlikte kaydedilir. Kötüye kullanımı önlemek için ağ adresinizin, adresin kendisine geri çevrilmeyen bir özeti kısa süreyle tutulur.',
        'Üye olursanız kullanıcı adınız, e-posta adresiniz, şifrenizin geri döndürülemeyen bir özeti, oturumlarınız (tarayıcı ve kısaltılmış ağ adresi), takip ettikleriniz, bildirimleriniz, hesabınızda yaptığınız işlemler ve profilinize dilerseniz eklediğiniz bilgiler (ad, soyad, telefon, cinsiyet, doğum tarihi, meslek, il, ilçe ve hatırlatma tercihi) işlenir. Hesabınızı silerseniz hesabın ve e-posta adresinizin, kendilerine geri çevrilmeyen birer özeti bir süre tutulur.',
        'Bültene abone olursanız e-posta adresiniz, seçtiğiniz dil, konular ve sıklık, aboneliği istediğiniz, onayladığınız ve bitirdiğiniz an, onaylarken gördüğünüz metin ve size gönderilen sayılar kaydedilir.',
        'Bizimle çalışmak için e-posta ile başvurursanız iletiniz, adresiniz ve dilerseniz eklediğiniz özgeçmiş ile iş örnekleri işlenir.',
      ],
    },
    {
      heading: 'İşleme amaçları ve hukuki sebepler',
      paragraphs: [
        'Talebinizin alınması, ilgili markaya iletilmesi, teklif hazırlanması ve size dönüş yapılması; sözleşmenin kurulması veya ifasıyla doğrudan ilgili olması sebebine (madde 5/2-c) dayanır.',
        'Üyeliğinizin yürütülmesi, hesabınıza girebilmeniz ve takip ettiklerinizin size gösterilmesi üyelik sözleşmesinin ifası sebebine (madde 5/2-c); oturumların ve işlemlerin kaydı hesabınızın güvenliğine ilişkin meşru menfaat sebebine (madde 5/2-f) dayanır.',
        'İletişim formundan yazdıklarınızın yanıtlanması ve bildirdiğiniz kampanyanın denetlenip düzeltilmesi meşru menfaat sebebine (madde 5/2-f) dayanır; yazdıklarınız markaya yalnızca isteğinizle ilgiliyse iletilir.',
        'Bültenin gönderilmesi, yalnızca bültenin kendi kutusuyla verip e-postadaki bağlantıyla doğruladığınız, her sayının sonundaki bağlantıyla geri alabileceğiniz açık rızanıza (madde 5/1) ve onayınıza; bu onayın kanıtının saklanması hukuki yükümlülük sebebine (madde 5/2-ç) dayanır.',
        'İş başvurunuzun değerlendirilmesi, iş sözleşmesinin kurulmasıyla doğrudan ilgili olması sebebine (madde 5/2-c); ileride açılacak işler için saklanması, yalnızca iletinizde belirttiğiniz açık rızanıza (madde 5/1) dayanır.',
        'Mevzuattan doğan saklama ve bilgi verme ödevlerinin yerine getirilmesi ve silinen bir hesabın yedekten geri gelmesi hâlinde yeniden silinmesi hukuki yükümlülük sebebine (madde 5/2-ç), bir hakkın tesisi, kullanılması veya korunması için kayıt tutulması aynı fıkranın (e) bendine dayanır.',
        'Mükerrer ve otomatik başvuruların ayıklanması, hizmetin güvenliğinin sağlanması ve başvuru sayılarının ölçülmesi, temel hak ve özgürlüklerinize zarar vermemek kaydıyla meşru menfaat sebebine (madde 5/2-f) dayanır.',
        'Verilerinizin size özel öneriler hazırlamak amacıyla kullanılması ve ticari elektronik ileti gönderilmesi yalnızca ayrı kutularla vereceğiniz, dilediğiniz an geri alabileceğiniz açık rızanıza ve onayınıza bağlıdır. Bu kutuları boş bırakmanız teklif almanızı etkilemez.',
        'Numaranıza, yalnızca siz istediğinizde, bir doğrulama kodu gönderilmesi; kısa mesaj ve arama izninin numaranın sahibince verildiğini kanıtlayabilmek ve başkasının numarasına ileti gönderilmesini önlemek amacıyla meşru menfaat sebebine (madde 5/2-f) dayanır. Kod tanıtım içermez; numaranızı doğrulamamanız teklif almanızı etkilemez.',
      ],
    },
    {
      heading: 'Aktarım',
      paragraphs: [
        'Bilgileriniz, talebinizin karşılanması amacıyla seçtiğiniz kampanyayı düzenleyen markaya ve onun yetkili satıcısına; barındırma, e-posta ve kısa mesaj hizmeti aldığımız, sözleşmeyle bağlı veri işleyenlere; kanunen yetkili kamu kurum ve kuruluşlarına, Kanun’un 8. maddesi çerçevesinde ve amaçla sınırlı olarak aktarılır. Verileriniz satılmaz, ilgisiz üçüncü kişilerle paylaşılmaz ve açık bir hukuki sebep bulunmadıkça yurt dışına aktarılmaz.',
      ],
    },
    {
      heading: 'Toplama yöntemi ve saklama süresi',
      paragraphs: [
        'Kişisel verileriniz, internet sitemizdeki formları doldurmanız yoluyla elektronik ortamda ve otomatik yöntemlerle toplanır. Talebinize ilişkin kayıtlar, talebin sonuçlanmasının ardından ilgili zamanaşımı ve mevzuat süreleri boyunca saklanır; süre dolduğunda silinir, yok edilir veya anonim hâle getirilir. Üyelik bilgileri hesabınız durdukça saklanır; hesabınızı sildiğinizde silinir. Bülten kayıtları abonelik sürdükçe, onayınızın kanıtı abonelik bittikten sonra da saklanır. Süreler KVKK sayfasındaki tabloda yazar.',
      ],
    },
    {
      heading: 'Haklarınız ve başvuru',
      paragraphs: [
        'Kanun’un 11. maddesi uyarınca; kişisel verilerinizin işlenip işlenmediğini öğrenme, işlenmişse bilgi isteme, işlenme amacını ve amaca uygun kullanılıp kullanılmadığını öğrenme, yurt içinde veya yurt dışında aktarıldığı kişileri bilme, eksik ya da yanlış işlenmişse düzeltilmesini, şartları oluştuğunda silinmesini veya yok edilmesini ve bu işlemlerin aktarılan kişilere bildirilmesini isteme, münhasıran otomatik sistemlerle analiz edilmesi sonucu aleyhinize bir sonuç doğmasına itiraz etme ve kanuna aykırı işleme sebebiyle uğradığınız zararın giderilmesini talep etme haklarına sahipsiniz.',
        'Başvurunuzu {controllerAddress} adresine yazılı olarak ya da {controllerEmail} adresine e-posta ile iletebilirsiniz; üyeyseniz profilinizdeki Verilerim sayfasından da başvurabilir, verilerinizi görebilir, indirebilir ve silebilirsiniz. Başvurular en geç otuz gün içinde ücretsiz sonuçlandırılır. Cevabı öğrendiğiniz tarihten itibaren otuz ve her hâlde başvuru tarihinden itibaren altmış gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.',
      ],
    },
  ],
};
