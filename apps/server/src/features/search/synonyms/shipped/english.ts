/** Words of Turkish campaigns and categories, and the English terms that people use instead, separated by commas. */
export const englishSynonyms: Readonly<Record<string, string>> = {
  // Cars
  otomobil: `car, family car, automobile, vehicle, auto, toyota, renault, fiat, ford, volkswagen, hyundai, honda,
    mercedes,
    audi, automotive`,
  'sıfır otomobil': 'new car, brand new car, zero km, new vehicle',
  'elektrikli otomobil': 'electric car, ev, electric vehicle, tesla, togg, hybrid, hybrid car, byd',
  suv: '4x4, jeep, off road, crossover, four wheel drive',
  sedan: 'saloon',
  hatchback: 'small car, city car, compact car, first car',
  'ticari araç': 'van, truck, pickup, commercial vehicle, minibus, pick up, lorry, fleet vehicle',
  motosiklet: 'motorcycle, motorbike, bike, scooter, moped, vespa, yamaha, helmet',
  'araç kiralama':
    'car rental, car hire, rent a car, rental car, hire car, rental, fleet rental, rent car, car rentals',
  'bakım servis': `car service, repair, oil change, car maintenance, maintenance, garage, mechanic, brake, car repair,
    battery, brakes, engine oil, car check, servicing, antifreeze, inspection`,
  lastik:
    'tyre, tire, winter tyres, winter tires, summer tyres, wheel, michelin, pirelli, wheels, snow tyres, tyre change',
  'oto aksesuar':
    'car accessory, car seat, dashcam, car mat, car accessories, car camera, floor mats, car cleaning',
  şarj: 'charging, charging station, charger, wallbox, home charger, ev charging, car charger',
  // Travel
  seyahat: 'travel, holiday, vacation, package holiday, holidays, getaway, tourism',
  otel: 'hotel, accommodation, hostel, stay, room, guesthouse, lodging, inn, bed breakfast, booking, boutique hotel',
  'deniz oteli': `beach hotel, seaside, all inclusive, resort, beach, summer holiday, bodrum, antalya, seaside hotel,
    beach resort, summer hotel, sea hotel, beach holiday`,
  'şehir oteli': 'city hotel, business hotel, weekend break, city break, istanbul hotel',
  'termal otel':
    'thermal, hot spring, spa hotel, hot springs, thermal bath, thermal spa, wellness hotel, pamukkale',
  'uçak bileti': `flight, plane ticket, airline, air ticket, airfare, plane, fly, pegasus, turkish airlines, thy,
    cheap flight, air travel, flights, airplane`,
  'otobüs bileti': 'coach, bus ticket, bus, intercity bus, coach ticket, bus trip, night bus',
  feribot: 'ferry, boat, sea bus, car ferry, ferry ticket, ferries',
  kruvaziyer: 'cruise, ship tour, cruise ship, greek islands, mediterranean cruise, ship, boat trip',
  tur: 'tour, trip, excursion, guided tour, cappadocia, honeymoon, sightseeing, group tour, day trip, safari, city tour',
  'vize transfer':
    'visa, schengen, airport transfer, passport, transfer, airport shuttle, shuttle, visa application, e visa',
  // Finance
  finans: 'finance, bank, banking, money',
  'taşıt kredisi': 'car loan, vehicle loan, auto loan, car finance, motor loan, auto finance, car credit',
  'ikinci el araç kredisi': 'used car, used car loan, second hand car, pre owned car',
  'elektrikli araç kredisi': 'electric car loan, ev loan, electric vehicle loan',
  'konut kredisi':
    'home loan, mortgage, housing loan, house loan, home finance, property loan, mortgage loan',
  'ihtiyaç kredisi': `personal loan, cash loan, consumer loan, loan, credit, borrow, cash, quick loan, wedding loan,
    interest free loan, low interest loan, debt consolidation, debt`,
  'kobi kredisi': 'business loan, sme loan, commercial loan, company loan, start up loan, farm loan, sme',
  'kredi kartı': 'credit card, bank card, card, visa card, mastercard, debit card',
  'aidatsız kart': 'no fee card, free card, no annual fee, free credit card',
  'seyahat kart': 'travel card, miles card, air miles, miles, frequent flyer, lounge access',
  'alışveriş kart': 'shopping card, points card, reward card, rewards card, cashback card',
  mevduat: `deposit, savings, savings account, time deposit, interest, interest rate, saving, deposit rate, deposit
    account, piggy bank`,
  yatırım: `investment, stock, shares, gold, fund, stocks, invest, crypto, pension, currency, mutual fund, bitcoin,
    brokerage, exchange, retirement, trading, foreign currency`,
  'pos tahsilat':
    'pos, card reader, payment terminal, virtual pos, pos machine, pos device, payment link, cash register',
  // Insurance
  sigorta: 'insurance, policy, cover, coverage, insurer',
  'araç sigortası': 'vehicle insurance, auto insurance, car cover',
  kasko:
    'motor insurance, comprehensive insurance, car insurance, comprehensive, full cover, comprehensive cover, casco',
  'trafik sigortası':
    'traffic insurance, third party insurance, compulsory insurance, third party, traffic policy, motorcycle insurance',
  'sağlık sigortası': 'health insurance, medical insurance, private health, health cover, hospital insurance',
  'tamamlayıcı sağlık':
    'supplementary health, complementary health, top up insurance, supplementary insurance',
  'seyahat sağlık':
    'travel insurance, visa insurance, travel health, travel cover, schengen insurance, ski insurance, trip insurance',
  dask: 'earthquake, earthquake insurance, disaster insurance, natural disaster, quake',
  'konut sigortası':
    'home insurance, house insurance, contents insurance, property insurance, fire insurance, tenant insurance',
  'evcil hayvan sigortası': 'pet insurance, cat insurance, dog insurance, vet insurance',
  'hayat sigortası': 'life insurance, life cover, life policy, critical illness',
  // Electronics
  elektronik: 'electronics, gadget, electronic, gadgets, tech',
  'cep telefonu': 'phone, mobile, cell phone, mobile phone, cellphone, handset, mobiles, phones',
  'akıllı telefon':
    'smartphone, iphone, samsung, android, xiaomi, galaxy, smart phone, foldable phone, huawei',
  'yenilenmiş telefon':
    'refurbished, refurbished phone, used phone, second hand phone, renewed phone, used iphone',
  'dizüstü bilgisayar':
    'laptop, notebook, macbook, gaming laptop, lenovo, asus, ultrabook, chromebook, student laptop',
  bilgisayar: 'computer, pc, desktop, printer, monitor, apple, mac',
  tablet: 'ipad, drawing tablet, e reader, kindle, graphics tablet',
  televizyon:
    'television, tv, tvs, smart tv, smart tvs, oled, led tv, 4k, telly, 55 inch, 65 inch, projector, flat screen',
  'kulaklık ses':
    'headphones, earphones, earbuds, speaker, airpods, headset, soundbar, microphone, audio, turntable, loudspeaker, sound system',
  'giyilebilir teknoloji':
    'smartwatch, wearable, smart watch, fitness tracker, apple watch, sports watch, smart band, fitness band',
  oyun: 'game, console, playstation, xbox, ps5, gaming, nintendo, video game, gamer, gaming chair, games console',
  'fotoğraf kamera':
    'camera, drone, photo, lens, photography, action camera, gopro, canon, video camera, mirrorless, tripod',
  'elektronik aksesuar':
    'power bank, cable, phone case, mouse, keyboard, usb, memory card, charging cable, powerbank, screen protector, usb stick, phone charger',
  // Internet and phone
  'ev interneti':
    'broadband, wifi, home internet, internet, wi fi, unlimited internet, internet plan, adsl, home wifi, internet package',
  'internet telefon': 'telecom, telecommunications, operator',
  'fiber internet': 'fibre, fiber, fast internet, fibre optic, gigabit, fiber optic, high speed internet',
  'vdsl internet': 'dsl, modem, router, vdsl',
  'kablosuz ev interneti':
    'wireless internet, mobile router, 5g internet, no installation internet, wireless broadband, portable wifi',
  'mobil tarife':
    'plan, phone plan, mobile plan, data plan, tariff, mobile data, sim only, gsm, vodafone, turkcell, cell plan, mobile internet, phone line',
  'faturalı tarife':
    'monthly plan, contract plan, switch operator, number transfer, postpaid, extra line, keep my number, number porting, family plan',
  'faturasız tarife': 'prepaid, top up, pay as go, prepaid plan, prepaid sim',
  'gençlik tarife': 'youth plan, student plan, young plan, student data',
  'tv paketi':
    'tv package, cable tv, streaming, satellite, netflix, sports channel, football package, digital tv, movie package, pay tv',
  'esim yurt dışı':
    'esim, roaming, sim card, tourist sim, international data, travel sim, data abroad, e sim',
  // Home and living
  mobilya:
    'furniture, wardrobe, table, chair, desk, ikea, bookcase, dining table, bedroom, cabinet, dining room, living room, shelf, coffee table, bookshelf, office furniture',
  'koltuk takımı': 'sofa, couch, armchair, corner sofa, sofa bed, settee, recliner, sofa set, pouffe',
  'yatak baza': 'bed, mattress, pillow, bunk bed, bed base, bedstead, double bed, nightstand, box spring',
  'mutfak mobilyası':
    'kitchen, kitchen cabinet, fitted kitchen, worktop, kitchen table, kitchen furniture, countertop',
  'beyaz eşya':
    'appliance, fridge, refrigerator, washing machine, dishwasher, oven, dryer, freezer, white goods, large appliance, air conditioner, cooker, tumble dryer, washer, hob, stove, microwave, bosch, siemens, air conditioning',
  'küçük ev aletleri':
    'vacuum cleaner, small appliance, iron, blender, airfryer, air fryer, coffee machine, robot vacuum, toaster, kettle, dyson, vacuum, mixer, food processor, hair dryer, fryer, kitchen appliance, hoover, coffee maker, fan, steam iron',
  'ev tekstili':
    'bedding, curtain, towel, duvet, carpet, rug, linen, blanket, sheet, bathrobe, bed linen, bed sheets, duvet cover, home textile, curtains, towels',
  bahçe:
    'garden, gardening, lawn mower, barbecue, patio, garden furniture, plant, lawnmower, hammock, balcony, bbq, flower, plants, outdoor furniture, sprinkler',
  aydınlatma:
    'lighting, lamp, light bulb, chandelier, light, bulb, led, smart bulb, ceiling light, floor lamp, lights',
  'evcil hayvan':
    'pet, cat, dog, pet food, cat litter, dog food, cat food, aquarium, pet shop, food for dogs, food for cats, puppy, kitten, litter, vet, fish tank',
  'ev yaşam': 'home, house, decoration, home decor, household, homeware, cookware, home accessories',
  // Property and energy
  'konut projeleri':
    'house in istanbul, home in istanbul, property, real estate, new home, housing project, buy a house, housing, new build, house for sale, home for sale, off plan',
  daire: 'flat, apartment, studio, residence, condo, studio flat, apartment for sale, flat for sale',
  villa: 'detached house, holiday home, duplex, country house, summer house',
  'kiralık konut': `rent, rental home, rent a flat, flat for rent, house for rent, home for rent, to let, rental flat,
    rent a house, apartment for rent, flat to rent, furnished flat, house to rent, tenancy`,
  elektrik:
    'electricity, power, electric bill, energy bill, electricity bill, power bill, electricity tariff, green energy',
  doğalgaz:
    'natural gas, gas, boiler, heating, heat pump, radiator, gas boiler, central heating, heater, water heater',
  'güneş enerjisi': 'solar, solar panel, solar energy, solar power, photovoltaic, rooftop solar',
  tadilat:
    'renovation, painting, bathroom renovation, plumber, decorator, handyman, home improvement, remodel, remodelling, refurbishment, painter, flooring, insulation, windows, house painting',
  nakliyat:
    'removal, moving, movers, storage, moving company, removals, house moving, relocation, moving house, man with van',
  'ev güvenliği':
    'alarm, security camera, home security, smart lock, burglar alarm, security system, cctv, alarm system, surveillance, smoke detector, smart home',
  // Groceries and food
  market: 'supermarket, grocery store, food store, groceries discount',
  'temel gıda':
    'grocery, groceries, pasta, rice, olive oil, cheese, food, breakfast food, tea, honey, flour, bread, milk, eggs, oil, nuts, pulses, meat',
  'online market':
    'online grocery, grocery delivery, online groceries, online supermarket, online shopping food, supermarket delivery',
  'temizlik ürünleri':
    'detergent, cleaning, toilet paper, soap, cleaning products, paper towel, laundry detergent, washing powder, dishwasher tablets, kitchen roll, household cleaner, nappies, diapers',
  'meyve sebze':
    'fruit, vegetable, organic, fruits, vegetables, veg, greengrocer, organic food, vegetable box, fresh produce',
  'yemek siparişi':
    'food delivery, takeaway, pizza, burger, meal delivery, fast food, takeout, order food, kebab delivery, sushi, hamburger, doner, food order, meal',
  restoran:
    'restaurant, dinner, brunch, lunch, breakfast, eating out, kebab, steak, steakhouse, diner, fish restaurant, dining, iftar',
  kahve:
    'coffee, cafe, espresso, latte, starbucks, coffee beans, cappuccino, filter coffee, coffee shop, turkish coffee, iced coffee',
  tatlı:
    'dessert, cake, ice cream, baklava, birthday cake, sweet, chocolate, cookie, sweets, patisserie, cookies, pastry, waffle',
  'su içecek':
    'water, drink, soft drink, mineral water, juice, beverage, cola, drinks, bottled water, lemonade, soda, orange juice, drinking water',
  // Fashion
  moda: 'fashion, clothes, clothing, apparel, wear, zara, outfit, h m, garments, clothing store',
  kadın:
    'women, womens clothing, ladies, skirt, blouse, lingerie, ladies wear, womenswear, woman, plus size, maternity wear',
  'dış giyim':
    'trench coat, womens coat, womens jacket, ladies coat, outerwear, cardigan, leather jacket, puffer jacket',
  elbise: 'dress, evening dress, gown, wedding dress, prom dress, party dress, summer dress',
  erkek:
    'men, mens clothing, shirt, jeans, trousers, menswear, t shirt, sweater, man, tie, tshirt, polo shirt, pants',
  'mont kaban':
    'coat, jacket, winter coat, parka, raincoat, mens jacket, mens coat, winter jacket, rain jacket, overcoat',
  'takım elbise': 'suit, tuxedo, groom suit, suits, wedding suit, blazer, formal wear, bow tie',
  'çocuk giyim':
    'kids, childrens clothing, baby clothes, school uniform, kids clothes, baby, children, childrenswear, toddler, kids wear, newborn, toys, toy, lego, pushchair, stroller',
  ayakkabı: 'shoes, shoe, footwear, sandal, slipper, high heels, heels, sandals, slippers, kids shoes',
  sneaker:
    'trainers, sneakers, running shoes, nike, adidas, sports shoes, puma, converse, basketball shoes, trainer, running shoe',
  'bot çizme': 'boots, boot, hiking boots, winter boots, wellies, ankle boots, rain boots, snow boots',
  çanta:
    'bag, handbag, backpack, suitcase, wallet, luggage, purse, bags, school bag, shoulder bag, rucksack, travel bag',
  'saat takı':
    'watch, jewellery, jewelry, necklace, ring, earring, bracelet, diamond, earrings, wristwatch, wedding ring, engagement ring, watches, silver',
  'spor giyim':
    'sportswear, tracksuit, leggings, swimwear, activewear, gym clothes, swimsuit, sports clothes, jersey, yoga wear, running clothes, football shirt',
  // Health and beauty
  'sağlık güzellik': 'health, beauty, personal care, wellness, self care',
  kozmetik:
    'cosmetics, shampoo, hair care, sephora, beauty products, toiletries, cosmetic, shower gel, hair dye, deodorant',
  'cilt bakımı':
    'skincare, moisturiser, sunscreen, face cream, moisturizer, skin care, face mask, serum, sun cream, hand cream, body lotion, anti aging, skin',
  makyaj: 'makeup, make up, lipstick, mascara, foundation, eyeliner, eyeshadow, blush, concealer',
  parfüm: 'perfume, fragrance, cologne, scent, aftershave, eau de parfum, perfumes',
  kuaför:
    'hairdresser, barber, haircut, manicure, hair salon, beauty salon, hair, nails, pedicure, hair removal, laser hair removal, salon, waxing, nail salon',
  'spor salonu':
    'gym, fitness, pilates, yoga, gym membership, swimming, workout, personal trainer, fitness club, swimming pool, sport, sports, crossfit, fitness centre, climbing, pool',
  'spa masaj': 'spa, massage, turkish bath, sauna, hammam, hamam, spa day, steam bath',
  'göz optik':
    'glasses, optician, eyewear, sunglasses, contact lenses, spectacles, eye test, goggles, contact lens, prescription glasses, eyeglasses, eye',
  'diş ağız bakımı':
    'dentist, dental, toothbrush, teeth whitening, dental implant, teeth, toothpaste, orthodontist, tooth, implant, braces, dental care, oral care, electric toothbrush',
  'check up':
    'checkup, health check, blood test, medical check, doctor, hospital, health screening, medical, clinic, screening, physical exam',
  'vitamin takviye':
    'vitamins, supplement, protein powder, omega 3, supplements, collagen, fish oil, pharmacy, vitamin, multivitamin, protein, probiotics, vitamin d, food supplement',
  // Education
  eğitim:
    'education, course, school, training, courses, class, classes, lesson, learning, private school, university, tutor, lessons',
  'dil kursu':
    'language course, language school, language, foreign language, spanish, french, learn a language, languages, speaking club, italian, russian',
  ingilizce:
    'english, english course, ielts, toefl, learn english, english lessons, business english, english class',
  almanca: 'german, german course, learn german, german lessons, goethe',
  'sınav hazırlık':
    'exam preparation, exam prep, exam, test prep, mock exam, tutoring, exam course, mocks, maths',
  yks: 'university entrance, university exam, university entrance exam, college entrance',
  lgs: 'high school exam, high school entrance, scholarship, high school',
  'yazılım teknoloji':
    'coding, programming, software, bootcamp, data science, artificial intelligence, coding course, web development, ai, python, cyber security, robotics, data analysis, ai course',
  'yurt dışı eğitim':
    'study abroad, erasmus, language school abroad, work and travel, abroad, education abroad, malta, exchange student, university abroad',
  'kreş anaokulu':
    'nursery, kindergarten, preschool, daycare, childcare, day care, montessori, creche, pre school, nurseries',
  'sertifika yüksek lisans':
    'master, mba, masters degree, certificate, masters, graduate school, phd, postgraduate, diploma, master degree, distance learning, certification',
  'sanat müzik':
    'art, music, guitar, piano, dance, painting class, music lessons, violin, drums, music course, art course, dance class, ceramics, musical instrument, drawing course, guitar lessons',
};
