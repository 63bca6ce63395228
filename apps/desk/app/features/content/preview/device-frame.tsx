import { useEffect, useRef, useState } from 'react';

export type Device = 'desktop' | 'phone';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } };

interface FrameProps {
  readonly device: Device;
  readonly address: string;
  readonly title: string;
  /** How wide a phone is drawn; a desktop fills its place. */
  readonly width?: number;
  onScale?(scale: number): void;
}

/** The shop in the width of a device, scaled to its place. */
export function DeviceFrame({ device, address, title, width, onScale }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: width ?? 0, height: 0 });
  useEffect(() => {
    if (!box.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  const full = SIZES[device];
  const scale = Math.min(1, size.width / full.width);
  useEffect(() => onScale?.(scale), [scale, onScale]);
  return (
    <div
      ref={box}
      className={`device-frame device-frame--${device}`}
      style={width ? { inlineSize: width } : undefined}
    >
      {size.width > 0 ? (
        <iframe
          title={title}
          src={address}
          referrerPolicy="no-referrer"
          style={{
            inlineSize: full.width,
            blockSize: Math.max(full.height, size.height / scale),
            scale: String(scale),
          }}
        />
      ) : null}
    </div>
  );
}
