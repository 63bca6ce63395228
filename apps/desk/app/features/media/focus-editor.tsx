import { useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { Kbd } from '../../kit/parts/kbd.tsx';

export interface Focus {
  readonly x: number;
  readonly y: number;
}

interface FocusEditorProps {
  readonly src: string;
  readonly saved: Focus | null;
  readonly canChange: boolean;
  readonly isSaving: boolean;
  onSave(focus: Focus): void;
}

interface FocusAreaProps extends FocusEditorProps {
  onMissing(): void;
}

const MIDDLE: Focus = { x: 50, y: 50 };
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR = 10;
const within = (value: number) => Math.max(0, Math.min(100, Math.round(value)));

/** The pointer in percent of the picture. */
const pointIn = (box: DOMRect, { clientX, clientY }: React.PointerEvent): Focus => ({
  x: within(((clientX - box.left) / box.width) * 100),
  y: within(((clientY - box.top) / box.height) * 100),
});

/** The picture with its focal point; a sign in its place where it cannot be loaded. */
export function FocusEditor(props: FocusEditorProps) {
  const t = useT();
  const [isMissing, setMissing] = useState(false);
  if (!isMissing) return <FocusArea {...props} onMissing={() => setMissing(true)} />;
  return (
    <div className="focal-point__none">
      <Icon name="picture" size={22} />
      <span className="small">{t('media.notLoaded')}</span>
    </div>
  );
}

/** The point that every crop keeps in view: set by pointer or by arrow keys, one percent at a time. */
function FocusArea({ src, saved, canChange, isSaving, onSave, onMissing }: FocusAreaProps) {
  const t = useT();
  const [moved, setMoved] = useState<Focus | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const focus = moved ?? saved ?? MIDDLE;
  const isChanged = moved !== null && (moved.x !== saved?.x || moved.y !== saved?.y);
  const pointAt = (event: React.PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || !canChange) return;
    setMoved(pointIn(box, event));
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step && canChange) {
      const far = event.shiftKey ? FAR : 1;
      setMoved({ x: within(focus.x + step[0] * far), y: within(focus.y + step[1] * far) });
    } else if (event.key === 'Enter' && isChanged) onSave(focus);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="col">
      <div
        ref={area}
        className="focal-point"
        role="slider"
        tabIndex={0}
        aria-label={t('media.focus')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={t('media.focusAt', { x: focus.x, y: focus.y })}
        aria-disabled={!canChange || undefined}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointAt(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && pointAt(event)}
      >
        <img src={src} alt="" draggable={false} onError={onMissing} />
        <i style={{ insetBlock: 0, left: `${focus.x}%`, inlineSize: 1 }} />
        <i style={{ insetInline: 0, top: `${focus.y}%`, blockSize: 1 }} />
        <b style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <FocusLine
        focus={focus}
        isChanged={isChanged}
        canChange={canChange}
        isSaving={isSaving}
        onUndo={() => setMoved(null)}
        onSave={() => onSave(focus)}
      />
      <Crops src={src} focus={focus} />
    </div>
  );
}

interface FocusLineProps {
  readonly focus: Focus;
  readonly isChanged: boolean;
  readonly canChange: boolean;
  readonly isSaving: boolean;
  onUndo(): void;
  onSave(): void;
}

/** Where the point is, and how to move it; once it was moved, how to keep it. */
function FocusLine({ focus, isChanged, canChange, isSaving, onUndo, onSave }: FocusLineProps) {
  const t = useT();
  return (
    <div className="row space-between small">
      <span className="muted" aria-live="polite">
        {t('media.focusAt', { x: focus.x, y: focus.y })}
      </span>
      {isChanged ? (
        <span className="row">
          <Button size="small" look="quiet" onClick={onUndo}>
            {t('media.undoFocus')}
          </Button>
          <Button size="small" look="primary" disabled={isSaving} onClick={onSave}>
            {t('media.saveFocus')}
          </Button>
        </span>
      ) : canChange ? (
        <span className="muted row row--4">
          {t('media.focusHow')}
          <Kbd keys="arrowleft" />
          <Kbd keys="arrowright" />
          <Kbd keys="arrowup" />
          <Kbd keys="arrowdown" />
        </span>
      ) : null}
    </div>
  );
}

const CROPS = [
  ['wide', '21 / 9'],
  ['standard', '4 / 3'],
  ['phone', '9 / 16'],
  ['square', '1 / 1'],
] as const;

/** How the pages cut the picture, all at once. */
function Crops({ src, focus }: { src: string; focus: Focus }) {
  const t = useT();
  return (
    <ul className="crops" aria-label={t('media.crops')}>
      {CROPS.map(([id, aspectRatio]) => (
        <li key={id} className={`crop--${id}`}>
          <img src={src} alt="" style={{ aspectRatio, objectPosition: `${focus.x}% ${focus.y}%` }} />
          <span className="x-small muted">{t(`media.crop.${id}`)}</span>
        </li>
      ))}
    </ul>
  );
}
