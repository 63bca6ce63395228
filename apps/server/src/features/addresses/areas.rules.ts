/** A first-level area as it is written on an envelope, and how else it may be called. */
export interface Area {
  readonly value: string;
  /** In the country's own words. */
  readonly name: string;
  /** For readers of other scripts. */
  readonly latin: string;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The area a person or a map means, whichever of its names is used; undefined when the country has no such. */
export function findArea(areas: readonly Area[], reported: string): Area | undefined {
  const wanted = plain(reported);
  return areas.find((area) => [area.value, area.name, area.latin].some((name) => plain(name) === wanted));
}

const list = (text: string) => text.split(';');

/** Written by a code: "PU Pesaro e Urbino". */
const coded = (text: string): Area[] =>
  list(text).map((entry) => {
    const [value = '', ...words] = entry.split(' ');
    return { value, name: words.join(' '), latin: words.join(' ') };
  });

/** Written in full. */
const named = (text: string): Area[] => list(text).map((name) => ({ value: name, name, latin: name }));

/** Written in a script of its own: "東京都=Tōkyō". In the country's order, which its people know by heart. */
const paired = (text: string): Area[] =>
  list(text).map((entry) => {
    const [name = '', latin = ''] = entry.split('=');
    return { value: name, name, latin };
  });

/** First-level areas, where a country has a fixed list that an address needs. */
export const AREAS: Record<string, readonly Area[]> = {
  AU: coded(
    'ACT Australian Capital Territory;NSW New South Wales;NT Northern Territory;QLD Queensland;' +
      'SA South Australia;TAS Tasmania;VIC Victoria;WA Western Australia',
  ),
  BR: coded(
    'AC Acre;AL Alagoas;AP Amapá;AM Amazonas;BA Bahia;CE Ceará;DF Distrito Federal;ES Espírito Santo;' +
      'GO Goiás;MA Maranhão;MT Mato Grosso;MS Mato Grosso do Sul;MG Minas Gerais;PA Pará;PB Paraíba;' +
      'PR Paraná;PE Pernambuco;PI Piauí;RJ Rio de Janeiro;RN Rio Grande do Norte;RS Rio Grande do Sul;' +
      'RO Rondônia;RR Roraima;SC Santa Catarina;SP São Paulo;SE Sergipe;TO Tocantins',
  ),
  CA: coded(
    'AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;' +
      'NT Northwest Territories;NS Nova Scotia;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Québec;' +
      'SK Saskatchewan;YT Yukon',
  ),
  IT: coded(
    'AG Agrigento;AL Alessandria;AN Ancona;AO Aosta;AR Arezzo;AP Ascoli Piceno;AT Asti;AV Avellino;' +
      'BA Bari;BT Barletta-Andria-Trani;BL Belluno;BN Benevento;BG Bergamo;BI Biella;BO Bologna;' +
      'BZ Bolzano;BS Brescia;BR Brindisi;CA Cagliari;CL Caltanissetta;CB Campobasso;CE Caserta;' +
      'CT Catania;CZ Catanzaro;CH Chieti;CO Como;CS Cosenza;CR Cremona;KR Crotone;CN Cuneo;EN Enna;' +
      'FM Fermo;FE Ferrara;FI Firenze;FG Foggia;FC Forlì-Cesena;FR Frosinone;GE Genova;GO Gorizia;' +
      'GR Grosseto;IM Imperia;IS Isernia;SP La Spezia;AQ L’Aquila;LT Latina;LE Lecce;LC Lecco;' +
      'LI Livorno;LO Lodi;LU Lucca;MC Macerata;MN Mantova;MS Massa-Carrara;MT Matera;ME Messina;' +
      'MI Milano;MO Modena;MB Monza e Brianza;NA Napoli;NO Novara;NU Nuoro;OR Oristano;PD Padova;' +
      'PA Palermo;PR Parma;PV Pavia;PG Perugia;PU Pesaro e Urbino;PE Pescara;PC Piacenza;PI Pisa;' +
      'PT Pistoia;PN Pordenone;PZ Potenza;PO Prato;RG Ragusa;RA Ravenna;RC Reggio Calabria;' +
      'RE Reggio Emilia;RI Rieti;RN Rimini;RM Roma;RO Rovigo;SA Salerno;SS Sassari;SV Savona;SI Siena;' +
      'SR Siracusa;SO Sondrio;SU Sud Sardegna;TA Taranto;TE Teramo;TR Terni;TO Torino;TP Trapani;' +
      'TN Trento;TV Treviso;TS Trieste;UD Udine;VA Varese;VE Venezia;VB Verbano-Cusio-Ossola;' +
      'VC Vercelli;VR Verona;VV Vibo Valentia;VI Vicenza;VT Viterbo',
  ),
  US: coded(
    'AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;' +
      'DE Delaware;DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;' +
      'IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;' +
      'MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;' +
      'NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;' +
      'OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;PR Puerto Rico;RI Rhode Island;SC South Carolina;' +
      'SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;WA Washington;' +
      'WV West Virginia;WI Wisconsin;WY Wyoming',
  ),
  AR: named(
    'Buenos Aires;Ciudad Autónoma de Buenos Aires;Catamarca;Chaco;Chubut;Córdoba;Corrientes;' +
      'Entre Ríos;Formosa;Jujuy;La Pampa;La Rioja;Mendoza;Misiones;Neuquén;Río Negro;Salta;San Juan;' +
      'San Luis;Santa Cruz;Santa Fe;Santiago del Estero;Tierra del Fuego;Tucumán',
  ),
  EC: named(
    'Azuay;Bolívar;Cañar;Carchi;Chimborazo;Cotopaxi;El Oro;Esmeraldas;Galápagos;Guayas;Imbabura;Loja;' +
      'Los Ríos;Manabí;Morona Santiago;Napo;Orellana;Pastaza;Pichincha;Santa Elena;' +
      'Santo Domingo de los Tsáchilas;Sucumbíos;Tungurahua;Zamora Chinchipe',
  ),
  ES: named(
    'A Coruña;Álava;Albacete;Alicante;Almería;Asturias;Ávila;Badajoz;Barcelona;Bizkaia;Burgos;' +
      'Cáceres;Cádiz;Cantabria;Castellón;Ceuta;Ciudad Real;Córdoba;Cuenca;Gipuzkoa;Girona;Granada;' +
      'Guadalajara;Huelva;Huesca;Illes Balears;Jaén;La Rioja;Las Palmas;León;Lleida;Lugo;Madrid;Málaga;' +
      'Melilla;Murcia;Navarra;Ourense;Palencia;Pontevedra;Salamanca;Santa Cruz de Tenerife;Segovia;' +
      'Sevilla;Soria;Tarragona;Teruel;Toledo;Valencia;Valladolid;Zamora;Zaragoza',
  ),
  IN: named(
    'Andaman and Nicobar Islands;Andhra Pradesh;Arunachal Pradesh;Assam;Bihar;Chandigarh;' +
      'Chhattisgarh;Dadra and Nagar Haveli and Daman and Diu;Delhi;Goa;Gujarat;Haryana;' +
      'Himachal Pradesh;Jammu and Kashmir;Jharkhand;Karnataka;Kerala;Ladakh;Lakshadweep;Madhya Pradesh;' +
      'Maharashtra;Manipur;Meghalaya;Mizoram;Nagaland;Odisha;Puducherry;Punjab;Rajasthan;Sikkim;' +
      'Tamil Nadu;Telangana;Tripura;Uttar Pradesh;Uttarakhand;West Bengal',
  ),
  MX: named(
    'Aguascalientes;Baja California;Baja California Sur;Campeche;Chiapas;Chihuahua;Ciudad de México;' +
      'Coahuila;Colima;Durango;Estado de México;Guanajuato;Guerrero;Hidalgo;Jalisco;Michoacán;Morelos;' +
      'Nayarit;Nuevo León;Oaxaca;Puebla;Querétaro;Quintana Roo;San Luis Potosí;Sinaloa;Sonora;Tabasco;' +
      'Tamaulipas;Tlaxcala;Veracruz;Yucatán;Zacatecas',
  ),
  MY: named(
    'Johor;Kedah;Kelantan;Kuala Lumpur;Labuan;Melaka;Negeri Sembilan;Pahang;Perak;Perlis;' +
      'Pulau Pinang;Putrajaya;Sabah;Sarawak;Selangor;Terengganu',
  ),
  VN: named(
    'An Giang;Bắc Ninh;Cà Mau;Cao Bằng;Cần Thơ;Đà Nẵng;Đắk Lắk;Điện Biên;Đồng Nai;Đồng Tháp;Gia Lai;' +
      'Hà Nội;Hà Tĩnh;Hải Phòng;Huế;Hưng Yên;Khánh Hòa;Lai Châu;Lạng Sơn;Lào Cai;Lâm Đồng;Nghệ An;' +
      'Ninh Bình;Phú Thọ;Quảng Ngãi;Quảng Ninh;Quảng Trị;Sơn La;Tây Ninh;Thái Nguyên;Thanh Hóa;' +
      'Hồ Chí Minh;Tuyên Quang;Vĩnh Long',
  ),
  AE: paired(
    'أبو ظبي=Abu Dhabi;دبي=Dubai;الشارقة=Sharjah;عجمان=Ajman;أم القيوين=Umm Al Quwain;' +
      'رأس الخيمة=Ras Al Khaimah;الفجيرة=Fujairah',
  ),
  CN: paired(
    '北京市=Beijing;天津市=Tianjin;河北省=Hebei;山西省=Shanxi;内蒙古自治区=Inner Mongolia;辽宁省=Liaoning;吉林省=Jilin;' +
      '黑龙江省=Heilongjiang;上海市=Shanghai;江苏省=Jiangsu;浙江省=Zhejiang;安徽省=Anhui;福建省=Fujian;江西省=Jiangxi;' +
      '山东省=Shandong;河南省=Henan;湖北省=Hubei;湖南省=Hunan;广东省=Guangdong;广西壮族自治区=Guangxi;海南省=Hainan;' +
      '重庆市=Chongqing;四川省=Sichuan;贵州省=Guizhou;云南省=Yunnan;西藏自治区=Tibet;陕西省=Shaanxi;甘肃省=Gansu;青海省=Qinghai;' +
      '宁夏回族自治区=Ningxia;新疆维吾尔自治区=Xinjiang',
  ),
  HK: paired('香港島=Hong Kong Island;九龍=Kowloon;新界=New Territories'),
  IR: paired(
    'آذربایجان شرقی=East Azerbaijan;آذربایجان غربی=West Azerbaijan;اردبیل=Ardabil;اصفهان=Isfahan;' +
      'البرز=Alborz;ایلام=Ilam;بوشهر=Bushehr;تهران=Tehran;چهارمحال و بختیاری=Chaharmahal and Bakhtiari;' +
      'خراسان جنوبی=South Khorasan;خراسان رضوی=Razavi Khorasan;خراسان شمالی=North Khorasan;' +
      'خوزستان=Khuzestan;زنجان=Zanjan;سمنان=Semnan;سیستان و بلوچستان=Sistan and Baluchestan;فارس=Fars;' +
      'قزوین=Qazvin;قم=Qom;کردستان=Kurdistan;کرمان=Kerman;کرمانشاه=Kermanshah;' +
      'کهگیلویه و بویراحمد=Kohgiluyeh and Boyer-Ahmad;گلستان=Golestan;گیلان=Gilan;لرستان=Lorestan;' +
      'مازندران=Mazandaran;مرکزی=Markazi;هرمزگان=Hormozgan;همدان=Hamadan;یزد=Yazd',
  ),
  JP: paired(
    '北海道=Hokkaidō;青森県=Aomori;岩手県=Iwate;宮城県=Miyagi;秋田県=Akita;山形県=Yamagata;福島県=Fukushima;茨城県=Ibaraki;' +
      '栃木県=Tochigi;群馬県=Gunma;埼玉県=Saitama;千葉県=Chiba;東京都=Tōkyō;神奈川県=Kanagawa;新潟県=Niigata;富山県=Toyama;' +
      '石川県=Ishikawa;福井県=Fukui;山梨県=Yamanashi;長野県=Nagano;岐阜県=Gifu;静岡県=Shizuoka;愛知県=Aichi;三重県=Mie;' +
      '滋賀県=Shiga;京都府=Kyōto;大阪府=Ōsaka;兵庫県=Hyōgo;奈良県=Nara;和歌山県=Wakayama;鳥取県=Tottori;島根県=Shimane;' +
      '岡山県=Okayama;広島県=Hiroshima;山口県=Yamaguchi;徳島県=Tokushima;香川県=Kagawa;愛媛県=Ehime;高知県=Kōchi;' +
      '福岡県=Fukuoka;佐賀県=Saga;長崎県=Nagasaki;熊本県=Kumamoto;大分県=Ōita;宮崎県=Miyazaki;鹿児島県=Kagoshima;沖縄県=Okinawa',
  ),
  KH: paired(
    'ភ្នំពេញ=Phnom Penh;បន្ទាយមានជ័យ=Banteay Meanchey;បាត់ដំបង=Battambang;កំពង់ចាម=Kampong Cham;' +
      'កំពង់ឆ្នាំង=Kampong Chhnang;កំពង់ស្ពឺ=Kampong Speu;កំពង់ធំ=Kampong Thom;កំពត=Kampot;' +
      'កណ្ដាល=Kandal;កែប=Kep;កោះកុង=Koh Kong;ក្រចេះ=Kratié;មណ្ឌលគិរី=Mondulkiri;' +
      'ឧត្ដរមានជ័យ=Oddar Meanchey;ប៉ៃលិន=Pailin;ព្រះសីហនុ=Preah Sihanouk;ព្រះវិហារ=Preah Vihear;' +
      'ព្រៃវែង=Prey Veng;ពោធិ៍សាត់=Pursat;រតនគិរី=Ratanakiri;សៀមរាប=Siem Reap;ស្ទឹងត្រែង=Stung Treng;' +
      'ស្វាយរៀង=Svay Rieng;តាកែវ=Takéo;ត្បូងឃ្មុំ=Tboung Khmum',
  ),
  KR: paired(
    '서울특별시=Seoul;부산광역시=Busan;대구광역시=Daegu;인천광역시=Incheon;광주광역시=Gwangju;대전광역시=Daejeon;울산광역시=Ulsan;' +
      '세종특별자치시=Sejong;경기도=Gyeonggi;강원특별자치도=Gangwon;충청북도=North Chungcheong;충청남도=South Chungcheong;' +
      '전북특별자치도=North Jeolla;전라남도=South Jeolla;경상북도=North Gyeongsang;경상남도=South Gyeongsang;제주특별자치도=Jeju',
  ),
};
