import type { ReactNode } from 'react';

/** An order code in groups of four; copied, it is one word. */
export function Code({ value }: { value: string }) {
  const groups = value.match(/.{1,4}/g) ?? [value];
  return (
    <bdi className="code">
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be equal
        <i key={place}>{group}</i>
      ))}
    </bdi>
  );
}

/** A reference of another system, such as a bank: as it is written there. */
export function Reference({ value }: { value: string }) {
  return <bdi className="code code--plain">{value}</bdi>;
}

/** A frame number with its counter, the last six signs, strong. */
export function Frame({ value }: { value: string | null | undefined }) {
  if (!value) return <span className="muted">–</span>;
  return (
    <bdi className="frame">
      {value.slice(0, -6)}
      <b>{value.slice(-6)}</b>
    </bdi>
  );
}

/** The colours of a vehicle, one or two; decoration beside its name. */
export function Swatch({ colors }: { colors: readonly string[] }) {
  const [first, second = first] = colors;
  if (!first) return null;
  const background = `linear-gradient(135deg, ${first} 50%, ${second} 50%)`;
  return <span className="swatch" style={{ background }} aria-hidden="true" />;
}

export function SiteTag({ site, isOn }: { site: string; isOn?: boolean }) {
  return <span className={isOn ? 'site site--on' : 'site'}>{site.toUpperCase()}</span>;
}

export function Tag({
  tone,
  children,
}: {
  tone?: 'accent' | 'ok' | 'warn' | 'alert' | 'transit';
  children: ReactNode;
}) {
  return <span className={tone ? `tag tag--${tone}` : 'tag'}>{children}</span>;
}
