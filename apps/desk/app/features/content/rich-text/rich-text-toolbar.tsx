import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type Translate, useT } from '../../../i18n/use-t.ts';
import { Icon } from '../../../kit/parts/icon.tsx';
import type { LineKind } from './line-kinds.ts';
import { RICH_TEXT_COMMANDS as COMMANDS } from './rich-text-commands.ts';

interface ToolbarProps {
  readonly formats: Formats;
  readonly label: string;
  /** Id of the text. */
  readonly controls: string;
  onRun(command: Command): void;
  onLink(): void;
}

interface Tool {
  readonly id: string;
  readonly label: string;
  readonly keys?: string;
  readonly isOn: boolean;
  readonly sign: ReactNode;
  run(): void;
}

/** Drawn by the stylesheet: the button's name is its label. */
const Sign = ({ text }: { text: string }) => <span className="rich-text__sign" data-sign={text} />;

function toolsOf(t: Translate, formats: Formats, onRun: ToolbarProps['onRun'], onLink: () => void): Tool[] {
  const { kind, bold, italic, link } = formats;
  return [
    {
      id: 'bold',
      label: t('content.text.bold'),
      keys: 'Control+B',
      isOn: bold,
      sign: <Sign text="B" />,
      run: () => onRun(COMMANDS.bold),
    },
    {
      id: 'italic',
      label: t('content.text.italic'),
      keys: 'Control+I',
      isOn: italic,
      sign: <Sign text="I" />,
      run: () => onRun(COMMANDS.italic),
    },
    {
      id: 'link',
      label: t('content.text.link'),
      keys: 'Control+K',
      isOn: link !== null,
      sign: <Icon name="link" size={14} />,
      run: onLink,
    },
    {
      id: 'h2',
      label: t('content.text.h2'),
      isOn: kind === 'h2',
      sign: <Sign text="H2" />,
      run: () => onRun(COMMANDS.h2),
    },
    {
      id: 'h3',
      label: t('content.text.h3'),
      isOn: kind === 'h3',
      sign: <Sign text="H3" />,
      run: () => onRun(COMMANDS.h3),
    },
    {
      id: 'ul',
      label: t('content.text.ul'),
      isOn: kind === 'ul',
      sign: <Icon name="list" size={14} />,
      run: () => onRun(COMMANDS.ul),
    },
    {
      id: 'ol',
      label: t('content.text.ol'),
      isOn: kind === 'ol',
      sign: <Sign text="1." />,
      run: () => onRun(COMMANDS.ol),
    },
  ];
}

/** One stop of Tab; arrows move between the buttons. */
export function RichTextToolbar({ formats, label, controls, onRun, onLink }: ToolbarProps) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  const tools = toolsOf(t, formats, onRun, onLink);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const all = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const flow = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const next =
      all[(all.indexOf(document.activeElement as HTMLElement) + step * flow + all.length) % all.length];
    for (const button of all) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
    event.preventDefault();
  };
  return (
    <div
      ref={bar}
      className="rich-text__bar"
      role="toolbar"
      tabIndex={-1}
      aria-label={t('content.text.toolbar', { name: label })}
      aria-controls={controls}
      onKeyDown={move}
    >
      {tools.map((tool, place) => (
        <button
          key={tool.id}
          type="button"
          className="rich-text__tool"
          tabIndex={place === 0 ? 0 : -1}
          aria-label={tool.label}
          aria-pressed={tool.isOn}
          aria-keyshortcuts={tool.keys}
          title={tool.label}
          onMouseDown={(event) => event.preventDefault()}
          onClick={tool.run}
        >
          {tool.sign}
        </button>
      ))}
    </div>
  );
}

/** What the text at the cursor has. */
export interface Formats {
  readonly kind: LineKind;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link: string | null;
}
