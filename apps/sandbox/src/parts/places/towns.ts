/**
 * Real towns with a postal code of theirs: country and language of its streets, then town, code, first-level area and,
 * where envelopes name the second level, that one with its sign. `local=latin` where the country has its own script.
 */
const TOWNS = `
IT it | Pesaro,61121,Marche,Pesaro e Urbino/PU | Milano,20144,Lombardia,Milano/MI | Roma,00144,Lazio,Roma/RM | Bologna,40121,Emilia-Romagna,Bologna/BO | Napoli,80133,Campania,Napoli/NA
AT de | Wien,1010,Wien | Graz,8010,Steiermark | Salzburg,5020,Salzburg
BE fr | Bruxelles,1000,Bruxelles-Capitale | Liège,4000,Wallonie | Namur,5000,Wallonie
BG bg | Sofia,1000,Sofia | Plovdiv,4000,Plovdiv | Varna,9000,Varna
CY el | Λευκωσία=Nicosia,1010,Λευκωσία=Nicosia | Λεμεσός=Limassol,3025,Λεμεσός=Limassol
CZ cs | Praha,110 00,Praha | Brno,602 00,Jihomoravský kraj | Plzeň,301 00,Plzeňský kraj
DK da | København,1050,Hovedstaden | Aarhus,8000,Midtjylland | Odense,5000,Syddanmark
EE et | Tallinn,10111,Harju | Tartu,51003,Tartu | Pärnu,80010,Pärnu
FI fi | Helsinki,00100,Uusimaa | Tampere,33100,Pirkanmaa | Turku,20100,Varsinais-Suomi
FR fr | Paris,75008,Île-de-France | Lyon,69002,Auvergne-Rhône-Alpes | Marseille,13001,Provence-Alpes-Côte d’Azur | Nantes,44000,Pays de la Loire
DE de | Berlin,10115,Berlin | München,80331,Bayern | Hamburg,20095,Hamburg | Köln,50667,Nordrhein-Westfalen
GR el | Αθήνα=Athens,105 57,Αττική=Attica | Θεσσαλονίκη=Thessaloniki,546 24,Κεντρική Μακεδονία=Central Macedonia | Πάτρα=Patras,262 21,Δυτική Ελλάδα=Western Greece
HU hu | Budapest,1051,Budapest | Debrecen,4024,Hajdú-Bihar | Szeged,6720,Csongrád-Csanád
IE en | Dublin,D02 AF30,County Dublin | Cork,T12 W8XV,County Cork | Galway,H91 E2R4,County Galway
LU fr | Luxembourg,1009,Luxembourg | Esch-sur-Alzette,4010,Luxembourg
MT en | Valletta,VLT 1117,Valletta | Sliema,SLM 1640,Sliema
ME sr | Podgorica,81000,Podgorica | Budva,85310,Budva
NL nl | Amsterdam,1012 AB,Noord-Holland | Utrecht,3511 AD,Utrecht | Eindhoven,5611 EM,Noord-Brabant
PL pl | Warszawa,00-950,mazowieckie | Kraków,31-042,małopolskie | Wrocław,50-101,dolnośląskie | Gdańsk,80-831,pomorskie
PT pt | Lisboa,1100-148,Lisboa | Porto,4000-322,Porto | Coimbra,3000-213,Coimbra
RS sr | Beograd,11000,Beograd | Novi Sad,21000,Vojvodina
SK sk | Bratislava,811 01,Bratislavský kraj | Košice,040 01,Košický kraj
ES es | Madrid,28013,Comunidad de Madrid,Madrid/M | Barcelona,08002,Catalunya,Barcelona/B | Sevilla,41001,Andalucía,Sevilla/SE | Valencia,46002,Comunitat Valenciana,Valencia/V
CH de | Zürich,8001,Zürich | Bern,3011,Bern | Basel,4051,Basel-Stadt | Lugano,6900,Ticino
GB en | London,SW1A 2AA,England | Manchester,M1 1AE,England | Edinburgh,EH1 1YZ,Scotland | Bristol,BS1 4ST,England
HR hr | Zagreb,10000,Grad Zagreb | Split,21000,Splitsko-dalmatinska | Rijeka,51000,Primorsko-goranska
IS is | Reykjavík,101,Höfuðborgarsvæðið | Akureyri,600,Norðurland eystra
LV lv | Rīga,LV-1050,Rīga | Liepāja,LV-3401,Liepāja
LT lt | Vilnius,LT-01103,Vilniaus apskritis | Kaunas,LT-44280,Kauno apskritis
NO no | Oslo,0150,Oslo | Bergen,5003,Vestland | Trondheim,7011,Trøndelag
RO ro | București,010011,București | Cluj-Napoca,400001,Cluj | Timișoara,300001,Timiș
SI sl | Ljubljana,1000,Ljubljana | Maribor,2000,Maribor
SE sv | Stockholm,111 22,Stockholm | Göteborg,411 03,Västra Götaland | Malmö,211 20,Skåne
DZ fr | Alger,16000,Alger | Oran,31000,Oran
CI fr | Abidjan,,Abidjan | Yamoussoukro,,Yamoussoukro
EG ar | القاهرة=Cairo,11511,القاهرة=Cairo | الإسكندرية=Alexandria,21511,الإسكندرية=Alexandria
KE en | Nairobi,00100,Nairobi | Mombasa,80100,Mombasa
MU fr | Port Louis,11302,Port Louis | Curepipe,74504,Plaines Wilhems
MA fr | Casablanca,20000,Casablanca-Settat | Rabat,10000,Rabat-Salé-Kénitra
NG en | Lagos,101233,Lagos | Abuja,900211,Federal Capital Territory
SN fr | Dakar,12500,Dakar | Thiès,21000,Thiès
ZA en | Cape Town,8001,Western Cape | Johannesburg,2001,Gauteng | Durban,4001,KwaZulu-Natal
TN fr | Tunis,1000,Tunis | Sfax,3000,Sfax
AR es | Buenos Aires,C1043AAZ,Ciudad Autónoma de Buenos Aires | Córdoba,X5000ABC,Córdoba | Rosario,S2000ABA,Santa Fe | Mendoza,M5500AAB,Mendoza
BO es | La Paz,,La Paz | Santa Cruz de la Sierra,,Santa Cruz
BR pt | São Paulo,01310-100,São Paulo/SP | Rio de Janeiro,20040-002,Rio de Janeiro/RJ | Curitiba,80010-000,Paraná/PR
CA en | Ottawa,K1A 0B1,Ontario/ON | Toronto,M5H 2N2,Ontario/ON | Vancouver,V6B 1A1,British Columbia/BC | Montréal,H2Y 1C6,Québec/QC
CL es | Santiago,8320000,Región Metropolitana | Valparaíso,2340000,Valparaíso
CO es | Bogotá,110111,Bogotá | Medellín,050012,Antioquia | Cali,760001,Valle del Cauca
CR es | San José,10101,San José | Alajuela,20101,Alajuela
DO es | Santo Domingo,10101,Distrito Nacional | Santiago de los Caballeros,51000,Santiago
EC es | Quito,170150,Pichincha | Guayaquil,090313,Guayas | Cuenca,010101,Azuay
SV es | San Salvador,1101,San Salvador | Santa Ana,2201,Santa Ana
GT es | Ciudad de Guatemala,01001,Guatemala | Quetzaltenango,09001,Quetzaltenango
MX es | Ciudad de México,06000,Ciudad de México/CDMX | Guadalajara,44100,Jalisco/Jal. | Monterrey,64000,Nuevo León/N.L.
PA es | Ciudad de Panamá,0801,Panamá | David,0401,Chiriquí
PY es | Asunción,1209,Asunción | Encarnación,6000,Itapúa
PE es | Lima,15001,Lima | Arequipa,04001,Arequipa
US us | San Francisco,94103,California/CA,San Francisco County | Austin,78701,Texas/TX,Travis County | Portland,97205,Oregon/OR,Multnomah County | New York,10001,New York/NY,New York County
UY es | Montevideo,11000,Montevideo | Salto,50000,Salto
KH km | ភ្នំពេញ=Phnom Penh,120101,ភ្នំពេញ=Phnom Penh | សៀមរាប=Siem Reap,171202,សៀមរាប=Siem Reap | បាត់ដំបង=Battambang,020301,បាត់ដំបង=Battambang
CN zh | 北京市=Beijing,100010,北京市=Beijing | 上海市=Shanghai,200001,上海市=Shanghai | 广州市=Guangzhou,510030,广东省=Guangdong | 成都市=Chengdu,610000,四川省=Sichuan
GE ka | Tbilisi,0105,Tbilisi | Batumi,6000,Adjara
HK hk | 中環=Central,,香港島=Hong Kong Island | 旺角=Mong Kok,,九龍=Kowloon | 沙田=Sha Tin,,新界=New Territories
IN en | New Delhi,110001,Delhi | Mumbai,400001,Maharashtra | Bengaluru,560001,Karnataka
ID id | Jakarta,10110,DKI Jakarta | Bandung,40111,Jawa Barat
IR fa | تهران=Tehran,1193653471,تهران=Tehran | اصفهان=Isfahan,8134614531,اصفهان=Isfahan | شیراز=Shiraz,7134814336,فارس=Fars
IL he | תל אביב-יפו=Tel Aviv-Yafo,6100000,תל אביב=Tel Aviv District | ירושלים=Jerusalem,9100000,ירושלים=Jerusalem District | חיפה=Haifa,3100000,חיפה=Haifa District
JP ja | 渋谷区=Shibuya,150-0001,東京都=Tokyo | 大阪市北区=Kita-ku Osaka,530-0001,大阪府=Osaka | 横浜市中区=Naka-ku Yokohama,231-0001,神奈川県=Kanagawa | 京都市中京区=Nakagyo-ku Kyoto,604-0001,京都府=Kyoto
JO ar | عمّان=Amman,11118,العاصمة=Amman | إربد=Irbid,21110,إربد=Irbid
KZ kk | Almaty,050000,Almaty | Astana,010000,Astana
KR ko | 종로구=Jongno-gu,03051,서울특별시=Seoul | 해운대구=Haeundae-gu,48094,부산광역시=Busan
KW ar | مدينة الكويت=Kuwait City,13001,العاصمة=Al Asimah | حولي=Hawalli,32001,حولي=Hawalli
LB ar | بيروت=Beirut,1107 2810,بيروت=Beirut | طرابلس=Tripoli,1300 0001,الشمال=North
MY ms | Kuala Lumpur,50000,Kuala Lumpur | George Town,10200,Pulau Pinang
PH en | Manila,1000,Metro Manila | Cebu City,6000,Cebu
QA ar | الدوحة=Doha,,الدوحة=Doha | الوكرة=Al Wakrah,,الوكرة=Al Wakrah
SA ar | الرياض=Riyadh,11564,الرياض=Riyadh | جدة=Jeddah,21442,مكة المكرمة=Makkah
SG en | Singapore,018956,Singapore
TW tw | 中正區=Zhongzheng District,100,臺北市=Taipei City | 前金區=Qianjin District,801,高雄市=Kaohsiung City
TH th | กรุงเทพมหานคร=Bangkok,10200,กรุงเทพมหานคร=Bangkok | เชียงใหม่=Chiang Mai,50200,เชียงใหม่=Chiang Mai
TR tr | İstanbul,34000,İstanbul | Ankara,06000,Ankara | İzmir,35000,İzmir
AE ar | دبي=Dubai,,دبي=Dubai | أبو ظبي=Abu Dhabi,,أبو ظبي=Abu Dhabi | الشارقة=Sharjah,,الشارقة=Sharjah
VN vi | Hà Nội,100000,Hà Nội | Thành phố Hồ Chí Minh,700000,Hồ Chí Minh | Đà Nẵng,550000,Đà Nẵng
AU en | Sydney,2000,New South Wales/NSW | Melbourne,3000,Victoria/VIC | Brisbane,4000,Queensland/QLD
FJ en | Suva,,Central | Nadi,,Western
NC fr | Nouméa,98800,Province Sud | Koné,98860,Province Nord
NZ en | Wellington,6011,Wellington | Auckland,1010,Auckland | Christchurch,8011,Canterbury`;

/** A word in the country's own script and in ours. */
export interface Name {
  readonly local: string;
  readonly latin: string;
}

export interface Area extends Name {
  /** As on an envelope, where that is shorter. */
  readonly sign: string | null;
}

export interface Town {
  readonly country: string;
  /** Of its streets. */
  readonly language: string;
  readonly name: Name;
  readonly postalCode: string;
  readonly first: Area;
  readonly second: Area | null;
}

export function nameOf(text: string): Name {
  const [local = '', latin = local] = text.split('=');
  return { local, latin };
}

function areaOf(text: string): Area {
  const [name = '', sign = null] = text.split('/');
  return { ...nameOf(name), sign };
}

export const towns: readonly Town[] = TOWNS.trim()
  .split('\n')
  .flatMap((line) => {
    const [head = '', ...rest] = line.split(' | ');
    const [country = '', language = ''] = head.split(' ');
    return rest.map((entry) => {
      const [name = '', postalCode = '', first = '', second] = entry.split(',');
      return {
        country,
        language,
        postalCode,
        name: nameOf(name),
        first: areaOf(first),
        second: second ? areaOf(second) : null,
      };
    });
  });
