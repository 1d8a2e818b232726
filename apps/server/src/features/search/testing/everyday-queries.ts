import type { SearchResult } from '@ayrac/contract/search.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

/** Query, and the Turkish path that has to come first. */
export interface EverydayQuery {
  readonly locale: Locale;
  readonly query: string;
  readonly path: string;
}

/**
 * Typical queries in the search box, for the demo's catalogue: one line per target, with the ways in which people ask
 * for it.
 */
const written: Readonly<Record<Locale, string>> = {
  tr: `
    kategoriler/konut-kredisi: konut kredisi | ev kredileri | konut kredim | mortgage faiz oranları | konutkredisi | konut kredi faizleri
    kategoriler/ihtiyac-kredisi: ihtiyaç kredisi | ihtiyac kredsi | nakit kredi | bayram kredisi | ihtiyaç kredilerinde
    kategoriler/tasit-kredisi: taşıt kredisi | araba kredisi | taşıt kredisinin faizi
    kategoriler/kredi-karti: kredi kartı | krdi kartı | kredi karı | kredi kartları | kredikartı
    kategoriler/aidatsiz-kartlar: aidatsız kredi kartı | aidatsiz kart
    kategoriler/mevduat: vadeli hesap | mevduat faizleri | birikim hesabım
    kategoriler/pos-ve-tahsilat: pos cihazı | yazar kasa
    kategoriler/kasko: kasko | arabama kasko | kaskolar | kasok
    kategoriler/trafik-sigortasi: trafik sigortası | trafik sigortsı | traik sigortası | zorunlu trafik | yeşil kart sigortası
    kategoriler/tamamlayici-saglik: tamamlayıcı sağlık sigortası | tss
    kategoriler/dask: deprem sigortası | dask poliçesi
    kategoriler/evcil-hayvan-sigortasi: kedi sigortası | evcil hayvan sigortaları
    kategoriler/otomobil: araba | otomobiller | oto | aile arabası | car
    kategoriler/elektrikli: elektrikli otomobil | togg
    kategoriler/hatchback: 5 kapılı araba | beş kapılı araba
    kategoriler/arac-kiralama: araç kiralama | rent a car | arac kirlama | günlük kiralık araba
    kategoriler/lastik: kışlık lastik | kış lastikleri | lastk
    kategoriler/motosiklet: motosiklet | motorsiklet | scooter
    kategoriler/bakim-ve-servis: yağ değişimi | araba servisi
    kategoriler/termal-otel: termal otel | kaplıca | kaplıcalar | termal oteller
    kategoriler/deniz-oteli: her şey dahil otel | deniz otelleri | tatil köyleri
    kategoriler/otel: otel | oteller | konaklama
    kategoriler/ucak-bileti: uçak bileti | ucak biletleri | uçakbileti | ucuz uçak bileti
    kategoriler/otobus-bileti: otobüs bileti | otobus bilet | tren bileti
    kategoriler/kruvaziyer: gemi turu | gemi turları | kruvaziyr
    kategoriler/vize-ve-transfer: vize başvurusu | havaalanı transferi
    kategoriler/dizustu-bilgisayarlar: laptop | notebook | dizüstü | en ucuz laptop | diz üstü bilgisayar
    kategoriler/akilli-telefonlar: akıllı telefon | iphone | iphone 5 | samsung telefon
    kategoriler/cep-telefonu: telefon | tel | cep telefonu | ceptelefonu | phone | bütçeme uygun telefon
    kategoriler/televizyon: televizyon | televziyon | smart tv
    kategoriler/kulaklik-ve-ses: kulaklık | bluetooth kulaklık | kulaklk
    kategoriler/tabletler: tablet | tabletler
    kategoriler/oyun: playstation | oyun konsolu
    kategoriler/fiber-internet: fiber internet | fiber
    kategoriler/ev-interneti: ev interneti | evde internet
    kategoriler/faturasiz-tarifeler: faturasız hat | kontörlü hatlar
    kategoriler/beyaz-esya: buzdolabı | buz dolabı | çamaşır makinesi | bulaşık makinaları | beyazeşya
    kategoriler/kucuk-ev-aletleri: elektrikli süpürge | airfryer | ütüler
    kategoriler/koltuk-takimi: koltuk takımı | kanepe | köşe koltuk
    kategoriler/yatak-ve-baza: yatak | yatak baza | çift kişilik yatak
    kategoriler/ev-tekstili: nevresim takımı | perdeler
    kategoriler/evcil-hayvan: kedi maması | köpek mamaları
    kategoriler/kiralik-konut: kiralık daire | kiralık evler
    kategoriler/villa: villa | müstakil ev
    kategoriler/gunes-enerjisi: güneş paneli | güneş enerjisi sistemleri
    kategoriler/nakliyat: evden eve nakliyat | ev taşıma
    kategoriler/tadilat: boya badana | banyo yenileme
    kategoriler/yemek-siparisi: yemek siparişi | pizza | pizzalar
    kategoriler/restoran: restoran | kahvaltı | restaurantlar
    kategoriler/kahve: kahve | türk kahvesi
    kategoriler/meyve-ve-sebze: meyve sebze | manav
    kategoriler/ayakkabi: ayakkabı | ayakabı | topuklu ayakkabılar
    kategoriler/sneaker: spor ayakkabı | koşu ayakkabısı
    kategoriler/bot-ve-cizme: kadın bot | çizmeler
    kategoriler/canta: çanta | sırt çantası
    kategoriler/elbise: elbise | abiye elbiseler
    kategoriler/mont-ve-kaban: erkek mont | kışlık mont
    kategoriler/saat-ve-taki: kol saati | altın kolye
    kategoriler/dis-ve-agiz-bakimi: diş | dişçi | diş fırçaları
    kategoriler/goz-ve-optik: gözlük | güneş gözlüğü | gözlükçü
    kategoriler/spor-salonu: fitness | spor salonu | pilates dersleri
    kategoriler/cilt-bakimi: cilt bakımı | yüz kremi
    kategoriler/parfum: parfüm | erkek parfümleri
    kategoriler/check-up: check up | kan tahlili
    kategoriler/ingilizce: ingilizce kursu | ingilzce kursu | ingilizce dersleri
    kategoriler/yazilim-ve-teknoloji: kodlama kursu | yazılım eğitimi
    kategoriler/kres-ve-anaokulu: anaokulu | kreşler
    kategoriler/yks: üniversite sınavına hazırlık | yks
    marka/bmw: bmw | BMW'nin kampanyaları
    marka/garanti: garanti | garanti bankası
    marka/is-bankasi: iş bankası | işbankası
    marka/dilcaglar: dilçağlar | dilcaglar
    marka/kuvarsel: kuvarsel | kuvarsl
    marka/dulda-sigorta: dulda sigorta
    kampanyalar/keman-almadan-baslayin-enginkalem-den-6-ay-odunc: keman ödünç | keman dersi
    kampanyalar/pamukkale-travertenleri-ve-termal-otel-birlikte: pamukkale traverten
    kampanyalar/emekliye-ozel-3-29-faiz-subede-sira-beklemeden: emekliye kredi
    kampanyalar/dort-mevsim-tek-takim-bijonta-yil-da-uc-parasina-dort: 4 mevsim lastik
    kampanyalar/banyoyu-bastan-yenileyin-fiyati-degismez: banyo yenileme
    kampanyalar/7-gecelik-yunan-adalari-gemisinde-6-000-harcama-hakki: yunan adaları turu
    kampanyalar/dugun-davetlerine-saten-abiye-40-daha-uygun: abiye | abiye elbise
    kampanyalar/telefonunu-pos-yapan-esnafa-cihaz-ucreti-yok: esnaf pos
    kredi-hesaplama?tur=konut&vade=60: 60 ay vadeli kredi
    kategoriler/konut-kredisi: düşük faizli konut kredisi | ilk ev kredisi
    kategoriler/ihtiyac-kredisi: uzun vadeli ihtiyaç kredisi | evlilik kredisi | tatil kredisi
    kategoriler/dizustu-bilgisayarlar: öğrenci laptop | hafif laptop | gamer bilgisayar | ogrenciye laptop indirimi
    kategoriler/sarj: ev şarj cihazı
    kategoriler/feribot: feribot bileti
    kategoriler/nakliyat: şehirler arası nakliye
    kategoriler/lastik: kış lastiği değişimi | yaz lastigi
    kredi-hesaplama?tur=tasit&tutar=500000&vade=36: togg 500 bin 36 ay | 500.000 TL taşıt kredisi 36 ay
    kredi-hesaplama?tur=ihtiyac&tutar=100000: 100000 tl kredi | yüz bin lira ihtiyaç kredisi
    kredi-hesaplama?tur=konut&tutar=2000000&vade=120: 2 milyon konut kredisi 120 ay
    kredi-hesaplama?tur=ihtiyac&vade=36: 36 ay
    kategoriler/ayakkabi?fiyat=-1000: 1000 TL altı ayakkabı | ayakkabı 1000 liraya kadar
    kampanyalar?indirim=40-: yüzde 40 | %40 indirim
    kategoriler/cep-telefonu?fiyat=10000-20000: 10 bin ile 20 bin tl arası telefon
    kategoriler/ihtiyac-kredisi: en düşük faizli ihtiyaç kredisi | kredi çekmek istiyorum | acil nakit lazım
    kategoriler/ikinci-el-arac-kredisi: ikinci el araç kredisi | ikinci el taşıt kredisi
    kategoriler/kasko: kasko fiyatları ne kadar | araç kaskosu
    kategoriler/sifir-otomobil: sifir otomobil
    kategoriler/elektrikli: elektirikli araç | elektrikli arabalar ne kadar
    kategoriler/motosiklet: elektrikli scooter
    kategoriler/arac-kiralama: antalya araç kiralama | kiralık suv
    kategoriler/sehir-oteli: istanbul otelleri | ankarada otel
    kategoriler/konut-projeleri: istanbulda ev | izmirde ev
    kategoriler/ucak-bileti: uçak bileti ne kadar | ucuz uçuş
    kategoriler/seyahat-saglik: seyahat sigortaları | yurt dışı sağlık sigortası
    kategoriler/dizustu-bilgisayarlar: oyuncu laptopu | lap top | macbook
    kategoriler/akilli-telefonlar: ayfon | iphone kampanyası
    kategoriler/televizyon: 55 inç televizyon | telewizyon
    kategoriler/beyaz-esya: bulaşık makinesi en ucuz | derin dondurucu | 12000 btu klima
    kategoriler/kucuk-ev-aletleri: robot süpürge | tost makinesi
    kategoriler/koltuk-takimi: l koltuk | üçlü koltuk
    kategoriler/ev-tekstili: havlu
    kategoriler/evcil-hayvan: köpeğime mama
    kategoriler/gunes-enerjisi: çatıya güneş paneli
    kategoriler/yemek-siparisi: hamburger | eve yemek
    kategoriler/restoran: lokanta | restorant
    kategoriler/canta: bayan çanta
    kategoriler/giyilebilir-teknoloji: akıllı saat
    kategoriler/goz-ve-optik: numaralı gözlük
    kategoriler/spor-salonu: spor salonu üyeliği ne kadar
    kategoriler/kres-ve-anaokulu: çocuğuma kreş | ana okulu
    kategoriler/yazilim-ve-teknoloji: python kursu
    kategoriler/otomobil?fiyat=-1000000: 1 milyon altı araba
    kategoriler/otel?fiyat=-5000: otel 5 bin tl altı
    kredi-hesaplama?tur=konut&tutar=1500000: 1 buçuk milyon konut kredisi
    kredi-hesaplama?tur=konut&tutar=3000000: 3 milyonluk ev kredisi
    kredi-hesaplama?tur=ihtiyac&tutar=75000&vade=24: 75000 kredi 24 taksit
    kategoriler/kucuk-ev-aletleri: saç kurutma makinesi
    kategoriler/mobilya: bebek odası
    kategoriler/makyaj: oje
    kategoriler/saglik-sigortasi: hamilelik sigortası | öss
    kategoriler/ihtiyac-kredisi: acil para | öğretmen kredisi
    kategoriler/kobi-kredisi: esnaf
    kategoriler/finans: emekli promosyonu | para transferi
    kategoriler/tv-paketleri: dijital tv | dijital platform
    kategoriler/fiber-internet: 100 mbit internet | 1000 mbps internet
    kategoriler/online-market: online alışveriş
    kategoriler/sifir-otomobil: araba almak istiyorum
    kategoriler/otomobil: peşinatsız araba
    kategoriler/televizyon: indirimde olan televizyonlar
    kategoriler/dizustu-bilgisayarlar: ikinci el laptop
    kategoriler/ayakkabi?indirim=50-: yarı fiyatına ayakkabı
    kategoriler/dis-ve-agiz-bakimi: ankarada diş hekimi
    kategoriler/spor-giyim: çadır | bisiklet | koşu bandı
    kategoriler/bilgisayar: ekran kartı
    kategoriler/canta: kemer
    kategoriler/saat-ve-taki: toka | kol düğmesi | künye
    kategoriler/kadin: pijama
    kategoriler/moda: eldiven
    kategoriler/ayakkabi: okul ayakkabısı
    kategoriler/mobil-tarifeler: cep telefonu tarifesi
    kategoriler/check-up: işitme cihazı
    kategoriler/temel-gida: kasap
    kategoriler/kucuk-ev-aletleri: elektrikli soba
    kategoriler/dogalgaz: petek temizliği
    kategoriler/bahce: toprak | saksı
    kategoriler/konut-kredisi: konut faiz
    kategoriler/kobi-kredisi: dükkan kredisi
    kategoriler/arac-sigortasi: imm sigortası
    kategoriler/tur: tekne kiralama
    kategoriler/egitim: kitap | dergi | kyk
    kategoriler/ihtiyac-kredisi: ek hesap | evlenmek için kredi
    kategoriler/tasit-kredisi: sıfır araca kredi
    kategoriler/seyahat-kartlari: havaalanı lounge
    kategoriler/yatirim: çeyrek altın | gümüş yatırımı | BES
    kategoriler/seyahat-saglik: schengen vize sigortası | yurt dışı seyahat sağlık sigortası
    kategoriler/kasko: kaskom bitti | arabam çalınırsa
    kategoriler/suv: arazi arabası
    kategoriler/bakim-ve-servis: oto ekspertiz
    kategoriler/lastik: lastik oteli
    kategoriler/vize-ve-transfer: havalimanı ulaşım
    kategoriler/dizustu-bilgisayarlar: oyun bilgisayarı
    kategoriler/oyun: ps 5
    kategoriler/elektronik-aksesuar: type c şarj | 20000 mah powerbank
    kategoriler/mobil-tarifeler: 20 gb internet
    kategoriler/tv-paketleri: süper lig maçları | film dizi üyeliği | maç bileti | sinema bileti
    kategoriler/beyaz-esya: çamaşır mak
    kategoriler/koltuk-takimi: yataklı koltuk
    kategoriler/ev-tekstili: yatak çarşafı
    kategoriler/tadilat: mutfak dolabı yenileme
    kategoriler/temizlik-urunleri: bulaşık makinesi tableti
    kategoriler/yemek-siparisi: evlere servis
    kategoriler/restoran: doğum günü mekanı
    kategoriler/evcil-hayvan: akvaryum balığı
    kategoriler/online-market: marketten eve teslimat
    kategoriler/cilt-bakimi: yüz temizleme
    kategoriler/check-up: mr çektirmek
    kategoriler/saat-ve-taki: sevgililer günü hediyesi | anneler günü | babalar günü hediyesi
    kategoriler/sanat-ve-muzik: tiyatro bileti | konser bileti | müze kart
    kategoriler/televizyon?fiyat=-20000: 20 bine kadar televizyon
    kategoriler/konut-kredisi: evime kredi | ipotek
    kategoriler/kasko: kaskomu yenilemek istiyorum | arabamın kaskosu
    kategoriler/arac-sigortasi: arabanın sigortası
    kategoriler/nakliyat: ev taşımak istiyorum
    kategoriler/cocuk-giyim: lego | bebek arabası
    kategoriler/elektrikli: tesla
    kategoriler/motosiklet: vespa
    kategoriler/tasit-kredisi: motor kredisi
    kategoriler/deniz-oteli: bodrum otel
    kategoriler/vdsl-internet: modem
    kategoriler/akilli-telefonlar: galaxy s24
    kategoriler/mobilya: gardrop | mobliya
    kategoriler/bot-ve-cizme: kışlık bot
    kategoriler/elbise: gelinlik
    kategoriler/kozmetik: şampuan
    kategoriler/sinav-hazirlik: kpss
    kategoriler/tasit-kredisi: araba almak için kredi | kredi araba
    kategoriler/kobi-kredisi: dükkanıma kredi
    kategoriler/faturali-tarifeler: hattımı taşımak istiyorum | numaramı taşımak istiyorum
    kategoriler/mevduat: paramı değerlendirmek
    kategoriler/nakliyat: evimi taşımak
    kategoriler/kiralik-konut: kiralık 2+1 | daire kiralık | 2+1 kiralık
    kategoriler/dis-giyim: kadın mantosu
    kategoriler/bakim-ve-servis: arabam için yedek parça
    kategoriler/konut-sigortasi: ev eşyalarım için sigorta
    kategoriler/mont-ve-kaban?indirim=50-: yarı yarıya indirimli mont
    kredi-hesaplama?tur=ihtiyac&tutar=200000: ikiyüz bin lira ihtiyaç kredisi
    kategoriler/bakim-ve-servis: araba yıkama | far ayarı | araba boyası
    kategoriler/lastik: 205 55 r16
    kategoriler/oto-aksesuar: araba telefon tutucu | araba paspası
    kategoriler/ucak-bileti: antalyaya uçak
    kategoriler/kredi-karti: öğrenci kredi kartı
    kategoriler/mevduat: vadeli hesap açmak
    kategoriler/konut-sigortasi: yangına karşı sigorta | ev hırsızlık sigortası
    kategoriler/giyilebilir-teknoloji: çocuk saati gps | saat akıllı
    kategoriler/oyun: xbox kolu
    kategoriler/kablosuz-ev-interneti: sim kartlı internet | yazlığa internet
    kategoriler/esim-ve-yurt-disi: yurt dışı sim kart
    kategoriler/mobilya: bilgisayar masası
    kategoriler/kucuk-ev-aletleri: saç maşası | düdüklü
    kategoriler/evcil-hayvan: papağan | veteriner kliniği
    kategoriler/ev-ve-yasam: kahvaltı takımı | saklama kabı | bıçak takımı
    kategoriler/tadilat: su kaçağı | zemin kaplama | banyo yaptırmak
    kategoriler/nakliyat: piyano taşıma | eşyamı taşıtmak
    kategoriler/ev-guvenligi: bebek izleme kamerası
    kategoriler/market: aktüel ürünler
    kategoriler/temizlik-urunleri: çocuk bezi
    kategoriler/yemek-siparisi: tavuk burger | burger menü
    kategoriler/kadin: bayan pantolon | bayan gömlek
    kategoriler/ayakkabi: kadın topuklu
    kategoriler/canta: kadın cüzdan
    kategoriler/cilt-bakimi: sivilce
    kategoriler/kuafor: gelin makyajı | saç botoksu
    kategoriler/spor-salonu: yoga kursu
    kategoriler/check-up: kadın doğum doktoru | vitamin testi
    kategoriler/lgs: 8. sınıf hazırlık
    kategoriler/yks: üniversiteye hazırlık
    kategoriler/yurt-disi-egitim: kanada dil okulu
    marka/garanti: garanti bbva
    marka/is-bankasi: işbank
    marka/kuvarsel: kuvarse | kuvarselin fırsatları
    marka/akbank: akbank bankası | akbank konut kredisi
    marka/is-bankasi: iş bankası kredi kartı | işbankası konut kredisi
    marka/enpara: enpara | enpara bankası
    marka/ziraat: ziraat ihtiyaç kredisi
    marka/bmw: bmw araba
    marka/dilcaglar: dilçağlar ingilizce kursu
    kategoriler/finans: yapı kredi bankası | vakıfbank
    kategoriler/ucak-bileti: thy uçak | izmir istanbul uçak
    kategoriler/market: migros market
    kategoriler/yatirim: bes emeklilik
    kategoriler/otel: beş yıldızlı otel
    kategoriler/arac-kiralama: araba kiralayacağım | otomobil kiralıyorum | rent a kar
    kategoriler/nakliyat: ev taşıyorum | yeni eve taşınacağız
    kategoriler/tadilat: evimi boyatacağım
    kategoriler/kuafor: saçımı boyatacağım
    kategoriler/ihtiyac-kredisi: kredi çekeceğim | kredi çekiyorum | evleniyorum kredi
    kategoriler/konut-kredisi: ev alacağım
    kategoriler/otomobil: araba alıyorum | araba alacağım
    kategoriler/beyaz-esya: buzdolabım bozuldu | klima taktıracağım
    kategoriler/dis-ve-agiz-bakimi: dişim ağrıyor
    kategoriler/goz-ve-optik: gözlüğüm kırıldı
    kategoriler/seyahat: tatile gidiyorum | sömestr
    kategoriler/elbise: kadın elbise | kadın elbisesi
    kategoriler/faturali-tarifeler: telefon faturam
    kategoriler/ev-interneti: internet faturası
    kategoriler/tabletler: ayped
    kategoriler/mont-ve-kaban?indirim=30-: en az %30 indirimli mont
    kategoriler/yks: üniversiteye hazırlanıyorum
    kategoriler/evcil-hayvan: mama fiyatları | veteriner
    kategoriler/ikinci-el-arac-kredisi: ikinci el araba
    kategoriler/tasit-kredisi: sıfır araç faizsiz kredi
    kategoriler/bakim-ve-servis: akü değişimi
    kategoriler/lastik: lastikçi
    kategoriler/kasko: kaskom bitiyor
    kategoriler/dask: zorunlu deprem sigortası | dask yaptır
    kategoriler/yatirim: bireysel emeklilik | altın hesabı
    kategoriler/aidatsiz-kartlar: kredi kartı aidatsız
    kategoriler/deniz-oteli: antalya otel | balayı oteli
    kategoriler/otel: bungalov
    kategoriler/tur: yurtdışı turları | kapadokya turu | umre
    kategoriler/esim-ve-yurt-disi: esim yurt dışı
    kategoriler/kulaklik-ve-ses: kulaklik
    kategoriler/akilli-telefonlar: iphon 15 | samsumg
    kategoriler/beyaz-esya: çamasır makinası | klimalar | çeyiz seti
    kategoriler/kucuk-ev-aletleri: süpürge robot | kahve makinesi
    kategoriler/dogalgaz: kombi bakımı
    kategoriler/faturali-tarifeler: numara taşıma
    kategoriler/mobil-tarifeler: turkcel
    kategoriler/tv-paketleri: netfliks
    kategoriler/spor-salonu: yüzme kursu
    kategoriler/kuafor: lazer epilasyon
    kategoriler/dis-ve-agiz-bakimi: implant | diş beyazlatma
    kategoriler/goz-ve-optik: göz çizdirme
    kategoriler/makyaj: makyaj malzemesi
    kategoriler/canta: okul çantası
    kategoriler/yks: yks kursu
    kategoriler/yurt-disi-egitim: dil okulu yurtdışı
    kategoriler/egitim: özel okul | ehliyet kursu
    kategoriler/tatli: pasta siparişi
    kategoriler/su-ve-icecek: su siparişi
    kategoriler/yemek-siparisi: lahmacun siparişi
    kategoriler/ucak-bileti: thy
    kategoriler/lgs: oğlum lgsye hazırlanıyor
    kategoriler/dis-ve-agiz-bakimi: dişlerim sarı
    kategoriler/dogalgaz: evim ısınmıyor
    kategoriler/goz-ve-optik: uzağı göremiyorum
    kategoriler/ev-guvenligi: evim soyuldu
    kategoriler/elbise: düğüne ne giysem
    kategoriler/kasko: arabam çalındı
    kategoriler/konut-kredisi: ev peşinatı kredi
    kategoriler/yemek-siparisi: karnım aç | ne yesem
    kategoriler/otel: nerede kalsam | kalacak yer
    kategoriler/ihtiyac-kredisi: param yok | paraya sıkıştım
    kategoriler/konut-kredisi: kiradan kurtulmak
    kategoriler/konut-projeleri: ev satın almak | ev taksitle
    kategoriler/tasit-kredisi: taksitle araba | sıfır otomobil kredisi
    kategoriler/kasko: kaza yaptım | arabam çarpıldı
    kategoriler/konut-sigortasi: eve hırsız girerse
    kategoriler/bakim-ve-servis: araba bozuldu
    kategoriler/kucuk-ev-aletleri: erfrayer
    kategoriler/tadilat: tavan akıyor
    kategoriler/elbise: büyük beden elbise
    kategoriler/ingilizce: ingilizcem kötü
    kategoriler/vize-ve-transfer: havaalanından otele
    kategoriler/ev-interneti: kablolu internet
    kategoriler/mobil-tarifeler: internetim bitti
    kategoriler/meyve-ve-sebze: meyve kolisi
    kategoriler/mevduat: paramı faize yatırmak
    kategoriler/termal-otel: spa oteli
    kategoriler/ucak-bileti: londra bileti
    marka/halkbank: halkbank esnaf
    kredi-hesaplama?tur=ihtiyac&tutar=100000: 100 bin kredi çeksem
    kategoriler/ayakkabi?fiyat=-500: 500 tl altı ayakkabı`,
  en: `
    kategoriler/otomobil: car | cars | araba
    kategoriler/arac-kiralama: car rental | rent a car | lease a car
    kategoriler/parfum: perfume gift
    kategoriler/otel: hotel with pool
    kategoriler/sertifika-ve-yuksek-lisans: online degree
    kategoriler/saat-ve-taki: gift for mum
    kategoriler/konut-kredisi: home loan | mortgage | home loan calculator
    kategoriler/dizustu-bilgisayarlar: laptop | laptops
    kategoriler/ucak-bileti: cheap flights | plane ticket
    kategoriler/beyaz-esya: fridge | washing machine
    kategoriler/spor-salonu: gym | fitness membership
    kategoriler/saglik-sigortasi: health insurance
    kategoriler/ayakkabi: shoes
    kategoriler/ayakkabi?fiyat=-1000: shoes under 1000 tl
    kategoriler/yemek-siparisi: food delivery | pizza
    kategoriler/termal-otel: thermal hotel | hot springs | kaplıca
    kategoriler/goz-ve-optik: sunglasses
    kategoriler/kahve: coffee | cofee
    kategoriler/ihtiyac-kredisi: personal loans | i need a loan
    kategoriler/televizyon: smart tvs
    kategoriler/evcil-hayvan: dog food
    kategoriler/kulaklik-ve-ses: earbuds
    kategoriler/koltuk-takimi: sofas
    kategoriler/sifir-otomobil: new car
    kategoriler/kiralik-konut: flat for rent
    kategoriler/motosiklet: electric scooter
    kategoriler/cocuk-giyim: toys
    kategoriler/lastik: winter tyres
    kategoriler/yatak-ve-baza: matress
    kategoriler/kucuk-ev-aletleri: vacuum cleaner
    kategoriler/tasit-kredisi: loan for a car
    kategoriler/kasko: insurance for my car
    kategoriler/evcil-hayvan: food for dogs
    kategoriler/spor-giyim: bicycle | tent
    kategoriler/konut-projeleri: houses for sale
    kategoriler/sneaker: sneakers for women
    kategoriler/tadilat: plumbers
    kategoriler/yurt-disi-egitim: language courses abroad
    marka/garanti: garanti bank
    kredi-hesaplama?tur=konut&tutar=2000000&vade=120: 2 million mortgage 10 years
    kategoriler/mobil-tarifeler: cell phone plan
    kategoriler/koltuk-takimi: sofa
    kategoriler/spor-salonu: gym membership
    kategoriler/nakliyat: moving company
    kategoriler/goz-ve-optik: sunglases
    kategoriler/aidatsiz-kartlar: credit cards no annual fee | credit card without annual fee
    kategoriler/seyahat-saglik: travel insurance
    kategoriler/termal-otel: spa hotel`,
};

export const everydayQueries: readonly EverydayQuery[] = (['tr', 'en'] as const).flatMap((locale) =>
  written[locale]
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [path = '', queries = ''] = line.trim().split(': ');
      return queries.split(' | ').map((query) => ({ locale, query, path: `/${path}` }));
    }),
);

const MOST_PLACES = 3;

/** Returns the position of the intended target, from 1 on; undefined beyond the first three. */
function placeOf(found: SearchResult, path: string): number | undefined {
  const places = listsOf(found).map((list) => list.indexOf(path) + 1);
  return places.find((place) => place > 0 && place <= MOST_PLACES);
}

/** Returns the paths of each list at the top of the page. The list of the leading kind counts before the other one. */
function listsOf({ shortcut, categories, brands, campaigns, leading }: SearchResult): (readonly string[])[] {
  const named = { categories: pathsOf('kategoriler', categories), brands: pathsOf('marka', brands) };
  const second = leading === 'categories' ? 'brands' : 'categories';
  return [
    shortcut === null ? [] : [shortcut.path],
    named[leading],
    [...named[leading].slice(0, 1), ...named[second]],
    pathsOf('kampanyalar', campaigns),
  ];
}

function pathsOf(kind: string, rows: readonly { readonly slug: string }[]): string[] {
  return rows.map(({ slug }) => `/${kind}/${slug}`);
}

/** Whether a search offers nothing at all. */
function isDeadEnd({ shortcut, categories, brands, campaigns, nearest }: SearchResult): boolean {
  return shortcut === null && categories.length + brands.length + campaigns.length === 0 && nearest === null;
}

/** Quality of the search: shares from 0 to 1, and the queries that were answered badly with their actual results. */
export interface SearchScore {
  readonly asked: number;
  readonly first: number;
  readonly amongThree: number;
  readonly later: readonly string[];
  readonly missed: readonly string[];
  readonly deadEnds: readonly string[];
}

/** Runs the queries one after another and scores their results. */
export async function scoreSearch(
  queries: readonly EverydayQuery[],
  ask: (query: EverydayQuery) => Promise<SearchResult>,
): Promise<SearchScore> {
  const answers: { place: number | undefined; isDeadEnd: boolean; report: string }[] = [];
  for (const asked of queries) {
    const found = await ask(asked);
    const instead = [found.shortcut?.path, ...found.categories.map(({ slug }) => slug)].join(' ');
    answers.push({
      place: placeOf(found, asked.path),
      isDeadEnd: isDeadEnd(found),
      report: `${asked.query}: not ${asked.path}, but ${instead}`,
    });
  }
  const reports = (some: typeof answers) => some.map((answer) => answer.report);
  const first = answers.filter(({ place }) => place === 1);
  const found = answers.filter(({ place }) => place !== undefined);
  return {
    asked: answers.length,
    first: first.length / answers.length,
    amongThree: found.length / answers.length,
    later: reports(found.filter(({ place }) => place !== 1)),
    missed: reports(answers.filter(({ place }) => place === undefined)),
    deadEnds: reports(answers.filter((answer) => answer.isDeadEnd)),
  };
}
