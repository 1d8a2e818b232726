import type { NoticeText } from '../notice.ts';

/** The longer privacy notice of BMW campaigns, whose quote requests go to the importer and its dealers. */
export const borusanNotice: NoticeText = {
  title: 'BMW kampanyaları için ayrıntılı aydınlatma metni',
  version: '2026-11-29',
  sections: [
    {
      heading: 'Bu metnin kapsamı ve veri sorumluları',
      paragraphs: [
        'Bu metin, BMW markalı araç kampanyaları için teklif isteyen kişilere, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca bilgi vermek için hazırlanmıştır. Başvurunuzu bu sitede toplayan ve markaya ileten {controllerName} (adres: {controllerAddress}, e-posta: {controllerEmail}) kendi yaptığı işlemler bakımından veri sorumlusudur.',
        'Başvurunuz kendisine ulaştıktan sonra markanın Türkiye temsilcisi Borusan Otomotiv ve yönlendirildiğiniz yetkili satıcı, teklif hazırlama, deneme sürüşü ve satış süreçlerinde kendi amaçlarını kendileri belirleyen bağımsız veri sorumlularıdır; bu süreçlere ilişkin ayrıntılı bilgiyi kendi aydınlatma metinlerinde sunarlar. Metni okumanız rıza beyanı değildir; rıza gerektiren işlemler için ayrıca, isteğe bağlı kutularla onayınıza başvurulur.',
      ],
    },
    {
      heading: 'İşlenen veri kategorileri',
      paragraphs: [
        'İletişim verileri: ad, soyad, e-posta adresi, cep telefonu numarası, il ve ilçe, tercih ettiğiniz iletişim kanalı ve saati; numaranızı doğrulamak isterseniz kısa mesajla gönderilen kodun geri döndürülemeyen, kısa ömürlü bir özeti.',
        'Araç verileri: ilgilendiğiniz model, donanım ve kampanya; paylaşmanız hâlinde takas etmek istediğiniz araca ilişkin bilgiler.',
        'Hesap ve kimlik doğrulama verileri: üye iseniz kullanıcı adınız ve oturum kayıtlarınız. Şifreniz yalnızca geri döndürülemeyen bir özet olarak tutulur ve hiç kimseyle paylaşılmaz.',
        'Demografik veriler: belirtmeyi seçerseniz cinsiyet ve doğum tarihi.',
        'Kullanım verileri: başvurunun yapıldığı an, başvurduğunuz kampanya, tekrarlanan ve otomatik başvuruları ayırt etmeye yarayan teknik kayıtlar.',
        'Konum verileri: yalnızca formda seçtiğiniz il ve ilçe; cihazınızdan konum bilgisi alınmaz.',
        'Ödeme verileri: bu sitede ödeme alınmaz ve kart bilgisi istenmez; satış aşamasında gerekirse bunu yetkili satıcı kendisi ister.',
        'İçerik ve anket verileri: bizimle yazışmalarınız; bu sitede anket yapılmaz, anket verisi işlenmez.',
        'Parmak izi niteliğindeki teknik veriler: kötüye kullanımı önlemek amacıyla, ağ adresinizden üretilen ve adresin kendisine geri çevrilmeyen kısa ömürlü bir özet.',
      ],
    },
    {
      heading: 'İşleme amaçları',
      paragraphs: [
        'Verileriniz; başvurunuzun alınması ve doğrulanması, size en yakın yetkili satıcının belirlenmesi, araç ve finansman teklifinin hazırlanması, deneme sürüşü veya showroom randevusunun planlanması, sizinle iletişim kurulması, taleplerinizin ve şikâyetlerinizin sonuçlandırılması, aynı kampanya için mükerrer başvuruların ayıklanması, bilgi güvenliğinin sağlanması, kişiyi belirtmeyen istatistiklerin hazırlanması ve yasal yükümlülüklerin yerine getirilmesi amaçlarıyla işlenir.',
        'Açık rıza vermeniz hâlinde, ilgi alanlarınıza uygun kampanya önerileri hazırlanır; ticari ileti onayı vermeniz hâlinde ise seçtiğiniz kanallardan, yani e-posta, kısa mesaj veya arama yoluyla tanıtım yapılır. Her iki onayı da gerekçe göstermeden geri alabilirsiniz; geri almanız önceki işlemlerin hukuka uygunluğunu etkilemez ve teklif sürecinizi durdurmaz. Yalnızca siz istediğinizde numaranıza gönderilen doğrulama kodu, kısa mesaj ve arama onayının numaranın sahibince verildiğini kanıtlamaya yarar.',
      ],
    },
    {
      heading: 'Hukuki sebepler',
      paragraphs: [
        'Teklif hazırlama ve iletişim faaliyetleri, talebiniz üzerine bir sözleşmenin kurulmasıyla doğrudan doğruya ilgili olmasına (KVKK madde 5/2-c) dayanır. Mali ve tüketici mevzuatından doğan kayıt ve bilgi verme ödevleri, hukuki yükümlülük sebebine (madde 5/2-ç) dayanır. Uyuşmazlıklarda delil oluşturacak kayıtların saklanması, bir hakkın tesisi, kullanılması veya korunması sebebine (madde 5/2-e) dayanır. Hizmetin güvenliği, hatalı başvuruların ayıklanması ve başvuru sayılarının izlenmesi, temel hak ve özgürlüklerinize zarar vermeyen meşru menfaat sebebine (madde 5/2-f) dayanır. Kişiye özel öneriler ise yalnızca açık rızanıza (madde 5/1) dayanır.',
      ],
    },
    {
      heading: 'Alıcı grupları ve aktarım amaçları',
      paragraphs: [
        'Başvurunuz; teklifin hazırlanabilmesi için Borusan Otomotiv’e ve seçtiğiniz ile göre belirlenen yetkili satıcıya, finansman istemeniz hâlinde anlaşmalı finans kuruluşuna aktarılır. Barındırma, yedekleme, e-posta ve kısa mesaj hizmeti veren tedarikçiler, yalnızca talimatımızla ve sözleşmeyle bağlı veri işleyen olarak erişir. Yetkili mahkemelere ve kamu kurumlarına, kanunun emrettiği ölçüde bilgi verilir.',
        'Aktarımlar KVKK’nın 8. maddesine uygun olarak ve amaç için gerekli olanla sınırlı yapılır. Verileriniz satılmaz; 9. maddedeki güvencelerden biri sağlanmadıkça yurt dışına aktarılmaz.',
      ],
    },
    {
      heading: 'Toplama yöntemi, saklama ve güvenlik',
      paragraphs: [
        'Verileriniz, sitemizdeki teklif formunu doldurmanız ve sitemizi kullanmanız yoluyla elektronik ortamda, tamamen veya kısmen otomatik yöntemlerle toplanır. Hangi metnin hangi sürümünün gösterildiği, hangi kutuların ne zaman işaretlendiği başvurunuzla birlikte değiştirilemez biçimde kaydedilir.',
        'Teklif kayıtları, sürecin sona ermesinden itibaren ilgili zamanaşımı süreleri boyunca saklanır; teknik güvenlik kayıtları ile doğrulama kodunun özeti birkaç gün içinde silinir; kodun gönderildiği ve numaranın doğrulandığı an işlem kayıtlarında kalır. Süresi dolan veriler periyodik imha kapsamında silinir, yok edilir veya anonim hâle getirilir. Bağlantılar şifrelenir, erişim görev gereği bilmesi gerekenlerle sınırlandırılır ve kayıt altına alınır.',
      ],
    },
    {
      heading: 'KVKK madde 11 kapsamındaki haklarınız',
      paragraphs: [
        'Veri sorumlularına başvurarak; kişisel verinizin işlenip işlenmediğini öğrenebilir, işlenmişse bilgi isteyebilir, işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenebilir, yurt içinde ve yurt dışında aktarıldığı üçüncü kişileri bilebilir, eksik veya yanlış işlenmişse düzeltilmesini isteyebilir, 7. maddedeki şartlar çerçevesinde silinmesini ya da yok edilmesini isteyebilir, bu işlemlerin aktarıldığı kişilere bildirilmesini talep edebilir, münhasıran otomatik sistemlerle analiz sonucu aleyhinize çıkan sonuca itiraz edebilir ve kanuna aykırı işleme nedeniyle zarara uğramışsanız giderilmesini isteyebilirsiniz.',
      ],
    },
    {
      heading: 'Başvuru ve şikâyet',
      paragraphs: [
        'Başvurunuzu kimliğinizi belirleyen bilgilerle birlikte {controllerAddress} adresine yazılı olarak veya {controllerEmail} adresine, sistemimizde kayıtlı e-posta adresinizden gönderebilirsiniz. Talebiniz niteliğine göre en kısa sürede ve en geç otuz gün içinde ücretsiz olarak sonuçlandırılır; işlemin ayrıca bir maliyet gerektirmesi hâlinde Kurul’un belirlediği tarife uygulanır.',
        'Başvurunuzun reddedilmesi, verilen cevabın yetersiz bulunması veya süresinde cevap verilmemesi hâllerinde, cevabı öğrendiğiniz tarihten itibaren otuz ve her hâlde başvuru tarihinden itibaren altmış gün içinde Kişisel Verileri Koruma Kurulu’na şikâyet hakkınız vardır. Borusan Otomotiv’e ve yetkili satıcıya, kendi işlemleri için doğrudan da başvurabilirsiniz.',
      ],
    },
  ],
};
