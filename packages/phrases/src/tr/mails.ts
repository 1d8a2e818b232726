import type { MailPhrases } from '../mail-words.ts';
import { inbox } from './inbox.ts';

const { topics } = inbox.contact;

/** Phrases of the e-mails. `MailPhrases` is their shape in both languages. */
export const mails: MailPhrases = {
  frame: {
    pasteLink: 'Düğme çalışmazsa şu adresi tarayıcınıza yapıştırın:',
    sender: (p) => `Gönderen: ${p.name}, ${p.address}`,
    write: (p) => `Bu e-postaya gelen yanıtlar okunmaz. Bize yazmak için: ${p.email}`,
    reasons: {
      address: 'Bu e-postayı, adresiniz Ayraç’taki bir işlemde kullanıldığı için aldınız.',
      account: 'Bu e-postayı, Ayraç hesabınızla ilgili olduğu için aldınız.',
      request: 'Bu e-postayı, teklif isteğinizde bu adresi yazdığınız için aldınız.',
      reminder: 'Bu e-postayı, profilinizde kampanya hatırlatmalarını açtığınız için aldınız.',
      mailbox:
        'Bu e-postayı, markanıza gelen isteklerin bu adrese bildirilmesini onayladığınız için aldınız.',
      permission: 'Bu e-postayı, kampanya iletilerine izin verdiğiniz için aldınız.',
      newsletter: 'Bu e-postayı, bültene abone olup aboneliğinizi onayladığınız için aldınız.',
      'personal-data': 'Bu e-postayı, kişisel verilerinizle ilgili isteğiniz üzerine aldınız.',
      inbox: 'Bu e-postayı, sitemizden bize yazdığınız için aldınız.',
      crm: 'Bu e-postayı, Ayraç CRM ekibinde olduğunuz için aldınız. Ekip sayfasından kapatabilirsiniz.',
    },
    lastDay: (p) => `Son gün: ${p.date}`,
    stopNewsletter: 'Bülten tercihleri ve abonelikten çıkma',
    stopReminders: 'Hatırlatmaları kapat',
    figures: {
      requests: 'Gelen istek',
      median: 'İlk yanıt (medyan)',
      slowest: '10 isteğin 9’una ilk yanıt',
      inTime: 'Süresinde yanıt',
      contacted: 'Görüşülen',
      won: 'Kazanılan',
    },
    figure: (p) => `${p.name}: ${p.value}${p.before === null ? '' : ` (önceki ay ${p.before})`}`,
    noRequests: 'Bu ay da önceki ay da istek gelmedi.',
    noneBefore: 'Önceki ay istek gelmediği için karşılaştırma yapılmadı.',
    minutes: (p) => `${p.minutes} dk`,
    hours: (p) => `${p.hours} sa ${p.minutes} dk`,
    stopMessages: 'Kampanya iletisi izninizi geri alın',
  },
  letters: {
    'verify-email': (p) => ({
      subject: 'E-posta adresinizi doğrulayın',
      preheader: 'Adresin size ait olduğunu doğrulamanız yeterli.',
      title: 'E-posta adresinizi doğrulayın',
      paragraphs: [
        `${p.date} tarihinde bu e-posta adresiyle “${p.username}” adlı bir Ayraç hesabı açıldı.`,
        'Hesabı siz açtıysanız aşağıdaki düğmeyle sayfayı açın ve adresinizi doğrulayın.',
      ],
      button: 'Adresimi doğrula',
      notes: [
        `Bağlantı ${p.hours} saat geçerlidir ve bir kez kullanılabilir.`,
        'Hesabı siz açmadıysanız aynı sayfada “Bu ben değilim” seçeneğiyle hesabı silebilirsiniz.',
      ],
    }),
    'email-in-use': {
      subject: 'Ayraç hesabınız zaten var',
      preheader: 'Bu adresle yeni bir hesap açılmak istendi.',
      title: 'Zaten bir hesabınız var',
      paragraphs: [
        'Bu e-posta adresiyle yeni bir hesap açılmak istendi. Adres zaten bir Ayraç hesabında kayıtlı olduğu için yeni hesap açılmadı.',
        'Bunu siz denediyseniz mevcut hesabınızla giriş yapabilirsiniz. Şifrenizi hatırlamıyorsanız giriş sayfasında yenileyebilirsiniz.',
      ],
      button: 'Giriş yap',
      notes: ['Siz denemediyseniz bir şey yapmanız gerekmez; hesabınızda hiçbir şey değişmedi.'],
    },
    'password-reset': (p) => ({
      subject: 'Yeni şifrenizi belirleyin',
      preheader: 'Şifrenizi bu bağlantıyla yenileyebilirsiniz.',
      title: 'Yeni şifrenizi belirleyin',
      paragraphs: [
        `Kullanıcı adı ${p.username} olan Ayraç hesabınız için yeni bir şifre istendi. Aşağıdaki düğmeyle açılan sayfada yeni şifrenizi belirleyebilirsiniz.`,
      ],
      button: 'Yeni şifre belirle',
      notes: [
        `Bağlantı ${p.minutes} dakika geçerlidir ve bir kez kullanılabilir.`,
        'Bunu siz istemediyseniz bir şey yapmanız gerekmez; şifreniz değişmedi.',
      ],
    }),
    invitation: (p) => ({
      subject: 'Ayraç hesabınız hazır',
      preheader: 'Hesabınızı kullanmak için kullanıcı adınızı ve şifrenizi belirleyin.',
      title: 'Ayraç hesabınız hazır',
      paragraphs: [
        `Sizin için bir Ayraç hesabı açıldı. Kullanıcı adınız: ${p.username}`,
        'Aşağıdaki düğmeyle açılan sayfada sizi kimin davet ettiğini görür, kullanıcı adınızı ve şifrenizi belirlersiniz.',
      ],
      button: 'Daveti aç',
      notes: [
        `Bağlantı ${p.hours} saat geçerlidir ve bir kez kullanılabilir.`,
        'Bu davetten haberiniz yoksa bir şey yapmanız gerekmez; şifre belirlenmeden hesap kullanılamaz.',
      ],
    }),
    'password-changed': (p) => ({
      subject: 'Şifreniz değişti',
      preheader: 'Değişikliği siz yapmadıysanız hemen yeni bir şifre belirleyin.',
      title: 'Şifreniz değişti',
      paragraphs: [
        'Ayraç hesabınızın şifresi değiştirildi. Değişikliği siz yaptıysanız başka bir şey yapmanız gerekmez.',
        `Siz yapmadıysanız hemen yeni bir şifre belirleyin ve bize yazın: ${p.email}`,
      ],
      button: 'Yeni şifre belirle',
    }),
    'second-factor-on': (p) => ({
      subject: 'İki adımlı doğrulama açıldı',
      preheader: 'Girişte artık doğrulama uygulamanızdaki kod da sorulur.',
      title: 'İki adımlı doğrulama açıldı',
      paragraphs: [
        'Ayraç hesabınıza girişte artık doğrulama uygulamanızdaki kod da sorulur. Bu değişikliği siz yaptıysanız başka bir şey yapmanız gerekmez.',
        `Siz yapmadıysanız hemen şifrenizi değiştirin ve bize yazın: ${p.email}`,
      ],
      button: 'Güvenlik ayarlarını aç',
    }),
    'second-factor-off': (p) => ({
      subject: 'İki adımlı doğrulama kapatıldı',
      preheader: 'Değişikliği siz yapmadıysanız hemen şifrenizi değiştirin.',
      title: 'İki adımlı doğrulama kapatıldı',
      paragraphs: [
        'Ayraç hesabınıza artık yalnızca şifrenizle girilebilir. Bu değişikliği siz yaptıysanız başka bir şey yapmanız gerekmez.',
        `Siz yapmadıysanız hemen şifrenizi değiştirin ve bize yazın: ${p.email}`,
      ],
      button: 'Güvenlik ayarlarını aç',
    }),
    'second-factor-reset': (p) => ({
      subject: 'İki adımlı doğrulamanız sıfırlandı',
      preheader: 'Bunu siz istemediyseniz hemen bize yazın.',
      title: 'İki adımlı doğrulamanız sıfırlandı',
      paragraphs: [
        'Ayraç hesabınızın iki adımlı doğrulamasını bir yönetici sıfırladı ve bütün oturumlarınız kapatıldı. Giriş yaptıktan sonra yeniden kurabilirsiniz.',
        `Bunu siz istemediyseniz hemen şifrenizi değiştirin ve bize yazın: ${p.email}`,
      ],
      button: 'Güvenlik ayarlarını aç',
    }),
    'request-received': (p) => ({
      subject: `Teklif isteğiniz alındı: ${p.campaign}`,
      preheader: 'İsteğinizi izleyebilir ya da geri çekebilirsiniz.',
      title: 'Teklif isteğiniz alındı',
      paragraphs: [
        'İsteğinizin durumunu görmek ya da isteğinizi geri çekmek için aşağıdaki sayfayı açabilirsiniz.',
        ...(p.asksPermission
          ? [
              'E-posta ile kampanya haberleri almak istediğinizi işaretlediniz. İzniniz, aynı sayfada onayladığınızda geçerli olur; onaylamazsanız size haber göndermeyiz.',
            ]
          : []),
      ],
      steps: {
        title: 'Şimdi ne olacak?',
        lines: [
          'Marka isteğinizi okur ve size uygun teklifi hazırlar.',
          'Genellikle 2 iş günü içinde sizi arar ya da size yazar.',
          'Teklifi inceler, kararı siz verirsiniz. İsteğiniz sizi hiçbir şeye bağlamaz.',
        ],
      },
      button: 'İsteğimi göster',
      notes: ['Bağlantı size özeldir; lütfen kimseyle paylaşmayın.'],
    }),
    'text-changed': (p) => ({
      subject: p.title === null ? 'İzin metinlerimiz değişiyor' : `Metin değişikliği: ${p.title}`,
      preheader: `Yeni metin ${p.date} tarihinden itibaren geçerli.`,
      title: 'Size gösterdiğimiz bir metin değişiyor',
      paragraphs: [
        p.title === null
          ? `Formlardaki isteğe bağlı izin kutularının metinlerini yeniledik. Yeni metinler ${p.date} tarihinden itibaren geçerlidir.`
          : `Daha önce size gösterdiğimiz “${p.title}” yenilendi. Yeni metin ${p.date} tarihinden itibaren geçerlidir.`,
        'Daha önce verdiğiniz izinler, verdiğiniz günkü metinle kayıtlı kalır; yeni bir izin vermiş sayılmazsınız.',
      ],
      button: 'Metni oku',
    }),
    'requests-joined': (p) => ({
      subject:
        p.campaigns.length === 1
          ? 'Önceki teklif isteğiniz hesabınıza eklendi'
          : 'Önceki teklif istekleriniz hesabınıza eklendi',
      preheader: 'Size ait olmayan bir istek varsa tek düğmeyle çıkarabilirsiniz.',
      title: 'Önceki istekleriniz artık hesabınızda',
      paragraphs: [
        'E-posta adresinizle hesabınızdan önce gönderilen istekler “İlgilendiğim kampanyalar” sayfanıza eklendi:',
        ...p.campaigns,
        'İçlerinde size ait olmayan bir istek varsa o sayfadaki “Bana ait değil” düğmesiyle hesabınızdan çıkarabilirsiniz.',
      ],
      button: 'İsteklerimi göster',
    }),
    'campaign-ending': (p) => ({
      subject:
        p.count === 1
          ? `Takip ettiğiniz kampanya bitiyor: ${p.first}`
          : `Takip ettiğiniz ${p.count} kampanya bitiyor`,
      preheader: 'Kaçırmadan bir kez daha bakın.',
      title: p.count === 1 ? 'Takip ettiğiniz kampanya bitiyor' : 'Takip ettiğiniz kampanyalar bitiyor',
      paragraphs: [p.count === 1 ? 'Son günü yaklaştı:' : 'Son günü yaklaşan kampanyalar:'],
      button: 'Kampanyalarımı göster',
    }),
    'newsletter-confirm': (p) => ({
      subject: 'Bülten aboneliğinizi onaylayın',
      preheader: 'Onayınız olmadan bülten göndermeyiz.',
      title: 'Bülten aboneliğinizi onaylayın',
      paragraphs: [
        'Bu adres için Ayraç bülteni aboneliği istendi. Abonelik, aşağıdaki düğmeyle açılan sayfada onayladığınızda başlar; onayınız olmadan bülten göndermeyiz.',
      ],
      button: 'Onay sayfasını aç',
      notes: [
        `Bağlantı ${p.days} gün geçerlidir.`,
        'Adresinizi siz yazmadıysanız bir şey yapmanız gerekmez.',
      ],
    }),
    'newsletter-known': {
      subject: 'Bültenimizi zaten alıyorsunuz',
      preheader: 'Konuları ve sıklığı tercih sayfasından değiştirebilirsiniz.',
      title: 'Bültenimizi zaten alıyorsunuz',
      paragraphs: [
        'Bu adres için Ayraç bülteni aboneliği yeniden istendi. Aboneliğiniz sürüyor; hiçbir şey değişmedi.',
        'Konuları, dili ve sıklığı değiştirmek ya da abonelikten çıkmak için tercih sayfasını açabilirsiniz.',
      ],
      button: 'Bülten tercihleri',
      notes: ['Adresinizi siz yazmadıysanız bir şey yapmanız gerekmez.'],
    },
    'newsletter-issue': {
      subject: 'Öne çıkan kampanyalar',
      preheader: 'Sizin için seçtiğimiz kampanyalar ve son günleri.',
      title: 'Öne çıkan kampanyalar',
      paragraphs: ['Bu sayıda sizin için seçtiğimiz kampanyalar:'],
      button: 'Tüm kampanyaları göster',
    },
    'newsletter-edition': (p) => ({
      subject: p.heading,
      preheader: p.paragraphs[0] ?? p.heading,
      title: p.heading,
      paragraphs: p.paragraphs,
      button: 'Tüm kampanyaları göster',
    }),
    'edition-test': (p) => ({
      subject: `Deneme: ${p.heading}`,
      preheader: p.paragraphs[0] ?? p.heading,
      title: p.heading,
      paragraphs: p.paragraphs,
      button: 'Tüm kampanyaları göster',
    }),
    'data-request-received': (p) => ({
      subject: 'Kişisel veri başvurunuz alındı',
      preheader: 'Yanıt için son günü bu e-postada bulabilirsiniz.',
      title: 'Başvurunuz alındı',
      paragraphs: [
        'Kişisel verilerinizle ilgili başvurunuz bize ulaştı. Yanıtımızı bu adrese göndereceğiz.',
        `Yanıt için son gün: ${p.date}`,
      ],
    }),
    'data-request-answered': (p) => ({
      subject: 'Kişisel veri başvurunuz yanıtlandı',
      preheader: 'Yanıtımız bu e-postada.',
      title: 'Başvurunuzun yanıtı',
      paragraphs: p.paragraphs,
      ...(p.hasData && {
        notes: [
          'Veri sorumlusu olarak hakkınızda sakladığımız verileri ekteki dosyada bulabilirsiniz. Markaların kendi notları için markaya başvurabilirsiniz.',
        ],
      }),
    }),
    'data-erased': {
      subject: 'Kişisel verileriniz silindi',
      preheader: 'Bu, size gönderdiğimiz son e-postadır.',
      title: 'Kişisel verileriniz silindi',
      paragraphs: [
        'İsteğiniz üzerine hesabınızı ve kişisel verilerinizi sildik. Teklif isteklerinizden geriye, sizi tanıtmayan sayılar kalır.',
        'Bu e-posta gönderildikten sonra adresiniz de silinir.',
      ],
    },
    'mailbox-confirm': (p) => ({
      subject: `İstek bildirimleri için adresinizi onaylayın: ${p.brand}`,
      preheader: 'Onayınız olmadan bu adrese istek göndermeyiz.',
      title: 'Bildirim adresini onaylayın',
      paragraphs: [
        `${p.brand} için Ayraç üzerinden gelen isteklerin bu adrese bildirilmesi istendi. Bildirimler, aşağıdaki düğmeyle açılan sayfada onayladığınızda başlar.`,
      ],
      button: 'Onay sayfasını aç',
      notes: [`Bağlantı ${p.days} gün geçerlidir.`, 'Bu markayla ilginiz yoksa bir şey yapmanız gerekmez.'],
    }),
    'brand-request': (p) => {
      const titles = {
        'request-created': `Yeni istek: ${p.campaign}`,
        'request-changed': `İstek değişti: ${p.campaign}`,
        'request-withdrawn': `İstek geri çekildi: ${p.campaign}`,
        test: `Deneme: ${p.brand}`,
      };
      const texts = {
        'request-created': `${p.brand} için yeni bir istek geldi.`,
        'request-changed': `${p.brand} için gelen bir istek değişti.`,
        'request-withdrawn':
          'İsteği gönderen kişi isteğini geri çekti; lütfen kendisiyle artık iletişime geçmeyin.',
        test: 'Bu bir denemedir; istek bildirimleri bu adrese gelir.',
      };
      const { contact } = p;
      return {
        subject: titles[p.event],
        preheader: texts[p.event],
        title: titles[p.event],
        paragraphs: [
          texts[p.event],
          ...(contact === null
            ? []
            : [
                `Kişi: ${contact.name} ${contact.surname}`,
                `Telefon: ${contact.phone}`,
                `E-posta: ${contact.email}`,
                ...(contact.city === null ? [] : [`Yer: ${contact.city} ${contact.town ?? ''}`.trim()]),
              ]),
        ],
        button: 'CRM’de aç',
      };
    },
    'lead-mail': (p) => ({
      subject: p.subject,
      preheader: `${p.brand} isteğiniz hakkında yazdı.`,
      title: p.subject,
      paragraphs: p.paragraphs,
      button: 'İsteğinizi görün',
      notes: [
        `Bu iletiyi ${p.brand}, “${p.campaign}” için gönderdiğiniz istek üzerine yazdı.`,
        ...(p.canReply ? ['Bu e-postayı yanıtlayarak bize yazabilirsiniz.'] : []),
      ],
    }),
    'lead-marketing': (p) => ({
      subject: p.subject,
      preheader: `${p.brand} size yazdı.`,
      title: p.subject,
      paragraphs: p.paragraphs,
      button: 'İsteğinizi görün',
      notes: [
        `Bu iletiyi ${p.brand}, kampanya iletileri için verdiğiniz izne dayanarak gönderdi.`,
        ...(p.canReply ? ['Bu e-postayı yanıtlayarak bize yazabilirsiniz.'] : []),
      ],
    }),
    'inbox-answer': (p) => ({
      subject:
        p.campaign === null
          ? `Bize yazdığınız konu: ${topics[p.topic ?? 'other']}`
          : `Bildiriminiz: ${p.campaign}`,
      preheader: 'Yazdıklarınıza yanıtımız.',
      title: p.campaign === null ? 'İletinize yanıtımız' : 'Bildiriminize yanıtımız',
      paragraphs: p.paragraphs,
      ...(!p.canReply && { button: 'Bize yeniden yazın' }),
      notes: [
        ...(p.canReply ? ['Bu e-postayı yanıtlayarak bize yeniden yazabilirsiniz.'] : []),
        ...(p.quoted.length > 0 ? ['Bize şunu yazmıştınız:', ...p.quoted] : []),
      ],
    }),
    'lead-report': (p) => ({
      subject: p.brand === null ? `CRM raporu: ${p.month}` : `${p.brand} raporu: ${p.month}`,
      preheader: 'Ayın istekleri, ilk yanıt süreleri ve sonuçları.',
      title: `${p.brand ?? 'CRM'} raporu: ${p.month.replace(' ', '\u00a0')}`,
      paragraphs: [
        `${p.month} içinde gelen istekler, şu anki durumlarıyla. Süreler çalışma saatlerine göre sayılır.`,
        ...p.lines,
      ],
      button: 'Raporu aç',
      notes: [
        p.hasFile
          ? 'Raporun kişilere, markalara ve kayıp nedenlerine göre tamamı ekteki PDF dosyasında.'
          : 'Açılan sayfadan raporu PDF olarak indirebilirsiniz.',
      ],
    }),
    'leads-planned': (p) => ({
      subject:
        p.count === 1
          ? 'Bir istek için sonraki adımın zamanı geldi'
          : `${p.count} istek için sonraki adımın zamanı geldi`,
      preheader: 'Planladığınız adım sizi bekliyor.',
      title: 'Planladığınız adımın zamanı geldi',
      paragraphs: ['Bu istekler için planladığınız adımın zamanı geldi:'],
      button: 'Sıradaki istekleri göster',
    }),
    'leads-unanswered': (p) => ({
      subject: p.count === 1 ? 'Bir istek yanıt bekliyor' : `${p.count} istek yanıt bekliyor`,
      preheader: `Otomasyon: ${p.rule}`,
      title: p.count === 1 ? 'Bir istek yanıt bekliyor' : `${p.count} istek yanıt bekliyor`,
      paragraphs: [
        {
          reassign: 'Süresinde yanıtlanmayan istekler artık sizde:',
          remind: 'Sorumlusu olduğunuz istekler süresinde yanıtlanmadı:',
          tell: 'Süresinde yanıtlanmayan istekler:',
        }[p.action],
      ],
      button: 'Sıradaki istekleri göster',
      notes: [`Bu e-postayı “${p.rule}” otomasyonu gönderdi.`],
    }),
  },
};
