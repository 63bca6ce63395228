import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type PictureSource, type PictureUrl, pictureUrl } from '../picture/picture.tsx';

export interface SpinProps {
  /** A full turn in equal steps, first frame first. They are fetched when this is shown, so show it when asked. */
  frames: readonly PictureSource[];
  /** What is turned. */
  label: string;
  /** "turned 45 degrees". */
  valueText: (degrees: number) => string;
  hint: string;
  leftLabel: string;
  rightLabel: string;
  /** Stands beside the buttons, below the stage: nothing covers the machine. */
  action?: ReactNode;
  sizes: string;
  url?: PictureUrl | undefined;
}

/** One turn of the thing for a drag across its whole width. */
export const frameAfterDrag = (start: number, moved: number, width: number, count: number) =>
  wrap(start + Math.round((moved / Math.max(width, 1)) * count), count);

const wrap = (frame: number, count: number) => ((frame % count) + count) % count;

/** The shown frame of `count`, and how keys and drags change it. */
function useTurn(count: number) {
  const [frame, setFrame] = useState(0);
  const drag = useRef<{ x: number; frame: number } | null>(null);
  const turn = (by: number) => setFrame((now) => wrap(now + by, count));

  function key(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 6, PageDown: -6 }[
      event.key
    ];
    if (by !== undefined) turn(by);
    else if (event.key === 'Home') setFrame(0);
    else if (event.key === 'End') setFrame(count - 1);
    else return;
    event.preventDefault();
  }

  const drop = () => {
    drag.current = null;
  };

  const handlers = {
    onKeyDown: key,
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      drag.current = { x: event.clientX, frame };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (!drag.current) return;
      const moved = event.clientX - drag.current.x;
      setFrame(frameAfterDrag(drag.current.frame, moved, event.currentTarget.clientWidth, count));
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };

  return { frame, turn, handlers };
}

/**
 * A machine one can turn: by drag, arrow keys or buttons. Right is right in every language: a machine is a thing in
 * a room, not text. Nothing moves by itself.
 */
export function Spin({
  frames,
  label,
  valueText,
  hint,
  leftLabel,
  rightLabel,
  action,
  sizes,
  url,
}: SpinProps) {
  const { frame, turn, handlers } = useTurn(frames.length);
  const step = 360 / frames.length;

  return (
    <div className="ui-spin">
      <div
        className="ui-spin__stage"
        style={{ '--frame-width': frames[0]?.width } as CSSProperties}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.round(360 - step)}
        aria-valuenow={Math.round(frame * step)}
        aria-valuetext={valueText(Math.round(frame * step))}
        {...handlers}
      >
        {frames.map((source, index) => (
          <Frame key={source.key} source={source} sizes={sizes} url={url} isShown={index === frame} />
        ))}
      </div>
      <div className="ui-spin__tools">
        <div className="ui-spin__bar">
          <IconButton icon="turn-left" label={leftLabel} onClick={() => turn(-1)} />
          <span className="ui-small">{hint}</span>
          <IconButton icon="turn-right" label={rightLabel} onClick={() => turn(1)} />
        </div>
        {action}
      </div>
    </div>
  );
}

interface FrameProps {
  source: PictureSource;
  sizes: string;
  url?: PictureUrl | undefined;
  isShown: boolean;
}

/** All frames stay in place and one is seen: a change of frame then costs no decoding. */
function Frame({ source, sizes, url = pictureUrl, isShown }: FrameProps) {
  const format = !source.formats || source.formats.includes('webp') ? 'webp' : 'jpeg';
  const widths = source.widths.map((width) => `${url(source, width, format)} ${width}w`);
  return (
    <img
      className="ui-spin__frame"
      data-shown={isShown || undefined}
      srcSet={widths.join(', ')}
      sizes={sizes}
      width={source.width}
      height={source.height}
      alt=""
      draggable={false}
    />
  );
}
