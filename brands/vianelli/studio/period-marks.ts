// The winged V as it was drawn in other years: paper and paint as SVG, photographed by period.ts.

/** A repeatable small shake: a line drawn by hand is never straight. */
const shake = (n: number, size: number) => (((n * 7919) % 101) / 101 - 0.5) * size;

// Today's drawing on its grid of 132 × 48 (the brand's theme/mark.svg), as corners.
const V = [42, 0, 54, 0, 66, 30, 78, 0, 90, 0, 70.8, 48, 61.2, 48];
const BARS = [
  [0, 0, 37.4, 0, 41, 9, 3.6, 9],
  [14.4, 13.2, 42.68, 13.2, 46.28, 22.2, 18, 22.2],
  [28.8, 26.4, 47.96, 26.4, 51.56, 35.4, 32.4, 35.4],
];
const mirrored = (corners: number[]) => corners.map((value, at) => (at % 2 ? value : 132 - value));
const SHAPES = [V, ...BARS, ...BARS.map(mirrored)];

const path = (corners: number[], by: (value: number, at: number) => number = (value) => value) =>
  `M${corners.map((value, at) => by(value, at).toFixed(2)).join(' ')}z`;

/** 1921: pencil on a schoolbook's squared paper, outlines first, then shaded with the side of the lead. */
function pencil(width: number, height: number) {
  const scale = (width * 0.66) / 132;
  const stroke = (pass: number) =>
    SHAPES.map((corners, shape) =>
      path(corners, (value, at) => value + shake(shape * 17 + at * 5 + pass * 29 + 3, 0.55)),
    ).join('');
  return `<defs>
    <pattern id="squares" width="26" height="26" patternUnits="userSpaceOnUse">
      <path d="M26 0H0V26" fill="none" stroke="#8f9aa6" stroke-width="1" opacity="0.55"/>
    </pattern>
    <pattern id="lead" width="1.15" height="1.15" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
      <path d="M0 0.5H1.15" stroke="#3a3a3a" stroke-width="0.5" opacity="0.62"/>
    </pattern>
  </defs>
  <rect width="${width}" height="${height}" fill="#efe9da"/>
  <rect width="${width}" height="${height}" fill="url(#squares)"/>
  <path d="M${width / 2} 60V${height - 60}M90 ${height * 0.36}H${width - 90}M90 ${height * 0.69}H${width - 90}"
    stroke="#555" stroke-width="1.2" stroke-dasharray="14 7" opacity="0.5"/>
  <g transform="translate(${(width - 132 * scale) / 2} ${height * 0.36}) rotate(-0.4) scale(${scale})" stroke-linejoin="round">
    <path d="${stroke(1)}" fill="url(#lead)"/>
    ${[2, 3].map((pass) => `<path d="${stroke(pass)}" fill="none" stroke="#2b2b2b" stroke-width="0.42" opacity="0.8"/>`).join('')}
  </g>`;
}

/** 1954: rounder, in enamel on a tank badge. */
function enamel(width: number, height: number) {
  const scale = (width * 0.5) / 132;
  const green = '#0b6b48';
  return `<defs>
    <radialGradient id="paint" cx="38%" cy="26%" r="90%">
      <stop offset="0" stop-color="#2f8f69"/><stop offset="0.5" stop-color="${green}"/><stop offset="1" stop-color="#07432e"/>
    </radialGradient>
    <linearGradient id="tin" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#f3efe6"/><stop offset="0.45" stop-color="#a7a49b"/><stop offset="1" stop-color="#d9d5ca"/>
    </linearGradient>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#ece3d0"/><stop offset="1" stop-color="#cdbfa2"/>
    </linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="14"/></filter>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#wall)"/>
  <ellipse cx="${width / 2 + 10}" cy="${height / 2 + 20}" rx="${width * 0.39}" ry="${height * 0.35}" fill="#4b3c22" opacity="0.55" filter="url(#soft)"/>
  <ellipse cx="${width / 2}" cy="${height / 2}" rx="${width * 0.39}" ry="${height * 0.35}" fill="url(#tin)"/>
  <ellipse cx="${width / 2}" cy="${height / 2}" rx="${width * 0.375}" ry="${height * 0.328}" fill="url(#paint)"/>
  <g transform="translate(${(width - 132 * scale) / 2} ${(height - 48 * scale) / 2}) scale(${scale})"
    fill="#efe6cf" stroke="#efe6cf" stroke-width="4.2" stroke-linejoin="round">
    <path transform="translate(66 24) scale(0.93 0.9) translate(-66 -24)" d="${SHAPES.map((corners) => path(inset(corners))).join('')}"/>
  </g>
  <ellipse cx="${width * 0.4}" cy="${height * 0.3}" rx="${width * 0.2}" ry="${height * 0.07}" fill="#fff" opacity="0.22" filter="url(#soft)" transform="rotate(-9 ${width * 0.4} ${height * 0.3})"/>`;
}

/** Drawn in by the half width of the round stroke, so that the corners turn round and the bars keep their gaps. */
function inset(corners: number[]) {
  const points = corners.length / 2;
  const centre = (axis: number) =>
    corners.filter((_, at) => at % 2 === axis).reduce((a, b) => a + b, 0) / points;
  const [x, y] = [centre(0), centre(1)];
  return corners.map((value, at) => {
    const from = at % 2 ? y : x;
    return value - Math.sign(value - from) * Math.min(2.3, Math.abs(value - from));
  });
}

const DRAWINGS = { pencil, enamel };

export const drawnMark = (which: keyof typeof DRAWINGS, width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${DRAWINGS[which](width, height)}</svg>`,
  );
