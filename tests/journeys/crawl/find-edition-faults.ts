/** British spellings and words; none of them is also American. */
const BRITISH = new RegExp(
  String.raw`\b(colours?|\w*metres?|litres?|fibres?|centres?|tyres?|aluminium|cheques?|grey|kerbs?|` +
    String.raw`cancell(?:ed|ing)|recognis\w+|customis\w+|honour\w*|harbour\w*|labour|neighbours?|favourites?|` +
    `licences?|instalments?|petrol|motorways?|lorr(?:y|ies)|spanners?|mudguards?|chainsets?|tarmac|` +
    String.raw`trousers|postcodes?|expiry|per cent|VAT|fulfil|carburettor|silencer|ready to collect)\b`,
  'i',
);

const METRIC = /\d[\d.,]*[ \u00a0]?(?:mm|cm|km\/h|km|kg|kilos?|grams?|l|Nm|kW|bar)(?![\p{L}/])/u;
const US_UNIT =
  /\b(?:in|inch|inches|ft|feet|mi|miles?|mph|lb|pounds?|oz|ounces?|gal|gallons?|mpg|lb-ft|lb-in|hp|psi)\b|[′″]/;
// Tools and tires are sold in millimeters in the United States too.
const SOLD_IN_METRIC = /\d+ mm (?:hex key|tires)/g;

/** What a reader in the United States would stumble over in a text. */
export function findUsFaults(text: string): string[] {
  const british = BRITISH.exec(text)?.[0];
  const isMetricOnly = METRIC.test(text.replace(SOLD_IN_METRIC, '')) && !US_UNIT.test(text);
  return [...(british ? [`British: ${british}`] : []), ...(isMetricOnly ? ['metric only'] : [])];
}

/** Frequent characters that only simplified Chinese has. */
const SIMPLIFIED = /[们这为对会时说国门见车东马鸟鱼龙体电话订单价购买货选择确认账户图请关闭开]/u;

export const findSimplified = (text: string): string | undefined => SIMPLIFIED.exec(text)?.[0];
