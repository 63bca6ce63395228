const WIDTH = 4;
const HEIGHT = 18;

/** Orders of each hour as small bars. The numbers stand beside it, so it is decoration. */
export function HourBars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${counts.length * WIDTH} ${HEIGHT}`}
      width={counts.length * WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      {counts.map((count, hour) => {
        const height = count === 0 ? 1 : Math.max(3, (count / most) * HEIGHT);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the hour
          <rect key={hour} x={hour * WIDTH} y={HEIGHT - height} width={WIDTH - 1} height={height} rx={0.5} />
        );
      })}
    </svg>
  );
}
