/** Words of Turkish campaigns and categories, and the terms that people use instead, separated by commas. */
export const turkishSynonyms: Readonly<Record<string, string>> = {
  // Cars
  otomobil: `araba, oto, araç, aile arabası, binek, taşıt, otomotiv, vasıta, arabalar, renault, fiat, toyota, volkswagen, ford,
    hyundai, honda, opel, peugeot, citroen, dacia, skoda, seat, kia, nissan, mercedes, audi, volvo, clio, egea, corolla,
    passat, golf, megane`,
  'sıfır otomobil': `sıfır km, sıfır araba, sıfır araç, sıfır kilometre, yeni araba, yeni otomobil, 0 km, araba almak, araç
    almak, otomobil almak`,
  'elektrikli otomobil': `ev araba, şarjlı araba, bataryalı araç, elektrikli araba, elektrikli araç, elektrikli arabalar,
    togg, tesla, byd, t10x, t10f, hibrit araba, elektrikli oto`,
  suv: `arazi aracı, cip, jip, jeep, dört çeker, arazi arabası, arazi taşıtı, 4x4, crossover, duster, tiguan, tucson,
    qashqai`,
  sedan: 'makam aracı',
  hatchback: 'şehir arabası, küçük araba, ilk araba, polo, i20, fabia',
  'ticari araç': `kamyonet, panelvan, minibüs, pikap, hafif ticari, kamyon, transit, doblo, caddy, fiorino, transporter,
    servis aracı, filo aracı, traktör, iş makinesi`,
  motosiklet: `motor, motorsiklet, scooter, mobilet, skuter, yamaha, vespa, kawasaki, moto, motor bisiklet, kask,
    motosiklet kaskı, kurye motoru, elektrikli scooter, elektrikli motosiklet`,
  'araç kiralama': `rent a car, oto kiralama, kiralık araba, kiralık araç, araba kiralama, kiralık oto, rentacar,
    otomobil kiralama, filo kiralama, günlük araç, araç kirala, araba kirala`,
  'bakım servis': `tamir, tamirci, yağ değişimi, oto servis, araba bakımı, araç bakımı, periyodik bakım, motor yağı,
    fren balatası, balata, akü, oto tamir, oto bakım, klima gazı, araç muayene, muayene, oto servisi, kaporta, filtre
    değişimi, antifriz, servis bakım, araba servisi, oto yıkama, egzoz, rot balans, araç kontrolü, kış bakımı, triger, yağ bakımı, kaza onarım,
    boya koruma, pasta cila, oto klima, lpg dönüşümü, lpg montajı, ekspertiz, oto ekspertiz, araç ekspertizi, yağ değiştirmek, araba servise götürmek, yedek parça, oto yedek parça, araba parçası`,
  lastik: `kışlık, jant, kış lastiği, yaz lastiği, kışlık lastik, yazlık lastik, dört mevsim lastik, michelin, goodyear,
    bridgestone, pirelli, lassa, petlas, oto lastik, lastik değişimi, lastik oteli, lastik saklama, teker, tekerlek`,
  'oto aksesuar': `oto paspas, koltuk kılıfı, oto koltuk, çocuk oto koltuğu, oto koltuğu, araç kamerası, dashcam,
    araba aksesuarı, araç aksesuarı, oto teyp, multimedya ekran, oto temizlik, oto kokusu, araç içi, araba kokusu, araç takip, navigasyon, oto hoparlör, jant kapağı, cam filmi, bagaj, oto güneşlik,
    araç şarj cihazı, oto süpürge, araç kaplama, oto kaplama, folyo kaplama`,
  şarj: `şarj istasyonu, elektrikli şarj, şarj ünitesi, ev şarj, wallbox, araç şarj, araba şarjı, şarj kartı, hızlı
    şarj, trugo, zes, eşarj`,
  // Travel
  seyahat: 'tatil, yolculuk, turizm, gezmek, tatil fırsatı, tatil paketi, jolly, etstur, tatilsepeti',
  otel: `konaklama, pansiyon, hotel, oteller, apart, bungalov, tatil yeri, booking, otelz, hostel, suit oda, dağ evi, butik otel, kayak oteli, otel rezervasyonu, yetişkin oteli, dağ oteli, motel`,
  'deniz oteli': `her şey dahil, sahil oteli, plaj oteli, resort, tatil köyü, yaz tatili, deniz tatili, herşey dahil,
    antalya otel, bodrum otel, ultra her şey, bodrum, antalya, marmaris, fethiye, çeşme otel, kuşadası, alanya, belek,
    erken rezervasyon otel, denize sıfır otel, balayı oteli, erken rezervasyon, yaz otelleri, tatil oteli, plaj, çocuklu otel,
    aile oteli, ultra herşey dahil`,
  'şehir oteli': `iş oteli, merkez otel, istanbul otel, ankara otel, izmir otel, hafta sonu otel, havalimanı oteli, hafta sonu kaçamağı, hafta sonu tatili, otel odası, uygulama oteli`,
  'termal otel': `kaplıca, ılıca, termal tesis, kaplıcalar, termal, afyon, yalova termal, kaplıca oteli, sıcak su
    oteli, şifalı su, termal tatil, pamukkale, termaller`,
  'uçak bileti': `uçuş, hava yolu, havayolu, tayyare, uçak, uçak biletleri, ucuz uçak, yurt dışı uçuş, thy, pegasus,
    anadolujet, ajet, sunexpress, türk hava yolları, uçuşlar, uçak seferi`,
  'otobüs bileti': `şehirlerarası otobüs, otogar, otobüs, kamil koç, metro turizm, pamukkale turizm, otobüs seferi,
    otobüs yolculuğu, şehirler arası, tren, tren bileti, hızlı tren, yht, tcdd`,
  feribot:
    'arabalı vapur, deniz otobüsü, vapur, ido, budo, gemi bileti, yunan adası feribotu, arabalı feribot',
  kruvaziyer: `gemi turu, cruise, gemi seyahati, gemi gezisi, gemi tatili, kurvaziyer, cruise turu, gemi, msc,
    akdeniz gemi turu, yunan adaları`,
  tur: `gezi, kültür turu, balayı, kapadokya, yurt dışı tur, karadeniz turu, doğu ekspresi, günübirlik tur, turlar,
    yurt içi tur, gap turu, avrupa turu, balkan turu, tur paketi, doğa turu, kayak turu, safari, rehberli tur, kayak tatili, umre, hac, balon turu, trekking turu, tekne turu, yurtdışı turu, gastronomi turu,
    mısır turu, dubai turu, paris turu, roma turu,
    tekne kiralama, mavi tur`,
  'vize transfer': `vize, schengen, schengen vizesi, havaalanı transfer, transfer, pasaport, vize danışmanlığı,
    havalimanı transferi, havalimanı ulaşım, havaalanı ulaşım, havaalanı servisi, havalimanı servisi, vize başvurusu,
    vize işlemleri, vip transfer, ingiltere vizesi, amerika vizesi`,
  // Finance
  finans: `banka, bankacılık, para, finansman, maaş hesabı, maaş promosyonu, emekli promosyonu, promosyon,
    maaş müşterisi, para transferi, havale, maaş taşıma`,
  'taşıt kredisi': `araba kredisi, oto kredi, araç kredisi, otomobil kredisi, oto kredisi, taşıt finansmanı,
    motor kredisi, motosiklet kredisi, vasıta kredisi, sıfır araç kredisi, araba finansmanı, araba taksitle,
    araç finansmanı, araba için kredi, sıfır araca kredi, araca kredi, arabaya kredi`,
  'ikinci el araç kredisi': `ikinci el araba, ikinci el araç, 2 el araba, 2 el araç, ikinci el oto, ikinci el taşıt,
    ikinci el otomobil, ikinci el kredi`,
  'elektrikli araç kredisi':
    'elektrikli araba kredisi, togg kredisi, elektrikli otomobil kredisi, elektrikli kredi',
  'konut kredisi': `ev kredisi, mortgage, mortgıç, ipotek, tutsat, ev almak, ipotekli kredi, daire kredisi, morgıç,
    ev finansmanı, ev için kredi, mortgage kredisi, konut finansmanı, morgage, ilk ev kredisi, ipotekli konut, yazlık kredisi, ev alma kredisi,
    konut faizi, konut faiz, ev faizi, mortgage faizi, mortgage faiz oranı, evime kredi`,
  'ihtiyaç kredisi': `nakit kredi, tüketici kredisi, borç para, kredi, bireysel kredi, nakit, borç, evlilik kredisi,
    tatil kredisi, eğitim kredisi, düğün kredisi, hızlı kredi, anında kredi, kredi çekmek, faizsiz kredi, düşük faizli
    kredi, kredi başvurusu, borç kapatma, borç transferi, emekli kredisi, öğrenci kredisi, sıfır faizli kredi, faizsiz taksit, bayram kredisi, emekliye kredi, ev eşyası kredisi, sağlık kredisi,
    kredi faizleri, taksitli avans, nakit avans, ek hesap, kredili mevduat, öğretmen kredisi, memur kredisi, acil para`,
  'kobi kredisi': `esnaf, esnaf kredisi, işletme kredisi, ticari kredi, girişimci kredisi, şirket kredisi, işyeri kredisi,
    kosgeb, tarım kredisi, çiftçi kredisi, kobi, iş kredisi, dükkan kredisi`,
  'kredi kartı': `banka kartı, bonus kart, taksit kart, kart, kredi kartları, bonus, world kart, maximum kart, axess,
    cardfinans, paraf, kart başvurusu, troy, sanal kart, bankamatik kartı`,
  'aidatsız kart':
    'aidatsız kredi kartı, ücretsiz kredi kartı, aidatsız, yıllık ücretsiz kart, masrafsız kart',
  'seyahat kart': `mil kart, miles smiles, mil puan, uçuş kartı, mil kazandıran kart, mil biriktirme, mil, miles,
    shop and fly, lounge, havaalanı lounge, havalimanı lounge, lounge kart`,
  'alışveriş kart': 'puan kart, alışveriş kredi kartı, para puan, taksitli kart, ekstra taksit',
  mevduat: `vadeli hesap, faiz getirisi, birikim hesabı, faiz, vadeli mevduat, mevduat faizi, hoş geldin faizi, birikim,
    tasarruf, para biriktirme, tasarruf hesabı, günlük faiz, vadesiz hesap, kumbara, yüksek faiz, para değerlendirme`,
  yatırım: `borsa, hisse, fon, altın, hisse senedi, döviz, yatırım fonu, bes, bireysel emeklilik, gram altın, emeklilik,
    kripto, bitcoin, halka arz, altın hesabı, forex, dolar, euro, portföy, çeyrek altın, tam altın, gümüş yatırımı,
    gram gümüş, komisyonsuz işlem, aracı kurum`,
  'pos tahsilat': `e fatura, e arşiv, ön muhasebe, muhasebe programı, pos, sanal pos, yazar kasa, ödeme cihazı, pos cihazı, pos makinesi, yazarkasa, ödeme sistemi, link
    ile ödeme, mobil pos, tahsilat, pos makinası`,
  // Insurance
  sigorta: 'teminat, poliçe, sigortacı, güvence',
  'araç sigortası':
    'araba sigortası, oto sigorta, oto sigortası, taşıt sigortası, otomobil sigortası, imm, araç değer kaybı, araba sigortalatmak, araba sigortalamak, araba sigorta yenileme',
  kasko: `tam kasko, çarpışma sigortası, mini kasko, genişletilmiş kasko, araba kaskosu, oto kasko, araç kaskosu, casco,
    hırsızlık sigortası, kasko yenileme, kasko yenilemek`,
  'trafik sigortası': `zorunlu sigorta, araç zorunlu, zorunlu trafik, trafik, trafik poliçesi, motor sigortası,
    motosiklet sigortası, traktör sigortası, zorunlu araç sigortası`,
  'sağlık sigortası':
    'hastane sigortası, özel sağlık, özel sağlık sigortası, doğum sigortası, hamilelik sigortası, sağlık poliçesi, öss',
  'tamamlayıcı sağlık':
    'tss, tamamlayıcı sigorta, özel hastane sigortası, tamamlayıcı, tamamlayıcı sağlık sigortası',
  'seyahat sağlık': `vize sigortası, yurt dışı sigorta, schengen sigortası, seyahat sigortası, yurtdışı sağlık,
    yolculuk sigortası, yurt dışı sağlık, kayak sigortası, erasmus sigortası, schengen sağlık sigortası,
    schengen vize sigortası, vize sağlık sigortası, yurtdışı seyahat sigortası, umre sigortası, yurtdışı sigortası, yurtdışına çıkış sigortası`,
  dask: 'deprem sigortası, deprem, doğal afet, zorunlu deprem, afet sigortası, afet',
  'konut sigortası': `ev sigortası, eşya sigortası, yangın sigortası, daire sigortası, kiracı sigortası, evim sigortası,
    cam sigortası, sel sigortası, ev eşya sigortası, ev sigortalamak, ev sigortalatmak`,
  'evcil hayvan sigortası':
    'pati sigortası, kedi sigortası, köpek sigortası, pet sigortası, veteriner sigortası',
  'hayat sigortası':
    'ferdi kaza, can sigortası, vefat sigortası, hayat poliçesi, kritik hastalık, prim iadeli',
  // Electronics
  elektronik: 'teknoloji mağazası, elektronik eşya, media markt, teknosa, vatan bilgisayar, teknolojik alet',
  'cep telefonu':
    'telefon, tel, mobil cihaz, cep, cep tel, tuşlu telefon, mobil telefon, telefonlar, cep telefonları, telefon tamiri, telefon ekranı, ekran değişimi',
  'akıllı telefon': `iphone, ayfon, android, gsm, akıllı cep, samsung, galaxy, xiaomi, redmi, oppo, apple telefon, huawei,
    katlanabilir telefon, vivo, iphone 15, iphone 16, iphone 17, honor, realme, samsung telefon,
    5g telefon, samsun galaksi, galaksi`,
  'yenilenmiş telefon': `ikinci el telefon, 2 el telefon, refurbished, yenilenmiş iphone, ikinci el iphone, kullanılmış
    telefon, yenilenmiş cihaz, yenilenmiş, telefon ikinci el`,
  'dizüstü bilgisayar': `laptop, notebook, leptop, macbook, dizüstü, diz üstü, oyuncu bilgisayarı, oyuncu laptopu, gaming laptop,
    lenovo, asus, monster, ultrabook, chromebook, öğrenci bilgisayarı, oyun bilgisayarı, oyun laptopu, notbuk,
    laptoplar, taşınabilir bilgisayar`,
  bilgisayar: `pc, masaüstü, masaüstü bilgisayar, apple, imac, mac mini, mac bilgisayar, monitör, yazıcı,
    bilgisayarlar, kompüter, ekran kartı, anakart, işlemci`,
  tablet: 'ipad, çizim tableti, grafik tablet, tablet bilgisayar, e kitap okuyucu, kindle',
  televizyon: `tv, smart tv, ekran, akıllı tv, led tv, oled, qled, 55 inç, 65 inç, televizyonlar, lg tv, akıllı
    televizyon, 4k tv, projeksiyon, soundbar tv, philips tv`,
  'kulaklık ses': `kulaklık, airpods, hoparlör, kulak içi, bluetooth kulaklık, kablosuz kulaklık, ses sistemi, soundbar,
    mikrofon, plak çalar, pikap çalar, jbl, bluetooth hoparlör, kulaküstü kulaklık, ev sinema sistemi, kulaklıklar`,
  'giyilebilir teknoloji': `akıllı saat, akıllı bileklik, fitness saati, apple watch, smart watch, smartwatch, spor
    saati, akıllı yüzük, mi band, garmin, çocuk akıllı saat, adımsayar, akıllı gözlük, nabız ölçer, dijital saat, xiaomi saat, samsung saat, akılı saat`,
  oyun: `konsol, playstation, xbox, ps5, oyun konsolu, ps 5, ps 4, nintendo, bilgisayar oyunu, ps4, oyuncu, gaming,
    oyuncu koltuğu,
    video oyunu, joystick, oyun kolu, steam, oyuncu ekipmanı, oyuncu klavyesi, pleysteyşın`,
  'fotoğraf kamera': `kamera, fotoğraf makinesi, aksiyon kamerası, drone, objektif, lens makinesi, gopro, canon, nikon,
    video kamera, fotoğraf, dron, dijital kamera, aynasız fotoğraf, tripod, web kamera`,
  'elektronik aksesuar': `powerbank, şarj aleti, şarj cihazı, telefon kılıfı, kılıf, kablo, mouse, klavye, usb, usb
    bellek, hafıza kartı, telefon aksesuarı, ekran koruyucu, hub, harddisk, ssd, taşınabilir şarj, type c, type c şarj,
    usb c kablo, şarj kablosu, priz`,
  // Internet and phone
  'ev interneti': `sabit internet, evde internet, wifi, wi fi, net, adsl, ev internet paketi, internet bağlatma,
    sınırsız internet, internet aboneliği, taahhütsüz internet, türknet, superonline, millenicom, ttnet, internet
    paketleri, evime internet, internet başvurusu, yalın internet`,
  'internet telefon': 'telekom, internet, operatör, telekomünikasyon, türk telekom',
  'fiber internet': 'fiber, fiber optik, fibernet, hızlı internet, gigabit, mbps, mbit',
  'vdsl internet': 'vdsl, modem, modem hediyeli',
  'kablosuz ev interneti': `kutu internet, 4 5g internet, superbox, vinn, taşınabilir internet, mobil modem, 5g internet,
    kurulumsuz internet, yazlık internet, kablosuz internet, mobil wifi, 5g, karavan interneti, sim kartlı modem`,
  'mobil tarife': `tarife, hat, gsm tarifesi, dakika paketi, gb paketi, gb internet, turkcell, vodafone, cep tarifesi,
    telefon
    tarifesi, cep telefonu tarifesi, sim kart, internet paketi, mobil internet, mobil paket, konuşma paketi, bimcell, pttcell, yeni hat, cep
    internet, telefon hattı, mobil hat, tarifeler`,
  'faturalı tarife': `faturalı hat, aylık hat, numara taşıma, hat taşıma, operatör değiştirme, faturalı, ek hat,
    sınırsız konuşma, numara taşı, kurumsal hat, faturalı paket`,
  'faturasız tarife':
    'kontör, kontörlü hat, faturasız hat, faturasız, kontörlü, tl yükle, tl yükleme, faturasız paket',
  'gençlik tarife':
    'öğrenci tarifesi, genç tarife, genç paket, gnçtrkcll, gençlik paketi, öğrenci hattı, öğrenci paketi, öğrenci internet paketi, öğrenci interneti',
  'tv paketi': `dijital yayın, dijital tv, uydu, digiturk, dsmart, bein, netflix, tivibu, maç yayını, maç, maç izleme,
    süper lig, lig maçları, süper lig maçları, şampiyonlar ligi, film dizi, dizi film, dizi izleme, film üyeliği, sinema,
    dizi platformu, film paketi,
    yayın paketi, tv üyeliği, maç paketi, exxen, disney, blutv, uydu yayını, tv platformu, televizyon paketi,
    dijital platform`,
  'esim yurt dışı': `esim, e sim, roaming, yurt dışı internet, yurtdışı internet, yurt dışı paket, yurtdışı paketi,
    yurt dışı hat, turist hattı, yurtdışında internet`,
  // Home and living
  mobilya: `gardırop, masa, sandalye, yemek odası, dolap, mobilyalar, ikea, yatak odası, tv ünitesi, oturma odası,
    çocuk odası, genç odası, bebek odası, kitaplık, çalışma masası, vitrin, konsol masası, sehpa, ofis mobilyası, dresuar, bellona,
    istikbal, doğtaş, ev mobilyası, portmanto, gardrop, ayakkabılık, yemek masası, mobilya takımı, yatak odası takımı, yemek odası takımı, çalışma koltuğu, ofis koltuğu, gardolap,
    tv sehpası, zigon, masa sandalye, raf, duvar rafı, çekmece`,
  'koltuk takımı': `kanepe, çekyat, köşe takımı, oturma grubu, koltuk, berjer, köşe koltuk, l koltuk, yataklı koltuk,
    puf, sofa, chester,
    yataklı kanepe, koltuk takımları, oturma takımı, köşe koltuk takımı`,
  'yatak baza': `yatak, baza, somya, döşek, karyola, ranza, ortopedik yatak, visco yatak, çift kişilik yatak, komodin,
    visco, yataş, yatak başlığı, tek kişilik yatak, bebek yatağı, bebek karyolası, yastık`,
  'mutfak mobilyası':
    'mutfak dolabı, hazır mutfak, ankastre mutfak, mutfak, mutfak tezgahı, mutfak masası, tezgah',
  'beyaz eşya': `buzdolabı, çamaşır makinesi, bulaşık makinesi, fırın, kurutma makinesi, derin dondurucu, ankastre,
    çamaşır mak, bulaşık mak,
    arçelik, beko, vestel, bosch, siemens, ocak, davlumbaz, no frost, mini buzdolabı, çamaşır makinası, bulaşık makinası,
    kurutma makinası, dondurucu, profilo, altus, mikrodalga, çeyiz, çeyiz paketi, klima, soğutucu, set üstü ocak`,
  'küçük ev aletleri': `süpürge, robot süpürge, ütü, blender, airfryer, kahve makinesi, elektrikli süpürge, dikey süpürge,
    tost makinesi, mikser, çay makinesi, fritöz, mutfak robotu, saç kurutma, saç kurutma makinesi, saç kurutma makinası, philips, dyson, tefal, buharlı ütü, air
    fryer, kettle, su ısıtıcı, ekmek kızartma, meyve sıkacağı, tıraş makinesi, fön makinesi, küçük ev aleti, türk
    kahvesi makinesi, semaver, rondo, vantilatör, hava temizleyici, saç düzleştirici, yağsız fritöz, ev aletleri,
    süpürge makinesi, fakir, karaca, arzum, espresso makinesi, filtre kahve makinesi, waffle makinesi, dikiş makinesi,
    elektrikli ısıtıcı, ısıtıcı, fanlı ısıtıcı, konvektör, yoğurt makinesi, kıyma makinesi, sürahi blender, doğrayıcı, tartı, mutfak tartısı, epilatör,
    elektrikli soba`,
  'ev tekstili': `nevresim, perde, havlu, yorgan, nevresim takımı, çarşaf, battaniye, halı, kilim, yatak örtüsü,
    yatak çarşafı, pike,
    bornoz, masa örtüsü, paspas, taç, tül, yastık kılıfı, havlu seti, english home, uyku seti, çeyiz seti tekstil, stor
    perde,
    halıfleks`,
  bahçe: `çim biçme, bahçe mobilyası, kamelya, saksı, bahçe masası, mangal, sulama, hamak, balkon, barbekü, bahçe takımı,
    çiçek, fidan, tohum, bahçe aletleri, şişme havuz, balkon mobilyası, bitki, şezlong, budama makası, bahçe hortumu, dış mekan mobilya, salıncak, bahçe salıncağı, çim, bahçe lambası, gübre, çardak,
    toprak, hortum, piknik`,
  aydınlatma:
    'lamba, avize, abajur, ampul, led, spot, aplik, lambader, led ampul, gece lambası, masa lambası, sarkıt',
  'evcil hayvan': `kedi, köpek, mama, petshop, pet, pet shop, kedi maması, köpek maması, kedi kumu, akvaryum, kuş yemi,
    veteriner, tasma, kedi kumları, akvaryum balığı, süs balığı, balık yemi, tırmalama, köpek tasması, köpek yatağı,
    kuş kafesi, evcil dostlar,
    kuru mama, yaş mama, pet market`,
  'ev yaşam': `ev, dekorasyon, ev eşyası, ev dekorasyonu, ev gereçleri, züccaciye, tencere, tencere seti, yemek takımı, bardak, tabak, çatal bıçak, tava, duvar saati, çerçeve, ayna, vazo, mum, ev süsleri,
    mutfak gereçleri`,
  // Property and energy
  'konut projeleri': `istanbul ev, emlak, ev projesi, site projesi, konut, gayrimenkul, toki, satılık, konut projesi, yeni ev,
    sıfır daire, satılık konut, müteahhit, arsa, ev satın alma, kentsel dönüşüm, lansman fiyatı, topraktan daire`,
  daire: `apartman dairesi, stüdyo ev, rezidans, satılık daire, satılık ev, 2 1 daire, 3 1 daire, 1 1 daire, apartman,
    stüdyo daire, rezidans daire, 2 1, 3 1, residence`,
  villa:
    'müstakil ev, dubleks, yazlık, tripleks, satılık villa, bahçeli ev, bağ evi, dağ evi villa, havuzlu villa',
  'kiralık konut': `kiralık ev, kiralık daire, kira, kiralık, öğrenci evi, eşyalı daire, kiralık stüdyo, ev kiralama,
    ev kirası, depozitosuz ev, kiralık villa, ev tutmak, depozito, kiralık yazlık, kira yardımı, kiralık oda, ev arkadaşı, kiralık eşyalı ev, kiralık 2 1, kiralık 3 1, kiralık 1 1, öğrenci yurdu, kız yurdu, erkek yurdu`,
  elektrik: `elektrik faturası, ck enerji, enerjisa, elektrik tarifesi, elektrik aboneliği, ucuz elektrik, elektrik
    tedarikçisi, yeşil enerji, fatura indirimi, elektrik sağlayıcı`,
  doğalgaz: `kombi, gaz, doğal gaz, petek, ısıtma, yoğuşmalı kombi, ısı pompası, şofben, igdaş, demirdöküm, vaillant,
    radyatör, kombi bakımı, kalorifer, soba, termosifon, kombi değişimi, baymak, doğalgaz tesisatı,
    petek temizliği`,
  'güneş enerjisi': `solar, güneş paneli, fotovoltaik, güneş panelleri, çatı ges, ges, solar panel, güneş enerji sistemi,
    çatı güneş, güneş sistemi, balkon paneli`,
  tadilat: `çilingir, hırdavat, matkap, boya badana, yenileme, onarım, dekorasyon işi, boya, badana, banyo yenileme,
    mutfak yenileme, mutfak dolabı yenileme, dolap yenileme, parke, fayans,
    mantolama, usta, boyacı, tesisatçı, ev boyama, banyo tadilatı, yalıtım, pencere, pimapen, pvc pencere, alçıpan, su
    tesisatı, seramik, laminat parke, ev tadilatı, çatı onarımı, çelik kapı, elektrikçi, cam balkon,
    duş kabini, duşakabin, küvet, klozet, lavabo, musluk, armatür, vitrifiye,
    duvar kağıdı, merdiven, ev boyatmak, kaynak makinesi, el aleti, testere, tornavida`,
  nakliyat: `taşınma, taşınmak, ev taşımak, evden eve, nakliye, ev taşıma, nakliyeci, eşya taşıma, taşımacılık, depolama, eşya depolama,
    asansörlü taşıma, şehirler arası nakliyat, nakliyat firması, parça eşya, evden eve nakliyat, kamyonet kiralama`,
  'ev güvenliği': `alarm, güvenlik kamerası, alarm sistemi, hırsız alarmı, ev alarmı, güvenlik sistemi, ip kamera,
    güvenlik, akıllı kilit, görüntülü diafon, kamera sistemi, duman dedektörü, akıllı ev, bebek kamerası, evde güvenlik`,
  // Groceries and food
  market: `bakkal, süpermarket, migros, a101, bim, şok market, carrefour, market alışverişi, hipermarket, market indirimi`,
  'temel gıda': `gıda, makarna, un, pirinç, bakliyat, zeytinyağı, ayçiçek yağı, çay, peynir, yumurta, bal, kahvaltılık,
    şeker, süt, ekmek, salça, yağ, zeytin, et, tavuk, yoğurt, mercimek, tereyağı, sıvı yağ, kuruyemiş, bebek maması, reçel,
    sucuk, baharat, nohut, kasap, balık, kıyma, kurban, kurbanlık, kurban bayramı`,
  'online market': `sanal market, eve market, market teslimat, getir, online alışveriş, internetten alışveriş, market siparişi, eve
    teslim market, internetten market, istegelsin, hızlı market, marketten eve teslimat, eve teslimat, eve teslim,
    market sepeti`,
  'temizlik ürünleri': `deterjan, çamaşır suyu, bulaşık tableti, bulaşık makinesi tableti, temizlik malzemesi,
    tuvalet kağıdı, kağıt havlu,
    yumuşatıcı, sabun, çamaşır deterjanı, temizlik, bulaşık deterjanı, peçete, bebek bezi, ıslak mendil, çöp poşeti,
    yüzey temizleyici, kireç sökücü, omo, fairy, kağıt ürünleri, ev temizliği, temizlik seti, arap sabunu, cam temizleyici, tuvalet temizleyici`,
  'meyve sebze': `manav, pazar, meyve, sebze, organik, domates, elma, portakal, organik sebze, taze sebze, muz, patates,
    organik ürün, yeşillik`,
  'yemek siparişi': `paket servis, eve yemek, evlere servis, hamburger, pizza, döner, yemeksepeti, burger, lahmacun,
    pide, yemek,
    trendyol yemek, getir yemek, online yemek, dürüm, sushi, suşi, eve sipariş, kumpir, tavuk döner, çiğ köfte, gece
    yemeği, burger king, dominos, mcdonalds, fast food, paket yemek, yemek paketi, getiryemek`,
  restoran: `lokanta, restaurant, kebap, kebapçı, kahvaltı, serpme kahvaltı, akşam yemeği, brunch, balık restoranı,
    steakhouse, iftar menüsü, restoranlar, balıkçı, köfteci, ocakbaşı, meyhane, iftar, ızgara, et lokantası, öğle yemeği,
    menü, kahvaltı mekanı, steak, et restoranı, kafe restoran, doğum günü mekanı, doğum günü yemeği, kutlama yemeği,
    kebap salonu, canlı müzik, romantik akşam`,
  kahve: `kafe, cafe, latte, espresso, starbucks, türk kahvesi, filtre kahve, kahve çekirdeği, cappuccino, americano,
    kahveci, nescafe, kahve dünyası, mocha, soğuk kahve, demleme`,
  tatlı: `pasta, baklava, dondurma, künefe, doğum günü pastası, kek, kurabiye, çikolata, sütlaç, waffle, pastane, yaş
    pasta, şekerleme, cheesecake, lokum, tatlıcı, kadayıf, aşure, profiterol, tiramisu`,
  'su içecek': `damacana, meşrubat, kola, maden suyu, su, içecek, soda, meyve suyu, ayran, gazoz, damacana su, limonata,
    su siparişi, gazlı içecek, enerji içeceği, portakal suyu, coca cola, pepsi, soğuk çay`,
  // Days of sales
  indirim:
    'kara cuma, black friday, efsane cuma, muhteşem cuma, şahane cuma, kasım indirimleri, yılbaşı, yılbaşı indirimi, sezon sonu',
  // Fashion
  moda: `giyim, kıyafet, giysi, zara, h m, lcw, lc waikiki, koton, defacto, mavi jean, tekstil ürünü, trendyol,
    hepsiburada, boyner, giyim mağazası, outlet, giyim mağazaları,
    bere, atkı, şal, eldiven, şemsiye`,
  kadın: `kadın giyim, bayan giyim, bayan, gömlek kadın, etek, bluz, tesettür, tunik, kadın kıyafet, iç çamaşırı, büyük
    beden, kadın pantolon, bayan kıyafet, tayyör, hamile giyim, pijama, gecelik, sabahlık,
    sütyen, iç giyim`,
  'dış giyim': `trençkot, kadın mont, kadın kaban, kadın ceket, bayan mont, bayan kaban, deri ceket, kadın palto,
    bayan ceket, hırka, yağmurluk kadın, kadın trençkot, şişme mont, kürk, manto, kadın manto, bayan manto`,
  elbise:
    'abiye, entari, gece elbisesi, mezuniyet elbisesi, abiye elbise, gelinlik, yazlık elbise, elbiseler',
  erkek: `erkek giyim, gömlek, pantolon, kot pantolon, jean, tişört, kazak, kravat, erkek kıyafet, sweatshirt, erkek
    gömlek, polo yaka, jeans, erkek pantolon, t shirt, tshirt, kot`,
  'mont kaban': `mont, kaban, ceket, palto, parka, kışlık mont, yağmurluk, erkek mont, erkek kaban, erkek ceket, softshell,
    polar, yelek, kışlık kaban, montlar, erkek palto, kaşe kaban, bot mont`,
  'takım elbise': `damatlık, smokin, erkek takım, takım elbiseler, kravatlı takım, papyon, damat takımı, blazer, iş kıyafeti`,
  'çocuk giyim': `bebek kıyafeti, okul kıyafeti, çocuk kıyafeti, bebek giyim, çocuk elbise, okul forması, bebek, zıbın,
    çocuk kıyafetleri, çocuk montu, bebek elbisesi, kız çocuk elbise, okul üniforması, bebek ürünleri, çocuk, bebek arabası, oyuncak, bebek bakım, anne bebek, biberon, emzik, mama sandalyesi, bebek çantası,
    çocuk bisikleti, puset, lego, oyuncak bebek, yapboz,
    emzirme yastığı`,
  ayakkabı: `terlik, topuklu, babet, topuklu ayakkabı, sandalet, ayakkabılar, flo, klasik ayakkabı, loafer, erkek ayakkabı,
    kadın ayakkabı, çocuk ayakkabı, makosen, stiletto, ev terliği, espadril,
    okul ayakkabısı`,
  sneaker: `spor ayakkabı, koşu ayakkabısı, sneakers, adidas, nike, puma, new balance, converse, vans, skechers, spor
    ayakkabısı, yürüyüş ayakkabısı, basketbol ayakkabısı, halı saha ayakkabısı, sinekır, krampon, snikers, bez ayakkabı`,
  'bot çizme':
    'bot, çizme, postal, kışlık bot, yağmur çizmesi, trekking botu, kar botu, deri bot, kadın bot, erkek bot',
  çanta: `sırt çantası, valiz, bavul, cüzdan, okul çantası, el çantası, omuz çantası, kol çantası, laptop çantası,
    seyahat çantası, spor çantası, kadın çanta, bel çantası, evrak çantası, çantalar, kabin boy, kemer, deri kemer, kartlık`,
  'saat takı': `kuyumcu, saat, takı, mücevher, kolye, yüzük, kol saati, pırlanta, bileklik, küpe, alyans, gümüş, altın kolye,
    tektaş, bilezik, erkek saat, kadın saat, casio, pandora, nişan yüzüğü, saatler, rolex, broş, altın bilezik, toka, saç tokası,
    kol düğmesi, sevgililer günü hediyesi, sevgiliye hediye, anneler günü, anneler günü hediyesi, yıldönümü hediyesi`,
  'spor giyim': `eşofman, tayt, forma, spor kıyafeti, eşofman takımı, mayo, şort, yoga kıyafeti, spor atleti, bikini,
    koşu kıyafeti, antrenman, decathlon, spor tayt, futbol forması, kayak kıyafeti, yoga matı, spor çorap, dambıl,
    bisiklet, paten, kaykay, çadır, uyku tulumu, kamp malzemesi,
    koşu bandı, futbol topu, spor malzemesi, spor malzemeleri, spor aleti, atlama ipi`,
  // Health and beauty
  'sağlık güzellik': 'kişisel bakım, güzellik, sağlık, bakım ürünleri, estetik',
  kozmetik: `gratis, watsons, rossmann, kozmetik ürünleri, sephora, bakım seti, şampuan, saç bakımı, saç boyası, duş
    jeli, deodorant, saç kremi, ped`,
  'cilt bakımı': `nemlendirici, serum, güneş kremi, yüz kremi, cilt kremi, tonik, yüz maskesi, yaşlanma karşıtı,
    el kremi, krem, güneş koruyucu, yüz yıkama, yüz temizleme, yüz temizleyici, peeling, akne, cilt bakım,
    vücut losyonu, göz kremi, güneş losyonu, cilt,
    leke kremi, retinol, botoks, dolgu, leke tedavisi, hydrafacial, güzellik bakımı`,
  makyaj: `ruj, oje, maskara, fondöten, far, allık, rimel, makyaj malzemesi, eyeliner, pudra, makyaj seti, kapatıcı, göz
    kalemi, dudak parlatıcı, makyaj ürünleri, flormar, maybelline, aydınlatıcı makyaj`,
  parfüm:
    'koku, kolonya, erkek parfümü, kadın parfümü, parfümler, edt, tıraş losyonu, esans, edp, deodorant parfüm',
  kuaför: `berber, saç kesimi, saç boyama, manikür, pedikür, epilasyon, lazer epilasyon, ağda, kirpik, protez
    tırnak, güzellik salonu, güzellik merkezi, saç, kaş, sakal tıraşı, gelin saçı, keratin, kalıcı oje, saç ekimi,
    tırnak bakımı`,
  'spor salonu': `fitness, gym, pilates, yoga, spor merkezi, spor üyeliği, fitness üyeliği, macfit, reformer, yüzme,
    yüzme havuzu, kişisel antrenör, spor, crossfit, zumba, spor salonu üyeliği, reformer pilates, havuz üyeliği, salon
    üyeliği, tırmanma, boks, kick boks, mac fit, yüzme kursu, havuz, jimnastik, kilo verme, zayıflama, plates, antrenör, dövüş sporları, tenis,
    tenis kursu, yüzme dersi, pilates dersi, yoga dersi, spor yapmak`,
  'spa masaj':
    'hamam, sauna, spa, masaj, türk hamamı, kese köpük, spa merkezi, aromaterapi, tay masajı, masaj salonu',
  'göz optik': `gözlük, lens, gözlükçü, güneş gözlüğü, kontak lens, numaralı gözlük, göz muayenesi, gözlük camı, gözlük
    çerçevesi, optik, ray ban, göz doktoru, çerçeve gözlük, yüzücü gözlüğü, kayak gözlüğü, rayban, lazer göz, göz muayene`,
  'diş ağız bakımı': `diş, diş hekimi, dişçi, implant, diş beyazlatma, diş fırçası, diş macunu, ortodonti, diş teli,
    diş tedavisi, zirkonyum, ağız bakımı, diş doktoru, şarjlı diş fırçası, diş bakımı, diş ipi, gülüş tasarımı, ağız duşu,
    kanal tedavisi, diş kliniği, ağız gargarası, diş dolgusu, diş taşı, diş taşı temizliği`,
  'check up': `işitme cihazı, işitme testi, tahlil, sağlık taraması, kan testi, checkup, çekap, hastane, doktor, muayene olmak, laboratuvar, kan
    tahlili, sağlık kontrolü, genel kontrol, doktor muayenesi, özel hastane, çek ap, mr çekimi, mr, mr çektirmek,
    tomografi, ultrason, röntgen, klinik, aşı, mamografi, hamilelik takibi, diyetisyen, psikolog, fizik tedavi,
    kilo kontrolü, sigara bırakma, sigara bırakmak`,
  'vitamin takviye': `protein tozu, omega, kolajen, gıda takviyesi, vitamin, balık yağı, multivitamin, probiyotik, d
    vitamini, c vitamini, eczane, takviye, omega 3, kreatin, magnezyum, ginseng, bitki çayı, whey, sporcu gıdası, b12, protein, amino asit, l karnitin, vitaminler, bitkisel ürün, çinko, demir hapı,
    gebelik testi, ateş ölçer, tansiyon aleti`,
  // Education
  eğitim: `kitap, dergi, kırtasiye, defter, okul, kurs, özel okul, kolej, kurslar, ders, özel ders, üniversite, etkinlik
    atölye, öğrenim, udemy, çocuk atölyesi, etkinlik, online eğitim, kişisel gelişim, öğretmen, eğitim kampı, staj, kyk`,
  'dil kursu': `yabancı dil, lisan, dil okulu, fransızca, ispanyolca, rusça, italyanca, dil eğitimi, konuşma kulübü, dil,
    arapça, yabancı dil kursu, çince, japonca, korece`,
  ingilizce: `ielts, toefl, yds, ingilizce kursu, yökdil, ingilizce dersi, ingilizce öğrenmek, ingilizce eğitimi, online
    ingilizce, cambly, ingilizce konuşma, iş ingilizcesi, english kursu, çocuklara ingilizce`,
  almanca: 'almanca kursu, goethe, almanca dersi, telc, almanca öğrenmek, almanca eğitimi, testdaf',
  'sınav hazırlık': `dershane, etüt, deneme sınavı, kpss, sınav kursu, ales, dgs, etüt merkezi, sınava hazırlık, özel
    ders matematik, soru bankası, matematik, deneme, hazırlık kursu, sınav, ösym`,
  yks: 'üniversite sınavı, tyt, ayt, üniversite hazırlık, yks kursu, mezun grubu, yks hazırlık, tyt ayt',
  lgs: 'lise sınavı, liseye giriş, lgs kursu, liseye hazırlık, lgs hazırlık, sekizinci sınıf, bursluluk sınavı, bursluluk',
  'yazılım teknoloji': `kodlama, bootcamp, programlama, yazılım, python, web tasarım, yazılım kursu, kodlama kursu,
    robotik, veri bilimi, yapay zeka, siber güvenlik, yapay zeka kursu, java, robotik kodlama, veri analizi, javascript,
    yazılımcı, grafik tasarım, bilişim, excel`,
  'yurt dışı eğitim': `erasmus, work and travel, yurt dışı okul, yurtdışı eğitim, dil okulu yurtdışı, malta, yurt dışı
    üniversite, yurtdışı dil okulu, yurt dışında okumak, yurtdışında eğitim, yaz okulu yurtdışı,
    yurtdışı, yurtdışı üniversite, au pair`,
  'kreş anaokulu': `yuva, okul öncesi, ana sınıfı, kreş, anaokulu, oyun grubu, ana okulu, çocuk bakımı, gündüz bakımevi,
    montessori, anasınıfı, çocuk yuvası, bebek bakıcısı, çocuk bakıcısı, bakıcı, dadı`,
  'sertifika yüksek lisans': `master, mba, doktora, yüksek lisans, sertifika, sertifika programı, tezsiz yüksek lisans,
    lisansüstü, mastır, pedagojik formasyon, açıköğretim, uzaktan eğitim, meslek kursu, formasyon, halk eğitim`,
  'sanat müzik': `gitar, piyano, resim kursu, keman, bağlama, dans kursu, seramik kursu, müzik kursu, gitar kursu, resim,
    piyano dersi, çalgı, davul, tiyatro, dans, müzik, fotoğraf kursu, ritim, bale, tiyatro kursu, hobi kursu, sanat, şan
    dersi, enstrüman, müzik aleti, konser, müzikal, müze, müze kart, sergi`,
};
