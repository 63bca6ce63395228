export interface Quote {
  readonly stars: number;
  readonly text: string;
  readonly author: string;
  readonly place: string;
}

const quote = (stars: number, author: string, place: string, text: string): Quote => ({
  stars,
  text,
  author,
  place,
});

/** Said of anything the brand makes, so that any product may have any of them. */
export const QUOTES: Record<string, readonly Quote[]> = {
  it: [
    quote(
      5,
      'Giulia R.',
      'Ravenna',
      'Consegnata due giorni prima del previsto, già regolata. La verniciatura dal vivo è ancora più bella.',
    ),
    quote(
      5,
      'Marco T.',
      'Bergamo',
      'Dopo un anno di uso quotidiano è come il primo giorno. Si sente che è montata da qualcuno che ci tiene.',
    ),
    quote(
      4,
      'Elena B.',
      'Lecce',
      'Comoda anche dopo tre ore. Avrei voluto un manuale più chiaro, in negozio però mi hanno spiegato tutto.',
    ),
    quote(
      5,
      'Paolo D.',
      'Torino',
      'Leggera, precisa, silenziosa. La prendo anche quando potrei farne a meno.',
    ),
    quote(
      4,
      'Sara M.',
      'Ancona',
      'Bellissima. Tolgo una stella solo perché la mia taglia è arrivata una settimana dopo.',
    ),
  ],
  es: [
    quote(
      5,
      'Lucía G.',
      'Valencia',
      'Llegó antes de lo prometido y lista para salir. El acabado impresiona de cerca.',
    ),
    quote(5, 'Javier P.', 'Bilbao', 'Un año a diario y ni un ruido. El taller, rápido y amable.'),
    quote(
      4,
      'Marta S.',
      'Sevilla',
      'Muy cómoda y fácil de llevar en ciudad. El color es algo más oscuro que en la foto.',
    ),
    quote(
      5,
      'Andrés C.',
      'Mendoza',
      'La probé en la tienda y no quise devolverla. Cada detalle tiene sentido.',
    ),
    quote(
      4,
      'Inés V.',
      'Zaragoza',
      'Gran calidad por lo que cuesta. La entrega se retrasó un día, pero avisaron.',
    ),
  ],
  en: [
    quote(
      5,
      'Hannah W.',
      'Bristol',
      'Delivered on the day they said, set up and ready to go. The paint is even better in daylight.',
    ),
    quote(
      5,
      'Tom K.',
      'Leeds',
      'A year of daily use and nothing has come loose. You can tell somebody cared when they built it.',
    ),
    quote(
      4,
      'Aoife N.',
      'Cork',
      'Comfortable for hours. The handbook could be clearer, but the dealer walked me through everything.',
    ),
    quote(5, 'Daniel S.', 'Portland', 'I went in for a test ride and came out with a receipt. No regrets.'),
    quote(
      4,
      'Priya M.',
      'Toronto',
      'Lovely to look at and easy to live with. My size took a week longer than I hoped.',
    ),
  ],
  fr: [
    quote(
      5,
      'Camille L.',
      'Nantes',
      'Livrée le jour dit, réglée et prête à partir. La finition est superbe de près.',
    ),
    quote(5, 'Thomas B.', 'Lyon', 'Un an tous les jours, pas un bruit parasite. On sent le soin au montage.'),
    quote(
      4,
      'Inès F.',
      'Lille',
      'Très confortable, même après trois heures. La notice pourrait être plus claire.',
    ),
    quote(
      5,
      'Julien A.',
      'Annecy',
      'Légère, précise, discrète. Je la prends même quand je pourrais m’en passer.',
    ),
    quote(
      4,
      'Sophie D.',
      'Liège',
      'Magnifique. Une étoile en moins pour la semaine d’attente sur ma taille.',
    ),
  ],
  de: [
    quote(
      5,
      'Katrin H.',
      'Freiburg',
      'Zwei Tage früher da als versprochen und fertig eingestellt. Der Lack ist in echt noch schöner.',
    ),
    quote(
      5,
      'Stefan W.',
      'Kassel',
      'Ein Jahr täglich gefahren, nichts klappert. Man merkt, dass hier jemand sorgfältig montiert hat.',
    ),
    quote(
      4,
      'Julia M.',
      'Graz',
      'Auch nach drei Stunden bequem. Die Anleitung ist etwas knapp, der Händler hat aber alles erklärt.',
    ),
    quote(
      5,
      'Andreas K.',
      'Leipzig',
      'Leicht, präzise, leise. Ich nehme sie auch, wenn ich gar nicht müsste.',
    ),
    quote(
      4,
      'Nina B.',
      'Winterthur',
      'Wunderschön. Einen Stern weniger, weil meine Größe eine Woche länger brauchte.',
    ),
  ],
  ar: [
    quote(5, 'سارة ع.', 'دبي', 'وصلت قبل الموعد بيومين وجاهزة للانطلاق. الطلاء أجمل في الواقع من الصور.'),
    quote(5, 'خالد م.', 'الرياض', 'سنة من الاستخدام اليومي دون أي مشكلة. واضح أن من ركّبها يهتم بعمله.'),
    quote(4, 'ليلى ح.', 'عمّان', 'مريحة حتى بعد ثلاث ساعات. دليل الاستخدام مختصر لكن الوكيل شرح لي كل شيء.'),
    quote(5, 'يوسف ب.', 'الدار البيضاء', 'خفيفة ودقيقة وهادئة. صرت أبحث عن سبب للخروج بها.'),
  ],
  he: [
    quote(5, 'נועה ל.', 'חיפה', 'הגיעה יומיים לפני הזמן, מכוונת ומוכנה ליציאה. הצבע במציאות יפה עוד יותר.'),
    quote(
      5,
      'עידו ש.',
      'תל אביב',
      'שנה של שימוש יומיומי ושום דבר לא השתחרר. מרגישים שמישהו הרכיב אותה באהבה.',
    ),
    quote(4, 'מיכל ר.', 'באר שבע', 'נוחה גם אחרי שלוש שעות. חוברת ההדרכה קצרה, אבל בחנות הסבירו הכול.'),
    quote(5, 'אורי כ.', 'ירושלים', 'קלה, מדויקת ושקטה. אני לוקח אותה גם כשלא חייבים.'),
  ],
  ja: [
    quote(
      5,
      '佐藤 美咲',
      '横浜市',
      '予定より二日早く届き、すぐに乗れる状態でした。塗装は実物のほうがきれいです。',
    ),
    quote(
      5,
      '田中 健',
      '名古屋市',
      '毎日使って一年、緩みも異音もありません。丁寧に組まれているのがわかります。',
    ),
    quote(
      4,
      '鈴木 陽子',
      '札幌市',
      '三時間たっても疲れません。説明書は少し簡素ですが、お店で詳しく教えてもらえました。',
    ),
    quote(5, '高橋 亮', '福岡市', '軽くて正確で静か。用事がなくても出かけたくなります。'),
  ],
};
